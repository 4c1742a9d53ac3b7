"""Changes of values: what passives and lasting effects do to a card while they apply."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from silverkey.cardgame.board import EVERYTHING, NOTHING
from silverkey.cthulhu.printed.facts import all_subtypes
from silverkey.cthulhu.table.board import ADDING, BLANKING, KINDS, LOSING, Board, Pending
from silverkey.cthulhu.table.control import give_back
from silverkey.cthulhu.table.values import Values
from silverkey.cthulhu.table.zones import instance_of
from silverkey.cthulhu.words import FACTIONS, IN_PLAY
from silverkey.kernel.state import UNTOLD
from silverkey.language import english
from silverkey.language.node import Node
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cardgame.lasting import Lasting
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.vocabulary.abilities import Ability
    from silverkey.cthulhu.vocabulary.costs import Cost
    from silverkey.language.context import Context


class Change(Node):
    """One change of a card's values."""

    __slots__ = ()

    gained: ClassVar[bool] = False
    """Reads 'gains': ends for a card whose text box is blanked (coc-latest/1.6.e)."""
    reads: ClassVar[int] = EVERYTHING
    """What it looks at in a survey, of all that may change."""

    @property
    def layer(self) -> int:
        """When in a survey it is applied."""
        return ADDING

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        """Settle what a lasting effect settles when it is made."""

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        """Enter a lasting effect into a survey."""
        cards = tuple(
            card
            for card, entered in lasting.cards
            if (standing := game.in_play.get(card)) is not None and standing.entered == entered
        )
        if cards:
            board.changes[self.layer].append(Pending(self, lasting.context, cards, lasting))

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        """Change the values of one card."""
        raise NotImplementedError

    def expire(self, game: Game, lasting: Lasting) -> None:
        """A lasting effect of this kind ends."""

    def english(self, many: bool) -> str:
        """The predicate: 'gains [C]', or 'gain [C]' of many."""
        raise NotImplementedError


BEARER = "{bearer}"
"""Whoever has gained an ability, in its text."""


