"""The Mark of Madness: neutral cards."""

from silverkey.cthulhu.cards.writing import *

mark_of_madness = card_set("mark-of-madness")

mark_of_madness.card(
    "The Supplicant",
    Enters(state="insane"),
    response(
        AFTER_RESTORED,
        PayBy(ready(THIS)),
        choose(characters(state="insane")),
        restore(CHOSEN),
        Lasts(CHOSEN, (Keyword("Willpower"),), until="turn"),
    ),
)
