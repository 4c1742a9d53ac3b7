"""For the Greater Good."""

from silverkey.cthulhu.cards.making import CardSet

greater_good = CardSet("greater-good", "For the Greater Good")
