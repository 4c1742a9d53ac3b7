"""Forgotten Lore: The Syndicate."""

from silverkey.cthulhu.cards.forgotten_lore.set import forgotten_lore
from silverkey.cthulhu.cards.writing import *

forgotten_lore.conspiracy(
    "The Underground Conspiracy",
    46,
    SYNDICATE,
    story_effect(
        AtLeast(1, characters(faction=SYNDICATE, controller=YOU)),
        EachDoes(EACH_OPPONENT, (DiscardHand(),)),
    ),
    cost=0,
).before_errata("2.0", "1.4", faction=SHUB)
