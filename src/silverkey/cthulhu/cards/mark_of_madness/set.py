"""The Mark of Madness."""

from silverkey.cthulhu.cards.making import CardSet

mark_of_madness = CardSet("mark-of-madness", "The Mark of Madness")
