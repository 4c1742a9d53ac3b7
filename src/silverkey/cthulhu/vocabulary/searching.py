"""Instructions that look at decks, reveal and search them, and pick cards out of piles and stories."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.account import SHOWN
from silverkey.cardgame.board import PILES
from silverkey.cardgame.choosing import Choosing, WithinTotal
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.amounts import Amount, amount, amount_english, counted
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.players import YOURSELF, Who, You
from silverkey.cardgame.words.references import Chosen, Ref
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.verbs.preventing import prevented
from silverkey.cthulhu.verbs.states import joining_refusal
from silverkey.cthulhu.vocabulary.filters import Cards, Either
from silverkey.cthulhu.vocabulary.references import Hand, Paid, Top, whose_pile
from silverkey.cthulhu.words import (
    COST,
    DECK,
    DISCARD,
    IN_PLAY,
    ON_TOP,
    OPPONENT,
    STORY,
    STORY_DECK,
    WON,
    WOULD_REVEAL,
    YOU,
)
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game

SEARCHED = "searched"
"""The name of the cards that an effect has looked at or searched."""
SEEN = Cards(among=Chosen(SEARCHED), zone=DECK)
NOTHING_THERE = Refusal("There is no card in that hand.", ("reading/64",))
REVEALED_ALREADY = Refusal("That card is revealed already.", ("coc-latest/2.4.b",))
ASKED = {verb: f"choose to {verb}" for verb in ("wound", "destroy")}
ASKED |= {"bottom": "to bottom", "discard": "sift", "attach": "choose host"}
"""The question by what is done next to what is picked, where that is not simply to pick."""


@dataclass(frozen=True, eq=False)
class Pick(Instruction):
    """Pick cards or stories while the effect resolves, without targeting; or none, where that is allowed.

    A story picked out of the story deck goes under it, where nothing draws it for as long as there is another.
    """

    cards: Cards | Either
    name: str = "chosen"
    optional: bool = False
    number: int | Amount = 1
    any_number: bool = False
    total: int = -1
    """Of any number, what their printed costs may come to."""
    each_domain: bool = False
    """One resource on each domain of a player; there must be one on each (coc-latest/1.9.c) unless it is up to that."""
    top: int | Amount = 0
    """Only so many cards from the top of the deck are searched; they are then known as "searched"."""
    to: str = ""
    """The verb that the card is picked for; what cannot suffer it is not picked."""
    to_join: Ref | None = None
    """The character that is to commit to the story picked."""
    up_to: bool = False
    """Fewer will do, but one at least."""

    @property
    def designates(self) -> tuple[str, ...]:
        return (self.name, SEARCHED)

    @property
    def kinds(self) -> tuple[Cards, ...]:
        """The descriptions of what may be picked."""
        return self.cards.kinds if isinstance(self.cards, Either) else (self.cards,)

    @property
    def dependent(self) -> bool:
        return self.cards.dependent

    def legal(self, game: Game, ctx: Context) -> list[int]:
        """The cards that may be picked."""
        found = [card for card in self.cards.find(game, ctx) if zones.stuck(game, card) is None]
        if self.kinds[0].zone == WON:
            # A story whose effect is being carried out has been won, but lies where it was.
            found = [card for card in found if game.zone[card] == WON]
        if self.top:
            found = [card for card in found if card in ctx.cards[SEARCHED]]
        if self.to:
            found = [card for card in found if prevented(game, ctx, self.to, card, ctx.you) is None]
        if self.to_join is not None:
            found = [story for story in found if self.kept_out(game, ctx, story) is None]
        return found

    def lots(self, game: Game, ctx: Context) -> list[list[int]]:
        """What is picked from in turn: everything at once, or each domain for itself."""
        found = self.legal(game, ctx)
        if not self.each_domain:
            return [found]
        player = ctx.you if self.kinds[0].owner == YOU else 1 - ctx.you
        lots = [[card for card in domain.resources if card in found] for domain in game.sides[player].domains]
        return [lot for lot in lots if lot] if self.up_to else lots

    def kept_out(self, game: Game, ctx: Context, story: int) -> Refusal | None:
        """What keeps the character that is to join a story from it; it may have left play in the meantime."""
        assert self.to_join is not None
        meant = self.to_join.cards(game, ctx)  # nobody, where he is still to be chosen
        joining = [card for card in meant if card in game.in_play]
        if meant and not joining:
            return NO_TARGET
        refusals = (joining_refusal(game, game.in_play[card].controller, card, story) for card in joining)
        return next(filter(None, refusals), None)

    def possible(self, game: Game, ctx: Context) -> Any:
        least = 1 if self.up_to or self.each_domain else amount(self.number, game, ctx)  # coc-latest/2.6.a
        if self.optional or self.any_number or self.hidden or self.of_seen:
            return None
        if COST not in ctx.cards and self.cards.holds(Paid):
            return None  # what it will be paid with is not known yet
        if all(len(lot) >= least for lot in self.lots(game, ctx)):
            return None
        if self.to_join is None:
            return NO_TARGET
        refusals = (self.kept_out(game, ctx, story) for story in self.cards.find(game, ctx))
        return next(filter(None, refusals), NO_TARGET)

    @property
    def of_seen(self) -> bool:
        """It is about what the effect has looked at before."""
        return self.kinds[0].among is not None

    @property
    def hidden(self) -> bool:
        """Searching a deck may always be tried."""
        return not self.of_seen and all(kind.zone in (DECK, STORY_DECK) for kind in self.kinds)

    @property
    def of_a_kind(self) -> bool:
        """A search for a card of a kind, which may find none; one for any card finds (reading/65)."""
        return self.hidden and (len(self.kinds) > 1 or (self.kinds[0].zone == DECK and self.kinds[0].choosy))

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if self.hidden:
            game.reveal_to(ctx.you)
        if self.top:
            deck = game.sides[ctx.you if self.kinds[0].owner == YOU else 1 - ctx.you].deck
            ctx.cards[SEARCHED] = tuple(reversed(deck[max(0, len(deck) - amount(self.top, game, ctx)) :]))
        return self.ask(game, frame) if all(self.lots(game, ctx)) else SHORT

    def ask(self, game: Game, frame: Program) -> Outcome:
        """The next pick."""
        ctx = frame.ctx
        candidates = self.lots(game, ctx)[frame.stage]
        if self.total >= 0:
            costs = [game.printed[card].cost for card in candidates]
            game.push(WithinTotal(ctx.you, self.question(frame), candidates, costs, self.total, ctx.source))
            return LATER
        number = amount(self.number, game, ctx)
        most = len(candidates) if self.any_number else number
        least = 0 if self.any_number or self.optional or self.of_a_kind else 1 if self.up_to else number
        game.push(Choosing(ctx.you, self.question(frame), candidates, min(least, len(candidates)), most, ctx.source))
        return LATER

    def question(self, frame: Program) -> str:
        """What the player is asked: by what is done with it next."""
        if self.kinds[0].type == STORY and self.kinds[0].zone in (IN_PLAY, STORY_DECK):
            return "pick story"
        after = frame.program[frame.position + 1 :]
        verb = self.to or (getattr(after[0], "verb", "") if after else "")
        if self.any_number and verb == "destroy":
            return "destroy resources"
        return ASKED.get(verb, "pick")

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        ctx = frame.ctx
        frame.memo.extend(value)
        frame.stage += 1
        if frame.stage < len(self.lots(game, ctx)):
            return self.ask(game, frame)
        ctx.cards[self.name] = tuple(frame.memo)
        ctx.numbers["of a kind"] = int(self.of_a_kind)
        for story in value if self.kinds[0].zone == STORY_DECK else ():
            game.story_deck.remove(story)
            game.story_deck.insert(0, story)
        return came(bool(value))

    def english(self, title: str) -> str:
        if self.hidden:
            kind, deck = self.cards.singular(placed=False), self.deck()
            if self.any_number or self.number != 1:
                kind = f"{self.how_many()} {self.cards.plural(placed=False)}{self.bound()}"
            if self.top:
                return f"search for {kind} among the top {amount_english(self.top)} cards of {deck}"
            return f"search {deck} for {kind}"
        return f"{'you may ' if self.optional else ''}pick {self.what()}"

    def deck(self) -> str:
        """Whose deck is searched."""
        if self.kinds[0].zone == STORY_DECK:
            return "the story deck"
        decks = {YOU: "your deck", OPPONENT: "an opponent's deck", "": "any deck"}
        return english.listed(dict.fromkeys(decks[kind.owner] for kind in self.kinds), "or")

    def how_many(self) -> str:
        """How many are picked."""
        if self.any_number:
            return "any number of"
        number = amount_english(self.number)
        return f"up to {number}" if self.up_to else number

    def what(self) -> str:
        """What is picked."""
        if self.each_domain:
            whose = {YOU: " of yours", OPPONENT: " of an opponent"}.get(self.kinds[0].owner, "")
            there = " that has any" if self.up_to else ""
            return f"one {self.cards.noun(placed=False)} on each domain{whose}{there}"
        number = self.how_many()
        if self.of_seen:
            kind = replace(self.kinds[0], among=None)
            if kind.choosy:
                found = kind.singular(placed=False) if number == "1" else f"{number} {kind.plural(placed=False)}"
                return f"{found} among them"
            if self.up_to:
                number = f"1 {'or' if self.number == 2 else 'to'} {amount_english(self.number)}"
            return "one of those cards" if number == "1" else f"{number.removesuffix(' of')} of those cards"
        return self.cards.singular() if number == "1" else f"{number} {self.cards.plural()}{self.bound()}"

    def bound(self) -> str:
        """What they may cost together, if that matters."""
        return "" if self.total < 0 else f" with a total printed cost of {self.total} or lower"

    def taken(self) -> str:
        """What is picked, with where it comes from: 'a character from your hand'."""
        return re.sub(r" in (?=(your|any|an opponent's) )", " from ", self.what())


def told_at_once(word: Any, before: Instruction, title: str, field: str = "who") -> list[str]:
    """What is done at once to what was picked before it, without a search: 'put 2 cards into your hand'."""
    who = getattr(word, field)
    if not isinstance(before, Pick) or before.optional or before.hidden:
        return []
    if not isinstance(who, Chosen) or who.name != before.name:
        return []
    return [str(replace(word, **{field: Chosen(before.name, before.taken())}).english(title))]


@dataclass(frozen=True, eq=False)
class Shuffle(Instruction):
    """Shuffle one's deck, as after any search (coc-latest/2.11.a)."""

    DEED = "shuffle"

    but_rest: bool = False
    """Cards that were searched through are held apart, if one of them was found."""
    whose: Who = YOURSELF

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        apart = searched(game, ctx) if self.but_rest and frame.ok else []
        for player in self.whose.players(game, ctx):
            game.shuffle_deck(player, apart)
            game.note(Event("shuffle", player=player))
        return came(frame.ok)

    def english(self, title: str) -> str:
        deck = whose_pile(self.whose)
        return f"shuffle {deck} apart from the other cards searched" if self.but_rest else f"shuffle {deck}"


