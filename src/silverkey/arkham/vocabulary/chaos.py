"""Chaos tokens: what follows if certain ones are revealed, more of them at once, their signs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.arkham.words import AUTO_FAIL, SYMBOLS
from silverkey.cardgame.events import prevent
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.constants import Rule
from silverkey.cardgame.words.phrasing import joined
from silverkey.kernel.event import PENDING, REPLACED
from silverkey.kernel.outcome import FULL, SHORT, Outcome
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

BAD_SYMBOLS = (*SYMBOLS, AUTO_FAIL)
"""All symbols but the elder sign."""

REPLACED_ALREADY = Refusal("That has been replaced already.", ("ahlcg-reference/instead.b",))
NO_OTHER_TOKEN = Refusal("There is no other token in the bag.", ("ahlcg-reference/triggered.d",))


@dataclass(frozen=True, eq=False)
class IfRevealed(Rule):
    """What follows at once if one of certain symbols is revealed in the test, or once the test is over."""

    tokens: tuple[str, ...]
    effect: tuple[Instruction, ...]
    afterwards: bool = False

    def english(self, title: str) -> str:
        symbols = english.listed([f"[{token}]" for token in self.tokens], "or")
        after = " after it is over" if self.afterwards else ""
        return english.sentence(f"if {symbols} is revealed, {joined(self.effect, title)}{after}")


@dataclass(frozen=True, eq=False)
class RevealSeveral(Instruction):
    """Instead of one chaos token several are revealed; you choose one to be resolved."""

    number: int = 2

    def possible(self, game: Game, ctx: Context) -> Any:
        event = game.events.get(ctx.event)
        return REPLACED_ALREADY if event is not None and event.amount >= self.number else None

    def run(self, game: Game, frame: Program) -> Outcome:
        game.events[frame.ctx.event].amount = self.number
        return FULL

    def english(self, title: str) -> str:
        return f"reveal {self.number} chaos tokens instead of 1, choose 1 of them to resolve and ignore the others"


@dataclass(frozen=True, eq=False)
class SwitchSign(Instruction):
    """The minus of the token that was just revealed becomes a plus."""

    def run(self, game: Game, frame: Program) -> Outcome:
        game.switch_sign()
        return FULL

    def english(self, title: str) -> str:
        return "that token's − becomes a +"


def if_revealed(tokens: tuple[str, ...], *effect: Instruction, afterwards: bool = False) -> IfRevealed:
    """If one of these is revealed, …"""
    return IfRevealed(tokens, effect, afterwards)


@dataclass(frozen=True, eq=False)
class IgnoreToken(Instruction):
    """The token that is being revealed is ignored and another is revealed, upon which something may follow."""

    following: IfRevealed
    """What follows if the other one is such a token."""

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.bag else NO_OTHER_TOKEN

    def run(self, game: Game, frame: Program) -> Outcome:
        event = game.events[frame.ctx.event]
        if event.status != PENDING or not game.bag:
            return SHORT
        prevent(game, event, REPLACED)
        game.let_last_for_test(self.following, frame.ctx, uses=1)
        return FULL

    def english(self, title: str) -> str:
        return f"ignore that token and reveal another one; {self.following.clause(title)}"
