"""Secrets of Arkham, a file a faction."""

from silverkey.cthulhu.cards.secrets_of_arkham.set import secrets_of_arkham

__all__ = ["secrets_of_arkham"]
