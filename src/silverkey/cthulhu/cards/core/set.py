"""The Core Set."""

from silverkey.cthulhu.cards.making import CardSet

core = CardSet("core", "Core Set")
