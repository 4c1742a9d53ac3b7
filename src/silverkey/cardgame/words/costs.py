"""Costs: what is paid before an effect is triggered."""

from __future__ import annotations

from typing import Any, ClassVar

from silverkey.cardgame.refusal import Refusal
from silverkey.language.context import Context
from silverkey.language.program import Instruction


class Cost(Instruction):
    """Something to be paid before an effect is triggered."""

    __slots__ = ()

    uses_x: ClassVar[bool] = False
    """Whether the player sets X here."""
    plays: ClassVar[bool] = False
    """Whether it is the cost of the card itself, which is thereby played."""

    def refusal(self, game: Any, ctx: Context) -> Refusal | None:
        """Why it cannot be paid, or None."""
        raise NotImplementedError
