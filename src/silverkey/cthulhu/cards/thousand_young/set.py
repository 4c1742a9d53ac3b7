"""The Thousand Young."""

from silverkey.cthulhu.cards.making import CardSet

thousand_young = CardSet("thousand-young", "The Thousand Young")
