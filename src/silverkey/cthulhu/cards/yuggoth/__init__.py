"""The Yuggoth Contract, a file a faction."""

from silverkey.cthulhu.cards.yuggoth import hastur, miskatonic, yog_sothoth
from silverkey.cthulhu.cards.yuggoth.set import yuggoth

__all__ = ["hastur", "miskatonic", "yog_sothoth", "yuggoth"]
