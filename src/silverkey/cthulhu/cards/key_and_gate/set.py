"""The Key and the Gate."""

from silverkey.cthulhu.cards.making import CardSet

key_and_gate = CardSet("key-and-gate", "The Key and the Gate")
