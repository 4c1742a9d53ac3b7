"""Instructions about the tops and bottoms of decks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.amounts import Amount, Count, amount, amount_english
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.players import YOURSELF, Who, You
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.details import ARRIVES_INSANE, Manner
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.table.entering import entering_refusal
from silverkey.cthulhu.vocabulary.causing import show
from silverkey.cthulhu.vocabulary.costs import NOTHING_TO_PAY_WITH
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.references import Top, whose_pile
from silverkey.cthulhu.vocabulary.searching import SEARCHED, searched
from silverkey.cthulhu.words import DECK, DISCARD, PLAYED
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game

REVEALED_ALREADY = Refusal("That card is revealed already.", ("coc-latest/2.4.b",))


@dataclass(frozen=True, eq=False)
class PutSome(Instruction):
    """Of the cards that were looked at, or lie in a pile, put some on the bottom of their deck or discard them."""

    to: str
    """DECK for the bottom of it, or DISCARD."""
    number: int = 1
    any_number: bool = False
    of: Ref | None = None
    """The cards of a discard pile, so many of them in any order if there are as many."""

    @property
    def question(self) -> str:
        """What the player is asked."""
        if self.of is not None:
            return "arrange bottom"
        return "to bottom" if self.to == DECK else "sift"

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        seen = searched(game, ctx) if self.of is None else self.pile(game, ctx, self.of)
        if not seen:
            return SHORT
        least, most = (0, len(seen)) if self.any_number else (min(self.number, len(seen)), self.number)
        game.push(Choosing(ctx.you, self.question, seen, least, most, ctx.source))
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        for card in value:
            zones.move(game, card, self.to, bottom=self.to == DECK)
        if self.of is None:
            frame.ctx.cards[SEARCHED] = tuple(card for card in frame.ctx.cards[SEARCHED] if card not in value)
        return FULL

    def pile(self, game: Game, ctx: Context, of: Ref) -> list[int]:
        """The cards of a pile, topmost first, if there are enough and they may leave it."""
        cards = [card for card in reversed(of.cards(game, ctx)) if zones.stuck(game, card) is None]
        return cards if len(cards) >= self.number else []

    def english(self, title: str) -> str:
        if self.of is not None:
            pile = self.of.english(title).removeprefix("all ")
            return f"put {self.number} of the {pile} under your deck in any order, if able"
        some = "any number" if self.any_number else "one" if self.number == 1 else str(self.number)
        if self.to == DISCARD:
            return f"discard {some} of them"
        return f"put {some} of them on the bottom of that deck"


@dataclass(frozen=True, eq=False)
class Rest(Instruction):
    """Put what was looked at or searched and not taken on top of its deck or under it."""

    DEED = "bottom"

    to: str = "bottom"
    """"top" or "bottom"."""
    as_they_lay: bool = False
    """In the order they had (coc-latest/faq/museum-curator-order), not in any."""
    noun: str = "the remaining cards"

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        rest = searched(game, ctx)
        if self.as_they_lay:
            return self.after(game, frame, rest)
        kind = "arrange" if self.to == "top" else "arrange bottom"
        game.push(Choosing(ctx.you, kind, rest, len(rest), len(rest), ctx.source))
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if self.to == "bottom":
            for card in value:
                zones.move(game, card, DECK, bottom=True)
            return FULL
        for card in reversed(value):
            side = game.sides[game.owner[card]]
            side.deck.remove(card)
            side.deck.append(card)
            side.cover_the_moved()
        frame.ctx.cards[SEARCHED] = tuple(value)
        return came(bool(value))

    def english(self, title: str) -> str:
        order = "in the order they had" if self.as_they_lay else "in any order"
        if self.to == "top":
            return f"put {self.noun} back on top {order}"
        return f"put {self.noun} {order} on the bottom of your deck"


@dataclass(frozen=True, eq=False)
class DiscardTop(Instruction):
    """Discard cards from the top of a player's deck; they are then known as "discarded"."""

    DEED = "mill"

    who: Who
    number: int | Amount
    entering: Cards | None = None
    """Those of this kind that can are put into play insane instead."""

    def unpayable(self, game: Game, ctx: Context) -> Any:
        number = amount(self.number, game, ctx)
        short = any(len(game.sides[player].deck) < number for player in self.who.players(game, ctx))
        return NOTHING_TO_PAY_WITH if short else None

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if self.entering is None:
            return self.discard(game, frame)
        ctx.cards["on top"] = Top(self.number, self.who).cards(game, ctx)
        entering = [
            brought_about(ctx, "enter", card, game.owner[card], 0, detail=Manner(ARRIVES_INSANE))
            for card in ctx.cards["on top"]
            if self.entering.match(game, ctx, card)
            and entering_refusal(game, game.owner[card], card, insane=True) is None
        ]
        happened = game.happen(entering) if entering else FULL
        return LATER if happened is LATER else self.discard(game, frame)

    def discard(self, game: Game, frame: Program) -> Outcome:
        """What has not entered play is still on top."""
        frame.stage = 1
        ctx = frame.ctx
        numbers = {player: self.left(game, ctx, player) for player in self.who.players(game, ctx)}
        events = [
            brought_about(ctx, "mill", -1, player, number)
            for player, number in numbers.items()
            if number or self.entering is None
        ]
        full = game.happen(events)
        if full is LATER:
            frame.memo = [event.serial for event in events]
            return LATER
        ctx.cards["discarded"] = tuple(card for event in events for card in event.cards)
        return full

    def left(self, game: Game, ctx: Context, player: int) -> int:
        """How many cards a player discards."""
        if self.entering is None:
            return amount(self.number, game, ctx)
        return sum(game.zone[card] == DECK and game.owner[card] == player for card in ctx.cards["on top"])

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage == 0:
            return self.discard(game, frame)
        frame.ctx.cards["discarded"] = tuple(card for serial in frame.memo for card in game.events[serial].cards)
        return came(bool(value))

    def english(self, title: str) -> str:
        deck = whose_pile(self.who)
        if isinstance(self.number, Count) and self.number.cards.dependent:
            return f"discard {self.number.english()} cards from the top of {deck}"
        cards = "card" if self.number == 1 else f"{amount_english(self.number)} cards"
        text = f"discard the top {cards} of {deck}"
        if self.entering is None:
            return text
        kind = self.entering.plural(placed=False)
        return f"{text}, except that {kind} among them are put into play insane instead"


