"""What stands beside playing and triggering in Call of Cthulhu: X, domains to drain, cards to pay with."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from silverkey.judge.answers import Answers
from silverkey.judge.case import Name
from silverkey.judge.cthulhu.examined import Examined
from silverkey.kernel.decision import Decision, Option


@dataclass(slots=True)
class CthulhuAnswers(Answers[Examined]):
    """What stands beside a move and has not been asked for yet."""

    x: int | None = None
    drain: list[int] = field(default_factory=list)
    pay_with: list[Name] = field(default_factory=list)

    def copy(self) -> CthulhuAnswers:
        """A copy to try things with."""
        return replace(self, targets=self.targets.copy(), drain=self.drain.copy(), pay_with=self.pay_with.copy())

    @property
    def left(self) -> bool:
        """Whether something has not been asked for."""
        return bool(self.x is not None or self.drain or self.pay_with or self.targets)

    def waiting(self, game: Examined) -> list[str]:
        """What has not been asked for, in words."""
        found = Answers.waiting(self, game)
        found += [f"pay with {name.text}" for name in self.pay_with]
        found += [f"drain {number}" for number in self.drain]
        return found if self.x is None else [*found, f"x {self.x}"]

    def answer(self, game: Examined, decision: Decision) -> Option | str | None:
        """The answer to a question of this card; why what is said is no answer; or None if nothing is said."""
        if decision.kind == "x":
            return self._x(decision)
        if decision.kind == "drain":
            return self._drain(game, decision)
        return self.pick(game, decision, self.pay_with if decision.kind.startswith("pay by ") else self.targets)

    def _x(self, decision: Decision) -> Option | str | None:
        if self.x is None:
            return None
        option = Option("number", -1, self.x)
        if option not in decision.options:
            can = ", ".join(str(other.number) for other in decision.options)
            return f"X cannot be {self.x} here; it can be {can}."
        self.x = None
        return option

    def _drain(self, game: Examined, decision: Decision) -> Option | str | None:
        if not self.drain:
            return None
        option = Option("domain", decision.player, self.drain[0] - 1)
        if option not in decision.options:
            can = game.names.options(game, decision.options)
            return f"Domain {self.drain[0]} cannot be drained for this; can be: {can}."
        del self.drain[0]
        return option
