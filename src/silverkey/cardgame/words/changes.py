"""Changes of values: what passives and lasting effects do to a card while they apply."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from silverkey.cardgame.board import EVERYTHING, NOTHING
from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.words.conditions import Condition
from silverkey.cardgame.words.references import Ref
from silverkey.kernel.state import UNTOLD
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.node import Node
from silverkey.language.program import Instruction, Program


class Change(Node):
    """One change of a card's values."""

    __slots__ = ()

    gained: ClassVar[bool] = False
    """Reads 'gains': ends for a card whose text box is blanked."""
    reads: ClassVar[int] = EVERYTHING
    """What it looks at in a survey, of all that may change."""

    def fix(self, game: Any, ctx: Context, lasting: Lasting) -> None:
        """Settle what a lasting effect settles when it is made."""

    def able(self, game: Any, card: int) -> bool:
        """Whether a card has what is to be changed."""
        return True

    def begin(self, game: Any, board: Any, lasting: Lasting) -> None:
        """Enter a lasting effect into a survey, if it has anything to do there."""

    def enter(self, game: Any, board: Any, ctx: Context, who: Ref, late: tuple[Condition, ...]) -> None:
        """Enter a passive into a survey, with the conditions that wait for values."""
        raise NotImplementedError

    def expire(self, game: Any, lasting: Lasting) -> None:
        """A lasting effect of this kind ends."""

    def english(self, many: bool) -> str:
        """The predicate: 'gains …', or 'gain …' of many."""
        raise NotImplementedError


BEARER = "{bearer}"
"""Whoever has gained an ability, in its text."""


def changes_english(who: str, changes: Iterable[Change], many: bool) -> str:
    """What several changes do to somebody, as one clause, a common verb or measure told once.

    'gains Fast and Willpower and gets +1 skill', 'gains Fast and gets +1 skill, both for each wound'.
    """
    told: list[tuple[str, list[str]]] = []
    measure = ""
    for change in changes:
        verb, _, text = change.english(many).partition(" ")
        each = text[text.index(" for each ") :] if " for each " in text else ""
        if each and each == measure:
            told[-1][1][-1] = told[-1][1][-1].removesuffix(each)
            text = f"{text.removesuffix(each)}, both{each}"
        measure = each
        if told and told[-1][0] == verb and verb in ("gain", "gains", "lose", "loses", "get", "gets"):
            told[-1][1].append(text)
        else:
            told.append((verb, [text]))
    clause = english.listed(f"{verb} {english.listed(texts)}" for verb, texts in told)
    return f"{who} {clause.replace(BEARER, 'it' if many else who)}"


@dataclass(frozen=True, eq=False)
class Delayed(Change):
    """An effect that waits for the end of a period."""

    DESIGNATES = ("answered",)

    reads = NOTHING

    effect: tuple[Instruction, ...]

    def fix(self, game: Any, ctx: Context, lasting: Lasting) -> None:
        """Which instance of each card is meant, also of the one to which the answered event happens."""
        known = lasting.context.cards
        answered = game.events.get(ctx.event)
        if answered is not None and answered.card >= 0:
            known["answered"] = (answered.card,)
        for name in [name for name in known if not name.endswith("@")]:
            known[f"{name}@"] = tuple(game.instance_of(card) for card in known[name])

    def expire(self, game: Any, lasting: Lasting) -> None:
        """Cards that have changed zones since are not meant any more."""
        if lasting.cards and not any(game.instance_of(card) == entered for card, entered in lasting.cards):
            return
        ctx = lasting.context.copy()
        ctx.kind = "lasting"  # no longer the effect that made it
        for name in [name for name in ctx.cards if f"{name}@" in ctx.cards]:
            known = zip(ctx.cards[name], ctx.cards[f"{name}@"], strict=True)
            still = [(card, instance) for card, instance in known if game.instance_of(card) == instance]
            ctx.cards[name] = tuple(card for card, _ in still)
            ctx.cards[f"{name}@"] = tuple(instance for _, instance in still)
        game.push(Program(self.effect, ctx), UNTOLD)

    def english(self, many: bool) -> str:
        return english.listed(instruction.english("it") for instruction in self.effect)
