"""The Mark of Madness: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

mark_of_madness = card_set("mark-of-madness")

mark_of_madness.card(
    "Striking Tentacle",
    action(
        choose(
            either(
                characters(committed=ANYWHERE, icons=at_most(0, "T")),
                characters(committed=ANYWHERE, non=("Willpower",)),
            )
        ),
        Do("uncommit", CHOSEN),
    ),
)

mark_of_madness.card(
    "Mandy Aurel",
    Enters(state="insane"),
    response(
        AFTER_RESTORED,
        PayBy(ready(THIS)),
        EachDoes(EACH_OPPONENT, (sacrifice_own(supports(), targeted=True),)),
    ),
)
