"""How something went that may take a while."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Outcome(Enum):
    """What has come of events or of an instruction."""

    FULL = "it happened in full"
    SHORT = "it did not happen, or not in full"
    LATER = "it is not over: a question or another frame comes first, and whoever began it will be told"


FULL: Final = Outcome.FULL
SHORT: Final = Outcome.SHORT
LATER: Final = Outcome.LATER


def came(full: bool) -> Outcome:
    """What has come of something that is over.

    >>> came(full=True) is FULL, came(full=False) is SHORT
    (True, True)
    """
    return FULL if full else SHORT
