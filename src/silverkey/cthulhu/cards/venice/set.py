"""Terror in Venice."""

from silverkey.cthulhu.cards.making import CardSet

venice = CardSet("venice", "Terror in Venice")
