"""The Mark of Madness: the Syndicate."""

from silverkey.cthulhu.cards.writing import *

mark_of_madness = card_set("mark-of-madness")

mark_of_madness.card(
    "Parrain François",
    Enters(state="insane"),
    response(
        AFTER_RESTORED, PayBy(ready(THIS)), Lasts(Every(characters(non=("Criminal",))), (Skill(-2),), until="turn")
    ),
)

mark_of_madness.card(
    "Milieu Enforcement",
    response(
        on("succeed", player=YOU, when=(AtLeast(2, Happened(on("succeed", player=YOU), period="turn")),)),
        destroy(HOST_CARD),
    ),
    attach=either(characters(non=("Ancient One",)), supports(non=("Ancient One",))),
)
