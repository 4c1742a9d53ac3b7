"""The ways into play and out of it. None of them counts as another (coc-latest/2.7.a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from silverkey.cardgame.details import Manner
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.verbs import Question
from silverkey.cthulhu.details import TO_DECK, InDomain, domain_of
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.table.entering import enter, entering_refusal
from silverkey.cthulhu.verbs.base import Seating, Verb
from silverkey.cthulhu.words import DEADLY, DECK, DISCARD, DOMAIN, HAND, IN_PLAY, NEW_DOMAIN, PLAYED, REMOVED, WON
from silverkey.kernel.decision import NO, YES, Option
from silverkey.kernel.event import Detail, Event
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cthulhu.account import Account
    from silverkey.cthulhu.game import Game


FINDING = ("coc-latest/2.11.d",)
"""A card that is taken out of a deck: it would have stayed there."""


class Leaving(Verb):
    """A way out of play. A card with Resilient may go to its owner's deck instead (coc-latest/new/resilient.a)."""

    carries: ClassVar[tuple[type[Detail], ...]] = (Manner,)
    leaves = True
    to: ClassVar[str]
    """The zone that the card goes to."""
    bottom: ClassVar[bool] = False
    """Whether it comes to lie below what is there."""

    def mover(self, game: Game, event: Event) -> int:
        """Its controller says when it leaves, among those that do so together (coc-latest/1.7.b)."""
        standing = game.in_play.get(event.card)
        return super().mover(game, event) if standing is None else standing.controller

    def question(self, game: Game, event: Event) -> Question | None:
        standing = game.in_play.get(event.card)
        if standing is None or event.word == TO_DECK:
            return None
        if "Resilient" not in game.values(event.card).keywords:
            return None
        return Question(standing.controller, "resilient", [YES, NO], event.card)

    def answered(self, game: Game, event: Event, option: Option) -> None:
        """A Resilient card goes to its deck, or not."""
        if option == YES:
            event.detail = Manner(TO_DECK)

    def perform(self, game: Game, event: Event) -> bool:
        if game.zone[event.card] == IN_PLAY:
            return zones.leave_play(game, event, self.to, self.bottom)
        return self.anywhere and super().perform(game, event)

    def change(self, game: Game, event: Event) -> bool:
        """From wherever else it is, the card is moved there; not if it has become a domain meanwhile."""
        if any(domain.card == event.card for side in game.sides for domain in side.domains):
            return False
        event.origin = game.zone[event.card]
        return zones.move(game, event.card, self.to, self.bottom)


class Destroy(Leaving):
    """Destroy a card in play."""

    name = "destroy"
    rulings = ("coc-latest/2.7.a",)
    does = "destroy {who}"

    tells = "{card} is destroyed{because}."
    to = DISCARD

    def prevented(self, game: Game, event: Event) -> None:
        """Of a death by wounds, the wound that would kill is not dealt; otherwise one dealt meanwhile may kill yet.

        That is how a Disrupt of such a death is to be understood (coc-latest/faq/andrew-chapman-khopesh).
        """
        standing = game.in_play.get(event.card)
        if standing is None:
            return
        if event.cause == DEADLY:
            bearable = 0 if standing.insane else game.values(event.card).keywords.get("Toughness", 0)
            standing.wounds = min(standing.wounds, bearable)
        game.touch()

    def perform(self, game: Game, event: Event) -> bool:
        if game.zone[event.card] != IN_PLAY or self.cannot(game, event.card, event.player):
            return False
        return super().perform(game, event)


class Sacrifice(Destroy):
    """Sacrifice a card in play."""

    name = "sacrifice"
    does = "sacrifice {who}"
    tells = "{card} is sacrificed{because}."


class Discard(Destroy):
    """Discard a card from play."""

    name = "discard"
    does = "discard {who}"
    tells = "{card} is discarded{because}."


class ReturnToHand(Leaving):
    """Return a card to its owner's hand, from play or from wherever it is."""

    name = "return"
    rulings = ("coc-latest/2.7.a", "coc-latest/2.23.b")
    does = "return {who} to its owner's hand"
    anywhere = True
    to = HAND

    def change(self, game: Game, event: Event) -> bool:
        return game.zone[event.card] != HAND and super().change(game, event)

    def citations(self, event: Event) -> tuple[str, ...]:
        return FINDING if event.origin == DECK else self.rulings

    def log(self, told: Account) -> str:
        if told.event.origin == DECK:
            return f"{told.who} takes {told.card} from the deck into hand{told.because}."
        return f"{told.card} returns to its owner's hand{told.because}."


class TakeIntoHand(ReturnToHand):
    """Put a card of a pile of your own into your hand; what happens is that it returns there."""

    name = "take"
    does = "put {who} into your hand"


