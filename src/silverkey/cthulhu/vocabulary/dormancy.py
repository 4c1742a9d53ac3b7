"""Placing a card dormant at a story (coc-latest/new/dormant.a)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.choices import Choose
from silverkey.cardgame.words.costs import Cost
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.vocabulary import paying
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.conditions import YOUR_OPERATIONS
from silverkey.cthulhu.vocabulary.costs import drain_for
from silverkey.cthulhu.vocabulary.filters import stories
from silverkey.cthulhu.words import HAND, PLACE_DORMANT
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome
from silverkey.language.node import register
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


class ChooseBed(Choose):
    """Choose a story at which you have placed no Dormant card this turn and whose price you can pay."""

    def legal(self, game: Game, ctx: Context) -> list[int]:
        found = Choose.legal(self, game, ctx)
        return [story for story in found if not _used(game, ctx, story) and _payable(game, ctx, story)]


def _used(game: Game, ctx: Context, story: int) -> bool:
    return ("dormant", ctx.you, story, game.turn) in game.limits


def _price(game: Game, ctx: Context, card: int) -> int:
    story = game.story(card)
    return 0 if story is None else story.tokens[ctx.you]


def _payable(game: Game, ctx: Context, card: int) -> bool:
    price = _price(game, ctx, card)
    return price == 0 or bool(paying.paying_domains(game, ctx.you, price))


@dataclass(frozen=True, eq=False)
class TokenCost(Cost):
    """Pay as much as you have success tokens at the chosen story."""

    def refusal(self, game: Game, ctx: Context) -> Refusal | None:
        return None

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        price = _price(game, ctx, ctx.cards["chosen"][0])
        if price == 0:
            return FULL
        domains = paying.paying_domains(game, ctx.you, price)
        return frame.ask(game, ctx.you, "drain", [Option("domain", ctx.you, number) for number in domains])

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        ctx = frame.ctx
        drain_for(game, ctx, option.number, _price(game, ctx, ctx.cards["chosen"][0]))
        return FULL

    def english(self, title: str) -> str:
        return "pay X, where X is the number of your success tokens there"


@dataclass(frozen=True, eq=False)
class LieDown(Instruction):
    """The card lies face down at the chosen story: in play, but no support card (coc-latest/1.15.b)."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        story = ctx.cards["chosen"][0]
        zones.lay_facedown(game, ctx.you, ctx.source, story)
        game.limits["dormant", ctx.you, story, game.turn] = 1
        game.note(Event("lie dormant", story, ctx.you))
        return FULL

    def english(self, title: str) -> str:
        return f"attach {title} face down to that story"


@dataclass(frozen=True, eq=False)
class FallDormant(Instruction):
    """This card, which is in play, loses wounds and attachments and lies dormant at the story that was picked."""

    DEED = "lie dormant"

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if ctx.source not in game.in_play or not ctx.cards.get("chosen"):
            return SHORT
        attached = [brought_about(ctx, "discard", card, ctx.you) for card in game.attachments(ctx.source)]
        happened = game.happen(attached) if attached else FULL
        return LATER if happened is LATER else self.after(game, frame, happened is FULL)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        ctx = frame.ctx
        standing = game.in_play[ctx.source]
        standing.wounds = standing.tokens = 0
        standing.exhausted = standing.insane = False
        standing.committed = -1
        standing.facedown = True
        standing.attached = ctx.cards["chosen"][0]
        game.touch()
        game.note(Event("lie dormant", standing.attached, ctx.you))
        return FULL

    def english(self, title: str) -> str:
        return f"{title} loses its wounds and attachments and becomes a Dormant card at that story"


PLACING = Ability(
    PLACE_DORMANT, (ChooseBed(stories()), LieDown()), costs=(TokenCost(),), when=(YOUR_OPERATIONS,), zone=HAND
)
register(PLACING, "cthulhu/rules/dormant")
