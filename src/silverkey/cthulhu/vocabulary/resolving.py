"""Instructions that have struggles resolved besides those that a story has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.players import Who
from silverkey.cthulhu.details import OfStruggle
from silverkey.cthulhu.table.board import struggle_order, struggles_of
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.words import ICON_LETTERS
from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.outcome import FULL, LATER, Outcome
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game

OVER_ALREADY = Refusal("Its struggles must be yet to come.", ("coc-latest/timing/step1",))
THAT_STRUGGLE = "that"
SKILL = "skill"


@dataclass(frozen=True, eq=False)
class ResolveStruggle(Instruction):
    """Resolve a struggle at the story of the answered one: another one, or one as though a player had won it.

    Or (SKILL) compare skill once more where that has just been done.
    """

    of: str = ""
    """Its kind: a letter, the kind that was chosen, or that of the answered struggle (THAT_STRUGGLE)."""
    won_by: Who | None = None
    also: bool = False
    """Besides whoever has won it; the result of the active player comes first."""

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.story(game.events[ctx.event].card) is not None else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        answered = game.events[ctx.event]
        if self.of == SKILL:
            game.compare_skill(answered.card, bool(answered.amount))
            return LATER
        assert isinstance(answered.detail, OfStruggle)
        icon = ICON_LETTERS.find(self.of) if self.of else ctx.numbers.get("icon", -1)
        if self.of == THAT_STRUGGLE or self.also:
            icon = answered.detail.icon
        winner = -1 if self.won_by is None else self.won_by.players(game, ctx)[0]
        if self.also and winner != game.active:
            game.win_as_well(winner)
            return FULL
        game.resolve_struggle(answered.card, icon, winner)
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        if self.of == SKILL:
            return "compare skill there once more, which may bring another success"
        if self.won_by is not None and self.also:
            wins = english.agree(self.won_by.english() == "you", "win")
            return f"{self.won_by.english()} {wins} that struggle too (the active player's result comes first)"
        if self.won_by is not None:
            return f"resolve that struggle as if {self.won_by.english()} had won it"
        kind = f"[{self.of}] struggle" if self.of in ICON_LETTERS and self.of else "struggle of that kind"
        return f"resolve another {kind} at that story"


@dataclass(frozen=True, eq=False)
class PickStruggles(Instruction):
    """Have those of this story's struggles resolved that you pick, in their order, if none has been reached yet."""

    DEED = "resolve struggle"

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.unstruggled(ctx.source) else OVER_ALREADY

    def run(self, game: Game, frame: Program) -> Outcome:
        story = frame.ctx.source
        order = struggle_order(game, story)
        frame.memo = sorted(struggles_of(game, story), key=order.index)
        return self.go_on(game, frame)

    def go_on(self, game: Game, frame: Program) -> Outcome:
        """The next of them."""
        if not frame.memo:
            return FULL
        options = [Option("icon", -1, icon) for icon in dict.fromkeys(frame.memo)]
        return frame.ask(game, frame.ctx.you, "choose struggle", [*options, DONE])

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        if option == DONE:
            return FULL
        frame.memo = frame.memo[frame.memo.index(option.number) + 1 :]
        game.resolve_struggle(frame.ctx.source, option.number, -1)
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return self.go_on(game, frame)

    def english(self, title: str) -> str:
        return "if its struggles are yet to come, pick those of its struggles that resolve"
