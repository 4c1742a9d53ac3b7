"""Instructions about decks: searching, looking, putting cards from piles into play."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, ClassVar

from silverkey.cthulhu.rules import paying, zones
from silverkey.cthulhu.rules.choosing import Choosing
from silverkey.cthulhu.rules.committing import joining_refusal
from silverkey.cthulhu.rules.entering import entering_refusal
from silverkey.cthulhu.rules.happening import barred
from silverkey.cthulhu.rules.legality import NO_TARGET
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.vocabulary.amounts import Amount, ThatMany, amount, amount_english
from silverkey.cthulhu.vocabulary.causing import brought_about
from silverkey.cthulhu.vocabulary.conditions import Condition
from silverkey.cthulhu.vocabulary.costs import drain_for
from silverkey.cthulhu.vocabulary.filters import Cards, Either, Places, cost_of
from silverkey.cthulhu.vocabulary.references import YOURSELF, EventCard, Every, Ref, This, Who, You
from silverkey.cthulhu.words import CHARACTER, DECK, DISCARD, HAND, IN_PLAY, PLAYED, Refusal
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.node import word
from silverkey.language.program import Instruction, Outcome, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


@word
class Pick(Instruction):
    """Pick cards out of a pile while the effect resolves, without targeting; or none, where that is allowed."""

    cards: Cards | Either
    name: str = "chosen"
    optional: bool = False
    to_play: bool = False
    words: str = ""
    number: int = 1
    top: int = 0
    """Only so many cards from the top of the deck are searched; they are then known as "searched"."""
    to: str = ""
    """The verb that the card is picked for; what cannot suffer it is not picked."""
    to_join: Ref | None = None
    """The character that is to commit to the story picked."""
    yours: bool = False
    """To be put into play under your control, whoever owns it."""

    def legal(self, game: Game, ctx: Context) -> list[int]:
        """The cards that may be picked."""
        found = [card for card in self.cards.find(game, ctx) if zones.stuck(game, card) is None]
        if self.top:
            found = [card for card in found if card in ctx.cards["searched"]]
        if self.to_play:
            found = [
                card
                for card in found
                if entering_refusal(game, ctx.you if self.yours else game.owner[card], card) is None
                and not barred(game, "enter", card, ctx.kind)
            ]
        if self.to:
            found = [
                card
                for card in found
                if VERBS[self.to].cannot(game, card, ctx.you) is None
                and not game.board.immune(game, card, ctx.source, ctx.kind)
            ]
        if self.to_join is not None:
            found = [story for story in found if self.kept_out(game, ctx, story) is None]
        return found

    def kept_out(self, game: Game, ctx: Context, story: int) -> Refusal | None:
        """What keeps the character that is to join a story from it."""
        assert self.to_join is not None
        refusals = (joining_refusal(game, ctx.you, card, story) for card in self.to_join.cards(game, ctx))
        return next(filter(None, refusals), None)

    def possible(self, game: Game, ctx: Context) -> Any:
        if self.optional or self.hidden or self.legal(game, ctx):
            return None
        if self.to_join is not None:
            refusals = (self.kept_out(game, ctx, story) for story in self.cards.find(game, ctx))
            return next(filter(None, refusals), NO_TARGET)
        return NO_TARGET

    @property
    def hidden(self) -> bool:
        """Searching a deck may always be tried."""
        kinds = self.cards.kinds if isinstance(self.cards, Either) else (self.cards,)
        return all(kind.zone == DECK for kind in kinds)

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if self.hidden:
            game.reveal_to(ctx.you)
        if self.top:
            ctx.cards["searched"] = tuple(reversed(game.sides[ctx.you].deck[-self.top :]))
        candidates = self.legal(game, ctx)
        if not candidates:
            return False
        least = 0 if self.optional or self.hidden else self.number
        game.push(Choosing(ctx.you, "pick", candidates, min(least, len(candidates)), self.number, ctx.source))
        return None

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        frame.ctx.cards[self.name] = value
        of_a_kind = self.hidden and (isinstance(self.cards, Either) or bool(self.cards.checks))
        frame.ctx.numbers["of a kind"] = int(of_a_kind)
        return bool(value)

    def english(self, title: str) -> str:
        if self.words:
            return self.words
        if self.hidden:
            kind = self.cards.singular().replace(" in your deck", "")
            if self.top:
                return f"search for {kind} among the top {self.top} cards of your deck"
            return f"search your deck for {kind}"
        return f"pick {self.cards.singular() if self.number == 1 else f'{self.number} {self.cards.plural()}'}"

    def taken(self) -> str:
        """What is picked, with where it comes from: 'a character from your hand'."""
        text = self.words.removeprefix("pick ") or self.cards.singular()
        return re.sub(r" in (?=(your|any|an opponent's) )", " from ", text)


@word
class PickNextStory(Instruction):
    """Search the story deck for the story that is the next to come into the game; the rest is shuffled."""

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.story_deck else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        game.reveal_to(ctx.you)
        game.push(Choosing(ctx.you, "pick story", game.story_deck.copy(), 1, 1, ctx.source))
        return None

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        game.story_deck.remove(value[0])
        game.shuffle(game.story_deck)
        game.story_deck.append(value[0])
        return True

    def english(self, title: str) -> str:
        return "search the story deck for the story that comes into the game next, and shuffle the others"


@word
class Shuffle(Instruction):
    """Shuffle one's deck, as after any search (coc-latest/2.11.a)."""

    DEED: ClassVar[str] = "shuffle"

    but_rest: bool = False
    """Cards that were searched through are held apart, if one of them was found."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        apart = _searched(game, ctx) if self.but_rest and frame.ok else []
        game.shuffle_deck(ctx.you, apart)
        game.note(Event("shuffle", -1, ctx.you))
        return frame.ok

    def english(self, title: str) -> str:
        return "shuffle the others of your deck" if self.but_rest else "shuffle your deck"


def _searched(game: Game, ctx: Context) -> list[int]:
    """What was searched and not taken."""
    return [card for card in ctx.cards.get("searched", ()) if game.zone[card] == DECK]


@word
class RestToBottom(Instruction):
    """Put what was searched and not taken on the bottom of one's deck, in any order or in the one it had."""

    DEED: ClassVar[str] = "bottom"

    as_they_lay: bool = False
    """In the order they had (coc-latest/faq/museum-curator-order)."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        rest = _searched(game, ctx)
        if self.as_they_lay:
            return self.after(game, frame, rest)
        game.push(Choosing(ctx.you, "arrange bottom", rest, len(rest), len(rest), ctx.source))
        return None

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        for card in value:
            zones.move(game, card, DECK, bottom=True)
        return True

    def english(self, title: str) -> str:
        order = "in the order they had" if self.as_they_lay else "in any order"
        return f"put the remaining cards {order} on the bottom of your deck"


@word
class LookAtTop(Instruction):
    """Look at the top cards of a player's deck, put some on the bottom, and the rest back in any order.

    ``bottom`` cards go to the bottom; ``keep`` cards may be taken into hand under a condition.
    """

    DEED: ClassVar[str] = "look"

    number: int
    who: Who
    bottom: int = 0
    keep: Condition | None = None

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        for player in self.who.players(game, ctx):
            seen = list(reversed(game.sides[player].deck[-self.number :]))
            if not seen:
                return False
            game.reveal_to(ctx.you)
            frame.memo = seen
            ctx.numbers["deck"] = player
            if self.bottom:
                game.push(Choosing(ctx.you, "to bottom", seen, min(self.bottom, len(seen)), self.bottom, ctx.source))
            else:
                frame.stage = 1
                self.arrange(game, frame)
            return None
        return False

    def arrange(self, game: Game, frame: Program) -> None:
        """Put the rest back, top card first."""
        game.push(
            Choosing(
                frame.ctx.you,
                "arrange",
                frame.memo.copy(),
                len(frame.memo),
                len(frame.memo),
                frame.ctx.source,
            )
        )

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        ctx = frame.ctx
        deck = game.sides[ctx.numbers["deck"]].deck
        if frame.stage == 0:
            for card in value:
                deck.remove(card)
                deck.insert(0, card)
                frame.memo.remove(card)
            frame.stage = 1
            self.arrange(game, frame)
            return None
        if frame.stage == 1:
            for card in frame.memo:
                deck.remove(card)
            deck.extend(reversed(value))
            if self.keep is None or not self.keep.true(game, ctx):
                return True
            frame.stage = 2
            game.push(Choosing(ctx.you, "keep", list(value), 0, 1, ctx.source))
            return None
        for card in value:
            zones.move(game, card, HAND)
        return True

    def english(self, title: str) -> str:
        whose = "your" if self.who is YOURSELF else "that player's"
        text = f"look at the top {self.number} cards of {whose} deck"
        if self.bottom:
            text += ", put one of them on the bottom of it"
        text += ", and put the others back on top in any order" if self.bottom else " and put them back in any order"
        if self.keep is not None:
            text += f". If {self.keep.english(title)}, you may put one of them into your hand"
        return text


@word
class BottomOfDeck(Instruction):
    """Put cards from one's discard pile on the bottom of one's deck in any order."""

    number: int
    if_able: bool = True

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        discard = game.sides[ctx.you].discard
        if len(discard) < self.number or zones.stuck(game, discard[0]) is not None:
            return False
        game.push(Choosing(ctx.you, "arrange bottom", list(reversed(discard)), self.number, self.number, ctx.source))
        return None

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        for card in value:
            zones.move(game, card, DECK, bottom=True)
        return True

    def english(self, title: str) -> str:
        text = f"put {self.number} cards of your discard pile under your deck, in any order"
        return text + (", if able" if self.if_able else "")


@word
class DiscardTop(Instruction):
    """Discard cards from the top of a player's deck; they are then known as "discarded"."""

    DEED: ClassVar[str] = "mill"

    who: Who
    number: int | Amount

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        events = [
            brought_about(ctx, "mill", -1, player, amount(self.number, game, ctx))
            for player in self.who.players(game, ctx)
        ]
        full = game.happen(events)
        if full is None:
            frame.memo = [event.serial for event in events]
            return None
        ctx.cards["discarded"] = tuple(card for event in events for card in event.cards)
        return full

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        frame.ctx.cards["discarded"] = tuple(card for serial in frame.memo for card in game.events[serial].cards)
        return bool(value)

    def english(self, title: str) -> str:
        owners = {"you": "your", "each opponent": "an opponent's", "each player": "each player's"}
        whose = owners.get(self.who.english(), "that player's")
        if isinstance(self.number, ThatMany):
            return f"discard {self.number.english()} cards from the top of {whose} deck"
        cards = "card" if self.number == 1 else f"{amount_english(self.number)} cards"
        return f"discard the top {cards} of {whose} deck"


