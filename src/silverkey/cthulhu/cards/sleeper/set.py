"""The Sleeper Below."""

from silverkey.cthulhu.cards.making import CardSet

sleeper = CardSet("sleeper", "The Sleeper Below")
