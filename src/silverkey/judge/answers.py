"""Answering the game: what a case says beside a move, and what the judge does where it says nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from silverkey.cthulhu.rules.committing import Commits, followers
from silverkey.cthulhu.vocabulary.committing import must_commit
from silverkey.cthulhu.words import DOMAIN, IN_PLAY
from silverkey.judge.bench import Bench
from silverkey.judge.case import Move, Name
from silverkey.judge.naming import Names
from silverkey.kernel.decision import DONE, NO, PASS, YES, Decision, Option

ORDER = "order effects"
"""The question which passive or Forced Response comes next. Its controller is asked if there is only one."""
AS_LISTED = (ORDER, "resolve story", "win first", "repeat loop")
"""Questions of order, which the judge answers with what is listed first."""
TOKEN = "place token"
AMBIGUOUS = "which of several is meant cannot be told; as: gives a card a name of its own."


@dataclass(slots=True)
class Answers:
    """What stands beside a move and has not been asked for yet."""

    move: Move
    card: int
    height: int
    """How many frames lay on the stack before the move: when no more do, it is over."""
    x: int | None = None
    drain: list[int] = field(default_factory=list)
    pay_with: list[Name] = field(default_factory=list)
    targets: list[Name] = field(default_factory=list)
    interrupted: bool = False
    """Somebody has done something in between, so that what was to be asked may never be."""
    asked: str = ""
    """The answers to the first question that might have been meant, and was not."""

    @classmethod
    def beside(cls, move: Move, card: int, height: int) -> Answers:
        """The answers of a move that is about to be made with a card."""
        return cls(move, card, height, move.x, list(move.drain), list(move.pay_with), list(move.targets))

    def copy(self) -> Answers:
        """A copy to try things with."""
        return Answers(
            self.move,
            self.card,
            self.height,
            self.x,
            self.drain.copy(),
            self.pay_with.copy(),
            self.targets.copy(),
            self.interrupted,
            self.asked,
        )

    @property
    def left(self) -> bool:
        """Whether something has not been asked for."""
        return bool(self.x is not None or self.drain or self.pay_with or self.targets)

    def unasked(self, names: Names) -> str:
        """That something was never asked for, in words; nothing if that does not matter.

        A player need not be named where there is only one opponent, so naming him is no mistake.
        """
        if self.interrupted:
            return ""
        found = [f"target {name.text}" for name in self.targets if names.player(name) is None]
        found += [f"pay with {name.text}" for name in self.pay_with]
        found += [f"drain {number}" for number in self.drain]
        if self.x is not None:
            found.append(f"x {self.x}")
        if not found:
            return ""
        return f"never asks for {', '.join(found)}" + (f", but for one of: {self.asked}" if self.asked else "")

    def over(self, game: Bench) -> bool:
        """Whether the move and all that follows from it at once is done."""
        return game.over or len(game.stack) <= self.height

    def reply(self, names: Names, game: Bench, decision: Decision) -> Option | str | None:
        """The answer to a question of this card; why what is said is no answer; or None if nothing is said."""
        if decision.about != self.card:
            return None
        if decision.kind == "x":
            return self._x(decision)
        if decision.kind == "drain":
            return self._drain(names, game, decision)
        if decision.kind.startswith("pay by "):
            return self._pick(names, game, decision, self.pay_with)
        return self._pick(names, game, decision, self.targets)

    def _x(self, decision: Decision) -> Option | str | None:
        if self.x is None:
            return None
        option = Option("number", -1, self.x)
        if option not in decision.options:
            can = ", ".join(str(other.number) for other in decision.options)
            return f"X cannot be {self.x} here; it can be {can}."
        self.x = None
        return option

    def _drain(self, names: Names, game: Bench, decision: Decision) -> Option | str | None:
        if not self.drain:
            return None
        option = Option("domain", decision.player, self.drain[0] - 1)
        if option not in decision.options:
            can = names.options(game, decision.options)
            return f"Domain {self.drain[0]} cannot be drained for this; can be: {can}."
        del self.drain[0]
        return option

    def _pick(self, names: Names, game: Bench, decision: Decision, wanted: list[Name]) -> Option | str | None:
        """The next name, if the question is about it. What needs no answer may be left out."""
        if not wanted:
            return None
        options, used = names.select(game, decision, wanted)
        if options:
            del wanted[:used]
            if len(options) > 1 and not interchangeable(names, game, options):
                return f"{names.options(game, options)}: {AMBIGUOUS}"
            return options[0]
        if default(names, game, decision) is not None:
            self.asked = self.asked or names.options(game, decision.options)
            return None
        can = names.options(game, decision.options)
        return f"{wanted[0].text} is no answer to “{decision.kind}”; answers are: {can}."


def default(names: Names, game: Bench, decision: Decision) -> Option | None:
    """What the judge answers by itself, or None if the case must say.

    Success tokens are placed, all else that is optional is declined, forced steps are taken, and simultaneous things
    come in the order they are listed.
    """
    options = decision.options
    if game.plain or decision.kind in AS_LISTED:
        return options[0]
    if decision.kind == TOKEN:
        return YES
    for refusal in (PASS, DONE, NO):
        if refusal in options:
            return refusal
    if isinstance(game.stack[-1], Commits):
        bound = followers(game)
        forced = [option for option in options if option.card in bound or must_commit(game, option.card)]
        return forced[0] if forced[0].card in bound or len(forced) == 1 else None
    return options[0] if interchangeable(names, game, options) else None


def interchangeable(names: Names, game: Bench, options: Sequence[Option]) -> bool:
    """Whether nothing tells these options apart: copies of one card that lie or stand alike, none with its own name."""
    if len(options) == 1:
        return True
    if len({(option.word, option.number, option.other) for option in options}) > 1 or options[0].card < 0:
        return False
    cards = [option.card for option in options]
    if any(card in names.labels.values() for card in cards):
        return False
    return len({_looks(game, card) for card in cards}) == 1


def _looks(game: Bench, card: int) -> tuple[object, ...]:
    """All that a player could tell a card by."""
    standing = game.in_play.get(card)
    if standing is None:
        if game.zone[card] == IN_PLAY:
            return (card,)
        return (game.printed[card], game.owner[card], game.zone[card], _domain(game, card))
    return (
        game.printed[card],
        game.owner[card],
        standing.controller,
        standing.exhausted,
        standing.insane,
        standing.facedown,
        standing.wounds,
        standing.tokens,
        standing.committed,
        standing.attached,
        tuple(game.attachments(card)),
    )


def _domain(game: Bench, card: int) -> tuple[int, int]:
    """The domain a resource is on; nothing for other cards."""
    if game.zone[card] == DOMAIN:
        for player, side in enumerate(game.sides):
            for number, domain in enumerate(side.domains):
                if card in domain.resources:
                    return (player, number)
    return (-1, -1)
