"""Revelations, a file a faction."""

from silverkey.cthulhu.cards.revelations.set import revelations

__all__ = ["revelations"]
