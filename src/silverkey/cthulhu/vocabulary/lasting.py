"""Instructions whose effects last, or come later."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.changes import Change, Delayed
from silverkey.cardgame.words.lasting import Lasts
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.words import AFTER_STORY, REPLACED_STORY, WHILE_IN_PLAY
from silverkey.kernel.outcome import FULL, SHORT, Outcome
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


NOTHING_REPLACED = Refusal("You are winning no story that could be replaced.", ("reading/64",))


@dataclass(frozen=True, eq=False)
class AfterReplacing(Lasts):
    """Do something after the story has been replaced that you are winning."""

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if any(story.winner == ctx.you for story in game.stories) else NOTHING_REPLACED

    def run(self, game: Game, frame: Program) -> Outcome:
        return SHORT if self.possible(game, frame.ctx) else super().run(game, frame)


@dataclass(frozen=True, eq=False)
class AfterStory(Lasts):
    """Do something after a certain story has resolved, which is then known as "resolved"."""

    DESIGNATES = ("resolved",)

    def run(self, game: Game, frame: Program) -> Outcome:
        assert self.who is not None
        ctx = frame.ctx.copy()
        ctx.cards["resolved"] = self.who.cards(game, frame.ctx)
        if not ctx.cards["resolved"]:
            return SHORT
        for change in self.changes:  # of no card, so that it outlasts a story that is won
            game.let_last(Lasting(change, ctx, (), self.until))
        return FULL


def after_replacing(*effect: Instruction) -> AfterReplacing:
    """After you replace this story, …"""
    return AfterReplacing(None, (Delayed(effect),), REPLACED_STORY)


def after_story(story: Ref, *effect: Instruction) -> AfterStory:
    """After that story has resolved, …"""
    return AfterStory(story, (Delayed(effect),), AFTER_STORY)


def when_leaving(*effect: Instruction) -> Lasts:
    """When this card leaves play, …; or nothing, and it is only remembered until then what the effect was about."""
    return Lasts(None, (Delayed(effect),), WHILE_IN_PLAY)


def at_end(period: str, *effect: Instruction, still: Ref | None = None) -> Lasts:
    """At the end of the phase or turn, …, if some card is still in play then."""
    return Lasts(still, (Delayed(effect),), period)


def until_end_of_phase(who: Ref, *changes: Change) -> Lasts:
    """Until the end of the phase, …"""
    return Lasts(who, changes)
