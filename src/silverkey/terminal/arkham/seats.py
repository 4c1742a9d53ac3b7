"""Which seats of a game of Arkham Horror are yours."""

from __future__ import annotations

from silverkey.arkham.view import GameView
from silverkey.terminal.arkham.match import YOU, ArkhamMatch


def yours_of(match: ArkhamMatch, seen: GameView) -> tuple[int, ...]:
    """Your seats, as a view tells."""
    if seen.campaign is None:
        return tuple(range(match.yours))
    return tuple(seat for seat, member in enumerate(seen.campaign.members) if member.player == YOU)
