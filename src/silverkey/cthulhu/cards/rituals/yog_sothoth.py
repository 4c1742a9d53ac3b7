"""Rituals of the Order: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

rituals = card_set("rituals")

AN_OPPOSING_CHARACTER_ENTERS = on("enter", card=characters(controller=OPPONENT), causes=TRIGGERED)

rituals.card(
    "Stalking Hound",
    response(AN_OPPOSING_CHARACTER_ENTERS, PutIntoPlay(THIS), zone=HAND),
    response(AN_OPPOSING_CHARACTER_ENTERS, PutIntoPlay(THIS), zone=DISCARD),
)

rituals.card(
    "Glaaki",
    response(
        AFTER_COMMITTING,
        choose(characters()),
        until_end_of_phase(CHOSEN, IconsOf(printed=False)),
        Lasts(None, (MustCommit(CHOSEN, with_this=True),)),
    ),
)

rituals.card(
    "Intruder from Beyond",
    response(on("play", card=Cards(type=EVENT, zone=HAND), player=OPPONENT), PutIntoPlay(THIS), zone=HAND),
)

rituals.card(
    "A Gate Opens",
    action(
        ChoosePlayer(opponents=True),
        EachDoes(THAT_PLAYER, (Pick(characters(controller=YOU), to="top"), Do("top", CHOSEN))),
    ),
)

rituals.card("Constricting Elder Thing", response(AFTER_ENTERING, choose(supports()), return_to_hand(CHOSEN_CARD)))

rituals.card(
    "Evolving Shoggoth",
    action(
        pay(2),
        SACRIFICE,
        choose(Cards(type=CHARACTER, non=("Ancient One",), zone=DOMAIN, owner=YOU)),
        PutIntoPlay(CHOSEN_CARD),
    ),
)

rituals.card(
    "Servants of Glaaki",
    Static(THIS, (gains("T", per=Count(Cards(title="Servants of Glaaki"))),)),
    CostChange(Cards(title="Glaaki"), -1, minimum=1),
)

rituals.card(
    "Initiation of Glaaki",
    action(
        YOUR_OPERATIONS,
        ChoosePlayer(opponents=True),
        EachDoes(THAT_PLAYER, (sacrifice_own(characters()),), if_able=True),
        then(
            may(
                Pick(discarded(title="Servants of Glaaki", owner=YOU)),
                PutIntoPlay(CHOSEN_CARD),
            )
        ),
    ),
)

rituals.card(
    "Many-angled Thing",
    response(
        AFTER_ENTERING,
        EachDoes(EACH_OPPONENT, (sacrifice_own(characters(), targeted=True),), if_able=True),
    ),
)

rituals.card(
    "Hermetic Text",
    Static(HOST, (gains("A"), GainAbility(forced(AFTER_COMMITTING, discard_top(YOURSELF, 1))))),
    attach=characters(),
)

rituals.card("Flesh Ward", Static(HOST, (Keyword("Toughness", 2),)), attach=characters())

rituals.card(
    "A Gift of Knowledge",
    action(
        choose(stories(tokens=at_most(2))),
        then(
            Pick(characters(controller=YOU, committed=AT_CHOSEN), "second", to="wound"),
            wound(Chosen("second", "that character")),
            then(PutTokens(CHOSEN_STORY)),
        ),
    ),
)

rituals.card(
    "Fist of Yog-Sothoth",
    action(
        choose(characters()),
        until_end_of_phase(CHOSEN, gains("TCA")),
        when_(Overpaid(), may(take(THIS_EVENT))),
    ),
)

rituals.card(
    "Prism of Many Views",
    LiesOpen(EACH_PLAYER),
    action(EXHAUST_NAMED, ChoosePlayer(), discard_top(THAT_PLAYER, 1)),
)
