"""The games there are, each with its word, and where the rooms have what only they know of it.

Rooms that serve every game name none: they are handed a game's word and find their part of it here. It is imported when
it is wanted.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple


class Known(NamedTuple):
    """A game: what it is called, and for each room the module that has its part of it."""

    title: str
    rooms: Mapping[str, str]
    documents: str = ""
    """How the ids of its rulings begin."""


GAMES = {
    "cthulhu": Known(
        "Call of Cthulhu",
        {
            "agents": "silverkey.agents.cthulhu.heuristic",
            "arena": "silverkey.arena.cthulhu.contest",
            "cardface": "silverkey.terminal.cthulhu.cardface",
            "catalogue": "silverkey.cthulhu.catalogue",
            "deckcases": "silverkey.cthulhu.deckcases",
            "deckface": "silverkey.terminal.cthulhu.deckface",
            "decks": "silverkey.cthulhu.desk",
            "editions": "silverkey.cthulhu.edition",
            "judge": "silverkey.judge.cthulhu.court",
            "source": "silverkey.cthulhu.cards.source",
            "sitting": "silverkey.sitting.cthulhu.host",
            "terminal": "silverkey.terminal.cthulhu.table",
            "terms": "silverkey.sitting.cthulhu.terms",
        },
        "coc-",
    ),
    "arkham": Known(
        "Arkham Horror",
        {
            "campaigns": "silverkey.terminal.arkham.logbook",
            "cardface": "silverkey.terminal.arkham.cardface",
            "catalogue": "silverkey.arkham.catalogue",
            "deckcases": "silverkey.arkham.decks.cases",
            "agents": "silverkey.agents.arkham.heuristic",
            "arena": "silverkey.arena.arkham.contest",
            "deckface": "silverkey.terminal.arkham.deckface",
            "decks": "silverkey.arkham.decks.desk",
            "editions": "silverkey.arkham.edition",
            "judge": "silverkey.judge.arkham.court",
            "source": "silverkey.arkham.cards.source",
            "sitting": "silverkey.sitting.arkham.host",
            "terminal": "silverkey.terminal.arkham.table",
            "terms": "silverkey.sitting.arkham.terms",
        },
        "ahlcg-",
    ),
}
FIRST = "cthulhu"
"""The game that is meant where none is named: it was the only one for a time."""


class UnknownGame(LookupError):
    """No game has that word, or it cannot be had in that room."""


def having(room: str) -> list[str]:
    """The words of the games that a room has a part of."""
    return [word for word, known in GAMES.items() if room in known.rooms]


def part(room: str, game: str) -> Any:
    """The module with what a room knows of a game.

    >>> part("judge", "cthulhu").COURT.seats
    'players'
    """
    if game not in having(room):
        raise UnknownGame(f"There is no game “{game}”. Games are: {', '.join(having(room))}.")
    return import_module(GAMES[game].rooms[room])
