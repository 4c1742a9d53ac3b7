"""What happens to hands, decks, discard piles and domains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cthulhu.rules import zones
from silverkey.cthulhu.verbs.base import Verb, because
from silverkey.cthulhu.words import DISCARD, HAND

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.kernel.event import Event


class Draw(Verb):
    """Draw cards from the top of one's deck."""

    name = "draw"

    def perform(self, game: Game, event: Event) -> bool:
        drawn = 0
        while drawn < event.amount and (card := game.take_top(event.player)) is not None:
            game.sides[event.player].hand.append(card)
            game.place(card, HAND)
            drawn += 1
        full = drawn == event.amount
        event.amount = drawn
        event.cards = tuple(game.sides[event.player].hand[-drawn:]) if drawn else ()
        if drawn:
            game.touch()
            game.note(event)
        return full

    def log(self, game: Game, event: Event) -> str:
        cards = "a card" if event.amount == 1 else f"{event.amount} cards"
        return f"{{player {event.player}}} draws {cards}{because(game, event)}."


class DiscardFromHand(Verb):
    """Discard a card from hand."""

    name = "discard from hand"

    def perform(self, game: Game, event: Event) -> bool:
        if game.zone[event.card] != HAND:
            return False
        zones.move(game, event.card, DISCARD)
        game.note(event)
        return True

    def log(self, game: Game, event: Event) -> str:
        return f"{{player {event.player}}} discards {game.printed[event.card].title}{because(game, event)}."


class Mill(Verb):
    """Discard cards from a deck: those that the event names, or so many from the top."""

    name = "mill"

    def perform(self, game: Game, event: Event) -> bool:
        deck = game.sides[event.player].deck
        gone = event.cards or tuple(reversed(deck[max(0, len(deck) - event.amount) :]))
        for card in gone:
            zones.move(game, card, DISCARD)
        full = len(gone) == event.amount
        event.amount = len(gone)
        event.cards = gone
        if gone:
            game.note(event)
        return full

    def log(self, game: Game, event: Event) -> str:
        names = ", ".join(game.printed[card].title for card in event.cards)
        return f"{{player {event.player}}} discards from the deck: {names}{because(game, event)}."


class DestroyResource(Verb):
    """Destroy a resource on a domain."""

    name = "destroy resource"
    does = "destroy {who}"

    def perform(self, game: Game, event: Event) -> bool:
        if game.zone[event.card] != "domain":
            return False
        zones.discard_resource(game, event.card)
        game.note(event)
        return True

    def log(self, game: Game, event: Event) -> str:
        return f"The resource {game.printed[event.card].title} is destroyed{because(game, event)}."


class DiscardResource(DestroyResource):
    """Discard a resource from one of one's own domains."""

    name = "discard resource"
    does = "discard {who}"

    def log(self, game: Game, event: Event) -> str:
        return f"The resource {game.printed[event.card].title} is discarded{because(game, event)}."


class SacrificeResource(DestroyResource):
    """Sacrifice a resource from one of one's own domains."""

    name = "sacrifice resource"

    def log(self, game: Game, event: Event) -> str:
        return f"The resource {game.printed[event.card].title} is sacrificed{because(game, event)}."
