"""Instructions that put one question. They are possible where it has an answer."""

from __future__ import annotations

from typing import Any, ClassVar

from silverkey.cardgame.choosing import Choosing
from silverkey.kernel.decision import Option
from silverkey.kernel.outcome import LATER, SHORT, Outcome, came
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


class Picking(Instruction):
    """You pick a card without targeting it; the effect knows it as what was chosen."""

    __slots__ = ()

    QUESTION: ClassVar[str]

    @property
    def least(self) -> int:
        """How many must be picked: one, or none where that is allowed."""
        return 1

    def legal(self, game: Any, ctx: Context) -> list[int]:
        """What may be picked."""
        raise NotImplementedError

    def possible(self, game: Any, ctx: Context) -> Any:
        return None if not self.least or self.legal(game, ctx) else game.REFUSALS.no_target

    def run(self, game: Any, frame: Program) -> Outcome:
        candidates = self.legal(game, frame.ctx)
        if not candidates:
            return SHORT
        game.push(Choosing(frame.ctx.you, self.QUESTION, candidates, self.least, 1, frame.ctx.source))
        return LATER

    def after(self, game: Any, frame: Program, value: Any) -> Outcome:
        frame.ctx.cards["chosen"] = value
        return came(bool(value))
