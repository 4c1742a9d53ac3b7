"""Which occurrence a move answers: told by a card, a struggle or a player, or by the story where it happens."""

from __future__ import annotations

from silverkey.cardgame.names import fold
from silverkey.cthulhu.rules.values import Remains
from silverkey.judge.bench import Bench
from silverkey.judge.case import Move, Name
from silverkey.judge.naming import Names
from silverkey.kernel.event import Event


def is_occasion(names: Names, game: Bench, serial: int, move: Move) -> bool:
    """Whether an event is the one that a move says it answers. An action answers none, and says nothing."""
    if move.to is not None and not _answered(names, game, serial, move.to):
        return False
    return move.at is None or _happens_at(names, game, serial, move.at)


def concerns(names: Names, game: Bench, serial: int, name: Name) -> bool:
    """Whether an event concerns a card of that name: it happens to it, comes from it or has it for a target."""
    event = game.events.get(serial)
    if event is None:
        return False
    return any(names.is_called(game, card, name) for card in {event.card, event.source, *event.cards} - {-1})


def _answered(names: Names, game: Bench, serial: int, name: Name) -> bool:
    event = game.events.get(serial)
    if event is None:
        return False
    if names.player(name) is not None:
        return event.player == names.player(name)
    return fold(name.text) == fold(event.origin) or concerns(names, game, serial, name)


def _happens_at(names: Names, game: Bench, serial: int, name: Name) -> bool:
    event = game.events.get(serial)
    return event is not None and bool(_places(game, event) & set(names.stories(game, name)))


def _places(game: Bench, event: Event) -> set[int]:
    """The story an event is about, or that its card is or was committed to."""
    places = {event.card, event.other}
    if isinstance(event.memory, Remains):
        places.add(event.memory.committed)
    elif event.card in game.in_play:
        places.add(game.story_of(event.card))
    return places
