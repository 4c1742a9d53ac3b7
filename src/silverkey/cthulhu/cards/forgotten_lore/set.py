"""Forgotten Lore."""

from silverkey.cthulhu.cards.making import CardSet

forgotten_lore = CardSet("forgotten-lore", "Forgotten Lore")