@word
class DiscardTopBut(Instruction):
    """Discard cards from the top of decks; those of a kind that can are put into play insane instead."""

    DEED: ClassVar[str] = "mill"

    who: Who
    number: int
    kind: Cards

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        entering: list[Event] = []
        for player in self.who.players(game, ctx):
            top = game.sides[player].deck[-self.number :]
            found = [
                card
                for card in reversed(top)
                if self.kind.match(game, ctx, card) and entering_refusal(game, player, card, insane=True) is None
            ]
            frame.memo.extend(top)
            entering.extend(brought_about(ctx, "enter", card, player, 0, number=1) for card in found)
        happened = game.happen(entering) if entering else True
        return None if happened is None else self.discard(game, frame)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return self.discard(game, frame) if frame.stage == 0 else bool(value)

    def discard(self, game: Game, frame: Program) -> Outcome:
        """What has not entered play is still on top."""
        frame.stage = 1
        ctx = frame.ctx
        left = [game.owner[card] for card in frame.memo if game.zone[card] == DECK]
        players = [player for player in self.who.players(game, ctx) if player in left]
        return game.happen([brought_about(ctx, "mill", -1, player, left.count(player)) for player in players])

    def english(self, title: str) -> str:
        kind = self.kind.plural().removesuffix(" in any deck")
        whose = {"you": "your", "each player": "each player's"}.get(self.who.english(), "that player's")
        return (
            f"discard the top {self.number} cards of {whose} deck, except that {kind} among them "
            "are put into play insane instead"
        )


