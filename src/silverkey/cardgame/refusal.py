"""Why something cannot be done."""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    """Why something cannot be done, and the rulings that say so."""

    sentence: str
    rulings: tuple[str, ...] = ()
