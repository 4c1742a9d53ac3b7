"""The Yuggoth Contract, a file a faction."""

from silverkey.cthulhu.cards.yuggoth.set import yuggoth

__all__ = ["yuggoth"]
