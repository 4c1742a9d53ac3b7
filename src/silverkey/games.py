"""The games there are, each with its word, and where the rooms have what only they know of it.

Rooms that serve every game name none: they are handed a game's word and find their part of it here. It is imported when
it is wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, NamedTuple


class Known(NamedTuple):
    """A game: what it is called, and for each room the module that has its part of it."""

    title: str
    rooms: Mapping[str, str]
    documents: str = ""
    """How the ids of its rulings begin."""
    wishes: Mapping[str, str] = {}
    """What one may wish for who plays it in the terminal, each with what it is."""
    settings: Mapping[str, str] = {}
    """The same for whoever lets agents play it."""


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
        wishes={
            "you": 'your two factions, such as "Agency, Hastur"',
            "bot": "the bot's two factions",
            "packet": "your packet of neutral cards, 1 or 2",
            "bot-kind": "heuristic or random",
            "deck": "your deck: a file, or a name (silverkey deck list)",
            "bot-deck": "the bot's deck",
        },
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
        wishes={
            "you": 'your investigators, such as "Roland, Wendy"',
            "bot": "the bots' investigators",
            "deck": "deck files of your investigators, with commas between them",
            "bot-deck": "deck files of the bots' investigators",
            "scenario": "a scenario to play alone, such as The Gathering",
            "campaign": "a campaign, such as Night of the Zealot",
            "reserve": "deck files of those who may join a campaign later",
            "difficulty": "easy, standard, hard or expert",
            "bot-kind": "heuristic or random",
        },
        settings={
            "scenario": "The Gathering, or another scenario, or how its title begins",
            "campaign": "whole campaigns of this title, such as Night of the Zealot",
            "difficulty": "easy, standard, hard or expert",
            "investigators": "how many; without, one to four in turn",
        },
    ),
}
FIRST = "cthulhu"
"""The game that is meant where none is named: it was the only one for a time."""


class UnknownGame(LookupError):
    """No game has that word, or it cannot be had in that room."""


def having(room: str) -> list[str]:
    """The words of the games that a room has a part of."""
    return [word for word, known in GAMES.items() if room in known.rooms]


def told(what: Callable[[Known], Mapping[str, str]]) -> dict[str, str]:
    """What any game lets one say, with what it is for each of these games; once, where it is the same for all.

    >>> told(lambda game: game.wishes)["difficulty"], told(lambda game: game.wishes)["bot-kind"]
    ('Arkham Horror: easy, standard, hard or expert.', 'Heuristic or random.')
    """
    found: dict[str, dict[str, str]] = {}
    for known in GAMES.values():
        for name, meaning in what(known).items():
            found.setdefault(name, {})[known.title] = meaning
    return {name: f"{_together(meanings)}." for name, meanings in found.items()}


def _together(meanings: Mapping[str, str]) -> str:
    first, *others = meanings.values()
    if len(meanings) == len(GAMES) and all(other == first for other in others):
        return first[0].upper() + first[1:]
    return ". ".join(f"{title}: {meaning}" for title, meaning in meanings.items())


def part(room: str, game: str) -> Any:
    """The module with what a room knows of a game.

    >>> part("judge", "cthulhu").COURT.seats
    'players'
    """
    if game not in having(room):
        raise UnknownGame(f"There is no game “{game}”. Games are: {', '.join(having(room))}.")
    return import_module(GAMES[game].rooms[room])
