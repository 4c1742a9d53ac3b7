"""Clues, doom, resources and uses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.words import COMPELLED, REVELATION
from silverkey.cardgame.board import TOKENS
from silverkey.cardgame.verbs import Verb
from silverkey.kernel.event import Event
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.arkham.game import Game
    from silverkey.cardgame.account import Account


def counted(amount: int, noun: str) -> str:
    """So many things, of which there may be one."""
    return english.article(noun) if amount == 1 else f"{amount} {english.plural(noun)}"


class DiscoverClues(Verb):
    """An investigator takes clues from a location."""

    name = "discover"
    rulings = ("ahlcg-reference/clues.b",)

    def perform(self, game: Game, event: Event) -> bool:
        there = game.in_play.get(event.place)
        event.amount = min(event.amount, there.clues) if there is not None else 0
        if there is None or event.amount <= 0:
            return False
        there.clues -= event.amount
        game.investigators[event.player].clues += event.amount
        game.touch(TOKENS)
        game.note(event)
        return True

    def log(self, told: Account) -> str:
        where = told.name(told.event.place)
        return f"{told.who} discovers {counted(told.event.amount, 'clue')} at {where}{told.because}."


HIS_OWN = "own"
"""The cause of an event in which an investigator places clues of his own."""


class PlaceClues(Verb):
    """Clues are placed on a card: from the pool, from another card, or an investigator's own."""

    name = "place clues"
    rulings = ("ahlcg-reference/tokens.a",)
    does = "place {n} clues on {who}"

    def perform(self, game: Game, event: Event) -> bool:
        away = game.in_play.get(event.place)
        if away is not None:
            event.amount = min(event.amount, away.clues)
            away.clues -= event.amount
        elif event.cause == HIS_OWN:
            held = game.investigators[event.player]
            event.amount = min(event.amount, held.clues)
            held.clues -= event.amount
        if event.amount <= 0:
            return False
        game.in_play[event.card].clues += event.amount
        game.touch(TOKENS)
        game.note(event)
        return True

    def log(self, told: Account) -> str:
        clues = counted(told.event.amount, "clue")
        if told.event.place >= 0:
            return f"{clues.capitalize()} from {told.name(told.event.place)} to {told.card}."
        if told.event.cause == HIS_OWN:
            return f"{told.who} places {clues} on {told.card}{told.because}."
        return f"{clues.capitalize()} on {told.card}."


class FlipClues(Verb):
    """Clues on a card are turned to their other side, and are doom."""

    name = "flip clues"
    rulings = ("ahlcg-reference/tokens.a",)
    does = "flip {n} clues on {who} to doom"

    def perform(self, game: Game, event: Event) -> bool:
        standing = game.in_play.get(event.card)
        event.amount = 0 if standing is None else min(event.amount, standing.clues)
        if standing is None or not event.amount:
            return False
        standing.clues -= event.amount
        standing.doom += event.amount
        game.touch(TOKENS)
        game.note(event)
        return True

    def log(self, told: Account) -> str:
        return f"{counted(told.event.amount, 'clue').capitalize()} on {told.card} turns to doom."


class RemoveClues(Verb):
    """Clues go from a card to the pool."""

    name = "remove clues"
    rulings = ("ahlcg-reference/tokens.a",)
    does = "discard {n} clues from {who}"

    def perform(self, game: Game, event: Event) -> bool:
        standing = game.in_play[event.card]
        event.amount = min(event.amount, standing.clues)
        standing.clues -= event.amount
        game.touch(TOKENS)
        game.note(event)
        return event.amount > 0


class LoseClues(Verb):
    """An investigator spends clues of his."""

    name = "lose clues"
    rulings = ("ahlcg-reference/tokens.a",)

    def perform(self, game: Game, event: Event) -> bool:
        held = game.investigators[event.player]
        event.amount = min(event.amount, held.clues)
        if not event.amount:
            return False
        held.clues -= event.amount
        game.touch(TOKENS)
        game.note(event)
        return True

    def log(self, told: Account) -> str:
        return f"{told.who} spends {counted(told.event.amount, 'clue')}{told.because}."


class GainClues(Verb):
    """An investigator gains clues from the pool, or takes control of those on a card."""

    name = "gain clues"
    rulings = ("ahlcg-reference/tokens.a",)

    def perform(self, game: Game, event: Event) -> bool:
        there = game.in_play.get(event.place)
        if there is not None:
            event.amount = min(event.amount, there.clues)
            there.clues -= event.amount
        if event.amount <= 0:
            return False
        game.investigators[event.player].clues += event.amount
        game.touch(TOKENS)
        game.note(event)
        return True

    def log(self, told: Account) -> str:
        clues = counted(told.event.amount, "clue")
        if told.event.place >= 0:
            return f"{told.who} takes control of {clues} on {told.name(told.event.place)}."
        return f"{told.who} gains {clues}{told.because}."


IN_MYTHOS = ("ahlcg-reference/phase/1.2.a",)


class PlaceDoom(Verb):
    """Doom is placed on a card."""

    name = "place doom"
    rulings = ("ahlcg-reference/doom.a",)

    def perform(self, game: Game, event: Event) -> bool:
        if event.card not in game.in_play:
            return False
        game.in_play[event.card].doom += event.amount
        game.touch(TOKENS)
        game.note(event)
        return True

    def citations(self, event: Event) -> tuple[str, ...]:
        return IN_MYTHOS if event.source < 0 else self.rulings

    def log(self, told: Account) -> str:
        return f"{told.event.amount} doom on {told.card}{told.because}."


EACH_UPKEEP = ("ahlcg-reference/phase/4.4.a",)


class GainResources(Verb):
    """An investigator gains resources."""

    name = "gain resources"
    rulings = ("ahlcg-reference/gains.a",)

    def perform(self, game: Game, event: Event) -> bool:
        game.investigators[event.player].resources += event.amount
        game.touch(TOKENS)
        game.note(event)
        return True

    def citations(self, event: Event) -> tuple[str, ...]:
        return EACH_UPKEEP if event.source < 0 else self.rulings

    def log(self, told: Account) -> str:
        return f"{told.who} gains {counted(told.event.amount, 'resource')}{told.because}."


class LoseResources(Verb):
    """An investigator spends or loses resources; perhaps to a card."""

    name = "lose resources"
    rulings = ("ahlcg-reference/tokens.a",)

    def perform(self, game: Game, event: Event) -> bool:
        held = game.investigators[event.player]
        event.amount = min(event.amount, held.resources)
        if not event.amount:
            return False
        held.resources -= event.amount
        if event.place in game.in_play:
            game.in_play[event.place].tokens += event.amount
        game.touch(TOKENS)
        game.note(event)
        return True

    def log(self, told: Account) -> str:
        does = "loses" if told.event.cause in (*COMPELLED, REVELATION) else "spends"
        return f"{told.who} {does} {counted(told.event.amount, 'resource')}{told.because}."


class AddUses(Verb):
    """Uses are placed on a card, or spent."""

    name = "add uses"
    rulings = ("ahlcg-reference/uses.a",)
    does = "add {n} use to {who}"

    def perform(self, game: Game, event: Event) -> bool:
        if event.card not in game.in_play:
            return False
        game.in_play[event.card].tokens += event.amount
        game.touch(TOKENS)
        game.note(event)
        return True

    def log(self, told: Account) -> str:
        uses = told.game.printed[told.event.card].facts.uses
        noun = uses[1] if uses is not None else "tokens"
        verb = "gets" if told.event.amount > 0 else "loses"
        return f"{told.card} {verb} {abs(told.event.amount)} {noun}."
