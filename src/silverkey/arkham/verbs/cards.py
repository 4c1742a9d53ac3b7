"""What happens to cards: they are drawn, discarded, put into play, exhausted, attached."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.table import zones
from silverkey.arkham.verbs.base import IN_VAIN, Moment, Stepwise
from silverkey.arkham.words import (
    ASSET,
    DECK,
    HAND,
    IN_PLAY,
    LIMBO,
    PLAYER_TYPES,
    REMOVED,
    SACRIFICES,
    SET_ASIDE,
    VICTORY,
)
from silverkey.cardgame.board import EVERYTHING, FATIGUE
from silverkey.cardgame.details import Manner
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.verbs import Verb
from silverkey.kernel.event import Event

if TYPE_CHECKING:
    from silverkey.arkham.game import Game
    from silverkey.cardgame.account import Account


PERMANENT = Refusal(
    "A permanent card leaves play only by elimination.",
    ("ahlcg-reference/permanent.a", "ahlcg-1.2/errata/rules/permanent"),
)
KEPT_HIDDEN = Refusal("A hidden card leaves a hand only as its own text says.", ("ahlcg-reference/hidden.b",))
SIGNATURE = Refusal("It belongs to another investigator alone.", ("ahlcg-1.2/def/signature-cards.c",))


class Draw(Stepwise):
    """An investigator draws cards from his deck."""

    name = "draw"
    rulings = ("ahlcg-reference/drawing.a", "ahlcg-reference/drawing.b")
    tells = "{who} draws {cards}{because}."


class CardDrawn(Moment):
    """A card has been drawn from a deck."""

    name = "card drawn"
    rulings = ("ahlcg-reference/drawing.a",)


class DiscardFromHand(Verb):
    """A card of a hand is discarded."""

    name = "discard from hand"
    rulings = ("ahlcg-reference/discard.a",)
    does = "discard {who}"
    tells = "{who} discards {card}{because}."

    def change(self, game: Game, event: Event) -> bool:
        if game.zone[event.card] != HAND:
            return False
        if game.printed[event.card].hidden and event.source != event.card:
            game.left_out(event.card, KEPT_HIDDEN)
            return False
        zones.move(game, event.card, zones.discard_zone(game, event.card))
        return True


class Leaving(Verb):
    """A card leaves play."""

    leaves = True

    def cannot(self, game: Game, card: int, player: int) -> Refusal | None:
        if "Permanent" in game.printed[card].keywords:
            return PERMANENT
        return super().cannot(game, card, player) or game.board.forbids(game, "leave play", card)

    def target(self, game: Game, event: Event) -> str:
        """The zone that it goes to."""
        raise NotImplementedError

    def reaches(self, zone: str) -> bool:
        """Whether it may be done to cards of a zone that is out of play, too."""
        return False

    def change(self, game: Game, event: Event) -> bool:
        zone = game.zone[event.card]
        if zone != IN_PLAY:
            if not self.reaches(zone):
                return False
            zones.move(game, event.card, self.target(game, event))
            return True
        if self.cannot(game, event.card, event.player) is not None:
            return False
        event.memory = game.remains(event.card)
        zones.leave_play(game, event.card, self.target(game, event))
        return True


class Discard(Leaving):
    """A card in play is discarded."""

    name = "discard"
    rulings = ("ahlcg-reference/discard.a", "ahlcg-reference/leaves.a")
    does = "discard {who}"
    tells = "{card} is discarded{because}."

    def target(self, game: Game, event: Event) -> str:
        return zones.discard_zone(game, event.card)

    def reaches(self, zone: str) -> bool:
        """What is about to come into play."""
        return zone in (LIMBO, SET_ASIDE)

    def perform(self, game: Game, event: Event) -> bool:
        """Some events go under a deck instead, from play."""
        was_in_play = game.zone[event.card] == IN_PLAY
        if not super().perform(game, event):
            return False
        if was_in_play and game.goes_under(event.card):
            zones.move(game, event.card, DECK, bottom=True)
        return True


class ReturnToHand(Leaving):
    """A card goes to its owner's hand."""

    name = "return to hand"
    rulings = ("ahlcg-reference/leaves.a", "ahlcg-reference/control.a")
    does = "return {who} to your hand"
    tells = "{card} returns to hand."

    def target(self, game: Game, event: Event) -> str:
        return HAND

    def reaches(self, zone: str) -> bool:
        return True