@word
class PutIntoPlay(Instruction):
    """Put cards into play under their owners' control (coc-latest/2.24.a); they are then known as "entered"."""

    who: Ref
    insane: bool = False
    at: Ref | None = None
    """The story they are committed to as they enter. They do not commit there (coc-latest/faq/julia-brown-fetched)."""
    verb: str = "enter"
    """"enter here" is for what enters under your control, whoever owns it."""

    def possible(self, game: Game, ctx: Context) -> Any:
        """A card that is known must be able to enter play; what is yet to be chosen is seen to by the choice."""
        if not isinstance(self.who, This | EventCard):
            return None
        card = self.who.cards(game, ctx)[0]
        return barred(game, "enter", card, ctx.kind) or entering_refusal(
            game, self.player(game, ctx, card), card, self.insane
        )

    def player(self, game: Game, ctx: Context, card: int) -> int:
        """Who is to control it."""
        return ctx.you if self.verb == "enter here" else game.owner[card]

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards = [
            card
            for card in self.who.cards(game, ctx)
            if entering_refusal(game, self.player(game, ctx, card), card, self.insane) is None
        ]
        if not cards:
            return isinstance(self.who, Every)
        ctx.cards["entering"] = tuple(cards)
        return self.seat(game, frame)

    def seat(self, game: Game, frame: Program) -> Outcome:
        """An attachment needs a host first, however it enters play (coc-latest/2.33.a)."""
        ctx = frame.ctx
        for card in ctx.cards["entering"]:
            fitting = game.printed[card].attach
            if fitting is not None and f"host {card}" not in ctx.cards:
                frame.memo = [card]
                frame.stage = 1
                if isinstance(fitting, Places):
                    game.ask(ctx.you, fitting.question, fitting.options(game, ctx.you), ctx.source)
                    return None
                hosts = fitting.find(game, Context(self.player(game, ctx, card), card))
                game.push(Choosing(ctx.you, "choose host", hosts, 1, 1, ctx.source))
                return None
        frame.stage = 2
        full = game.happen([self.entry(game, ctx, card) for card in ctx.cards["entering"]])
        return None if full is None else self.arrive(game, ctx, full)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        """The place that is no card to which the card is attached."""
        card = frame.memo[0]
        fitting = game.printed[card].attach
        assert isinstance(fitting, Places)
        frame.ctx.cards[f"host {card}"] = (fitting.place(option),)
        return self.seat(game, frame)

    def arrive(self, game: Game, ctx: Context, full: bool) -> bool:
        """Remember which cards they are."""
        entered = tuple(card for card in ctx.cards["entering"] if game.zone[card] == IN_PLAY)
        ctx.cards["entered"] = entered
        ctx.cards["entered@"] = tuple(zones.instance_of(game, card) for card in entered)
        return full

    def entry(self, game: Game, ctx: Context, card: int) -> Event:
        """The event of one card entering play."""
        host = ctx.cards.get(f"host {card}", (-1,))[0]
        if self.at is not None and game.printed[card].type == CHARACTER:
            host = next(iter(self.at.cards(game, ctx)), -1)
        player = self.player(game, ctx, card)
        return brought_about(ctx, "enter", card, player, 0, other=host, number=1 if self.insane else -1)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage != 1:
            return self.arrive(game, frame.ctx, bool(value))
        frame.ctx.cards[f"host {frame.memo[0]}"] = value
        return self.seat(game, frame)

    def english(self, title: str, what: str = "") -> str:
        """With ``what``, a description of what is taken rather than a name for it."""
        state = ", insane" if self.insane else ""
        if self.at is not None:
            state = f", committed to {self.at.english(title)}"
        whose = " under your control" if self.verb == "enter here" else ""
        if what:
            return f"put into play{whose} {what}{state}"
        return f"put {self.who.english(title)} into play{whose}{state}"


