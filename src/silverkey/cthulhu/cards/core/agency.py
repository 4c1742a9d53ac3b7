"""Core Set: The Agency."""

from silverkey.cthulhu.cards.writing import *

core = card_set("core")

core.card(
    "Thomas F. Malone",
    response(
        on("story resolved", targets=THIS),
        choose(characters(keywords=("Villainous",), subtypes=("Cultist",), controller=OPPONENT, where=("in event",))),
        destroy(CHOSEN),
    ),
)

core.card(
    "Kirby O'Donnell",
    Static(Every(characters(keywords=("Heroic",))), (gains("C"),), (is_committed(),)),
    Static(Every(characters(keywords=("Villainous",))), (loses("T"),), (is_committed(),)),
)

core.card("Local Sheriff", action(pay(1), return_to_hand(THIS), CameThisPhase(), zone=DISCARD))

core.card("Paul LeMond", action(pay(1), choose(characters()), until_end_of_phase(THIS, IconsOf(CHOSEN))))

core.card("Professor Hermann Mulder", whenever(AtLeast(6, characters()), goes_insane(THIS)))

core.card("Monster Hunter", response(AFTER_WINNING_BY_TWO, pay(2), choose(characters(skill=at_most(2))), wound(CHOSEN)))

core.card("Undercover Security")

core.card("Hired Muscle")

core.card("Freelance Occultist")

core.card("Blackwood File Clerk")

core.card("Peeler", Static(THIS, (Keyword("Willpower"),), (AtLeast(1, attachments()),)))

core.card("T-Men", forced(AFTER_ENTERING, choose(characters()), wound(CHOSEN)))

core.card("G-Men")

core.card(
    "Shotgun",
    Static(
        HOST,
        (GainAbility(action(pay(1), choose(characters(committed=HERE)), wound(CHOSEN))),),
        (is_committed(HOST),),
    ),
    attach=characters(),
)

core.card(
    "Patrol Wagon",
    Static(HOST, (Keyword("Toughness", 1),)),
    disrupt(on("wound", card=HOST), pay(2), CancelEvent("cancel {wound} to attached character", 1)),
    attach=characters(),
)

core.card("Shotgun Blast", action(choose(characters(skill=at_most(X))), wound(CHOSEN)))

core.card("Short Fuse", action(YOUR_OPERATIONS, choose(characters()), wound(CHOSEN, 7)))

core.card(
    "Torch the Joint!",
    action(
        YOUR_OPERATIONS,
        choose(either(Cards(zone=DOMAIN, non=(AGENCY,)), supports(subtypes=("Location",)))),
        destroy(CHOSEN),
    ),
)

core.card(
    "Small Price to Pay",
    action(
        choose(characters(controller=YOU), "mine"),
        choose(characters(controller=OPPONENT), "theirs"),
        choose(Cards(among=Chosen("mine theirs"))),
        goes_insane(CHOSEN),
        then(wound(TheOnly(Cards(among=Chosen("mine theirs"), but=CHOSEN_CARD)))),
    ),
)

core.card(
    "Working a Hunch",
    action(
        choose(characters()),
        until_end_of_phase(CHOSEN, gains("CC")),
        when_(Overpaid(), until_end_of_phase(CHOSEN, gains("AI"))),
    ),
)

core.card("Steve Clarney", Static(Every(characters()), (Keyword("Toughness", 0),), (is_committed(),)))
