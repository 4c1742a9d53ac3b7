"""Passives that are simply on, of cards and of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from silverkey.cardgame.board import NOTHING
from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.words.changes import Change, changes_english
from silverkey.cardgame.words.conditions import Condition, all_true, conditions_clause
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.references import Ref
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.node import Node


class Constant(Node):
    """A passive without a starting condition."""

    __slots__ = ()

    reads: ClassVar[int] = NOTHING
    """What it looks at as it enters a survey. Most only speak, and are asked later."""
    copies: ClassVar[bool] = False
    """Whether the card enters play as a copy of one that is chosen as it is played."""

    def contribute(self, game: Any, board: Any, ctx: Context) -> None:
        """Enter what it does into a survey: it speaks, and whoever it concerns asks for it."""
        board.say(self, ctx)

    def arrives(self, game: Any, ctx: Context) -> str:
        """The state in which the card enters play, if that is not the usual one."""
        return ""

    def english(self, title: str) -> str:
        """The passive as a sentence."""
        raise NotImplementedError


class Rule(Constant):
    """A passive about the game rather than about the values of certain cards; an effect may let it last for a time."""

    __slots__ = ()

    def begin(self, game: Any, board: Any, lasting: Lasting) -> None:
        """Enter a lasting effect into a survey, unless the cards are gone that it ends with."""
        if not lasting.cards or any(game.instance_of(card) == instance for card, instance in lasting.cards):
            board.say(self, lasting.context.copy(), lasting.number)

    def fix(self, game: Any, ctx: Context, lasting: Lasting) -> None:
        """Settle what a lasting effect settles when it is made."""

    def expire(self, game: Any, lasting: Lasting) -> None:
        """A lasting effect of this kind ends."""

    def clause(self, title: str) -> str:
        """The rule as part of a sentence."""
        text = self.english(title).removesuffix(".")
        return text if title and text.startswith(title) else text[0].lower() + text[1:]

    def for_the_next(self, title: str) -> str:
        """The rule in the imperative, where it lasts only until it has been used."""
        raise NotImplementedError


def looked_at(*words: Ref | Kind | Change | Condition) -> int:
    """What any of these words looks at."""
    reads = NOTHING
    for word in words:
        reads |= word.reads
    return reads


@dataclass(frozen=True, eq=False)
class Static(Constant):
    """Changes the values of certain cards while its conditions hold."""

    who: Ref
    changes: tuple[Change, ...]
    when: tuple[Condition, ...] = ()

    @property
    def reads(self) -> int:  # type: ignore[override]
        return looked_at(self.who, *self.changes, *self.when)

    def contribute(self, game: Any, board: Any, ctx: Context) -> None:
        late: tuple[Condition, ...] = ()
        if self.when:
            late = tuple(condition for condition in self.when if condition.late)
            if not all_true(tuple(c for c in self.when if not c.late), game, ctx):
                return
        for change in self.changes:
            change.enter(game, board, ctx, self.who, late)

    def english(self, title: str) -> str:
        many = self.who.many
        who = self.who.english(title)
        text = changes_english(who, self.changes, many).replace("{this}", title)
        if self.when:
            text = f"{conditions_clause(self.when, title)}, {text}"
        return english.sentence(text)
