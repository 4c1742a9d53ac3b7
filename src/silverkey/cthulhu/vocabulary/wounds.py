"""Instructions about wounds that move, and cards that become copies of others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.board import NOTHING
from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.words.amounts import Amount
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.changes import Change
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import LATER, Outcome, came
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


@dataclass(frozen=True, eq=False)
class AssignWounds(Instruction):
    """You assign wounds among characters: all at once, so that one may get more than it bears, or one at a time."""

    DEED = "wound"

    cards: Cards
    per: Amount
    optional: bool = False
    together: bool = False

    def able(self, game: Game, ctx: Context) -> list[int]:
        """The characters that can be wounded."""
        return [card for card in self.cards.find(game, ctx) if VERBS["wound"].cannot(game, card, ctx.you) is None]

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        able = self.able(game, ctx)
        if len(frame.memo) == self.per.value(game, ctx) or not able:
            return self.deal(game, frame)
        options = [Option("card", card) for card in able]
        return frame.ask(game, ctx.you, "assign wound", [*options, DONE] if self.optional else options)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        if option == DONE:
            return self.deal(game, frame)
        frame.memo.append(option.card)
        if self.together:
            return self.run(game, frame)
        game.happen([brought_about(frame.ctx, "wound", option.card, frame.ctx.you)])
        return LATER

    def deal(self, game: Game, frame: Program) -> Outcome:
        """Wounds that were assigned together are dealt together."""
        if not self.together or not frame.memo:
            return came(bool(frame.memo))
        frame.stage = 1
        return game.happen(
            [
                brought_about(frame.ctx, "wound", card, frame.ctx.you, frame.memo.count(card))
                for card in dict.fromkeys(frame.memo)
            ]
        )

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return came(bool(value)) if frame.stage == 1 else LATER

    def english(self, title: str) -> str:
        how = "all at once" if self.together else "one at a time"
        may = "may " if self.optional else ""
        return f"{may}distribute 1 more wound for each {self.per.each()}, {how}, among {self.cards.plural()}"


@dataclass(frozen=True, eq=False)
class CopyOf(Change):
    """Becomes a printed copy of another card for a time; then it shows its own face again.

    See faq/doppelganger-focused-art-student.
    """

    reads = NOTHING

    model: Ref

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        """Under two copies it is the face below both that comes back."""
        ((card, _),) = lasting.cards
        standing = game.in_play[card]
        copies = (effect for effect in game.lasting if isinstance(effect.change, CopyOf))
        below = [effect.face for effect in copies if effect.cards == lasting.cards]
        lasting.face = below[0] if below else standing.shows
        for model in self.model.cards(game, ctx):
            standing.shows = game.face(model)
            game.touch()
            game.note(Event("copy", card, ctx.you, place=model))

    def expire(self, game: Game, lasting: Lasting) -> None:
        for card, entered in lasting.cards:
            standing = game.in_play.get(card)
            if standing is not None and standing.entered == entered:
                standing.shows = lasting.face
                game.touch()

    def english(self, many: bool) -> str:
        return f"becomes a printed copy of {self.model.english('')}"
