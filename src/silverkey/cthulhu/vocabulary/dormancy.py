"""Placing a card dormant at a story (coc-latest/new/dormant.a)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.choices import Choose
from silverkey.cardgame.words.references import THIS, Ref
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.conditions import YOUR_OPERATIONS
from silverkey.cthulhu.vocabulary.costs import Pay
from silverkey.cthulhu.vocabulary.filters import stories
from silverkey.cthulhu.vocabulary.measures import Of
from silverkey.cthulhu.vocabulary.references import CHOSEN_STORY
from silverkey.cthulhu.words import HAND, IN_PLAY, PLACE_DORMANT, PLAYED
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome
from silverkey.language.node import register
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


class ChooseBed(Choose):
    """Choose a story at which you have placed no Dormant card this turn and whose price you can pay."""

    def legal(self, game: Game, ctx: Context, player: int = -1) -> list[int]:
        free = (s for s in Choose.legal(self, game, ctx) if ("dormant", ctx.you, s, game.turn) not in game.limits)
        return [story for story in free if _payable(game, ctx, story)]


def _payable(game: Game, ctx: Context, story: int) -> bool:
    own = ctx.copy()
    own.cards["chosen"] = (story,)
    return PRICE.refusal(game, own) is None


PRICE = Pay(Of("tokens", CHOSEN_STORY))


@dataclass(frozen=True, eq=False)
class LieDormant(Instruction):
    """This card, or another that you control, lies face down at the chosen story: in play, but no support card.

    If it was in play already, it loses wounds and attachments (coc-latest/1.15.b).
    """

    DEED = "lie dormant"

    who: Ref = THIS

    def card(self, game: Game, ctx: Context) -> int:
        """Which card it is; -1 if it is nowhere that it could be laid down from."""
        cards = self.who.cards(game, ctx)
        return cards[0] if cards and game.zone[cards[0]] in (HAND, PLAYED, IN_PLAY) else -1

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        card = self.card(game, ctx)
        if card < 0 or not ctx.cards.get("chosen"):
            return SHORT
        attached = [brought_about(ctx, "discard", other, ctx.you) for other in game.attachments(card)]
        happened = game.happen(attached)
        return LATER if happened is LATER else self.after(game, frame, happened is FULL)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        ctx = frame.ctx
        card, story = self.card(game, ctx), ctx.cards["chosen"][0]
        standing = game.in_play.get(card)
        if standing is None:
            zones.lay_facedown(game, ctx.you, card, story)
            game.limits["dormant", ctx.you, story, game.turn] = 1
        else:
            standing.wounds = standing.tokens = 0
            standing.exhausted = standing.insane = False
            standing.committed = -1
            standing.facedown = True
            standing.attached = story
            game.touch()
        game.note(Event("lie dormant", story, ctx.you))
        return FULL

    def english(self, title: str) -> str:
        who = self.who.english(title)
        return f"{who} loses its wounds and attachments and becomes a Dormant card at that story"


PLACING = Ability(
    PLACE_DORMANT, (ChooseBed(stories()), LieDormant()), costs=(PRICE,), when=(YOUR_OPERATIONS,), zone=HAND
)
register(PLACING, "cthulhu/rules/dormant")
