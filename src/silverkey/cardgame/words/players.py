"""Who: you, an opponent, whoever was chosen or controls something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from silverkey.cardgame.words.references import Ref
from silverkey.language.context import Context
from silverkey.language.node import Node


class Who(Node):
    """Certain players."""

    __slots__ = ()

    def players(self, game: Any, ctx: Context) -> tuple[int, ...]:
        """The players meant, in turn order from the active player."""
        raise NotImplementedError

    NOUN: ClassVar[str] = "that player"

    def english(self) -> str:
        """How the players are called as a subject."""
        return self.NOUN


@dataclass(frozen=True, eq=False)
class You(Who):
    """The player who uses the ability."""

    NOUN = "you"

    def players(self, game: Any, ctx: Context) -> tuple[int, ...]:
        return (ctx.you,)


@dataclass(frozen=True, eq=False)
class EachPlayer(Who):
    """Every player, the active player first."""

    NOUN = "each player"

    def players(self, game: Any, ctx: Context) -> tuple[int, ...]:
        return tuple(game.players_in_order())


@dataclass(frozen=True, eq=False)
class EachOpponent(Who):
    """Every opponent."""

    noun: str = "each opponent"

    def players(self, game: Any, ctx: Context) -> tuple[int, ...]:
        return tuple(player for player in game.players_in_order() if player != ctx.you)

    def english(self) -> str:
        return self.noun


@dataclass(frozen=True, eq=False)
class ChosenPlayer(Who):
    """The player chosen before, or known to the effect by another name."""

    name: str = "player"

    def players(self, game: Any, ctx: Context) -> tuple[int, ...]:
        chosen = ctx.numbers.get(self.name, -1)
        return (chosen,) if chosen >= 0 else ()

    def english(self) -> str:
        return "that player" if self.name == "player" else f"its {self.name}"


@dataclass(frozen=True, eq=False)
class EventPlayer(Who):
    """The player of the answered event, or whoever has brought it about."""

    acting: bool = False

    def players(self, game: Any, ctx: Context) -> tuple[int, ...]:
        event = game.events[ctx.event]
        return (event.by if self.acting else event.player,)

    def english(self) -> str:
        return "whoever did that" if self.acting else self.NOUN


@dataclass(frozen=True, eq=False)
class ControllerOf(Who):
    """The player who controls a card, or controlled it when it left play."""

    ref: Ref

    def players(self, game: Any, ctx: Context) -> tuple[int, ...]:
        for card in self.ref.cards(game, ctx):
            standing = game.in_play.get(card)
            return (standing.controller if standing is not None else ctx.numbers.get("controller", game.owner[card]),)
        return ()

    def english(self) -> str:
        return f"{self.ref.english('')}'s controller"


YOURSELF = You()
EACH_PLAYER = EachPlayer()
EACH_OPPONENT = EachOpponent()
AN_OPPONENT = EachOpponent("an opponent")
THAT_OPPONENT = EachOpponent("that player")
"""The opponent of whom the effect has just spoken."""
THAT_PLAYER = ChosenPlayer()
THE_EVENT_PLAYER = EventPlayer()
WHOEVER_DID = EventPlayer(acting=True)
