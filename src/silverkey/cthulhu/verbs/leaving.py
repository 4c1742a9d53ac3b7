"""The ways into play and out of it. None of them counts as another (coc-latest/2.7.a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from silverkey.cardgame.refusal import Refusal
from silverkey.cthulhu.rules import zones
from silverkey.cthulhu.rules.entering import enter, entering_refusal
from silverkey.cthulhu.verbs.base import Verb
from silverkey.cthulhu.words import DECK, DISCARD, DOMAIN, HAND, IN_PLAY, REMOVED, WON
from silverkey.kernel.event import Event

if TYPE_CHECKING:
    from silverkey.cthulhu.account import Account
    from silverkey.cthulhu.game import Game


class Destroy(Verb):
    """Destroy a card in play."""

    name = "destroy"
    does = "destroy {who}"
    leaves = True

    past: ClassVar[str] = "destroyed"

    def perform(self, game: Game, event: Event) -> bool:
        if game.zone[event.card] != IN_PLAY or self.cannot(game, event.card, event.player):
            return False
        return zones.leave_play(game, event, DISCARD)

    def log(self, told: Account) -> str:
        return f"{told.card} is {self.past}{told.because}."


class Sacrifice(Destroy):
    """Sacrifice a card in play."""

    name = "sacrifice"
    does = "sacrifice {who}"
    past = "sacrificed"


class Discard(Destroy):
    """Discard a card from play."""

    name = "discard"
    does = "discard {who}"
    past = "discarded"


class ReturnToHand(Verb):
    """Return a card to its owner's hand, from play or from wherever it is."""

    name = "return"
    does = "return {who} to its owner's hand"
    leaves = True
    anywhere = True

    def perform(self, game: Game, event: Event) -> bool:
        if game.zone[event.card] == IN_PLAY:
            return zones.leave_play(game, event, HAND)
        if game.zone[event.card] == HAND:
            return False
        event.origin = game.zone[event.card]
        if not zones.move(game, event.card, HAND):
            return False
        game.note(event)
        return True

    def log(self, told: Account) -> str:
        if told.event.origin == DECK:
            return f"{told.who} takes {told.card} from the deck into hand{told.because}."
        return f"{told.card} returns to its owner's hand{told.because}."


class RemoveFromGame(Verb):
    """Remove a card from the game."""

    name = "remove"
    does = "remove {who} from the game"
    leaves = True
    anywhere = True

    def perform(self, game: Game, event: Event) -> bool:
        if game.zone[event.card] == IN_PLAY:
            return zones.leave_play(game, event, REMOVED)
        if not zones.move(game, event.card, REMOVED):
            return False
        game.note(event)
        return True

    def log(self, told: Account) -> str:
        return f"{told.card} is removed from the game."


class ToBottom(Verb):
    """Put a card on the bottom of its owner's deck."""

    name = "bottom"
    does = "put {who} on the bottom of its owner's deck"
    leaves = True
    anywhere = True

    end: ClassVar[str] = "bottom"

    def perform(self, game: Game, event: Event) -> bool:
        bottom = self.end == "bottom"
        if game.zone[event.card] == IN_PLAY:
            return zones.leave_play(game, event, DECK, bottom=bottom)
        event.origin = game.zone[event.card]
        if not zones.move(game, event.card, DECK, bottom=bottom):
            return False
        game.note(event)
        return True

    def log(self, told: Account) -> str:
        return f"{told.card} goes to the {self.end} of its owner's deck."


class ToTop(ToBottom):
    """Put a card on top of its owner's deck."""

    name = "top"
    does = "put {who} on top of its owner's deck"

    end: ClassVar[str] = "top"


class ShuffleIn(Verb):
    """Shuffle a card into its owner's deck, from play or from wherever it is."""

    name = "shuffle in"
    does = "shuffle {who} into its owner's deck"
    leaves = True
    anywhere = True

    def perform(self, game: Game, event: Event) -> bool:
        owner = game.owner[event.card]
        event.origin = game.zone[event.card]
        if event.origin == IN_PLAY:
            zones.leave_play(game, event, DECK)
        elif zones.move(game, event.card, DECK):
            game.note(event)
        else:
            return False
        game.shuffle_deck(owner)
        game.note(Event("shuffle", -1, owner))
        return True

    def log(self, told: Account) -> str:
        return f"{told.card} is shuffled into its owner's deck."


class BecomeResource(Verb):
    """Attach a card to the domain ``event.other`` of ``event.player`` as a resource."""

    name = "become resource"
    does = "attach {who} to a domain as a resource"
    leaves = True
    anywhere = True

    def perform(self, game: Game, event: Event) -> bool:
        if game.zone[event.card] == IN_PLAY:
            return zones.leave_play(game, event, DOMAIN)
        if zones.stuck(game, event.card) is not None:
            return False
        zones.take(game, event.card)
        zones.attach_resource(game, event.player, event.other, event.card)
        game.note(event)
        return True

    def log(self, told: Account) -> str:
        return f"{told.card} becomes a resource{told.because}."


class ToWonPile(Verb):
    """Move a card in play to its owner's won pile, where it counts as a story won."""

    name = "win"
    does = "move {who} to its owner's won pile as a story that player has won"
    leaves = True

    def perform(self, game: Game, event: Event) -> bool:
        return zones.leave_play(game, event, WON)

    def log(self, told: Account) -> str:
        return f"{told.card} goes to its owner's won pile."


class Enter(Verb):
    """Enter play, by being played or by being put into play (coc-latest/2.24)."""

    name = "enter"
    does = "put {who} into play"
    anywhere = True

    def cannot(self, game: Game, card: int, player: int) -> Refusal | None:
        """Cards enter play under their owners' control unless something says otherwise."""
        return entering_refusal(game, game.owner[card], card)

    def perform(self, game: Game, event: Event) -> bool:
        return enter(game, event)

    def log(self, told: Account) -> str:
        host = f" on {told.name(told.event.other)}" if told.event.other >= 0 else ""
        how = "enters play" if told.event.cause == "play" else "is put into play"
        return f"{told.card} {how}{host}."


class EnterHere(Enter):
    """Enter play under the control of whoever brings it about; what happens is entering play all the same."""

    name = "enter here"

    def cannot(self, game: Game, card: int, player: int) -> Refusal | None:
        return entering_refusal(game, player, card)
