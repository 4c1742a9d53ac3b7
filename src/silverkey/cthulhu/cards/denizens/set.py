"""Denizens of the Underworld."""

from silverkey.cthulhu.cards.making import CardSet

denizens = CardSet("denizens", "Denizens of the Underworld")
