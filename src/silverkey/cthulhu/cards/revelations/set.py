"""Revelations."""

from silverkey.cthulhu.cards.making import CardSet

revelations = CardSet("revelations", "Revelations")
