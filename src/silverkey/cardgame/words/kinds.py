"""Descriptions of cards: what they can be asked, whatever a game tells cards apart by."""

from __future__ import annotations

from typing import Any, ClassVar

from silverkey.cardgame.board import EVERYTHING
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.node import Node


class Kind(Node):
    """Cards of a kind, matched against a game and read as English."""

    __slots__ = ()

    reads: ClassVar[int] = EVERYTHING
    """What decides which cards are meant, of all that may change."""
    dependent: ClassVar[bool] = False
    """Whether it speaks of cards chosen before."""
    counted: ClassVar[bool] = False
    """Whether it speaks of them alone, so that their number needs no saying."""
    late: ClassVar[bool] = False
    """Whether it looks at values that may be counted themselves, and so must wait until those are settled."""
    open: ClassVar[bool] = False
    """Whether everybody sees whether there are such cards."""

    def find(self, game: Any, ctx: Context) -> list[int]:
        """All cards that fit."""
        raise NotImplementedError

    def match(self, game: Any, ctx: Context, card: int) -> bool:
        """Whether a card fits the description."""
        raise NotImplementedError

    def includes(self, game: Any, ctx: Context, card: int) -> bool:
        """Whether a card fits and lies where such cards are looked for."""
        return self.match(game, ctx, card)

    def finds(self, game: Any, ctx: Context, card: int) -> bool:
        """Whether a card is one of those that ``find`` gives."""
        return card in self.find(game, ctx)

    def noun(self, placed: bool = True) -> str:
        """The description without an article."""
        raise NotImplementedError

    def singular(self, placed: bool = True) -> str:
        """One such card."""
        return english.article(self.noun(placed))

    def plural(self, placed: bool = True) -> str:
        """Such cards."""
        raise NotImplementedError

    def predicate(self) -> str:
        """What is said of a card that is one: 'is …'."""
        return self.singular(placed=False)

    def place(self) -> str:
        """' in play' after the noun, unless that is said or plain."""
        return ""

    def every(self) -> str:
        """All such cards."""
        return f"all {self.plural()}"

    def the_only(self) -> str:
        """The one such card."""
        return f"the only {self.noun()}"

    def there_are(self, number: str) -> str:
        """That there are so many such cards; no number stands for one."""
        return f"there are {number} {self.plural()}" if number else f"there is {self.singular()}"
