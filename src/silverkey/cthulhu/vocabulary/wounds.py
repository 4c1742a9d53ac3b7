"""Instructions about wounds that move, and cards that become copies of others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cthulhu.vocabulary.causing import brought_about
from silverkey.cthulhu.vocabulary.references import Ref
from silverkey.kernel.event import Event
from silverkey.language.node import word
from silverkey.language.program import Instruction, Outcome, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


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
