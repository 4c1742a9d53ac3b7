"""Winning stories: how many success tokens it takes, and winning them without."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.words.limits import AboutCards
from silverkey.cardgame.words.players import EACH_PLAYER, Who
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game

TOKENS_TO_WIN = 5


@dataclass(frozen=True, eq=False)
class TokensNeeded(AboutCards):
    """More or fewer success tokens than usual are needed to win certain stories, or another number altogether."""

    by: int = 0
    number: int = TOKENS_TO_WIN
    whose: Who = EACH_PLAYER
    """Who needs them."""

    def told(self, title: str) -> str:
        stories = self.subject(title).replace("all stories", "each story")
        if not self.by:
            return f"to win {stories}, {self.number} success tokens are needed"
        whose = self.whose.english()
        needs = "need" if whose == "you" else "needs"
        tokens = f"{'more' if self.by > 0 else 'fewer'} success {'token' if abs(self.by) == 1 else 'tokens'}"
        return f"{whose} {needs} {abs(self.by)} {tokens} to win {stories}"


def tokens_needed(game: Game, story: int, player: int) -> int:
    """How many success tokens win a story for a player: what replaces the usual number first, then more or fewer."""
    needed = TOKENS_TO_WIN
    said = [(word, ctx) for word, ctx, _ in game.said(TokensNeeded) if word.covers(game, ctx, story)]
    for word, _ in said:
        if not word.by:
            needed = word.number
    return needed + sum(word.by for word, ctx in said if player in word.whose.players(game, ctx))


@dataclass(frozen=True, eq=False)
class WinStories(Instruction):
    """You win stories at once, whatever tokens lie there."""

    DEED = "win story"

    who: Ref

    def possible(self, game: Game, ctx: Context) -> Any:
        known = self.who.settled(game, ctx)
        return None if known is None or self.unwon(game, known) else NO_TARGET

    def unwon(self, game: Game, cards: tuple[int, ...]) -> list[int]:
        """Those that nobody has won."""
        return [story.card for story in game.unwon() if story.card in cards]

    def run(self, game: Game, frame: Program) -> Outcome:
        stories = self.unwon(game, self.who.cards(game, frame.ctx))
        if not stories:
            return SHORT
        game.win_stories(frame.ctx.you, stories)
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        return f"you win {self.who.english(title)} at once"


@dataclass(frozen=True, eq=False)
class Eliminated(Instruction):
    """You are eliminated from the game, which the other player thereby wins."""

    DEED = "lose"

    def run(self, game: Game, frame: Program) -> Outcome:
        game.end(1 - frame.ctx.you, "eliminated")
        return FULL

    def english(self, title: str) -> str:
        return "you are eliminated from the game"
