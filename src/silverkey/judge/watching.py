"""What is watched from one step to the next: what cannot be done, who is asked, and until when now is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Generic

from silverkey.cardgame.refusal import Refusal
from silverkey.judge.case import Asked, Cannot, Move
from silverkey.judge.explaining import Account
from silverkey.judge.stepper import PUT_IN_ORDER, G
from silverkey.kernel.decision import Decision


class Moment(Generic[G]):
    """How long now lasts for a move.

    An action, or what else has its own place in the turn: at the player's next opportunity for it. Anything else: until
    the action under way is over, or the next one if none is.
    """

    def __init__(self, game: G, move: Move[G]) -> None:
        self.move = move
        self.questions = move.deed.opportunities(game)
        self.begun = not game.between_actions

    def over(self, game: G) -> bool:
        """Whether now is past. To be asked at every tick, and at a question when it is about to be answered."""
        decision = game.pending
        if self.questions:
            return decision is not None and decision.player == self.move.player and decision.kind in self.questions
        if not game.between_actions:
            self.begun = True
            return False
        return self.begun


@dataclass(slots=True)
class Watch(Generic[G]):
    """A cannot that is being watched, and what the rules have said about it so far."""

    cannot: Cannot[G]
    account: Account
    moment: Moment[G] | None = None
    """How long now is, if that is all that counts."""
    refused: dict[Refusal, None] = field(default_factory=dict)
    """What the rules have against it, in the order in which they said so."""
    ended: bool = False

    def note(self, refusal: Refusal | None) -> None:
        """The rules have said something against it, or nothing."""
        if refusal is not None and not self.ended:
            self.refused.setdefault(refusal)


@dataclass(slots=True)
class Order:
    """Who has been asked so far at the questions that a case speaks of."""

    asked: Asked
    seen: list[int] = field(default_factory=list)

    def see(self, game: G, decision: Decision) -> None:
        """A question has come up. One that goes on with the question before is none of its own."""
        if _sort(game, decision) == self.asked.kind and not game.plain and not game.goes_on:
            self.seen.append(decision.player)

    def fault(self, players: tuple[str, ...]) -> str:
        """What is not as the case says; nothing if all is."""
        wanted = self.asked.players
        found = self.seen[: len(wanted)] if wanted else self.seen
        if tuple(found) == wanted:
            return ""
        return f"{self.asked.place}: {self.asked.kind}: asked is {_list(players, found)}, not {_list(players, wanted)}."


def _sort(game: G, decision: Decision) -> str:
    """The kind of question that cases call it."""
    if decision.kind in game.WINDOWS:
        return decision.kind
    return "order" if decision.kind == PUT_IN_ORDER or decision.kind in game.AS_LISTED else "choose"


def _list(players: tuple[str, ...], numbers: Iterable[int]) -> str:
    return ", ".join(players[number] for number in numbers) or "nobody"
