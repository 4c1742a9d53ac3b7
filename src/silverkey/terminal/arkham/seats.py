"""Who sits where at a game of Arkham Horror."""

from __future__ import annotations

from silverkey.sitting.seats import Seats
from silverkey.terminal.arkham.match import ArkhamMatch

OTHERS = "Another investigator"


def seats_of(match: ArkhamMatch) -> Seats:
    """The investigators by name; one alone is you."""
    yours = tuple(range(match.yours))
    names = [sitting.short for sitting in match.sittings]
    if len(yours) == 1:
        names[0] = "You"
    return Seats(tuple(names), yours, OTHERS)
