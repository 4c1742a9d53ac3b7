"""The chaos bag: what is in it, and what lies beside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def fill(game: Game, tokens: Iterable[str]) -> None:
    """These tokens are in the bag, and no others."""
    game.bag = list(tokens)
    game.chaos = tuple(sorted(game.bag))


def add(game: Game, token: str) -> None:
    """One more token goes into the bag."""
    game.bag.append(token)
    game.chaos = tuple(sorted((*game.chaos, token)))


def put_back(game: Game, token: str) -> None:
    """One revealed token goes back into the bag."""
    game.drawn.remove(token)
    game.bag.append(token)


def put_all_back(game: Game, but: int = 0) -> None:
    """All revealed tokens go back into the bag, but for so many that came first."""
    game.bag.extend(game.drawn[but:])
    del game.drawn[but:]
