"""Who sits where at a game of Arkham Horror."""

from __future__ import annotations

from collections.abc import Sequence

from silverkey.arkham.game import Game
from silverkey.arkham.printed.facts import printed_card
from silverkey.sitting.arkham.names import short
from silverkey.sitting.seats import Seats

OTHERS = "Another investigator"


def investigators_of(game: Game) -> list[str]:
    """Who plays: the codes of the investigators. In a campaign they may be others than at first."""
    members = game.chronicle.members
    if members:
        return [member.investigator for member in members]
    return [game.printed[held.card].facts.code for held in game.investigators]


def holders_of(game: Game, first: Sequence[int]) -> tuple[int, ...]:
    """Who plays each investigator, by the place among those who sit at the table; ``first``: as it was agreed."""
    members = game.chronicle.members
    return tuple(member.player for member in members) if members else tuple(first)


def seats_of(game: Game, holders: Sequence[int], whose: int) -> Seats:
    """The investigators by name, as one of those who hold them sees it; one alone is you."""
    names = [short(printed_card(code).title) for code in investigators_of(game)]
    yours = tuple(seat for seat, holder in enumerate(holders) if holder == whose)
    if len(yours) == 1:
        names[yours[0]] = "You"
    return Seats(tuple(names), yours, OTHERS)