class Remove(Leaving):
    """A card is removed from the game."""

    name = "remove"
    rulings = ("ahlcg-reference/removed.a",)
    does = "remove {who} from the game"
    tells = "{card} is removed from the game."

    def target(self, game: Game, event: Event) -> str:
        return REMOVED

    def reaches(self, zone: str) -> bool:
        return True


class Exile(Remove):
    """A card is removed from the game, and from its owner's deck (rules reference, Exile)."""

    name = "exile"
    rulings = ("ahlcg-reference/exile.a",)
    does = "exile {who}"
    tells = "{card} is exiled."

    def change(self, game: Game, event: Event) -> bool:
        if not super().change(game, event):
            return False
        game.investigators[game.owner[event.card]].exiled.append(game.printed[event.card].code)
        return True


class AddToVictory(Leaving):
    """A card in play is added to the victory display."""

    name = "add to victory"
    rulings = ("ahlcg-reference/victory.a",)
    does = "add {who} to the victory display"
    tells = "{card} is added to the victory display."

    def target(self, game: Game, event: Event) -> str:
        return VICTORY


class ShuffleIn(Leaving):
    """A card is shuffled into the deck it belongs to."""

    name = "shuffle in"
    rulings = ("ahlcg-reference/leaves.a", "ahlcg-reference/control.a")
    does = "shuffle {who} into the encounter deck"
    tells = "{card} is shuffled into its deck."

    def target(self, game: Game, event: Event) -> str:
        return DECK if game.owner[event.card] >= 0 else "encounter deck"

    def perform(self, game: Game, event: Event) -> bool:
        if not super().perform(game, event):
            return False
        owner = game.owner[event.card]
        game.shuffle(game.investigators[owner].deck if owner >= 0 else game.encounter_deck)
        return True


class PutUnder(Verb):
    """A card is added to a pile that lies face down. What is attached to it is discarded.

    From play it does not leave it: what nobody can reach is still there (ahlcg-1.2/faq/potential-sacrifices).
    """

    name = "put under"
    rulings = ("ahlcg-1.2/faq/potential-sacrifices",)
    carries = (Manner,)

    def change(self, game: Game, event: Event) -> bool:
        if game.zone[event.card] == IN_PLAY:
            zones.leave_play(game, event.card, event.word)
        else:
            zones.move(game, event.card, event.word)
        return True

    def log(self, told: Account) -> str:
        if told.event.word == SACRIFICES:
            return f"{told.card} is added to the {SACRIFICES}{told.because}."
        return f"A card is placed {told.event.word}{told.because}."


class Enter(Verb):
    """A card enters play under a player's control, at a location, attached, or in a threat area."""

    name = "enter"
    rulings = ("ahlcg-reference/enters.a", "ahlcg-reference/ready.a")
    touches = EVERYTHING

    @staticmethod
    def controller(game: Game, event: Event) -> int:
        """Who controls it: whoever puts a card of players into play, to whatever it may be attached; else nobody."""
        kind = game.printed[event.card].type
        attached = event.cause == "attached" and game.owner[event.card] >= 0 and kind in PLAYER_TYPES
        threatening = event.cause == "threat" and kind == ASSET
        return event.player if attached or threatening or event.cause == "controlled" else -1

    def change(self, game: Game, event: Event) -> bool:
        if game.zone[event.card] == IN_PLAY or not zones.admit(game, event.card):
            return False
        standing = zones.enter(game, event.card, self.controller(game, event))
        if event.cause == "attached":
            standing.attached = event.place
        elif event.cause == "threat":
            standing.threat = event.player
        elif event.cause == "at":
            standing.location = event.place
        return True

    def log(self, told: Account) -> str:
        event = told.event
        if event.cause == "attached":
            return f"{told.card} is attached to {told.name(event.place)}."
        if event.cause == "threat":
            return f"{told.card} is put into {told.who}'s threat area."
        return f"{told.card} enters play" + (f" at {told.name(event.place)}." if event.place >= 0 else ".")


