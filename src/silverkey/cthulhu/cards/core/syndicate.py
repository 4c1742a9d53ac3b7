"""Core Set: The Syndicate."""

from silverkey.cthulhu.cards.writing import *

core = card_set("core")

core.card(
    'Jack "Brass" Brady',
    disrupt(on("resolve", "sacrifice", causes=TRIGGERED, source_types=(IN_PLAY,)), return_to_hand(THIS)),
)

core.card("Dr. Marinus Bicknell Willett")

core.card(
    "Richard Upton Pickman",
    action(
        pay(2),
        choose(characters()),
        until_end_of_phase(THIS, TextOf(CHOSEN)),
        then(until_end_of_phase(CHOSEN, Blank())),
    ),
)

core.card("Bag Man")

core.card("Clover Club Bouncer", action(EXHAUST, choose(characters()), until_end_of_phase(CHOSEN, Skill(-1))))

core.card("Clover Club Torch Singer", action(pay(1), choose(characters()), until_end_of_phase(CHOSEN, Skill(-2))))

core.card("Triggerman")

core.card("Syndicate Liaison", forced(AFTER_ENTERING, choose(characters(state="ready"), if_able=True), exhaust(CHOSEN)))

core.card("Hard Case", response(AFTER_ENTERING, choose(characters(cost=at_most(DomainCount()))), exhaust(CHOSEN)))

core.card("Patsy", action(SACRIFICE, RemoveTokens(2, most=4, stories_only=True)))

core.card(
    "Extortionist",
    response(AFTER_ENTERING_FROM_HAND, Overpaid(), choose(characters(non=("Ancient One",))), exhaust(CHOSEN)),
)

core.card("Freelance Photographer", action(pay(1), ready(THIS)))

core.card("Dutch Courage", Static(Every(characters(controller=YOU)), (Keyword("Toughness", 1),)))

core.card("Cathouse", response(AFTER_OVERPAYING, choose(characters()), ready(CHOSEN)))

core.card("Alhazred Lamp", Static(HOST, (gains("TCAI"),)), attach=characters())

core.card("Like A Moth", action(choose(characters()), until_end_of_phase(CHOSEN, SkillIs(0, printed=True))))

core.card("Panic", action(exhaust(Every(characters(skill=below(X))))))

core.card(
    "Get on Yer Feet!",
    action(choose(characters()), ready(CHOSEN), when_(Overpaid(), until_end_of_phase(CHOSEN, Skill(3)))),
)

core.card(
    "Low Blow",
    action(
        choose(characters()),
        If(
            is_in_state(CHOSEN, "ready"),
            (exhaust(CHOSEN),),
            (If(is_in_state(CHOSEN, "exhausted"), (goes_insane(CHOSEN),)),),
        ),
    ),
)

core.card(
    "Legacy of Ramses",
    action(
        choose(characters(state="exhausted")),
        ready(CHOSEN),
        then(may(PayBy(Drain(YOUR_DOMAINS, one=True)), take(THIS_EVENT))),
    ),
)
