"""Who sits where at a game of Arkham Horror."""

from __future__ import annotations

from silverkey.arkham.game import Game
from silverkey.arkham.printed.facts import printed_card
from silverkey.arkham.view import GameView
from silverkey.sitting.arkham.names import short
from silverkey.sitting.seats import Seats
from silverkey.terminal.arkham.match import YOU, ArkhamMatch

OTHERS = "Another investigator"


def seats_of(match: ArkhamMatch, game: Game) -> Seats:
    """The investigators by name; one alone is you. In a campaign they may be others than at first."""
    members = game.chronicle.members
    if members:
        names = [short(printed_card(member.investigator).title) for member in members]
        yours = tuple(seat for seat, member in enumerate(members) if member.player == YOU)
    else:
        names = [sitting.short for sitting in match.sittings]
        yours = tuple(range(match.yours))
    if len(yours) == 1:
        names[yours[0]] = "You"
    return Seats(tuple(names), yours, OTHERS)


def yours_of(match: ArkhamMatch, seen: GameView) -> tuple[int, ...]:
    """Your seats, as a view tells."""
    if seen.campaign is None:
        return tuple(range(match.yours))
    return tuple(seat for seat, member in enumerate(seen.campaign.members) if member.player == YOU)