def searched(game: Game, ctx: Context, but: str = "") -> list[int]:
    """What was looked at or searched and not taken, nor bears that name in the effect."""
    taken = ctx.cards.get(but, ())
    return [card for card in ctx.cards.get(SEARCHED, ()) if game.zone[card] == DECK and card not in taken]


@dataclass(frozen=True, eq=False)
class Rest(Instruction):
    """Put what was looked at or searched and not taken on top of its deck or under it, shuffle it in, or discard it."""

    DEED = "bottom"

    to: str = "bottom"
    """"top", "bottom", "shuffle in" or DISCARD."""
    as_they_lay: bool = False
    """In the order they had (coc-latest/faq/museum-curator-order), not in any."""
    noun: str = "the remaining cards"
    but: str = ""
    """Not what was picked under this name, and put somewhere in the deck."""
    whose: Who = YOURSELF
    """In whose deck they lie."""

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        rest = searched(game, ctx, self.but)
        if self.to == DISCARD:
            return game.happen(milled(game, ctx, rest)) if rest else FULL
        if self.to == "shuffle in":
            shuffled = [brought_about(ctx, self.to, card, ctx.you) for card in rest]
            return game.happen(shuffled) if shuffled else FULL
        if self.as_they_lay:
            return self.after(game, frame, rest)
        kind = "arrange" if self.to == "top" else "arrange bottom"
        game.push(Choosing(ctx.you, kind, rest, len(rest), len(rest), ctx.source))
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if self.to in (DISCARD, "shuffle in"):
            return came(bool(value))
        if self.to == "bottom":
            for card in value:
                zones.move(game, card, DECK, bottom=True)
            return FULL
        for card in reversed(value):
            side = game.sides[game.owner[card]]
            side.deck.remove(card)
            side.deck.append(card)
            side.cover_the_moved()
        game.touch(PILES)
        frame.ctx.cards[SEARCHED] = tuple(value)
        return came(bool(value))

    def english(self, title: str) -> str:
        order = " in the order they had" if self.as_they_lay else " in any order"
        if self.noun == "the other":
            order = ""
        if self.to == DISCARD:
            return f"discard {self.noun}"
        if self.to == "shuffle in":
            return f"shuffle {self.noun} into their owners' decks"
        if self.to == "top":
            return f"put {self.noun} back on top{order}"
        return f"put {self.noun}{order} on the bottom of {whose_pile(self.whose)}"


