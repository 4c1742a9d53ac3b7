"""Forgotten Lore: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

forgotten_lore = card_set("forgotten-lore")

forgotten_lore.card(
    "The R'lyeh Conspiracy",
    story_effect(
        AtLeast(1, characters(faction=CTHULHU, controller=YOU)),
        choose(either(characters(), supports()), number=2, up_to=True),
        destroy(THOSE_CARDS),
    ),
).before_errata("2.0", "1.4", faction=MISKATONIC)

forgotten_lore.card(
    "Bokrug",
    Cannot(THIS, "blank", "have its text box blanked, nor counted as blank"),
    forced(
        on("wound", card=THIS, causes=("Combat",)),
        choose(characters(committed=THERE, other=True), to="wound"),
        wound(CHOSEN, if_able=True),
    ),
)
