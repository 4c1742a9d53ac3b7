"""Cards that are removed from the game for as long as another card is in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.board import NOTHING
from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.changes import Change
from silverkey.cardgame.words.references import Chosen, Ref
from silverkey.cthulhu.vocabulary.entering import PutIntoPlay
from silverkey.cthulhu.words import REMOVED, WON
from silverkey.kernel.outcome import FULL, LATER, Outcome, came
from silverkey.kernel.state import UNTOLD
from silverkey.language.node import register
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


@dataclass(frozen=True, eq=False)
class SetAside(Instruction):
    """Remove cards from the game and remember them while this card is in play.

    If it leaves play without being won they may return, under their owners' control
    (coc-latest/errata/venice/the-mages-machinations.a).
    """

    DEED = "remove"

    who: Ref
    returning: bool = True

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards = self.who.cards(game, ctx)
        removed = game.happen([brought_about(ctx, "remove", card, game.in_play[card].controller) for card in cards])
        return LATER if removed is LATER else self.after(game, frame, removed is FULL)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        ctx = frame.ctx.copy()
        ctx.cards = {"aside": tuple(card for card in self.who.cards(game, ctx) if game.zone[card] == REMOVED)}
        game.let_last(Lasting(_RETURNS if self.returning else _STAYS, ctx, (), "in play"))
        return came(bool(value))

    def english(self, title: str) -> str:
        text = f"remove {self.who.english(title)} from the game"
        if not self.returning:
            return text
        return f"{text}; if {title} leaves play without being won, put them into play again under their owners' control"


@dataclass(frozen=True, eq=False)
class Returns(Change):
    """Cards that were set aside may return to play when the card that did it leaves play without being won."""

    reads = NOTHING

    returning: bool

    def expire(self, game: Game, lasting: Lasting) -> None:
        if self.returning and game.zone[lasting.context.source] != WON:
            game.push(Program(_RETURN, lasting.context.copy()), UNTOLD)

    def english(self, many: bool) -> str:
        return "return to play"


_RETURNS = Returns(returning=True)
_STAYS = Returns(returning=False)
register(_RETURNS, "cthulhu/rules/set aside")
register(_STAYS, "cthulhu/rules/set aside for good")
_RETURN = (PutIntoPlay(Chosen("aside", "those cards")),)
register(_RETURN[0], "cthulhu/rules/set aside/return")


@dataclass(frozen=True, eq=False)
class WhatIsAside(Ref):
    """The cards that this card has set aside."""

    noun: str = "those characters"

    @property
    def many(self) -> bool:
        return True

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return tuple(
            card
            for effect in game.lasting
            if isinstance(effect.change, Returns) and effect.context.source == ctx.source
            for card in effect.context.cards["aside"]
            if game.zone[card] == REMOVED
        )

    def english(self, title: str) -> str:
        return self.noun
