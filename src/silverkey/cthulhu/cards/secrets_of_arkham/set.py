"""Secrets of Arkham."""

from silverkey.cthulhu.cards.making import CardSet

secrets_of_arkham = CardSet("secrets-of-arkham", "Secrets of Arkham")
