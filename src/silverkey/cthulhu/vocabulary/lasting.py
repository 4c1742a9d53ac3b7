"""Instructions whose effects last, or come later."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.words import lasting
from silverkey.cardgame.words.changes import Change, Delayed
from silverkey.cardgame.words.constants import Rule
from silverkey.cardgame.words.lasting import AtEnd
from silverkey.cardgame.words.limits import immune
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.words import AFTER_STORY, NEXT_ACTION, NEXT_TURN_BEGINS, NEXT_TURN_ENDS, REPLACED_STORY
from silverkey.kernel.outcome import FULL, SHORT, Outcome
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


class Lasts(lasting.Lasts):
    """Changes that last, of cards and stories: by default to the end of the phase (coc-latest/1.4.a)."""

    def changed(self, game: Game, ctx: Context, who: Ref) -> tuple[tuple[int, int], ...]:
        return tuple(
            (card, standing.entered if standing is not None else -1)
            for card in who.cards(game, ctx)
            for standing in (game.in_play.get(card),)
            if (standing is not None or game.story(card) is not None) and not immune(game, card, ctx.source, ctx.kind)
        )

    def made(self, game: Game, ctx: Context, change: Change | Rule, cards: tuple[tuple[int, int], ...]) -> Lasting:
        effect = lasting.Lasts.made(self, game, ctx, change, cards)
        effect.context.numbers["turn"] = game.turn
        return effect

    def span(self, title: str) -> str:
        return {
            "phase": "until the end of the phase",
            "turn": "until the end of the turn",
            "committed": f"while {title} is committed there",
            "exhausted": f"while {title} is exhausted",
            NEXT_ACTION: f"as {NEXT_ACTION}",
        }.get(self.until, f"until {self.until}" if self.until in (NEXT_TURN_BEGINS, NEXT_TURN_ENDS) else "")


@dataclass(frozen=True, eq=False)
class CountAsPaid(Instruction):
    """You have paid for this card to the end of the phase; ``Cannot`` asks, and says what that is for."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        standing = game.in_play.get(ctx.source)
        if standing is None:
            return SHORT
        game.limits["paid", ctx.you, standing.entered, game.phase_serial] = 1
        game.touch()
        return FULL

    def english(self, title: str) -> str:
        return ""


@dataclass(frozen=True, eq=False)
class AfterStory(AtEnd):
    """Do something after a story has resolved, or been replaced."""

    story: Ref | None = None
    """The story that must have resolved."""

    def waits(self, game: Game, ctx: Context) -> bool:
        if self.story is not None:
            ctx.cards["story"] = self.story.cards(game, ctx)
            return True
        return any(story.winner == ctx.you for story in game.stories)

    def when(self, title: str) -> str:
        if self.story is None:
            return "after this story has been replaced"
        return f"after {self.story.english(title)} has resolved"


def after_replacing(*effect: Instruction) -> AfterStory:
    """After you replace this story, …"""
    return AfterStory(REPLACED_STORY, Delayed(effect))


def after_story(story: Ref, *effect: Instruction) -> AfterStory:
    """After that story has resolved, …"""
    return AfterStory(AFTER_STORY, Delayed(effect), story=story)


def until_end_of_phase(who: Ref, *changes: Change) -> Lasts:
    """Until the end of the phase, …"""
    return Lasts(who, changes)
