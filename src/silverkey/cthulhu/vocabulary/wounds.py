"""Instructions about wounds that move, and cards that become copies of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.vocabulary.amounts import Amount
from silverkey.cthulhu.vocabulary.causing import brought_about
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.references import Ref
from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.event import Event
from silverkey.language.node import word
from silverkey.language.program import Instruction, Outcome, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


@word
class MoveWound(Instruction):
    """Move a wound from one character to another; that is not wounding (coc-latest/2.31.a)."""

    origin: Ref
    who: Ref
    verb: str = "move wound"

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        origins, targets = self.origin.cards(game, ctx), self.who.cards(game, ctx)
        if not origins or not targets:
            return False
        return game.happen(
            [brought_about(ctx, "move wound", targets[0], ctx.you, other=origins[0])],
        )

    def english(self, title: str) -> str:
        return f"move a wound from {self.origin.english(title)} to {self.who.english(title)}"


@word
class AssignWounds(Instruction):
    """You assign wounds among characters: all at once, so that one may get more than it bears, or one at a time."""

    DEED: ClassVar[str] = "wound"

    cards: Cards
    each: Amount
    optional: bool = False
    together: bool = False

    def able(self, game: Game, ctx: Context) -> list[int]:
        """The characters that can be wounded."""
        return [card for card in self.cards.find(game, ctx) if VERBS["wound"].cannot(game, card) is None]

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        able = self.able(game, ctx)
        if len(frame.memo) == self.each.value(game, ctx) or not able:
            return self.deal(game, frame)
        options = [Option("card", card) for card in able]
        game.ask(ctx.you, "assign wound", [*options, DONE] if self.optional else options, ctx.source)
        return None

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        if option == DONE:
            return self.deal(game, frame)
        frame.memo.append(option.card)
        if self.together:
            return self.run(game, frame)
        dealt = game.happen([brought_about(frame.ctx, "wound", option.card, frame.ctx.you)])
        return None if dealt is None else self.after(game, frame, dealt)

    def deal(self, game: Game, frame: Program) -> Outcome:
        """Wounds that were assigned together are dealt together."""
        if not self.together or not frame.memo:
            return bool(frame.memo)
        frame.stage = 1
        return game.happen(
            [
                brought_about(frame.ctx, "wound", card, frame.ctx.you, frame.memo.count(card))
                for card in dict.fromkeys(frame.memo)
            ]
        )

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return bool(value) if frame.stage == 1 else None

    def english(self, title: str) -> str:
        how = "and they are dealt together" if self.together else "one at a time"
        may = "may " if self.optional else ""
        return f"{may}assign 1 more wound for each {self.each.english()} among {self.cards.plural()}, {how}"


@word
class BecomeCopy(Instruction):
    """This card becomes a printed copy of another until it leaves play (faq/doppelganger-focused-art-student)."""

    who: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        standing = game.in_play.get(ctx.source)
        for card in self.who.cards(game, ctx):
            other = game.in_play.get(card)
            if standing is None or other is None or other.insane or other.facedown:
                return False
            standing.shows = other.shows or game.printed[card]
            game.touch()
            game.note(Event("copy", ctx.source, ctx.you, other=card))
            return True
        return False

    def english(self, title: str) -> str:
        return f"{title} becomes a printed copy of {self.who.english(title)}"
