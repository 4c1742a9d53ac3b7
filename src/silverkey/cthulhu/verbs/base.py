"""Verbs: each knows what forbids it, what it does, and how it reads in the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from silverkey.cthulhu.words import Refusal

if TYPE_CHECKING:
    from silverkey.cthulhu.account import Account
    from silverkey.cthulhu.game import Game
    from silverkey.kernel.event import Event

VERBS: dict[str, Verb] = {}


class Verb:
    """Something that can happen to a card, a player or a story."""

    name: ClassVar[str]
    does: ClassVar[str] = ""
    """The imperative on cards, with {who} and {n}."""
    leaves: ClassVar[bool] = False
    """Makes cards leave play."""

    def __init_subclass__(cls) -> None:
        VERBS[cls.name] = cls()

    def cannot(self, game: Game, card: int, player: int = -1) -> Refusal | None:
        """What forbids this for a card in play (and the player whose effect it is), or None."""
        return game.board.forbids(game, self.name, card)

    def perform(self, game: Game, event: Event) -> bool:
        """Let it happen; False if nothing came of it."""
        raise NotImplementedError

    def log(self, told: Account) -> str:
        """The log line for somebody, or nothing."""
        return ""