class Attach(Verb):
    """A card in play is attached to another, and nobody controls it."""

    name = "attach"
    rulings = ("ahlcg-reference/attach.a",)
    tells = "{card} is attached to {place}."
    touches = EVERYTHING

    def change(self, game: Game, event: Event) -> bool:
        standing = game.in_play.get(event.card)
        if standing is None or event.place not in game.in_play:
            return False
        standing.attached, standing.controller, standing.location = event.place, -1, -1
        return True


EXHAUSTED_ALREADY = Refusal("It is exhausted already.", (*IN_VAIN, "ahlcg-reference/exhaust.a"))
READY_ALREADY = Refusal("It is ready already.", (*IN_VAIN, "ahlcg-reference/ready.a"))


class Exhaust(Verb):
    """A card is exhausted."""

    name = "exhaust"
    rulings = ("ahlcg-reference/exhaust.a",)
    does = "exhaust {who}"
    tells = "{card} exhausts."
    touches = FATIGUE

    def moot(self, game: Game, card: int, player: int) -> Refusal | None:
        return EXHAUSTED_ALREADY if game.in_play[card].exhausted else None

    def change(self, game: Game, event: Event) -> bool:
        standing = game.in_play.get(event.card)
        if standing is None or standing.exhausted:
            return False
        standing.exhausted = True
        return True


IN_UPKEEP = ("ahlcg-reference/phase/4.3.a",)


class Ready(Verb):
    """A card readies."""

    name = "ready"
    rulings = ("ahlcg-reference/ready.a",)
    does = "ready {who}"
    tells = "{card} readies."
    touches = EVERYTHING

    def moot(self, game: Game, card: int, player: int) -> Refusal | None:
        return None if game.in_play[card].exhausted else READY_ALREADY

    def change(self, game: Game, event: Event) -> bool:
        standing = game.in_play.get(event.card)
        if standing is None or not standing.exhausted:
            return False
        standing.exhausted = False
        return True

    def citations(self, event: Event) -> tuple[str, ...]:
        return IN_UPKEEP if event.source < 0 else self.rulings


class TakeControl(Verb):
    """A player takes control of a card in play; another investigator's signature card he cannot control."""

    name = "take control"
    rulings = ("ahlcg-reference/control.a", "ahlcg-1.2/def/signature-cards.c")
    tells = "{who} takes control of {card}."
    touches = EVERYTHING

    def cannot(self, game: Game, card: int, player: int) -> Refusal | None:
        whose = game.printed[card].facts.signature_of
        if whose and player >= 0 and game.printed[game.investigators[player].card].code != whose:
            return SIGNATURE
        return super().cannot(game, card, player)

    def change(self, game: Game, event: Event) -> bool:
        standing = game.in_play.get(event.card)
        if standing is None or standing.controller == event.player:
            return False
        if self.cannot(game, event.card, event.player) is not None:
            return False
        standing.controller = event.player
        standing.location = -1
        return True


class Play(Moment):
    """An event commences being played."""

    name = "play"
    rulings = ("ahlcg-reference/initiation.c",)
    tells = "{who} plays {card}."


class Played(Moment):
    """A card has been played."""

    name = "played"
    rulings = ("ahlcg-reference/initiation.d",)
