"""Terror in Venice: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

venice = card_set("venice")

venice.card(
    "Fleeting Guise",
    action(
        choose(characters(controller=YOU), "copier"),
        choose(characters(unique=False, state="sane")),
        BecomeCopy(Chosen("chosen", "the second"), Chosen("copier", "the first character"), until="phase"),
    ),
)
