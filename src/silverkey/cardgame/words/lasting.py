"""Instructions whose effects last, or come later."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.words.changes import Change, Delayed, changes_english
from silverkey.cardgame.words.constants import Rule
from silverkey.cardgame.words.references import Every, Ref
from silverkey.kernel.outcome import FULL, Outcome, came
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program


@dataclass(frozen=True, eq=False)
class Lasts(Instruction):
    """Changes that last, by default to the end of the phase; or an effect that comes then."""

    who: Ref | None
    """The cards that it is about: what lasts or is to come ends with them."""
    changes: tuple[Change | Rule, ...]
    until: str = "phase"
    """The period at whose end it ends, or the words for how long it lasts."""
    uses: int = -1
    """With which use it ends, or -1 if uses do not matter."""

    def __post_init__(self) -> None:
        if not self.uses:
            raise ValueError("What lasts for no use at all is nothing: say how many uses it has, or nothing of them.")

    def possible(self, game: Any, ctx: Context) -> Any:
        """There must be something to change; whether values turn out different, or what comes later, is not asked."""
        if self.who is None or isinstance(self.who, Every) or isinstance(self.changes[0], Delayed):
            return None
        if self.who.settled(game, ctx) is None:
            return None
        return None if self.changed(game, ctx, self.who) else game.REFUSALS.no_target

    def changed(self, game: Any, ctx: Context, who: Ref) -> tuple[tuple[int, int], ...]:
        """The cards that the changes are about, each with which instance of the card it is."""
        changes = [change for change in self.changes if isinstance(change, Change)]
        able = (card for card in who.cards(game, ctx) if game.can_change(card))
        there = (card for card in able if all(change.able(game, card) for change in changes))
        return tuple((card, game.instance_of(card)) for card in there if not game.ignores(card, ctx.source, ctx.kind))

    def run(self, game: Any, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards: tuple[tuple[int, int], ...] = ()
        if self.who is not None:
            cards = self.changed(game, ctx, self.who)
            if not cards:
                return came(isinstance(self.who, Every))
        made = [Lasting(change, ctx.copy(), cards, self.until) for change in self.changes]
        for change, lasting in zip(self.changes, made, strict=True):  # all is settled before any of them begins
            lasting.uses = self.uses
            change.fix(game, ctx, lasting)
        for lasting in made:
            game.let_last(lasting)
        return FULL

    def english(self, title: str) -> str:
        change, who = self.changes[0], "" if self.who is None else self.who.english(title)
        span = self.until if " " in self.until else f"until the end of the {self.until}"
        span = span.replace("{this}", title).replace("{who}", who)
        if isinstance(change, Delayed):
            if not change.effect:
                return ""
            effects = english.once(english.listed(instruction.english(title) for instruction in change.effect))
            still = f", if {who} is still in play" if who and "{who}" not in self.until else ""
            return f"{span.replace('until', 'at', 1)}, {effects}{still}"
        if isinstance(change, Rule):
            if self.uses == 1:
                return change.for_the_next(title)
            rules = english.listed(rule.clause(title) for rule in self.changes if isinstance(rule, Rule))
            return f"{span}, {rules}"
        changes = (change for change in self.changes if isinstance(change, Change))
        many = self.who is not None and self.who.many
        return f"{span}, {changes_english(who, changes, many).replace('this card', title)}"

    def told_with(self, before: Instruction, title: str) -> list[str]:
        told = [before.english(title), self.english(title)]
        first, second = english.led_once(told)
        if not isinstance(before, Lasts) or before.who is None or second == told[1]:
            return []
        return [f"{first} and {second.removeprefix(before.who.english(title) + ' ')}"]
