"""Moments of the round: they merely occur, and cards answer them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.verbs.base import Moment
from silverkey.arkham.words import (
    ACTION,
    ENEMY_PHASE,
    ENGAGE,
    EVADE,
    FIGHT,
    FORCED,
    FREE,
    INVESTIGATE,
    INVESTIGATION,
    MYTHOS,
    PARLEY,
    REACTION,
    UPKEEP,
)
from silverkey.cardgame.details import OfPhase
from silverkey.cardgame.verbs import BeCancelled, Fizzle
from silverkey.kernel.event import Event

if TYPE_CHECKING:
    from silverkey.cardgame.account import Account


class RoundBegins(Moment):
    """A round begins."""

    name = "round begins"
    rulings = ("ahlcg-reference/phase/1.1.a",)

    def log(self, told: Account) -> str:
        return f"Round {told.game.round} begins."


class RoundEnds(Moment):
    """A round ends."""

    name = "round ends"
    rulings = ("ahlcg-reference/phase/4.6.a",)


BEGINNING = {
    MYTHOS: ("ahlcg-reference/phase/1.1.a",),
    INVESTIGATION: ("ahlcg-reference/phase/2.1.a",),
    ENEMY_PHASE: ("ahlcg-reference/phase/3.1.a",),
    UPKEEP: ("ahlcg-reference/phase/4.1.a",),
}
ENDING = {
    MYTHOS: ("ahlcg-reference/phase/1.5.a",),
    INVESTIGATION: ("ahlcg-reference/phase/2.3.a",),
    ENEMY_PHASE: ("ahlcg-reference/phase/3.4.a",),
    UPKEEP: ("ahlcg-reference/phase/4.6.a",),
}


class PhaseBegins(Moment):
    """A phase begins."""

    name = "phase begins"
    carries = (OfPhase,)
    tells = "The {word} phase begins."

    def citations(self, event: Event) -> tuple[str, ...]:
        return BEGINNING[event.word]


class PhaseEnds(Moment):
    """A phase ends."""

    name = "phase ends"
    carries = (OfPhase,)

    def citations(self, event: Event) -> tuple[str, ...]:
        return ENDING[event.word]


class TurnBegins(Moment):
    """An investigator's turn begins."""

    name = "turn begins"
    rulings = ("ahlcg-reference/phase/2.2.a",)
    tells = "{who}'s turn begins."


class TurnEnds(Moment):
    """An investigator's turn ends."""

    name = "turn ends"
    rulings = ("ahlcg-reference/phase/2.2.2.a",)


class GameEnds(Moment):
    """The game ends, for everybody or for one who is eliminated."""

    name = "game ends"
    rulings = ("ahlcg-1.2/errata/rules/elimination-step-0", "ahlcg-reference/winning.a")


class Cancelled(BeCancelled):
    """An effect is cancelled."""

    name = "cancelled"
    rulings = ("ahlcg-reference/cancel.a", "ahlcg-reference/cancel.b")


class ComesToNothing(Fizzle):
    """An effect comes to nothing, or not to all that it might."""

    name = "fizzle"
    rulings = ("ahlcg-reference/triggered.e",)


USING = {
    FORCED: ("ahlcg-reference/forced.a",),
    REACTION: ("ahlcg-reference/triggered.b", "ahlcg-1.2/1.3.a"),
    FREE: ("ahlcg-reference/triggered.a",),
    ACTION: ("ahlcg-reference/triggered.c", "ahlcg-reference/activate.a"),
}
"""By the kind of ability."""


class Use(Moment):
    """An ability is used."""

    name = "use"

    def citations(self, event: Event) -> tuple[str, ...]:
        return USING[event.cause]

    def log(self, told: Account) -> str:
        if told.event.card < 0:
            return ""
        if told.event.cause == "forced":
            return f"{told.card}'s forced ability applies."
        return f"{told.who} uses {told.card}."


DEEDS = {
    INVESTIGATE: "investigates",
    FIGHT: "fights",
    EVADE: "tries to evade",
    ENGAGE: "engages",
    PARLEY: "parleys",
}
"""Actions that are told as such; of the others what comes of them is told."""


TAKING = {
    INVESTIGATE: ("ahlcg-reference/investigate.a",),
    FIGHT: ("ahlcg-reference/fight.a",),
    EVADE: ("ahlcg-reference/evade.a",),
    ENGAGE: ("ahlcg-reference/engage.a",),
    PARLEY: ("ahlcg-reference/parley.a",),
}


class TakeAction(Moment):
    """An investigator takes an action."""

    name = "take action"
    rulings = ("ahlcg-reference/action.a",)

    def citations(self, event: Event) -> tuple[str, ...]:
        return TAKING.get(event.cause, self.rulings)

    def log(self, told: Account) -> str:
        deed = DEEDS.get(told.event.cause)
        if deed is None:
            return ""
        return f"{told.who} {deed} {told.card}." if told.event.card >= 0 else f"{told.who} {deed}."
