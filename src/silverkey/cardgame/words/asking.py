"""Instructions that put one question. They are possible where it has an answer."""

from __future__ import annotations

from typing import Any, ClassVar

from silverkey.kernel.decision import Option
from silverkey.kernel.outcome import Outcome
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program


class Asking(Instruction):
    """You choose something that is no card; ``answered`` says what comes of it."""

    __slots__ = ()

    QUESTION: ClassVar[str] = ""

    @property
    def question(self) -> str:
        """What is asked."""
        return self.QUESTION

    def options(self, game: Any, ctx: Context) -> list[Option]:
        """What may be chosen."""
        raise NotImplementedError

    def possible(self, game: Any, ctx: Context) -> Any:
        return None if self.options(game, ctx) else game.REFUSALS.no_target

    def run(self, game: Any, frame: Program) -> Outcome:
        return frame.ask(game, frame.ctx.you, self.question, self.options(game, frame.ctx))
