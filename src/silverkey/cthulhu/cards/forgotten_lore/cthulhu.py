"""Forgotten Lore: Cthulhu."""

from silverkey.cthulhu.cards.forgotten_lore.set import forgotten_lore
from silverkey.cthulhu.cards.writing import *

forgotten_lore.conspiracy(
    "The R'lyeh Conspiracy",
    48,
    CTHULHU,
    story_effect(
        AtLeast(1, characters(faction=CTHULHU, controller=YOU)),
        choose(either(characters(), supports()), number=2, up_to=True),
        destroy(Chosen("chosen", "those cards")),
    ),
    cost=0,
).before_errata("2.0", "1.4", faction=MISKATONIC)

forgotten_lore.character(
    "Bokrug",
    110,
    CTHULHU,
    Cannot("blank", THIS, words="have its text box blanked, nor counted as blank"),
    forced(
        Trigger(("wound",), "after {this} is wounded by losing a [C] struggle", card=THIS, causes=("Combat",)),
        choose(characters(committed=THERE, other=True), to="wound"),
        wound(CHOSEN, if_able=True),
    ),
    descriptor="The Great Water Lizard",
    unique=True,
    cost=6,
    skill=6,
    icons="TTCCA",
    subtypes=("Ancient One",),
    keywords="Villainous, Toughness +3",
)
