"""The Yuggoth Contract."""

from silverkey.cthulhu.cards.making import CardSet

yuggoth = CardSet("yuggoth", "The Yuggoth Contract")
