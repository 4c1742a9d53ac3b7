"""Who: the lead investigator, every investigator, those at a location, whoever was chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.words.players import Who
from silverkey.cardgame.words.references import Ref
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


@dataclass(frozen=True, eq=False)
class Lead(Who):
    """The lead investigator."""

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return (game.lead,)

    def english(self) -> str:
        return "the lead investigator"


@dataclass(frozen=True, eq=False)
class EachInvestigator(Who):
    """Every investigator who is in the scenario, or those at a location; in player order."""

    at: Ref | None = None

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        if self.at is None:
            return tuple(game.playing())
        there = self.at.cards(game, ctx)
        return tuple(player for player in game.playing() if game.investigators[player].location in there)

    def english(self) -> str:
        return "each investigator" + ("" if self.at is None else f" at {self.at.english('it')}")


@dataclass(frozen=True, eq=False)
class Everybody(Who):
    """Every investigator of the scenario, be he still in it or not; in player order."""

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return tuple(game.everybody())

    def english(self) -> str:
        return "each investigator"


@dataclass(frozen=True, eq=False)
class PlayerOf(Who):
    """The player whose investigator a card is."""

    ref: Ref
    noun: str = "that investigator"

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return tuple(game.player_of(card) for card in self.ref.cards(game, ctx) if game.player_of(card) >= 0)

    def english(self) -> str:
        return self.noun


@dataclass(frozen=True, eq=False)
class EventInvestigator(Who):
    """The investigator of what is answered."""

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return (game.events[ctx.event].player,)

    def english(self) -> str:
        return "that investigator"


@dataclass(frozen=True, eq=False)
class Tester(Who):
    """The investigator who performs the test."""

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        test = game.test
        return (test.player,) if test is not None else (ctx.numbers.get("tester", ctx.you),)

    def english(self) -> str:
        return "the investigator performing this test"


@dataclass(frozen=True, eq=False)
class Acting(Who):
    """The investigator whose turn it is."""

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return (game.active,) if game.active >= 0 else ()

    def english(self) -> str:
        return "the investigator whose turn it is"


@dataclass(frozen=True, eq=False)
class Bearer(Who):
    """Whoever owns this card."""

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        owner = game.owner[ctx.source]
        return (owner,) if owner >= 0 else ()

    def english(self) -> str:
        return "its bearer"


LEAD = Lead()
BEARER = Bearer()
ACTING = Acting()
EACH_INVESTIGATOR = EachInvestigator()
EVERYBODY = Everybody()
THAT_INVESTIGATOR = EventInvestigator()
TESTER = Tester()