def changes_english(who: str, changes: Iterable[Change], many: bool) -> str:
    """What several changes do to somebody, as one clause, a common verb or measure told once.

    'gains Fast and [T] and gets +1 skill', 'gains [T] and gets +1 skill, both for each wound'.
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
class GainSubtype(Change):
    """Gains a subtype."""

    reads = NOTHING

    subtype: str

    gained = True

    @property
    def layer(self) -> int:
        return KINDS

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.subtypes |= {self.subtype}

    def english(self, many: bool) -> str:
        return f"{english.agree(many, 'gain')} the subtype {self.subtype}"


@dataclass(frozen=True, eq=False)
class GainKeyword(Change):
    """Gains a keyword."""

    reads = NOTHING

    keyword: str
    number: int = 1

    gained = True

    @property
    def layer(self) -> int:
        return KINDS if self.keyword in ("Day", "Night") else ADDING

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.keywords[self.keyword] = values.keywords.get(self.keyword, 0) + self.number

    def english(self, many: bool) -> str:
        number = f" +{self.number}" if self.keyword == "Toughness" or self.number != 1 else ""
        return f"{english.agree(many, 'gain')} {self.keyword}{number}"


@dataclass(frozen=True, eq=False)
class LoseKeyword(Change):
    """Loses a keyword altogether."""

    reads = NOTHING

    keyword: str

    @property
    def layer(self) -> int:
        return LOSING

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.keywords.pop(self.keyword, None)

    def english(self, many: bool) -> str:
        return f"{english.agree(many, 'lose')} {'all ' if self.keyword == 'Toughness' else ''}{self.keyword}"


@dataclass(frozen=True, eq=False)
class AsNamed(Change):
    """Gains the subtype, or is of the faction, that was named when the effect was made."""

    reads = NOTHING

    what: str
    """"subtype" or "faction"."""

    @property
    def gained(self) -> bool:  # type: ignore[override]
        """A subtype is gained; a faction is what the card has in place of another."""
        return self.what == "subtype"

    @property
    def layer(self) -> int:
        return KINDS

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        named = ctx.numbers[self.what]
        if self.what == "subtype":
            values.subtypes |= {all_subtypes()[named]}
        else:
            values.faction = FACTIONS[named]

    def english(self, many: bool) -> str:
        if self.what == "subtype":
            return f"{english.agree(many, 'gain')} that subtype"
        return f"{'belong' if many else 'belongs'} to that faction"


@dataclass(frozen=True, eq=False)
class GainAbility(Change):
    """Gains a triggered ability, which is then its own."""

    reads = NOTHING

    ability: Ability

    gained = True

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.abilities = (*values.abilities, self.ability)

    def english(self, many: bool) -> str:
        return f"{english.agree(many, 'gain')} “{self.ability.english(BEARER)}”"


@dataclass(frozen=True, eq=False)
class TriggeredFreely(Change):
    """A card attached by an effect keeps abilities of some kinds, for other costs than their own."""

    reads = NOTHING

    kinds: tuple[str, ...]
    costs: tuple[Cost, ...]
    """What each costs in place of its own costs."""

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        if game.in_play[card].mute:
            printed = game.face(card).usable.get(IN_PLAY, ())
            values.abilities = (*values.abilities, *(ability for ability in printed if ability.kind in self.kinds))
            values.freed = self.costs

    def english(self, many: bool) -> str:
        kinds = english.listed(f"{kind.capitalize()}s" for kind in self.kinds)
        costs = english.listed(cost.english("that card") for cost in self.costs)
        return f"keep their {kinds}; {costs} to trigger one, at no other cost"


@dataclass(frozen=True, eq=False)
class GainTextOfChosen(Change):
    """Gains the keywords and triggered abilities that the chosen card had when the effect resolved."""

    reads = NOTHING

    gained = True

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        for card in ctx.cards.get("chosen", ()):
            if card in game.in_play:
                lasting.memory = game.values(card)

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        if lasting is None or lasting.memory is None:
            return
        for keyword, number in lasting.memory.keywords.items():
            values.keywords[keyword] = values.keywords.get(keyword, 0) + number
        gained = [ability for ability in lasting.memory.abilities if ability.triggered]
        values.abilities = (*values.abilities, *gained)
        origin = lasting.context.cards["chosen"][0] if lasting.context.cards.get("chosen") else card
        values.borrowed = (*values.borrowed, *((ability, origin) for ability in gained))

    def english(self, many: bool) -> str:
        return f"{english.agree(many, 'gain')} that character's keywords and triggered abilities"


@dataclass(frozen=True, eq=False)
class Blank(Change):
    """The printed text box counts as blank: no abilities, keywords or subtypes (coc-latest/2.25.a)."""

    reads = NOTHING

    @property
    def layer(self) -> int:
        return BLANKING

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        if game.board.forbids(game, "blank", card) is not None:
            return
        if game.edition.attached_text_lasts and game.in_play[card].by_effect:
            return  # coc-latest/1.15.d: what it says is a lasting effect, and its text box is gone
        values.abilities = ()
        values.keywords = {}
        values.subtypes = frozenset()
        values.blank = True

    def english(self, many: bool) -> str:
        return "have blank printed text boxes" if many else "has a blank printed text box"


@dataclass(frozen=True, eq=False)
class MustJoin(Change):
    """Must commit to the story that this effect's source commits to, if able (coc-latest/2.10.h)."""

    reads = NOTHING

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        """The commit windows ask for these themselves."""

    def english(self, many: bool) -> str:
        return "must commit to the same story as this card, if able"


@dataclass(frozen=True, eq=False)
class HasPaid(Change):
    """The player who made this effect has paid for the card it is on."""

    reads = NOTHING

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        """Whatever asks for the payment looks for it."""

    def english(self, many: bool) -> str:
        return "is paid for"


@dataclass(frozen=True, eq=False)
class Controlled(Change):
    """Is controlled by somebody else for a time; goes back when that ends (coc-latest/1.13)."""

    reads = NOTHING

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        """Control changed when the effect resolved."""

    def expire(self, game: Game, lasting: Lasting) -> None:
        give_back(game, lasting)

    def english(self, many: bool) -> str:
        return "is under your control"


@dataclass(frozen=True, eq=False)
class Delayed(Change):
    """An effect that waits for the end of a period."""

    reads = NOTHING

    effect: tuple[Instruction, ...]

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        """Nothing changes before its time."""

    def expire(self, game: Game, lasting: Lasting) -> None:
        """Cards that have changed zones since are not meant any more (coc-latest/2.23.c)."""
        if lasting.cards and not any(instance_of(game, card) == entered for card, entered in lasting.cards):
            return
        ctx = lasting.context.copy()
        ctx.kind = "lasting"  # no longer the triggered effect that made it (coc-latest/2.36.b)
        for name in [name for name in ctx.cards if f"{name}@" in ctx.cards]:
            known = zip(ctx.cards[name], ctx.cards[f"{name}@"], strict=True)
            still = [(card, instance) for card, instance in known if instance_of(game, card) == instance]
            ctx.cards[name] = tuple(card for card, _ in still)
            ctx.cards[f"{name}@"] = tuple(instance for _, instance in still)
        game.push(Program(self.effect, ctx), UNTOLD)

    def english(self, many: bool) -> str:
        return english.listed(instruction.english("it") for instruction in self.effect)
