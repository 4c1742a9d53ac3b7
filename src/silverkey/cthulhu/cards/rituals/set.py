"""Rituals of the Order."""

from silverkey.cthulhu.cards.making import CardSet

rituals = CardSet("rituals", "Rituals of the Order")