@dataclass(frozen=True, eq=False)
class Reveal(Instruction):
    """Reveal cards, such as the top cards of a deck or a hand; they stay where they are (coc-latest/2.4.a).

    What is done with them may be told next.
    """

    who: Ref
    stays: bool = False
    """The top card of a deck stays revealed until the end of the phase (coc-latest/2.4.ex2)."""
    secretly: bool = False
    """You look at the top cards of a deck, and nobody else does."""

    @property
    def doing(self) -> str:
        return "look" if self.secretly else "reveal"

    def possible(self, game: Game, ctx: Context) -> Any:
        """Of the cards of a deck one at least must not be revealed yet; whose deck it is may be yet to come."""
        if not isinstance(self.who, Top) or self.secretly:
            return None
        number = amount(self.who.number, game, ctx)
        players = self.who.whose.players(game, ctx)[:1]
        shown = number and any(not unrevealed(game, player, number) for player in players)
        return REVEALED_ALREADY if shown else None

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if self.secretly:
            game.reveal_to(ctx.you)
            ctx.cards[SEARCHED] = self.who.cards(game, ctx)
            return came(bool(ctx.cards[SEARCHED]))
        if not isinstance(self.who, Top):
            cards = self.who.cards(game, ctx)
            if cards:
                show(game, ctx, game.owner[cards[0]], cards)
            return came(bool(cards))
        number = amount(self.who.number, game, ctx)
        seen: tuple[int, ...] = ()
        for player in self.who.whose.players(game, ctx):
            seen = reveal(game, ctx, player, number)
            if self.stays and seen:
                game.sides[player].shown = seen[0]
        ctx.cards["revealed"] = ctx.cards[SEARCHED] = seen
        return came(len(seen) == number)

    def english(self, title: str) -> str:
        who = self.who.english(title).replace("whole hand", "hand")
        if self.secretly:
            return f"look at {who}"
        if not isinstance(self.who, Top) or isinstance(self.who.whose, You):
            return f"reveal {who}{' until the end of the phase' if self.stays else ''}"
        if self.stays:
            deck = self.who.whose.english().removesuffix("'s owner")
            return f"reveal the top card of {deck} until the end of the phase"
        whose = self.who.whose.english()
        return f"{whose} reveals {who.replace(whose_pile(self.who.whose), 'his deck')}"