@dataclass(frozen=True, eq=False)
class Reveal(Instruction):
    """Reveal cards, such as the top cards of a deck or a hand; they stay where they are (coc-latest/2.4.a).

    What is done with them may be told next.
    """

    DESIGNATES = ("revealed", SEARCHED)

    who: Ref
    stays: bool = False
    """The top card of a deck stays revealed until the end of the phase (coc-latest/2.4.ex2)."""
    secretly: bool = False
    """You look at the cards, and nobody else does."""
    at_random: int | Amount = 0
    """Only so many of them, taken at random."""
    up_to: bool = False
    """You say how many; one at least."""

    @property
    def doing(self) -> str:
        return "look" if self.secretly else "reveal"

    def possible(self, game: Game, ctx: Context) -> Any:
        """Of the cards of a deck one at least must not be revealed yet; whose deck it is may be yet to come."""
        if isinstance(self.who, Hand):
            return None if self.who.cards(game, ctx) or not self.who.whose.players(game, ctx) else NOTHING_THERE
        if not isinstance(self.who, Top) or self.secretly:
            return None
        number = amount(self.who.number, game, ctx)
        players = self.who.whose.players(game, ctx)
        shown = number and any(not unrevealed(game, player, number) for player in players)
        return REVEALED_ALREADY if shown else None

    def run(self, game: Game, frame: Program) -> Outcome:
        if isinstance(self.who, Top) and not (self.secretly or self.who.bottom):
            number = amount(self.who.number, game, frame.ctx)
            players = self.who.whose.players(game, frame.ctx)
            if avoided(game, frame, [card for player in players for card in unrevealed(game, player, number)]):
                return LATER
            return self.turn_up(game, frame.ctx, self.who)
        ctx, cards = frame.ctx, self.who.cards(game, frame.ctx)
        if self.at_random:
            number = min(len(cards), amount(self.at_random, game, ctx))
            if self.up_to and number:
                numbers = [Option("number", -1, so_many) for so_many in range(number, 0, -1)]
                return frame.ask(game, ctx.you, "how many cards", numbers)
            cards = tuple(game.chances("random reveal", list(cards), number))
        return self.lay_open(game, ctx, cards)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        cards = self.who.cards(game, frame.ctx)
        return self.lay_open(game, frame.ctx, tuple(game.chances("random reveal", list(cards), option.number)))

    def lay_open(self, game: Game, ctx: Context, cards: tuple[int, ...]) -> Outcome:
        """These are the cards that are revealed, or looked at."""
        if self.secretly:
            game.reveal_to(ctx.you)
            game.note(Event("look", player=ctx.you, cards=cards, source=ctx.source))
        elif cards:
            show(game, ctx, game.owner[cards[0]], cards)
        ctx.cards["revealed"] = ctx.cards[SEARCHED] = cards
        return came(bool(cards))

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return self.run(game, frame)

    def turn_up(self, game: Game, ctx: Context, top: Top) -> Outcome:
        """The top cards of decks are revealed, as far as they are not."""
        number = amount(top.number, game, ctx)
        players = top.whose.players(game, ctx)
        seen = {player: unrevealed(game, player, number) for player in players}
        for player, cards in seen.items():
            if cards:
                show(game, ctx, player, cards)
                if self.stays:
                    game.sides[player].shown = cards[0]
                    game.touch(PILES)
        ctx.cards["revealed"] = ctx.cards[SEARCHED] = tuple(card for cards in seen.values() for card in cards)
        return came(all(len(cards) == number for cards in seen.values()))

    def english(self, title: str) -> str:
        who = self.who.english(title).replace("whole hand", "hand")
        if self.at_random:
            who = f"{'up to ' if self.up_to else ''}{counted(self.at_random, 'card')} at random from {who}"
        elif isinstance(self.who, Hand):
            who = f"the cards in {who}"
        whose = self.who.whose.english() if isinstance(self.who, Top) else ""
        if self.secretly:
            return f"look at {who}"
        if whose in ("", "you", "an opponent") or not isinstance(self.who, Top):
            return f"reveal {who}{' until the end of the phase' if self.stays else ''}"
        if self.stays:
            deck = whose.removesuffix("'s owner")
            return f"reveal the top card of {deck} until the end of the phase"
        return f"{whose} reveals {who.replace(whose_pile(self.who.whose), 'his deck')}"

    def infinitive(self, title: str) -> str:
        text = self.english(title)
        whose, found, what = text.partition(" reveals ")
        return f"have {whose} reveal {what}" if found else text


