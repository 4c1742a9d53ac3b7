"""Telling people what is asked and what happened, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from silverkey.cardgame.triggering import ability_at
from silverkey.cardgame.usual import MAY
from silverkey.cardgame.zones import IN_PLAY
from silverkey.language.program import Program

if TYPE_CHECKING:
    from silverkey.cardgame.game import CardGame
    from silverkey.cardgame.questions import Kind
    from silverkey.kernel.decision import Decision, Option
    from silverkey.kernel.event import Event

G = TypeVar("G", bound="CardGame")
Reading = Callable[[G, Any, Any], str]
"""How an option of a word reads in a game, at a decision."""


class Wording(Generic[G]):
    """How the questions and answers of a game read. A game adds how its own words do.

    Where the number of a word stands for something that has names, the word needs nothing besides.
    """

    def __init__(self) -> None:
        self.readings: dict[str, Reading[G]] = {
            "pass": self.passing,
            "play": lambda game, option, decision: f"Play {self.called(game, option.card, decision.player)}",
            "trigger": self.trigger,
            "player": lambda game, option, decision: self.player(game, option.number, decision.player),
            "card": lambda game, option, decision: self.where(game, option.card, decision.player),
        }

    # Questions

    def question(self, game: G, decision: Decision) -> str:
        """What a player is asked, with the card that asks."""
        kind = game.KINDS[decision.kind]
        if decision.about < 0:
            return kind.question
        name = self.called(game, decision.about, decision.player)
        return self.offered(game, decision, name) or self.asked_by(kind, name)

    def offered(self, game: G, decision: Decision, name: str) -> str:
        """What a card asks whether one does it, in its own words; nothing where something else is asked."""
        frame = game.stack[-1]
        if decision.kind != MAY.kind or not isinstance(frame, Program) or frame.position >= len(frame.program):
            return ""
        offered = frame.program[frame.position].offered(name)
        return f"{name}: {offered}?" if offered else ""

    def asked_by(self, kind: Kind, name: str) -> str:
        """What a card of that name asks."""
        text = kind.question
        return f"{name}: {text[0].lower()}{text[1:]}"

    # Answers

    def option(self, game: G, option: Option, decision: Decision) -> str:
        """How an answer reads."""
        reading = self.readings.get(option.word)
        if reading is not None:
            return reading(game, option, decision)
        word = game.WORDS[option.word]
        names = word.number.names
        return word.capitalize() if names is None else names(option.number)[0]

    def passing(self, game: G, option: Option, decision: Decision) -> str:
        """How it reads to do nothing."""
        return "Pass"

    def trigger(self, game: G, option: Option, decision: Decision) -> str:
        """How it reads to use an ability."""
        name = self.called(game, option.card, decision.player)
        return f"{name}: {ability_at(game, option.card, option.number, option.other).english(name)}"

    # What things are called

    def called(self, game: G, card: int, viewer: int) -> str:
        """What a card that somebody is asked about is called."""
        return game.spoken(card)

    def where(self, game: G, card: int, viewer: int) -> str:
        """A card with what tells it from others of its name: how it stands in play, or where it is."""
        name = self.called(game, card, viewer)
        if card in game.in_play:
            notes = self.notes(game, card)
            return f"{name} ({', '.join(notes)})" if notes else name
        zone = game.zone[card]
        return name if zone == IN_PLAY or zone in game.PRIVATE else f"{name} ({zone})"

    def notes(self, game: G, card: int) -> list[str]:
        """How a card stands in play, as far as it stands in some way of its own."""
        return []

    def player(self, game: G, player: int, viewer: int) -> str:
        """What a player is called to another, or to himself."""
        if player == viewer:
            return "Yourself"
        return "Your opponent" if len(game.questions) == 2 else f"Player {player + 1}"


def line(game: CardGame, event: Event, viewer: int | None) -> str:
    """The log line of an event for a viewer, with {player 0}, {player 1} … for the players; empty if not worth one.

    It says no more than the viewer knows; to ``account.EVERYTHING`` it says all.
    """
    text = game.VERBS[event.verb].log(game.account(event, viewer))
    return text[:1].upper() + text[1:]