@word
class PayPrintedCost(Instruction):
    """Pay the printed cost of a card to do something, if able; without a match, as the card is not being played.

    Loyal and Steadfast ask for their resources all the same (coc-latest/2.24.b).
    """

    DEED: ClassVar[str] = "drain"

    who: Ref
    effect: tuple[Instruction, ...]

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        for card in self.who.cards(game, ctx):
            face = game.printed[card]
            if game.edition.printed_cost_binds and paying.steadfast_refusal(game, ctx.you, face) is not None:
                return False
            if face.cost == 0:
                game.push(Program(self.effect, ctx.copy()))
                return None
            domains = paying.printed_cost_domains(game, ctx.you, face)
            if not domains:
                return False
            frame.memo = [face.cost]
            game.ask(ctx.you, "drain", [Option("domain", ctx.you, number) for number in domains], ctx.source)
            return None
        return False

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        drain_for(game, frame.ctx, option.number, frame.memo[0])
        game.push(Program(self.effect, frame.ctx.copy()))
        return None

    def english(self, title: str) -> str:
        effect = english.listed(instruction.english(title) for instruction in self.effect)
        return english.once(f"pay the printed cost of {self.who.english(title)} to {effect}, if able")


@word
class RevealTop(Instruction):
    """Reveal the top cards of a player's deck; they stay there (coc-latest/2.4.a)."""

    DEED: ClassVar[str] = "reveal"

    number: int | Amount = 1
    name: str = "revealed"
    who: Who = YOURSELF
    stays: bool = False
    """The top card stays revealed until the end of the phase (coc-latest/2.4.ex2)."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        for player in self.who.players(game, ctx):
            number = amount(self.number, game, ctx)
            seen = reveal(game, ctx, player, number)
            ctx.cards[self.name] = seen
            if self.stays and seen:
                game.sides[player].shown = seen[0]
            return len(seen) == number
        return False

    def english(self, title: str) -> str:
        cards = "card" if self.number == 1 else f"{amount_english(self.number)} cards"
        if self.stays:
            deck = {"you": "your deck", "attached player": "attached deck"}[self.who.english()]
            return f"reveal the top card of {deck} until the end of the phase"
        if isinstance(self.who, You):
            return f"reveal the top {cards} of your deck"
        return f"{self.who.english()} reveals the top {cards} of his deck"


def reveal(game: Game, ctx: Context, player: int, number: int) -> tuple[int, ...]:
    """Show the top cards of a deck to everybody, the top one first."""
    deck = game.sides[player].deck
    side = game.sides[player]
    top = tuple(reversed(deck[max(0, len(deck) - number) :]))
    seen = tuple(card for card in top if card not in (side.faceup, side.shown))  # coc-latest/2.4.b
    if seen:
        game.reveal_to(0, 1)
        game.note(Event("reveal", -1, player, cards=seen, source=ctx.source))
    return seen


@word
class CompareTops(Instruction):
    """Each player reveals the top cards of his deck, and whoever revealed the lowest total cost discards them.

    Of equal totals both are the lowest (coc-2.0/errata/eldritch/riddles). Others put theirs under their decks.
    """

    DEED: ClassVar[str] = "look"

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
        happened = game.happen(events) if events else True
        return None if happened is None else self.bury(game, frame)

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
                return None
        return True

    def english(self, title: str) -> str:
        return (
            f"each player reveals the top {amount_english(self.number)} cards of his deck and adds up their printed "
            "costs; whoever has the lowest total (both, if they are equal) discards what he revealed, "
            "and then anybody else puts it under his deck in any order"
        )


@word
class SiftTop(Instruction):
    """Reveal the top cards of one's deck, discard any of them, and put the others back on top in any order."""

    DEED: ClassVar[str] = "look"

    number: int | Amount

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        seen = reveal(game, ctx, ctx.you, amount(self.number, game, ctx))
        if not seen:
            return False
        frame.memo = list(seen)
        game.push(Choosing(ctx.you, "sift", list(seen), 0, len(seen), ctx.source))
        return None

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        ctx = frame.ctx
        if frame.stage == 0:
            for card in value:
                zones.move(game, card, DISCARD)
            frame.memo = [card for card in frame.memo if card not in value]
            frame.stage = 1
            if len(frame.memo) < 2:
                return True
            number = len(frame.memo)
            game.push(Choosing(ctx.you, "arrange", frame.memo.copy(), number, number, ctx.source))
            return None
        deck = game.sides[ctx.you].deck
        for card in frame.memo:
            deck.remove(card)
        deck.extend(reversed(value))
        return True

    def english(self, title: str) -> str:
        return (
            f"reveal the top {amount_english(self.number)} cards of your deck, discard any of them and put the others "
            "back on top in any order"
        )


