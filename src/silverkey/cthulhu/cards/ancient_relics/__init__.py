"""Ancient Relics, a file a faction."""

from silverkey.cthulhu.cards.ancient_relics.set import ancient_relics

__all__ = ["ancient_relics"]
