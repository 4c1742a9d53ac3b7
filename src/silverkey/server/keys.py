"""Names that nobody guesses: of tables, and of seats at them."""

from __future__ import annotations

import hashlib
import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without what is easily mistaken for something else."""


def new_id(length: int = 10) -> str:
    """The name of a table, a deck or a position: short enough to be read out, and none follows from another."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_key() -> str:
    """The key of a seat: whoever has it sits there."""
    return secrets.token_urlsafe(24)


def hashed(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()
