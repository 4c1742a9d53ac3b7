"""The Key and the Gate, a file a faction."""

from silverkey.cthulhu.cards.key_and_gate import miskatonic, neutral, shub_niggurath, yog_sothoth
from silverkey.cthulhu.cards.key_and_gate.set import key_and_gate

__all__ = ["key_and_gate", "miskatonic", "neutral", "shub_niggurath", "yog_sothoth"]
