"""What lies face down under locations, under the act and agenda decks, or in a pile of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.arkham.table import zones
from silverkey.arkham.vocabulary.picking import Finding
from silverkey.arkham.words import SACRIFICES
from silverkey.cardgame.details import Manner
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.references import Ref
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, SHORT, Outcome
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


@dataclass(frozen=True, eq=False)
class PutUnder(Instruction):
    """Certain cards are added to a pile that lies face down."""

    who: Ref
    pile: str

    def possible(self, game: Game, ctx: Context) -> Any:
        settled = self.who.settled(game, ctx)
        return game.REFUSALS.no_target if settled is not None and not settled else None

    def run(self, game: Game, frame: Program) -> Outcome:
        cards = self.who.cards(game, frame.ctx)
        if not cards:
            return SHORT
        pile = Manner(self.pile)
        return game.happen([brought_about(frame.ctx, "put under", card, frame.ctx.you, detail=pile) for card in cards])

    def english(self, title: str) -> str:
        who = self.who.english(title)
        return f"add {who} to the {SACRIFICES}" if self.pile == SACRIFICES else f"place {who} {self.pile}"


@dataclass(frozen=True, eq=False)
class AtRandom(Finding):
    """One card of a kind is chosen by chance, without anybody looking at it."""

    def run(self, game: Game, frame: Program) -> Outcome:
        found = self.kind.find(game, frame.ctx)
        frame.ctx.cards[self.name] = (game.chance("at random", found),) if found else ()
        return FULL if found else SHORT

    def english(self, title: str) -> str:
        return f"choose {self.kind.singular()} at random"


@dataclass(frozen=True, eq=False)
class DrawUnderneath(Instruction):
    """Draw the encounter card that lies under this location."""

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if zones.beneath(game, ctx.source) else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        cards = zones.beneath(game, frame.ctx.source)
        if not cards:
            return SHORT
        return game.happen([Event("encounter", cards[0], frame.ctx.you)])

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        return f"draw the encounter card underneath {title}"
