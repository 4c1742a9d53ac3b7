"""The Yuggoth Contract, a file a faction."""

from silverkey.cthulhu.cards.yuggoth import agency, hastur, miskatonic, syndicate, yog_sothoth
from silverkey.cthulhu.cards.yuggoth.set import yuggoth

__all__ = ["agency", "hastur", "miskatonic", "syndicate", "yog_sothoth", "yuggoth"]
