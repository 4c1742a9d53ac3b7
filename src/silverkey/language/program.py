"""Effects as programs: a list of instructions, run one after another by a frame that can be copied anywhere."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from silverkey.kernel.decision import Option
from silverkey.kernel.frame import Frame
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language.context import Context
from silverkey.language.node import Node


@mypyc_attr(allow_interpreted_subclasses=True)
class Instruction(Node):
    """One step of an effect."""

    __slots__ = ()

    @property
    def dependent(self) -> bool:
        """Whether what may be chosen or picked here depends on an earlier choice."""
        return False

    @property
    def outright(self) -> tuple[Instruction, ...]:
        """What it has happen unless somebody prevents it: itself, or what it is about."""
        return (self,)

    def run(self, game: Any, frame: Program) -> Outcome:
        """Begin. What cannot be finished at once goes on in ``after`` or ``answered``."""
        raise NotImplementedError

    def after(self, game: Any, frame: Program, value: Any) -> Outcome:
        """The frame that this instruction pushed is done."""
        return came(bool(value))

    def answered(self, game: Any, frame: Program, option: Option) -> Outcome:
        """The question that this instruction put is answered."""
        raise NotImplementedError

    def possible(self, game: Any, ctx: Context) -> Any:
        """None, or the refusal that keeps the whole effect from being triggered."""
        return None

    def unpayable(self, game: Any, ctx: Context) -> Any:
        """None, or the refusal that keeps it from being a cost, which must be paid in full."""
        return self.possible(game, ctx)

    def as_cost(self, title: str) -> str:
        """How it reads before 'to'."""
        return self.english(title)

    def futile(self, game: Any, ctx: Context) -> bool:
        """Whether it would come to nothing although it may be tried: done to all of none, or to what was chosen."""
        return False

    def foreseen(self, game: Any, ctx: Context) -> list[Context]:
        """What may be settled once it is done, where what comes after it depends on that."""
        return []

    def english(self, title: str) -> str:
        """The instruction in the imperative, without capital or full stop."""
        raise NotImplementedError

    def offered(self, title: str) -> str:
        """What a player may do, where whether he does is asked; nothing where the question says all."""
        return ""

    def told_with(self, before: Instruction, title: str) -> list[str]:
        """The sentences of the instruction before and this one, where they are told as one; otherwise none."""
        return []


class Program(Frame[Any]):
    """An effect being carried out."""

    __slots__ = ("ctx", "memo", "ok", "position", "program", "stage")

    STEPS = ("perform",)

    def __init__(self, program: tuple[Instruction, ...], ctx: Context) -> None:
        self.program = program
        self.ctx = ctx
        self.position = 0
        self.stage = 0
        """How far an instruction with several stages has come."""
        self.memo: list[int] = []
        """Scratch numbers of the instruction under way."""
        self.ok = True
        """Whether the instruction before the present one happened in full; 'then' asks."""

    def ask(self, game: Any, player: int, kind: str, options: list[Option], about: int | None = None) -> Outcome:
        """Put a question for the instruction under way, which does not happen if there is no answer.

        ``about`` is a card that the question is about, if not the one whose effect this is.
        """
        if not options:
            return SHORT
        game.ask(player, kind, options, self.ctx.source if about is None else about)
        return LATER

    def carry_out(self, game: Any, effect: tuple[Instruction, ...]) -> Outcome:
        """Have other instructions carried out for the one under way, in a context that goes its own way."""
        game.push(Program(effect, self.ctx.copy()))
        return LATER

    def perform(self, game: Any) -> None:
        """Run the next instruction; between two, the rules have their say."""
        if self.position >= len(self.program):
            game.pop(self.ok)
            return
        self.finish(self.program[self.position].run(game, self))

    def finish(self, outcome: Outcome) -> None:
        """Go on to the next instruction if this one is done."""
        if outcome is LATER:
            return
        self.ok = outcome is FULL
        self.position += 1
        self.stage = 0
        self.memo = []

    def returned(self, game: Any, value: Any) -> None:
        if self.position < len(self.program):
            self.finish(self.program[self.position].after(game, self, value))

    def answered(self, game: Any, option: Option) -> None:
        self.finish(self.program[self.position].answered(game, self, option))

    def cut(self) -> None:
        """Skip what is left: the effect has been cancelled."""
        self.ok = False
        self.position = len(self.program)