class RemoveFromGame(Leaving):
    """Remove a card from the game."""

    name = "remove"
    rulings = ("coc-latest/new/remove-from-game.a",)
    does = "remove {who} from the game"
    anywhere = True
    to = REMOVED
    tells = "{card} is removed from the game."


class ToBottom(Leaving):
    """Put a card on the bottom of its owner's deck."""

    name = "bottom"
    rulings = ("coc-latest/2.23.b",)
    does = "put {who} on the bottom of its owner's deck"
    anywhere = True
    tells = "{card} goes to the bottom of its owner's deck."
    to = DECK
    bottom = True


class ToTop(ToBottom):
    """Put a card on top of its owner's deck."""

    name = "top"
    does = "put {who} on top of its owner's deck"
    tells = "{card} goes to the top of its owner's deck."
    bottom = False


class Foretell(Verb):
    """Place a Prophecy that is being played face up on top of its owner's deck (coc-latest/2.23.b)."""

    name = "prophecy"
    rulings = ("coc-latest/new/prophecy.a",)
    does = "place {who} face up on top of your deck"
    anywhere = True

    def change(self, game: Game, event: Event) -> bool:
        if game.zone[event.card] != PLAYED:
            return False
        zones.put(game, event.card, DECK)
        game.sides[game.owner[event.card]].faceup = event.card
        return True


class ShuffleIn(Leaving):
    """Shuffle a card into its owner's deck, from play or from wherever it is."""

    name = "shuffle in"
    does = "shuffle {who} into its owner's deck"
    anywhere = True
    to = DECK
    tells = "{card} is shuffled into its owner's deck."

    def perform(self, game: Game, event: Event) -> bool:
        owner = game.owner[event.card]
        event.origin = game.zone[event.card]
        if not super().perform(game, event):
            return False
        game.shuffle_deck(owner)
        game.note(Event("shuffle", player=owner))
        return True


class BecomeResource(Leaving):
    """Attach a card to a domain of ``event.player`` as a resource."""

    name = "become resource"
    carries = (InDomain, Manner)
    does = "attach {who} to a domain as a resource"
    anywhere = True
    to = DOMAIN

    def change(self, game: Game, event: Event) -> bool:
        if zones.stuck(game, event.card) is not None:
            return False
        zones.take(game, event.card)
        zones.attach_resource(game, event.player, domain_of(event), event.card)
        return True

    def log(self, told: Account) -> str:
        if told.event.word == TO_DECK:
            return f"{told.card} goes to the top of its owner's deck{told.because}."
        return f"{told.who} attaches {told.card} to domain {domain_of(told.event) + 1}{told.because}."


class BecomeDomain(Leaving):
    """Lay a card in play face down as a new domain of ``event.player``."""

    name = "become domain"
    does = "lay {who} face down as a domain"
    to = NEW_DOMAIN
    tells = "{card} becomes a domain of {who}{because}."


class ToWonPile(Leaving):
    """Move a card in play to its owner's won pile, where it counts as a story won."""

    name = "win"
    does = "move {who} to its owner's won pile as a story that player has won"
    to = WON
    tells = "{card} goes to its owner's won pile."


class Enter(Seating):
    """Enter play, by being played or by being put into play (coc-latest/2.24)."""

    name = "enter"
    carries = (Manner,)
    rulings = ("coc-latest/2.24.d",)
    does = "put {who} into play"
    anywhere = True

    def mover(self, game: Game, event: Event) -> int:
        """Whoever brings it into play says when, among those that enter together (coc-latest/1.7.b)."""
        return event.player

    def cannot(self, game: Game, card: int, player: int) -> Refusal | None:
        """Cards enter play under their owners' control unless something says otherwise."""
        return entering_refusal(game, game.owner[card], card)

    def seats(self, game: Game, event: Event) -> list[int]:
        """An attachment needs a host, however it enters play (coc-latest/2.33.a)."""
        fitting = game.printed[event.card].attach
        found = [] if fitting is None else fitting.find(game, Context(event.player, event.card))
        return [host for host in found if zones.unattachable(game, event.card, host) is None]

    def perform(self, game: Game, event: Event) -> bool:
        return enter(game, event)

    def log(self, told: Account) -> str:
        host = f" on {told.name(told.event.place)}" if told.event.place >= 0 else ""
        how = "enters play" if told.event.cause == "play" else "is put into play"
        return f"{told.card} {how}{host}."


class EnterHere(Enter):
    """Enter play under the control of whoever brings it about; what happens is entering play all the same."""

    name = "enter here"

    def cannot(self, game: Game, card: int, player: int) -> Refusal | None:
        return entering_refusal(game, player, card)
