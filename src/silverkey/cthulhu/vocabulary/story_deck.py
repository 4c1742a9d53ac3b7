"""Instructions about the story deck, and about stories as they are won and replaced."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game

UNWON = Refusal(
    "It would put a story that was not won into a won pile.",
    ("coc-latest/faq/twila-seventh-gate", "coc-latest/3.4.c"),
)


@dataclass(frozen=True, eq=False)
class SearchStoryDeck(Instruction):
    """Search the story deck and choose a story. It stays where nothing draws it for as long as there is another."""

    secretly: bool = False
    """The opponent does not see which it is."""

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.story_deck else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        if not game.story_deck:
            return SHORT
        game.reveal_to(frame.ctx.you)
        game.push(Choosing(frame.ctx.you, "pick story", game.story_deck.copy(), 1, 1, frame.ctx.source))
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        frame.ctx.cards["chosen"] = value
        for card in value:
            game.story_deck.remove(card)
            game.story_deck.insert(0, card)
        if not self.secretly:
            game.reveal_to(1 - frame.ctx.you)
        return came(bool(value))

    def english(self, title: str) -> str:
        return f"search the story deck and choose a story{' without showing it' if self.secretly else ''}"


@dataclass(frozen=True, eq=False)
class TakeInstead(Instruction):
    """The chosen story is won in place of this one, which is shuffled into the story deck (coc-latest/3.4.c)."""

    who: Ref

    def possible(self, game: Game, ctx: Context) -> Any:
        story = game.story(ctx.source)
        return None if story is not None and story.winner == ctx.you else UNWON

    def run(self, game: Game, frame: Program) -> Outcome:
        story = game.story(frame.ctx.source)
        cards = self.who.cards(game, frame.ctx)
        if story is None or not cards:
            return SHORT
        story.taken = cards[0]
        return FULL

    def english(self, title: str) -> str:
        return (
            f"if {title} was won by you, {self.who.english(title)} goes to your won pile in its place, "
            f"and {title} is shuffled into the story deck"
        )


@dataclass(frozen=True, eq=False)
class NextStory(Instruction):
    """Put a story of the story deck on top of it, as the next to come into the game; the rest is shuffled."""

    who: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        for card in self.who.cards(game, frame.ctx):
            game.story_deck.remove(card)
            game.shuffle(game.story_deck)
            game.story_deck.append(card)
            return FULL
        return SHORT

    def english(self, title: str) -> str:
        return f"shuffle the others and put {self.who.english(title)} on top of them"
