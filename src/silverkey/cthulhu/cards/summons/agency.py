"""Summons of the Deep: The Agency."""

from silverkey.cthulhu.cards.writing import *

summons = card_set("summons")

summons.card(
    "Dynamite",
    action(DISCARD_FROM_PLAY, wound(Every(characters(committed=WITH_HOST)))),
    attach=characters(faction=AGENCY),
).before_errata("2.0", subtypes=("Item", "Weapon"))

summons.card(
    "Endless Interrogation",
    response(
        AFTER_SUCCEEDING, EachDoes(EACH_OPPONENT, (discard_at_random(),)), then(may(pay(1), Do("top", THIS_EVENT)))
    ),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        (
            response(
                AFTER_SUCCEEDING, EachDoes(EACH_OPPONENT, (discard_at_random(),)), then(may(pay(1), take(THIS_EVENT)))
            )
        ),
    ),
)

summons.card(
    "Repo Man",
    replacement(
        on("struggle effect", card=ITS_STORY, player=YOU, which="Combat"),
        Instead("instead of the usual effect of that struggle,"),
        Pick(supports(controller=OPPONENT), to="control"),
        Control(CHOSEN_CARD),
    ),
)

summons.card(
    "Military Bike",
    disrupt(
        on("story resolved", targets=HOST),
        EXHAUST_NAMED,
        Pick(stories(but=EventCard(), visited_by=characters()), to_join=HOST),
        Do("commit", HOST, place=CHOSEN_STORY),
    ),
    attach=characters(controller=YOU),
).before_errata(
    "2.0",
    abilities=(
        disrupt(
            on("story resolved", targets=HOST),
            EXHAUST_NAMED,
            Pick(stories(but=EventCard(), where=("unresolved",)), to_join=HOST),
            Do("commit", HOST, place=CHOSEN_STORY),
        ),
    ),
).before_errata(
    "1.4",
    abilities=(
        disrupt(
            on("story resolved", targets=HOST),
            EXHAUST_NAMED,
            Pick(stories(but=EventCard(), where=("unresolved",), visited_by=characters()), to_join=HOST),
            Do("commit", HOST, place=CHOSEN_STORY),
        ),
    ),
)

summons.card(
    "Government Exorcist",
    response(
        on("commit", card=THIS, when=(Turn(),)),
        choose(characters(controller=OPPONENT, icons=at_least(1, "T"))),
        Lasts(None, (Cannot(CHOSEN, "commit", at=Committed("the same story as Government Exorcist")),)),
    ),
)

summons.card("Interrogation Center", Cannot(Every(characters(faction=NEUTRAL)), "commit", "commit to stories"))

summons.card(
    "Marshall Greene",
    Static(
        Every(characters(controller=YOU, committed=HERE)),
        (Keyword("Willpower"),),
        (is_committed(), IsA(THIS, characters(where=("wounded",)), so=False)),
    ),
)

summons.card("Hand Restraints", Static(HOST, (loses("CI"),)), attach=characters())

summons.card(
    "Confident Rookie",
    Static(THIS, (gains("C"), Keyword("Willpower")), (AtLeast(1, Cards(subtypes=("Weapon",), where=("on this",))),)),
    Static(THIS, (gains("A"), Keyword("Fast")), (AtLeast(1, Cards(subtypes=("Vehicle",), where=("on this",))),)),
)

summons.card(
    "Agency Groundskeeper",
    action(
        EXHAUST_NAMED,
        choose(supports()),
        exhaust(CHOSEN_CARD),
        when_(IsA(CHOSEN_CARD, Cards(subtypes=("Location",))), destroy(CHOSEN_CARD)),
    ),
)

summons.card(
    "A Call for Help",
    action(
        PayBy(GiveUp(characters(icons=at_least(1, "A")), by="exhaust")),
        Pick(Cards(type=CHARACTER, faction=AGENCY, zone=DECK, owner=YOU)),
        take(CHOSEN_CARD),
        Shuffle(),
    ),
)

summons.card("Unorthodox Psychologist", action(EXHAUST_NAMED, Reveal(Hand(AN_OPPONENT), secretly=True)))
