"""What happens to hands, decks, discard piles and domains."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from silverkey.cardgame.board import PILES
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.table.drawing import Drawing, drawn_singly
from silverkey.cthulhu.verbs.base import Verb
from silverkey.cthulhu.words import DISCARD, FROM_BOTTOM, HAND
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.cthulhu.account import Account
    from silverkey.cthulhu.game import Game


class Draw(Verb):
    """Draw cards from the top of one's deck."""

    name = "draw"

    def step_by_step(self, game: Game, event: Event) -> Frame[Any] | None:
        """Card by card, where somebody may have something to say about each."""
        singly = event.origin != DISCARD and drawn_singly(game, event.player)
        return Drawing(event.serial, event.amount) if singly else None

    def perform(self, game: Game, event: Event) -> bool:
        drawn = 0
        while drawn < event.amount and (card := self.next_card(game, event)) is not None:
            game.sides[event.player].hand.append(card)
            game.place(card, HAND)
            drawn += 1
        full = drawn == event.amount
        event.amount = drawn
        event.cards = tuple(game.sides[event.player].hand[-drawn:]) if drawn else ()
        if drawn:
            game.note(event)
        return full

    def next_card(self, game: Game, event: Event) -> int | None:
        """The next card of the deck, or of the discard pile."""
        if event.origin == DISCARD:
            top = game.sides[event.player].discard[-1:]
            for card in top:
                if zones.stuck(game, card) is None:
                    zones.take(game, card)
                    return card
            return None
        return game.take_top(event.player, event.origin == FROM_BOTTOM)

    def log(self, told: Account) -> str:
        cards = english.counted(told.event.amount, "card")
        origins = {FROM_BOTTOM: " from the bottom of the deck", DISCARD: " from the discard pile"}
        place = origins.get(told.event.origin, "")
        return f"{told.who} draws {cards}{place}{told.because}."


class DiscardFromHand(Verb):
    """Discard a card from hand."""

    name = "discard from hand"
    does = "discard {who}"
    anywhere = True
    tells = "{who} discards {card}{because}."

    def change(self, game: Game, event: Event) -> bool:
        if game.zone[event.card] != HAND:
            return False
        zones.move(game, event.card, DISCARD)
        return True


class Milling(Frame["Game"]):
    """Cards discarded from a deck one by one, where somebody may have something to say about each."""

    __slots__ = ("event", "left")

    STEPS = ("next",)

    def __init__(self, event: int, cards: tuple[int, ...]) -> None:
        self.event = event
        """The discard as a whole."""
        self.left = [*cards]

    def next(self, game: Game) -> None:
        """The next card; or that was all of them."""
        event = game.events[self.event]
        if self.left:
            self.go("next")
            card, own = self.left.pop(0), event.player
            game.happen([Event(ONE_MILLED, card, own, source=event.source, by=event.by, cause=event.cause)])
            return
        event.cards = tuple(card for card in event.cards if game.zone[card] == DISCARD)
        event.amount = len(event.cards)
        if event.cards:
            game.note(event)
        game.touch(PILES)  # whose deck has run out is looked at when all that are discarded together are gone
        game.pop()


ONE_MILLED = "discard from deck"


class Mill(Verb):
    """Discard cards from a deck: those that the event names, or so many from the top."""

    name = "mill"
    anywhere = True
    tells = "{who} discards from the deck: {cards}{because}."

    def cards(self, game: Game, event: Event) -> tuple[int, ...]:
        """The cards that go."""
        deck = game.sides[event.player].deck
        return event.cards or tuple(reversed(deck[max(0, len(deck) - event.amount) :]))

    def step_by_step(self, game: Game, event: Event) -> Frame[Any] | None:
        """Card by card, where somebody may disrupt that."""
        if not game.may_be_interrupted(ONE_MILLED):
            return None
        event.cards = self.cards(game, event)
        return Milling(event.serial, event.cards)

    def perform(self, game: Game, event: Event) -> bool:
        gone = self.cards(game, event)
        for card in gone:
            zones.move(game, card, DISCARD)
        full = len(gone) == event.amount
        event.amount = len(gone)
        event.cards = gone
        if gone:
            game.note(event)
        return full


class DiscardOne(Verb):
    """Discard a card from a deck, of those that are discarded together."""

    name = ONE_MILLED
    anywhere = True

    def change(self, game: Game, event: Event) -> bool:
        return zones.move(game, event.card, DISCARD)


class DiscardPlayed(Verb):
    """Discard an event that has been played, when that is done with."""

    name = "discard played"
    anywhere = True

    def change(self, game: Game, event: Event) -> bool:
        zones.clear_event(game, event.card)
        return True


class DestroyResource(Verb):
    """Destroy a resource on a domain."""

    name = "destroy resource"
    does = "destroy {who}"
    anywhere = True
    tells = "The resource {card} is destroyed{because}."

    def change(self, game: Game, event: Event) -> bool:
        if game.zone[event.card] != "domain":
            return False
        zones.discard_resource(game, event.card)
        return True


class DiscardResource(DestroyResource):
    """Discard a resource from one of one's own domains."""

    name = "discard resource"
    does = "discard {who}"
    tells = "The resource {card} is discarded{because}."


class SacrificeResource(DestroyResource):
    """Sacrifice a resource from one of one's own domains."""

    name = "sacrifice resource"
    tells = "The resource {card} is sacrificed{because}."


class SpendTransient(DestroyResource):
    """Discard a Transient resource with which its domain has been drained."""

    name = "spend transient"
    tells = "{card} counted as two resources and is discarded (Transient)."
