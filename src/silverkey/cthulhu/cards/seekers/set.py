"""Seekers of Knowledge."""

from silverkey.cthulhu.cards.making import CardSet

seekers = CardSet("seekers", "Seekers of Knowledge")
