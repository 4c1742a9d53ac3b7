"""Summons of the Deep."""

from silverkey.cthulhu.cards.making import CardSet

summons = CardSet("summons", "Summons of the Deep")
