"""What happened before: answers, snapshots to go back to, and saved games. Not part of the state."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from silverkey.kernel.decision import Decision, Option
from silverkey.kernel.state import Observer


class Playable(Protocol):
    """What history needs of a game."""

    pending: Decision | None
    observer: Observer | None
    reveals: list[int]

    def answer(self, option: Option, serial: int | None = None) -> None: ...

    def clone(self: G) -> G: ...

    def to_dict(self) -> dict[str, Any]: ...


G = TypeVar("G", bound=Playable)


class NothingToUndo(ValueError):
    """There is no earlier decision to go back to, or something hidden has come to light since."""


class History(Generic[G]):
    """A game with its past: every answer, and a snapshot before each."""

    def __init__(self, game: G) -> None:
        self.game = game
        self.answers: list[tuple[int, Option]] = []
        self.snapshots: list[G] = []

    def answer(self, option: Option, serial: int | None = None) -> None:
        """Answer the pending decision and remember how things stood before.

        ``serial`` names the decision that is meant, as for the game itself.
        """
        before = self.game.clone()
        decision = self.game.pending
        self.game.answer(option, serial)
        assert decision is not None
        self.snapshots.append(before)
        self.answers.append((decision.player, option))

    def undo(self, player: int) -> G:
        """Go back to that player's last decision, unless he has learnt something hidden since.

        Returns the game as it was; the one that was in play before is not touched.
        """
        for index in range(len(self.answers) - 1, -1, -1):
            if self.snapshots[index].reveals[player] != self.game.reveals[player]:
                raise NothingToUndo("Undo stops here: since then you have seen a card that was hidden.")
            if self.answers[index][0] == player:
                self.snapshots[index].observer = self.game.observer
                self.game = self.snapshots[index]
                del self.snapshots[index:]
                del self.answers[index:]
                return self.game
        raise NothingToUndo("There is nothing to take back yet.")
