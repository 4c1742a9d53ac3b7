"""What happened before: answers, snapshots to go back to, and saved games. Not part of the state."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from silverkey.kernel.decision import Decision, Option
from silverkey.kernel.state import Observer


class Playable(Protocol):
    """What history needs of a game."""

    pending: Decision | None
    observer: Observer | None
    random: int
    reveals: list[int]

    def answer(self, option: Option, serial: int | None = None) -> None: ...

    def clone(self: G) -> G: ...

    def to_dict(self) -> dict[str, Any]: ...


G = TypeVar("G", bound=Playable)


@mypyc_attr(native_class=False)
class NothingToUndo(ValueError):
    """There is no earlier decision to go back to, or something has come to light since that cannot be unlearnt."""


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
        """Go back to that player's last decision, unless he has learnt something hidden or decided by chance since.

        What counts is what he has learnt, whoever brought it about: nobody may choose again with knowledge that the
        first choice gave him. What only the other player has learnt does not stop him. The other keeps that knowledge,
        which costs nobody but the one who asked for it. Chance is learnt by all, so nobody's undo takes it back.

        Returns the game as it was; the one that was in play before is not touched.
        """
        for index in range(len(self.answers) - 1, -1, -1):
            before = self.snapshots[index]
            if before.reveals[player] != self.game.reveals[player]:
                learnt = "you have seen a card that was hidden"
                if before.random != self.game.random:
                    learnt = "chance has decided something"
                raise NothingToUndo(f"Undo stops here: since then {learnt}.")
            if self.answers[index][0] == player:
                before.observer = self.game.observer
                self.game = before
                del self.snapshots[index:]
                del self.answers[index:]
                return self.game
        raise NothingToUndo("There is nothing to take back yet.")
