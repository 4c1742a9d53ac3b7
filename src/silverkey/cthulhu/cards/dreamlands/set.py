"""Dreamlands."""

from silverkey.cthulhu.cards.making import CardSet

dreamlands = CardSet("dreamlands", "Dreamlands")
