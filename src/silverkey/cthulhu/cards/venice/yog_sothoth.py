"""Terror in Venice: Yog-Sothoth."""

from silverkey.cthulhu.cards.venice.set import venice
from silverkey.cthulhu.cards.writing import *

venice.event(
    "Fleeting Guise",
    55,
    YOG,
    action(
        choose(characters(controller=YOU), "copier"),
        choose(characters(unique=False, state="sane")),
        BecomeCopy(Chosen("chosen", "the second"), Chosen("copier", "the first character"), until="phase"),
    ),
    cost=2,
    subtypes=("Spell",),
)
