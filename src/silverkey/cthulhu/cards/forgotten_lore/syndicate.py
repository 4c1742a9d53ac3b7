"""Forgotten Lore: The Syndicate."""

from silverkey.cthulhu.cards.writing import *

forgotten_lore = card_set("forgotten-lore")

forgotten_lore.card(
    "The Underground Conspiracy",
    story_effect(
        AtLeast(1, characters(faction=SYNDICATE, controller=YOU)),
        EachDoes(EACH_OPPONENT, (Do("discard from hand", Every(Cards(zone=HAND, owner=YOU))),)),
    ),
).before_errata("2.0", "1.4", faction=SHUB)