def look_at_top(number: int | Amount, whose: Who = YOURSELF) -> Reveal:
    """Look at the top cards of a player's deck."""
    return Reveal(Top(number, whose), secretly=True)


def unrevealed(game: Game, player: int, number: int) -> tuple[int, ...]:
    """Those of the top cards of a deck that can be revealed, the top one first (coc-latest/2.4.b)."""
    side = game.sides[player]
    top = reversed(side.deck[max(0, len(side.deck) - number) :])
    return tuple(card for card in top if card not in (side.faceup, side.shown))


def reveal(game: Game, ctx: Context, player: int, number: int) -> tuple[int, ...]:
    """Show the top cards of a deck to everybody, the top one first."""
    seen = unrevealed(game, player, number)
    if seen:
        show(game, ctx, player, seen)
    return seen


@dataclass(frozen=True, eq=False)
class CompareTops(Instruction):
    """Each player reveals the top cards of his deck, and whoever revealed the lowest total cost discards them.

    Of equal totals both are the lowest (coc-2.0/errata/eldritch/riddles). Others put theirs under their decks.
    """

    DEED = "look"

    number: int | Amount

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        players = (game.active, 1 - game.active)
        shown = {player: reveal(game, ctx, player, amount(self.number, game, ctx)) for player in players}
        totals = {player: sum(game.printed[card].cost for card in shown[player]) for player in players}
        lowest = [player for player in players if totals[player] == min(totals.values())]
        for player in players:
            ctx.cards[f"shown {player}"] = () if player in lowest else shown[player]
        events = [brought_about(ctx, "mill", -1, player, len(shown[player])) for player in lowest if shown[player]]
        for event in events:
            event.cards = shown[event.player]
        happened = game.happen(events) if events else FULL
        return LATER if happened is LATER else self.bury(game, frame)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        for card in value if frame.stage == 1 else ():
            zones.move(game, card, DECK, bottom=True)
        return self.bury(game, frame)

    def bury(self, game: Game, frame: Program) -> Outcome:
        """The next player who keeps his cards puts them under his deck, in the order he likes."""
        frame.stage = 1
        ctx = frame.ctx
        for player in (game.active, 1 - game.active):
            kept = [card for card in ctx.cards.pop(f"shown {player}", ()) if game.zone[card] == DECK]
            if kept:
                game.push(Choosing(player, "arrange bottom", kept, len(kept), len(kept), ctx.source))
                return LATER
        return FULL

    def english(self, title: str) -> str:
        return (
            f"each player reveals the top {amount_english(self.number)} cards of his deck and adds up their printed "
            "costs; whoever has the lowest total (both, if they are equal) discards what he revealed, "
            "and then anybody else puts it under his deck in any order"
        )


@dataclass(frozen=True, eq=False)
class FaceUpOnDeck(Instruction):
    """Place this card face up on top of its owner's deck (coc-latest/new/prophecy.a, 2.23.b)."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if game.zone[ctx.source] != PLAYED:
            return SHORT
        zones.put(game, ctx.source, DECK)
        game.sides[game.owner[ctx.source]].faceup = ctx.source
        game.note(Event("prophecy", ctx.source, ctx.you))
        return FULL

    def english(self, title: str) -> str:
        return f"place {title} face up on top of your deck"


@dataclass(frozen=True, eq=False)
class DiscardFaceUp(Instruction):
    """Discard this card from where it lies face up, such as a Prophecy from the top of one's deck."""

    def run(self, game: Game, frame: Program) -> Outcome:
        zones.move(game, frame.ctx.source, DISCARD)
        return FULL

    def english(self, title: str) -> str:
        return f"discard the face-up {title}"
