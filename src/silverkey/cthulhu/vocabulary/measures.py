"""Numbers: values of cards, what players have, what an event was about; and what is said by comparing them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.board import EVERYTHING, NOTHING, TOKENS, WOUNDS
from silverkey.cardgame.words.amounts import RELATIONS, Amount
from silverkey.cardgame.words.conditions import Condition
from silverkey.cardgame.words.players import Who
from silverkey.cardgame.words.references import THIS, Affected, Chosen, EventCard, Every, Ref, This
from silverkey.cthulhu.details import OfSuccess
from silverkey.cthulhu.table.control import controller_of
from silverkey.cthulhu.table.values import Remains
from silverkey.cthulhu.vocabulary.domains import YOUR_DOMAINS, Domains
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.matching import NOWHERE, number_of
from silverkey.cthulhu.vocabulary.references import PAYABLE, Host, Paid
from silverkey.cthulhu.words import HAND, ICON_LETTERS
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.node import Node

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game

CHOSEN_KIND = "that kind"
REMOVED_WOUNDS = "wounds removed"
"""What the effect has taken off a card."""
MORE_DOMAINS = "more domains"


@dataclass(frozen=True, eq=False)
class Of(Amount):
    """A value of certain cards: skill, what is printed, success tokens, wounds, or icons of the kind of a letter.

    "printed" are cost, skill or icons, all kinds together. "that kind" is the kind of icons that was chosen.
    """

    what: str
    who: Ref

    @property
    def reads(self) -> int:  # type: ignore[override]
        """What it is counted by; values of the card itself are worked out in the same survey."""
        if not isinstance(self.who, This | Affected):
            return EVERYTHING
        return {"tokens": TOKENS, "wounds": WOUNDS}.get(self.what, NOTHING)

    @property
    def of_chosen(self) -> bool:
        return isinstance(self.who, Chosen)

    def value(self, game: Game, ctx: Context) -> int:
        if PAYABLE in ctx.cards and isinstance(self.who, Paid):  # as high as it could become
            return max((self.value_of(game, ctx, card) for card in ctx.cards[PAYABLE]), default=0)
        return sum(self.value_of(game, ctx, card) for card in self.who.cards(game, ctx))

    def value_for(self, game: Game, ctx: Context, card: int) -> int:
        return self.value_of(game, ctx, card) if isinstance(self.who, Affected) else self.value(game, ctx)

    def value_of(self, game: Game, ctx: Context, card: int) -> int:
        """The value of one card; of a card that has left play, as it was."""
        paid = ctx.numbers.get(f"{self.what} of {card}")
        if paid is not None:
            return paid
        story, standing = game.story(card), game.in_play.get(card)
        if self.what == "tokens":
            return story.tokens[ctx.you] if story is not None else standing.tokens if standing is not None else 0
        if self.what == "wounds":
            return 0 if standing is None else standing.wounds
        what = ICON_LETTERS[ctx.numbers["icon"]] if self.what == CHOSEN_KIND else self.what
        left = self.left(game, ctx, card) if standing is None and ctx.event >= 0 else None
        number: int | None = 0
        if standing is not None:
            number = number_of(what, game, card, game.board.values[card], standing)
        elif isinstance(left, Remains):
            number = number_of(what, game, card, left.values, left)
        elif what.startswith("printed "):
            number = number_of(what, game, card, game.printed[card], NOWHERE)
        return max(0, number or 0)

    def left(self, game: Game, ctx: Context, card: int) -> Any:
        """A card as it was when it left play: the one of the answered event, or the one that this card was on."""
        if game.events[ctx.event].card == card:
            return game.events[ctx.event].memory
        ways = (game.events[serial] for serial in game.occurrences) if isinstance(self.who, Host) else ()
        return next((event.memory for event in ways if event.card == card and isinstance(event.memory, Remains)), None)

    def known(self, ctx: Context) -> bool:
        return not (isinstance(self.who, Paid) and ctx.numbers.get("paid facedown"))

    @property
    def noun(self) -> str:
        """One of what is counted."""
        return {
            "tokens": "success token",
            "wounds": "wound",
            "skill": "skill",
            "printed skill": "point of printed skill",
            "printed icons": "printed icon",
            CHOSEN_KIND: "icon of that kind",
            REMOVED_WOUNDS: "wound removed in this way",
        }.get(self.what, f"[{self.what}] icon")

    def english(self) -> str:
        if self.where():
            return "X"
        if isinstance(self.who, Affected):
            return f"its {self.what}"
        return "this card's" if isinstance(self.who, This) else f"that of {self.who.english('this card')}"

    def each(self) -> str:
        if isinstance(self.who, Every) and self.what in ICON_LETTERS:
            return f"{self.noun} that {self.who.kind.plural()} have"
        if self.what == REMOVED_WOUNDS:
            return self.noun
        if self.what == "skill":
            return f"point of skill of {self.who.english('')}"
        if self.what in ("tokens", "wounds"):
            return f"{self.noun} that lies on {self.who.english('{this}')}"
        if self.what == "printed icons":
            return f"{self.noun} of {self.who.english('')}"
        return f"{self.noun} they have"

    def counting(self, number: str, title: str) -> str:
        who = self.who.english(title)
        if self.what == "skill":
            return f"the skill of {who} is {'0' if number == 'no' else number}"
        return f"{who} has {number} {self.noun}s on it" if number else f"{who} has {english.article(self.noun)}"

    def where(self) -> str:
        if self.what in ICON_LETTERS and not isinstance(self.who, Affected):
            has = "have" if self.who.many else "has"
            return f"X is the number of {self.noun}s that {self.who.english('this card')} {has} in all"
        revealed = self.what == "printed cost" and isinstance(self.who, Chosen) and self.who.name == "revealed"
        if revealed or (self.what == "skill" and isinstance(self.who, Chosen)):
            return f"X is {self.who.english('')}'s {self.what}"
        if self.what in ("skill", "printed cost") and isinstance(self.who, Paid | EventCard | Host):
            return f"X is the {self.what} of {self.who.english('')}"
        if self.what == "tokens" and isinstance(self.who, Paid):
            return f"X is the number of success tokens on {self.who.english('')}"
        if self.what in ("tokens", "wounds") and isinstance(self.who, This):
            return f"X is the number of {self.noun}s on this card"
        return ""


@dataclass(frozen=True, eq=False)
class Has(Amount):
    """How many cards of a kind a player has, in play or in his piles; of several players, whoever has the most."""

    who: Who
    cards: Cards

    def value(self, game: Game, ctx: Context) -> int:
        return max((held(game, ctx, player, self.cards) for player in self.who.players(game, ctx)), default=0)

    def subject(self) -> str:
        return self.who.english()

    def counting(self, number: str, title: str) -> str:
        return self.has(number, {"each opponent": "an opponent"}.get(self.who.english(), self.who.english()))

    def has(self, number: str, who: str) -> str:
        """That a player has so many."""
        if self.cards.zone == HAND:
            return f"{who} {'have' if who == 'you' else 'has'} {number} cards in hand"
        return f"{who} {'control' if who == 'you' else 'controls'} {number} {self.cards.plural()}"


@dataclass(frozen=True, eq=False)
class Compare(Condition):
    """One number is lower than another, at least as high, or more by a number or any."""

    first: Amount
    relation: str
    """"lower than", "at least", "more than" or "fewer than"."""
    second: Amount
    by: int = 1

    @property
    def tells(self) -> tuple[Node, ...]:
        """Values are told where they are compared."""
        return tuple(one for one in (self.first, self.second) if isinstance(one, Of))

    def true(self, game: Game, ctx: Context) -> bool:
        first, second = self.first.value(game, ctx), self.second.value(game, ctx)
        if self.relation == "more than":
            return first >= second + self.by
        if self.relation == "fewer than":
            return second >= first + self.by
        return RELATIONS[self.relation](first, second)

    def english(self, title: str) -> str:
        if isinstance(self.first, Has) and isinstance(self.second, Has):
            more = self.relation.removesuffix(" than")
            more = more if self.by == 1 else f"at least {self.by} {more}"
            other = self.second.who.english()
            if other == "each opponent" and self.relation == "more than":
                other = "any opponent"
            than = f"{other} {'do' if other == 'you' else 'does'}"
            if self.first.cards.plural() != self.second.cards.plural():
                than = self.second.has("", other).replace("  ", " ")
            return f"{self.first.has(more, self.first.who.english())} than {than}"
        return f"{_told(self.first, title)} is {self.relation} {_told(self.second, title)}"


def controls_more(who: Who, cards: Cards, than: Who, by: int = 1) -> Compare:
    """Somebody controls more cards of a kind than somebody else."""
    return Compare(Has(who, cards), "more than", Has(than, cards), by)


def _told(number: Amount, title: str) -> str:
    """A number as a noun: 'the printed cost of that card'."""
    if not isinstance(number, Of):
        return number.english()
    who = number.who.english(title)
    if number.what in ICON_LETTERS:
        return f"the number of [{number.what}] icons of {who}"
    if number.what == "tokens":
        return f"the number of success tokens on {who}"
    return f"its {number.what}" if who == "it" else f"the {number.what} of {who}"


@dataclass(frozen=True, eq=False)
class WhoeverHas(Who):
    """The player with the most or fewest cards of a kind, or most of a value of theirs.

    A tie means nobody (coc-latest/2.29.c), unless both are said.
    """

    extreme: str
    """"most" or "fewest"."""
    cards: Cards
    value: str = ""
    """What is added up in place of cards, as ``Of`` has it: icons of the kind of a letter, the printed cost."""
    both: bool = False

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        mine, yours = (held(game, ctx, player, self.cards, self.value) for player in (0, 1))
        if mine == yours:
            return tuple(game.players_in_order()) if self.both else ()
        return (0,) if (mine > yours) is (self.extreme == "most") else (1,)

    def english(self) -> str:
        extreme, what = self.extreme, "cards in hand" if self.cards.zone == HAND else self.cards.plural()
        if len(self.value) == 1:
            what = f"[{self.value}] icons on {what} he controls"
        elif self.value:
            extreme, what = {"most": "highest", "fewest": "lowest"}[self.extreme], f"total {self.value} of {what}"
        return f"the player with the {extreme} {what} ({'both' if self.both else 'nobody'} if there is a tie)"


@dataclass(frozen=True, eq=False)
class RevealedLowest(Who):
    """Each player who revealed the lowest printed skill, of the cards that the effect was looking for."""

    def players(self, game: Game, ctx: Context) -> tuple[int, ...]:
        skills = {game.owner[card]: game.printed[card].skill for card in ctx.cards.get("found", ())}
        lowest = min(skills.values(), default=0)
        return tuple(player for player in game.players_in_order() if skills.get(player) == lowest)

    def english(self) -> str:
        return "each player who revealed a character with the lowest skill"


def held(game: Game, ctx: Context, player: int, cards: Cards, value: str = "") -> int:
    """How many cards of a kind a player has, or how much of a value they have together."""
    whose = [card for card in cards.find(game, ctx) if controller_of(game, card) == player]
    return sum(Of(value, THIS).value_of(game, ctx, card) for card in whose) if value else len(whose)


@dataclass(frozen=True, eq=False)
class DomainCount(Amount):
    """How many domains there are of a kind."""

    domains: Domains = YOUR_DOMAINS

    def value(self, game: Game, ctx: Context) -> int:
        return len(self.domains.find(game, ctx))

    def subject(self) -> str:
        return self.domains.whose.english()

    def counting(self, number: str, title: str) -> str:
        who = {"each opponent": "an opponent"}.get(self.subject(), self.subject())
        return f"{who} {'have' if who == 'you' else 'has'} {number or 'a'} {self.domains.noun(many=number != '')}"

    def where(self) -> str:
        return f"X is the number of {self.domains.english().removeprefix('all ')}"


@dataclass(frozen=True, eq=False)
class OfEvent(Amount):
    """A number of the answered event, or some times as much."""

    what: str
    """"price", "skill" and "opposing skill" at a success, "margin" of a struggle, how much was "overpaid", how many
    "more domains" were drained than one, or how many "tokens" are placed."""
    times: int = 1

    def value(self, game: Game, ctx: Context) -> int:
        if self.what == "margin" and "margin" in ctx.numbers:  # part of the result of a struggle
            return ctx.numbers["margin"]
        event = game.events[ctx.event]
        if self.what == MORE_DOMAINS:
            return event.memory.numbers["domains drained"] - 1 if isinstance(event.memory, Context) else 0
        against = event.detail.skill if isinstance(event.detail, OfSuccess) else 0
        # The event of a success has by how much the skill was more.
        numbers = {"skill": event.amount + against, "opposing skill": against}
        return self.times * numbers.get(self.what, event.amount)

    def english(self) -> str:
        if self.what in EXCESSES:
            return "X"
        told = {"price": "what was paid for it", "skill": "your skill there"}.get(self.what, f"the {self.what}")
        return told if self.times == 1 else f"{self.times} times {told}".replace("2 times", "twice")

    def counting(self, number: str, title: str) -> str:
        return f"that struggle was won by {number} icons"

    def each(self) -> str:
        each = {MORE_DOMAINS: "domain beyond the first", "tokens": "success token"}
        return each.get(self.what, "icon by which that struggle was won")

    def where(self) -> str:
        return f"X is {EXCESSES[self.what]}" if self.what in EXCESSES else ""


EXCESSES = {
    "margin": "the number of icons by which it was won",
    "overpaid": "the amount by which you overpaid",
    MORE_DOMAINS: "the number of domains beyond the first that you drained for it",
}
