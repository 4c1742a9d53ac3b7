"""Clues, doom, resources and uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.verbs.base import IN_VAIN
from silverkey.arkham.words import COMPELLED, REVELATION
from silverkey.cardgame.board import TOKENS
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.verbs import Verb
from silverkey.kernel.event import Event
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.arkham.game import Game
    from silverkey.arkham.state import Investigator, Standing
    from silverkey.cardgame.account import Account


def counted(amount: int, noun: str) -> str:
    """So many things, of which there may be one."""
    return english.article(noun) if amount == 1 else f"{amount} {english.plural(noun)}"


class Clues(Verb):
    """Clues go from somewhere to somewhere else, as many as there are; if there is none, nothing happens."""

    rulings = ("ahlcg-reference/tokens.a",)
    touches = TOKENS

    def giver(self, game: Game, event: Event) -> Standing | Investigator | None:
        """What they are taken from; nothing: the pool."""
        return None

    def taker(self, game: Game, event: Event) -> Standing | Investigator | None:
        """What they come to; nothing: the pool."""
        return None

    def change(self, game: Game, event: Event) -> bool:
        giver = self.giver(game, event)
        if giver is not None:
            event.amount = min(event.amount, giver.clues)
        if event.amount <= 0:
            return False
        taker = self.taker(game, event)
        if giver is not None:
            giver.clues -= event.amount
        if taker is not None:
            taker.clues += event.amount
        return True


class GainClues(Clues):
    """An investigator gains clues from the pool, or takes control of those on a card."""

    name = "gain clues"

    def giver(self, game: Game, event: Event) -> Standing | Investigator | None:
        return game.in_play.get(event.place)

    def taker(self, game: Game, event: Event) -> Standing | Investigator | None:
        return game.investigators[event.player]

    def log(self, told: Account) -> str:
        clues = counted(told.amount, "clue")
        if told.event.place >= 0:
            return f"{told.who} takes control of {clues} on {told.place}."
        return f"{told.who} gains {clues}{told.because}."


class DiscoverClues(GainClues):
    """An investigator takes clues from a location."""

    name = "discover"
    rulings = ("ahlcg-reference/clues.b",)

    def change(self, game: Game, event: Event) -> bool:
        if event.place not in game.in_play:
            event.amount = 0
        return super().change(game, event)

    def log(self, told: Account) -> str:
        return f"{told.who} discovers {counted(told.amount, 'clue')} at {told.place}{told.because}."


HIS_OWN = "own"
"""The cause of an event in which an investigator places clues of his own."""


class PlaceClues(Clues):
    """Clues are placed on a card: from the pool, from another card, or an investigator's own."""

    name = "place clues"
    does = "place {n} clues on {who}"

    def giver(self, game: Game, event: Event) -> Standing | Investigator | None:
        card = game.in_play.get(event.place)
        return game.investigators[event.player] if card is None and event.cause == HIS_OWN else card

    def taker(self, game: Game, event: Event) -> Standing | Investigator | None:
        return game.in_play[event.card]

    def log(self, told: Account) -> str:
        clues = counted(told.amount, "clue")
        if told.event.place >= 0:
            return f"{clues.capitalize()} from {told.place} to {told.card}."
        if told.event.cause == HIS_OWN:
            return f"{told.who} places {clues} on {told.card}{told.because}."
        return f"{clues.capitalize()} on {told.card}."


NO_CLUES_THERE = Refusal("There are no clues on it.", IN_VAIN)


class RemoveClues(Clues):
    """Clues go from a card to the pool."""

    name = "remove clues"
    does = "discard {n} clues from {who}"

    def moot(self, game: Game, card: int, player: int) -> Refusal | None:
        return None if game.in_play[card].clues else NO_CLUES_THERE

    def giver(self, game: Game, event: Event) -> Standing | Investigator | None:
        return game.in_play[event.card]


class FlipClues(RemoveClues):
    """Clues on a card are turned to their other side, and are doom."""

    name = "flip clues"
    does = "flip {n} clues on {who} to doom"

    def change(self, game: Game, event: Event) -> bool:
        if event.card not in game.in_play or not super().change(game, event):
            return False
        game.in_play[event.card].doom += event.amount
        return True

    def log(self, told: Account) -> str:
        return f"{counted(told.amount, 'clue').capitalize()} on {told.card} turns to doom."


class LoseClues(Clues):
    """An investigator spends clues of his."""

    name = "lose clues"

    def giver(self, game: Game, event: Event) -> Standing | Investigator | None:
        return game.investigators[event.player]

    def log(self, told: Account) -> str:
        return f"{told.who} spends {counted(told.amount, 'clue')}{told.because}."


IN_MYTHOS = ("ahlcg-reference/phase/1.2.a",)


class PlaceDoom(Verb):
    """Doom is placed on a card."""

    name = "place doom"
    rulings = ("ahlcg-reference/doom.a",)
    tells = "{amount} doom on {card}{because}."
    touches = TOKENS

    def change(self, game: Game, event: Event) -> bool:
        if event.card not in game.in_play:
            return False
        game.in_play[event.card].doom += event.amount
        return True

    def citations(self, event: Event) -> tuple[str, ...]:
        return IN_MYTHOS if event.source < 0 else self.rulings


EACH_UPKEEP = ("ahlcg-reference/phase/4.4.a",)


class GainResources(Verb):
    """An investigator gains resources."""

    name = "gain resources"
    rulings = ("ahlcg-reference/gains.a",)
    touches = TOKENS

    def change(self, game: Game, event: Event) -> bool:
        game.investigators[event.player].resources += event.amount
        return True

    def citations(self, event: Event) -> tuple[str, ...]:
        return EACH_UPKEEP if event.source < 0 else self.rulings

    def log(self, told: Account) -> str:
        return f"{told.who} gains {counted(told.event.amount, 'resource')}{told.because}."


class LoseResources(Verb):
    """An investigator spends or loses resources; perhaps to a card."""

    name = "lose resources"
    rulings = ("ahlcg-reference/tokens.a",)
    touches = TOKENS

    def change(self, game: Game, event: Event) -> bool:
        held = game.investigators[event.player]
        event.amount = min(event.amount, held.resources)
        if not event.amount:
            return False
        held.resources -= event.amount
        if event.place in game.in_play:
            game.in_play[event.place].tokens += event.amount
        return True

    def log(self, told: Account) -> str:
        does = "loses" if told.event.cause in (*COMPELLED, REVELATION) else "spends"
        return f"{told.who} {does} {counted(told.event.amount, 'resource')}{told.because}."


class AddUses(Verb):
    """Uses are placed on a card, or spent."""

    name = "add uses"
    rulings = ("ahlcg-reference/uses.a",)
    does = "add {n} use to {who}"
    touches = TOKENS

    def change(self, game: Game, event: Event) -> bool:
        if event.card not in game.in_play:
            return False
        game.in_play[event.card].tokens += event.amount
        return True

    def log(self, told: Account) -> str:
        uses = told.game.printed[told.event.card].facts.uses
        noun = uses[1] if uses is not None else "tokens"
        verb = "gets" if told.event.amount > 0 else "loses"
        return f"{told.card} {verb} {abs(told.event.amount)} {noun}."
