"""The Key and the Gate, a file a faction."""

from silverkey.cthulhu.cards.key_and_gate.set import key_and_gate

__all__ = ["key_and_gate"]
