"""Verbs: each knows what forbids it, what it does, and how it reads in the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from silverkey.cthulhu.words import Refusal

if TYPE_CHECKING:
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

    def log(self, game: Game, event: Event) -> str:
        """The log line, or nothing."""
        return ""


def title(game: Game, card: int) -> str:
    """A card's title for the log; what lies face down is not named."""
    return game.name(card) if card >= 0 else "the rules"


def because(game: Game, event: Event) -> str:
    """' (Shotgun Blast)' where a card brought it about."""
    return f" ({game.name(event.source)})" if event.source >= 0 and event.source != event.card else ""
