"""What an instruction is about: this card, the chosen card, every card of a kind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from silverkey.cardgame.board import EVERYTHING, NOTHING
from silverkey.cardgame.words.kinds import Kind
from silverkey.language.context import Context
from silverkey.language.node import Node


class Ref(Node):
    """Certain cards."""

    __slots__ = ()

    reads: ClassVar[int] = EVERYTHING
    """What decides which cards are meant, of all that may change."""
    found_out: ClassVar[bool] = False
    """Whether only the effect itself finds out which cards are meant."""

    @property
    def many(self) -> bool:
        """Whether it reads as a plural."""
        return False

    def cards(self, game: Any, ctx: Context) -> tuple[int, ...]:
        """The cards meant."""
        raise NotImplementedError

    def means(self, game: Any, ctx: Context, card: int) -> bool:
        """Whether a card is one of those meant."""
        return card in self.cards(game, ctx)

    def settled(self, game: Any, ctx: Context) -> tuple[int, ...] | None:
        """The cards meant, or None if only the effect itself finds out which they are."""
        return None if self.found_out else self.cards(game, ctx)

    def english(self, title: str) -> str:
        """How the reference reads on a card of that title."""
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class Called(Ref):
    """Cards that the text calls by a noun of its own."""

    noun: str = "that card"

    @property
    def many(self) -> bool:
        return self.noun.startswith("those")

    def english(self, title: str) -> str:
        return self.noun


@dataclass(frozen=True, eq=False)
class This(Ref):
    """This card itself. In a borrowed text its name means the card it was borrowed from."""

    reads = NOTHING

    def cards(self, game: Any, ctx: Context) -> tuple[int, ...]:
        return (ctx.numbers.get("self", ctx.source),)

    def means(self, game: Any, ctx: Context, card: int) -> bool:
        return card == ctx.numbers.get("self", ctx.source)

    def english(self, title: str) -> str:
        return title


@dataclass(frozen=True, eq=False)
class ThisCard(Called):
    """The card that the text is used on, be it borrowed from another or gained from an attachment."""

    reads = NOTHING

    noun: str = "this card"

    def cards(self, game: Any, ctx: Context) -> tuple[int, ...]:
        return (ctx.source,)


@dataclass(frozen=True, eq=False)
class Chosen(Ref):
    """What was chosen, under a name or several."""

    reads = NOTHING
    found_out = True

    name: str = "chosen"
    noun: str = "that card"

    @property
    def many(self) -> bool:
        return self.noun.startswith(("those", "any number", "up to")) or self.noun[:1].isdigit()

    def cards(self, game: Any, ctx: Context) -> tuple[int, ...]:
        return tuple(card for name in self.name.split() for card in ctx.cards.get(name, ()))

    def english(self, title: str) -> str:
        return self.noun


@dataclass(frozen=True, eq=False)
class Every(Ref):
    """Every card of a kind, as things stand when the effect gets there."""

    kind: Kind

    @property
    def reads(self) -> int:  # type: ignore[override]
        return self.kind.reads

    @property
    def many(self) -> bool:
        return True

    def cards(self, game: Any, ctx: Context) -> tuple[int, ...]:
        return tuple(self.kind.find(game, ctx))

    def means(self, game: Any, ctx: Context, card: int) -> bool:
        return self.kind.finds(game, ctx, card)

    def english(self, title: str) -> str:
        return self.kind.every().replace("attached to it", f"attached to {title}")


@dataclass(frozen=True, eq=False)
class TheOnly(Ref):
    """The one card of a kind; nobody chooses, so a tie means none."""

    found_out = True

    kind: Kind

    def cards(self, game: Any, ctx: Context) -> tuple[int, ...]:
        found = self.kind.find(game, ctx)
        return tuple(found) if len(found) == 1 else ()

    def english(self, title: str) -> str:
        return self.kind.the_only()


@dataclass(frozen=True, eq=False)
class Topmost(Ref):
    """The topmost card of a kind in a pile."""

    kind: Kind

    def cards(self, game: Any, ctx: Context) -> tuple[int, ...]:
        return tuple(self.kind.find(game, ctx)[-1:])

    def english(self, title: str) -> str:
        return f"the topmost {self.kind.noun()}"


@dataclass(frozen=True, eq=False)
class Both(Ref):
    """Two cards together."""

    first: Ref
    second: Ref

    @property
    def many(self) -> bool:
        return True

    def cards(self, game: Any, ctx: Context) -> tuple[int, ...]:
        return (*self.first.cards(game, ctx), *self.second.cards(game, ctx))

    def settled(self, game: Any, ctx: Context) -> tuple[int, ...] | None:
        known = [cards for ref in (self.first, self.second) if (cards := ref.settled(game, ctx)) is not None]
        return tuple(card for cards in known for card in cards) if known else None

    def english(self, title: str) -> str:
        return f"{self.first.english(title)} and {self.second.english(title)}"


@dataclass(frozen=True, eq=False)
class EventCard(Called):
    """The card that the answered event happened to."""

    def cards(self, game: Any, ctx: Context) -> tuple[int, ...]:
        return (game.events[ctx.event].card,) if ctx.event >= 0 else ()

    def settled(self, game: Any, ctx: Context) -> tuple[int, ...] | None:
        return self.cards(game, ctx) if ctx.event >= 0 else None


@dataclass(frozen=True, eq=False)
class Affected(Ref):
    """The card that a change applies to, where its measure is taken on that card itself."""

    reads = NOTHING

    def cards(self, game: Any, ctx: Context) -> tuple[int, ...]:
        return ()

    def english(self, title: str) -> str:
        return "it"


THIS = This()
THIS_CARD = ThisCard()
CHOSEN_CARD = Chosen()
ATTACHED = Chosen("attached", "it")
"""The card that the effect has attached."""
AFFECTED = Affected()
