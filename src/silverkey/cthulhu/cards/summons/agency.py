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
        Instead("the usual effect of that struggle"),
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