@dataclass(frozen=True, eq=False)
class RevealUntil(Instruction):
    """Cards are revealed from the top of decks, one by one, until one is of a kind; those are known as "found"."""

    DEED = "reveal"
    DESIGNATES = ("revealed", SEARCHED, "found")

    cards: Cards
    whose: Who = YOURSELF

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        players = self.whose.players(game, ctx)
        revealed: list[int] = []
        found: list[int] = []
        for player in players:
            deck = tuple(reversed(game.sides[player].deck))
            fitting = [place for place, card in enumerate(deck) if self.cards.match(game, ctx, card)]
            revealed.extend(deck[: fitting[0] + 1] if fitting else deck)
            found.extend(deck[place] for place in fitting[:1])
        if avoided(game, frame, revealed):
            return LATER
        for player in players:
            show(game, ctx, player, tuple(card for card in revealed if game.owner[card] == player))
        ctx.cards["revealed"] = ctx.cards[SEARCHED] = tuple(revealed)
        ctx.cards["found"] = tuple(found)
        return came(len(found) == len(players))

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return self.run(game, frame)

    def english(self, title: str) -> str:
        kind = self.cards.singular(placed=False)
        if isinstance(self.whose, You):
            return f"reveal cards from the top of your deck until one is {kind}"
        return f"{self.whose.english()} reveals cards from the top of his deck until one is {kind}"


