"""Moments of the round: they merely occur, and cards answer them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.details import OfPhase
from silverkey.arkham.verbs.base import Moment
from silverkey.arkham.words import ENGAGE, EVADE, FIGHT, INVESTIGATE, PARLEY
from silverkey.cardgame.verbs import Verb

if TYPE_CHECKING:
    from silverkey.cardgame.account import Account


class RoundBegins(Moment):
    """A round begins."""

    name = "round begins"

    def log(self, told: Account) -> str:
        return f"Round {told.game.round} begins."


class RoundEnds(Moment):
    """A round ends."""

    name = "round ends"


class PhaseBegins(Moment):
    """A phase begins."""

    name = "phase begins"
    carries = (OfPhase,)

    def log(self, told: Account) -> str:
        return f"The {told.event.word} phase begins."


class PhaseEnds(Moment):
    """A phase ends."""

    name = "phase ends"
    carries = (OfPhase,)


class TurnBegins(Moment):
    """An investigator's turn begins."""

    name = "turn begins"

    def log(self, told: Account) -> str:
        return f"{told.who}'s turn begins."


class TurnEnds(Moment):
    """An investigator's turn ends."""

    name = "turn ends"


class GameEnds(Moment):
    """The game ends, for everybody or for one who is eliminated."""

    name = "game ends"
    rulings = ("ahlcg-1.2/errata/rules/elimination-step-0",)


class LeftOut(Verb):
    """Something that would have come does not."""

    name = "left out"

    def log(self, told: Account) -> str:
        reason: str = told.event.memory.sentence
        named = told.event.card >= 0 and told.knows(told.event.card)
        return f"{told.card}: {reason}" if named else reason


class Cancelled(Verb):
    """An effect is cancelled."""

    name = "cancelled"

    def log(self, told: Account) -> str:
        return f"{told.name(told.event.source)} cancels it." if told.event.source >= 0 else f"{told.card} is cancelled."


class Fizzle(Verb):
    """An effect comes to nothing."""

    name = "fizzle"


class Use(Moment):
    """An ability is used."""

    name = "use"

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


class TakeAction(Moment):
    """An investigator takes an action."""

    name = "take action"

    def log(self, told: Account) -> str:
        deed = DEEDS.get(told.event.cause)
        if deed is None:
            return ""
        return f"{told.who} {deed} {told.card}." if told.event.card >= 0 else f"{told.who} {deed}."
