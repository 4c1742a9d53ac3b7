"""Changes of values: what passives and lasting effects do to a card while they apply."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.board import EVERYTHING, NOTHING
from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.words import changes
from silverkey.cardgame.words.amounts import Amount
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.conditions import Condition
from silverkey.cardgame.words.costs import Cost
from silverkey.cardgame.words.players import YOURSELF, Who
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.printed.facts import all_subtypes
from silverkey.cthulhu.table.board import ADDING, BLANKING, COUNTING, KINDS, LOSING, Board, Pending
from silverkey.cthulhu.table.control import change_sides, give_back, still_there
from silverkey.cthulhu.table.values import Values
from silverkey.cthulhu.verbs.preventing import prevented
from silverkey.cthulhu.vocabulary.references import OwnerOf
from silverkey.cthulhu.words import FACTIONS, IN_PLAY
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, SHORT, Outcome
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.node import register
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


class Change(changes.Change):
    """A change of values, which are changed layer by layer.

    It looks at nothing but the card it is for, unless it says so.
    """

    __slots__ = ()

    reads = NOTHING

    @property
    def layer(self) -> int:
        """When in a survey it is applied."""
        return ADDING

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        cards = tuple(card for card, _ in still_there(game, lasting))
        if cards:
            board.changes.setdefault(self.layer, []).append(Pending(self, lasting.context, cards, lasting))

    def enter(self, game: Game, board: Board, ctx: Context, who: Ref, late: tuple[Condition, ...]) -> None:
        board.changes.setdefault(self.layer, []).append(Pending(self, ctx, who, None, late))

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        """Change the values of one card."""
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class Belongs(Change):
    """Gains a subtype, or is of a faction: the one that is said, or the one that was named as the effect was made."""

    what: str
    """"subtype" or "faction"."""
    name: str = ""

    def said(self) -> Iterator[tuple[str, str]]:
        if self.name:
            yield self.what, self.name

    @property
    def gained(self) -> bool:  # type: ignore[override]
        """A subtype is gained; a faction is what the card has in place of another."""
        return self.what == "subtype"

    @property
    def layer(self) -> int:
        return KINDS

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        if not self.name and self.what not in ctx.numbers:
            return  # there was none to name
        if self.what == "subtype":
            values.subtypes |= {self.name or all_subtypes()[ctx.numbers["subtype"]]}
        else:
            values.faction = self.name or FACTIONS[ctx.numbers["faction"]]

    def english(self, many: bool) -> str:
        kind = f"the {self.what} {self.name}" if self.name else f"that {self.what}"
        return f"{english.agree(many, 'gain' if self.gained else 'belong')} {'' if self.gained else 'to '}{kind}"


@dataclass(frozen=True, eq=False)
class Keyword(Change):
    """Gains a keyword, or (0) loses it altogether; without a name (0), loses all keywords."""

    NAMES = (("keyword", "keyword"),)

    keyword: str = ""
    number: int = 1
    per: Amount | None = None
    """So many for each of something."""

    @property
    def reads(self) -> int:  # type: ignore[override]
        return NOTHING if self.per is None else self.per.reads

    @property
    def gained(self) -> bool:  # type: ignore[override]
        return self.number > 0

    @property
    def layer(self) -> int:
        if not self.number:
            return LOSING
        if self.per is not None:
            return COUNTING
        return KINDS if self.keyword in ("Day", "Night") else ADDING

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        if not self.keyword:
            values.keywords = {}
        elif self.number:
            number = self.number * (1 if self.per is None else self.per.value_for(game, ctx, card))
            if number:
                values.keywords[self.keyword] = values.keywords.get(self.keyword, 0) + number
        else:
            values.keywords.pop(self.keyword, None)

    def english(self, many: bool) -> str:
        numbered = self.keyword in ("Toughness", "Fated")
        if not self.number:
            return f"{english.agree(many, 'lose')} {'all ' if numbered else ''}{self.keyword or 'all keywords'}"
        plus = "" if self.keyword == "Fated" else "+"
        number = f" {plus}{self.number}" if numbered or self.number != 1 else ""
        each = "" if self.per is None else f" for each {self.per.each()}"
        return f"{english.agree(many, 'gain')} {self.keyword}{number}{each}"


@dataclass(frozen=True, eq=False)
class TriggeredFreely(Change):
    """A card attached by an effect keeps abilities of some kinds, for other costs than their own."""

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
class TextOf(Change):
    """Gains keywords and triggered abilities of other cards, or their text box with passives and subtypes too.

    An effect that lasts gives what a card had when it was made. Names in it mean the card that it is of
    (coc-latest/faq/copied-self-reference).
    """

    gained = True

    who: Ref
    keywords: bool = True
    triggered: bool = True
    whole: bool = False
    """Its passives and subtypes, too."""

    @property
    def reads(self) -> int:  # type: ignore[override]
        """Whatever the passives say that it may gain."""
        return EVERYTHING if self.whole else self.who.reads

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        for card in self.who.cards(game, ctx):
            if card in game.in_play:
                lasting.memory = game.values(card)
                lasting.context.cards["text of"] = (card,)
                if not lasting.memory.blank:
                    lasting.face = game.face(card)

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        super().begin(game, board, lasting)
        if not self.whole or lasting.face is None:
            return
        for card, standing in still_there(game, lasting):
            if standing.insane:
                continue
            own = Context(standing.controller, card)
            own.numbers["self"] = lasting.context.cards["text of"][0]
            for constant in lasting.face.constants:
                constant.contribute(game, board, own)

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        if lasting is None:
            for other in self.who.cards(game, ctx):
                self.give(values, game.values(other), other)
        elif lasting.memory is not None:
            self.give(values, lasting.memory, lasting.context.cards["text of"][0])

    def give(self, values: Values, text: Values, origin: int) -> None:
        """The text of one card is gained."""
        for keyword, number in text.keywords.items() if self.keywords else ():
            values.keywords[keyword] = values.keywords.get(keyword, 0) + number
        kept = [ability for ability in text.abilities if self.whole or (self.triggered and ability.triggered)]
        values.abilities = (*values.abilities, *kept)
        values.borrowed = (*values.borrowed, *((ability, origin) for ability in kept))
        if self.whole:
            values.subtypes |= text.subtypes

    def english(self, many: bool) -> str:
        gain, whose = english.agree(many, "gain"), self.who.english("")
        if self.whole:
            return f"{gain} the text box of {whose}"
        what = english.listed(["keywords"] * self.keywords + ["triggered abilities"] * self.triggered)
        return f"{gain} the {what} of {whose}"


@dataclass(frozen=True, eq=False)
class Blank(Change):
    """The printed text box counts as blank: no abilities, keywords or subtypes (coc-latest/2.25.a)."""

    subtypes: bool = True
    """Subtypes go, too."""

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
        if self.subtypes:
            values.subtypes = frozenset()
        values.blank = True

    def english(self, many: bool) -> str:
        but = "" if self.subtypes else " but for subtypes"
        return f"{'have blank printed text boxes' if many else 'has a blank printed text box'}{but}"


@dataclass(frozen=True, eq=False)
class Controlled(changes.Change):
    """Is controlled by somebody else for a time; goes back when that ends (coc-latest/1.13)."""

    reads = NOTHING

    def expire(self, game: Game, lasting: Lasting) -> None:
        give_back(game, lasting)

    def english(self, many: bool) -> str:
        return "is under your control"


@dataclass(frozen=True, eq=False)
class CopyOf(changes.Change):
    """Becomes a printed copy of another card for a time; then it shows its own face again.

    See faq/doppelganger-focused-art-student.
    """

    reads = NOTHING

    model: Ref

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        """Under two copies it is the face below both that comes back."""
        ((card, _),) = lasting.cards
        standing = game.in_play[card]
        copies = (effect for effect in game.lasting if isinstance(effect.change, CopyOf))
        below = [effect.face for effect in copies if effect.cards == lasting.cards]
        lasting.face = below[0] if below else standing.shows
        for model in self.model.cards(game, ctx):
            standing.shows = game.face(model)
            game.touch()
            game.note(Event("copy", card, ctx.you, place=model))

    def expire(self, game: Game, lasting: Lasting) -> None:
        for _, standing in still_there(game, lasting):
            standing.shows = lasting.face
            game.touch()

    def english(self, many: bool) -> str:
        return f"becomes a printed copy of {self.model.english('')}"


@dataclass(frozen=True, eq=False)
class Control(Instruction):
    """Take control of cards, for good or for a time (coc-latest/1.4.b)."""

    @property
    def verb(self) -> str:
        """What happens to them."""
        return "control"

    who: Ref
    until: str = ""
    to: Who = YOURSELF
    """Who gains control; the owners of cards get them back, and nothing could prevent that."""
    in_exchange: Ref | None = None
    """What the controller of the card gains control of: both, or neither."""
    if_able: bool = False
    """Where nobody can take over what is meant, nothing changes."""

    def possible(self, game: Game, ctx: Context) -> Any:
        """Something of what is meant must be such that it can be taken over."""
        if self.if_able:
            return None
        refusals = [
            prevented(game, ctx, "control", card, player)
            for card in self.who.cards(game, ctx)
            for player in self.to.players(game, ctx)
        ]
        return refusals[0] if refusals and None not in refusals else None

    def hold(self, game: Game, source: int, card: int) -> None:
        """Where a position is laid out: the card has been taken from its owner already."""
        ctx = Context(game.in_play[source].controller, source)
        ctx.numbers["from"] = game.owner[card]
        game.let_last(Lasting(_CONTROLLED, ctx, ((card, game.in_play[card].entered),), self.until))
        game.in_play[card].controller = ctx.you

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards = tuple(card for card in self.who.cards(game, ctx) if card in game.in_play)
        if not cards:
            return SHORT
        if isinstance(self.to, OwnerOf):
            return self.give_back(game, cards)
        if self.in_exchange is not None:
            return self.exchange(game, ctx, cards[0], self.in_exchange)
        return self.take(game, ctx, cards)

    def give_back(self, game: Game, cards: tuple[int, ...]) -> Outcome:
        """Cards go back to their owners' control."""
        for card in cards:
            owner = game.owner[card]
            if game.in_play[card].controller != owner:
                change_sides(game, card, owner)
                game.note(Event("control ends", card, owner))
        return FULL

    def exchange(self, game: Game, ctx: Context, taken: int, other: Ref) -> Outcome:
        """One effect, which fails if either player cannot take control (coc-latest/faq/peaslee-swap-unique)."""
        controller = game.in_play[taken].controller
        swapped = [(taken, ctx.you), *((given, controller) for given in other.cards(game, ctx))]
        if any(prevented(game, ctx, "control", card, player) is not None for card, player in swapped):
            return SHORT
        return game.happen([brought_about(ctx, "control", card, player) for card, player in swapped])

    def take(self, game: Game, ctx: Context, cards: tuple[int, ...]) -> Outcome:
        """Control is taken, for good or for a time."""
        for card in cards if self.until else ():
            standing = game.in_play[card]
            lasting = Lasting(_CONTROLLED, ctx.copy(), ((card, standing.entered),), self.until)
            lasting.context.numbers["from"] = standing.controller
            game.let_last(lasting)
        player = self.to.players(game, ctx)[0]
        return game.happen([brought_about(ctx, "control", card, player) for card in cards])

    def english(self, title: str) -> str:
        who = self.who.english(title)
        if isinstance(self.to, OwnerOf):
            return (
                f"{who} go back to their owners' control"
                if self.who.many
                else f"{who} goes back to its owner's control"
            )
        if self.in_exchange is not None:
            return f"you and {who}'s controller exchange control of {who} and {self.in_exchange.english(title)}"
        span = f"until the end of the {self.until}, " if self.until in ("phase", "turn") else ""
        if self.to is not YOURSELF:
            player = {"each opponent": "an opponent"}.get(self.to.english(), self.to.english())
            return f"{span}give control of {who} to {player}{', if able' if self.if_able else ''}"
        bound = f" as long as {title} is attached to it" if self.until == "attached" else ""
        return f"{span}take control of {who}{bound}"


_CONTROLLED = Controlled()
register(_CONTROLLED, "cthulhu/rules/controlled")