@word
class FaceUpOnDeck(Instruction):
    """Place this card face up on top of one's deck (coc-latest/new/prophecy.a)."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if game.zone[ctx.source] != PLAYED:
            return False
        zones.put(game, ctx.source, DECK)
        game.sides[ctx.you].faceup = ctx.source
        game.note(Event("prophecy", ctx.source, ctx.you))
        return True

    def english(self, title: str) -> str:
        return f"place {title} face up on top of your deck"


@word
class DiscardCostliest(Instruction):
    """Of two cards, in play or on top of a deck, discard the one of higher cost; none if they cost the same."""

    DEED: ClassVar[str] = "discard"

    who: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        costs = {card: cost_of(game, card) for card in self.who.cards(game, ctx)}
        if len(costs) < 2 or None in costs.values():
            return False
        top = max(cost for cost in costs.values() if cost is not None)
        highest = [card for card, cost in costs.items() if cost == top]
        if len(highest) != 1:
            return False  # coc-latest/2.29.c: nobody chooses, so a tie means none
        card = highest[0]
        if card in game.in_play:
            return game.happen([brought_about(ctx, "discard", card, game.in_play[card].controller)])
        zones.move(game, card, DISCARD)
        return True

    def english(self, title: str) -> str:
        return f"discard whichever of {self.who.english(title)} has the higher cost"
