"""The decks that come with the games, each with a link of its own: to be read, played and copied, but not changed."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from silverkey.cardgame.decks import Sheet, Starter
from silverkey.cardgame.names import spelt
from silverkey.games import having, part


class ReadyDeck(msgspec.Struct, frozen=True):
    """A deck that comes with a game."""

    id: str
    game: str
    name: str
    about: str
    """How it plays, in a sentence or two; empty where nothing is said."""
    sheet: Sheet


def id_of(game: str, name: str) -> str:
    """What a deck is asked for by. Decks that are kept have no dashes in theirs.

    >>> id_of("arkham", '"Skids" O\\'Toole')
    'arkham-skids-otoole'
    """
    words = "".join(letter for letter in spelt(name) if letter.isalnum() or letter in " -").replace("-", " ").split()
    return "-".join((game, *words))


@lru_cache(maxsize=4)
def ready_of(game: str) -> list[ReadyDeck]:
    """Those of a game."""
    starters: list[Starter] = part("decks", game).starting()
    return [ReadyDeck(id_of(game, one.name), game, one.name, one.about, _named(one)) for one in starters]


def _named(starter: Starter) -> Sheet:
    return msgspec.structs.replace(starter.sheet, name=starter.name)


@lru_cache(maxsize=1)
def ready_decks() -> dict[str, ReadyDeck]:
    """All of them, by what they are asked for by."""
    return {deck.id: deck for game in having("decks") for deck in ready_of(game)}
