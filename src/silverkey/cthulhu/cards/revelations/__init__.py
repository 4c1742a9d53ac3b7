"""Revelations, a file a faction."""

from silverkey.cthulhu.cards.revelations import agency, cthulhu, miskatonic, neutral, shub_niggurath, yog_sothoth
from silverkey.cthulhu.cards.revelations.set import revelations

__all__ = ["agency", "cthulhu", "miskatonic", "neutral", "revelations", "shub_niggurath", "yog_sothoth"]