def look_at_top(number: int | Amount, whose: Who = YOURSELF) -> Reveal:
    """Look at the top cards of a player's deck."""
    return Reveal(Top(number, whose), secretly=True)


def unrevealed(game: Game, player: int, number: int) -> tuple[int, ...]:
    """Those of the top cards of a deck that can be revealed, the top one first (coc-latest/2.4.b)."""
    side = game.sides[player]
    top = reversed(side.deck[max(0, len(side.deck) - number) :])
    return tuple(card for card in top if card not in (side.faceup, side.shown))


def avoided(game: Game, frame: Program, cards: list[int]) -> bool:
    """Whether a card of a deck that is about to be revealed may be kept from it now, which is asked once of each."""
    ctx = frame.ctx
    for card in cards if WOULD_REVEAL in game.heard else ():
        if card in frame.memo or not game.printed[card].usable.get(ON_TOP):
            continue
        frame.memo.append(card)
        ctx.cards[SHOWN] = (*ctx.cards.get(SHOWN, ()), card)
        game.reveal_to_all()
        height = len(game.stack)
        game.offer_interrupt(brought_about(ctx, WOULD_REVEAL, card, game.owner[card]))
        if len(game.stack) > height:
            return True
    return False


def show(game: Game, ctx: Context, player: int, cards: tuple[int, ...]) -> None:
    """Show cards of a player to everybody; they stay revealed while the effect lasts (coc-latest/2.4.c)."""
    ctx.cards[SHOWN] = (*ctx.cards.get(SHOWN, ()), *cards)
    game.reveal_to_all()
    game.note(Event("reveal", player=player, cards=cards, source=ctx.source))


def milled(game: Game, ctx: Context, cards: Iterable[int]) -> list[Event]:
    """Cards are discarded from the decks they are in, those of one player together."""
    decks: dict[int, tuple[int, ...]] = {}
    for card in cards:
        decks[game.owner[card]] = (*decks.get(game.owner[card], ()), card)
    return [brought_about(ctx, "mill", -1, owner, len(own), cards=own) for owner, own in decks.items()]
