"""What can be asked about the course of a game, and not only about how things stand."""

from __future__ import annotations

from silverkey.cthulhu.rules.values import Remains
from silverkey.cthulhu.words import CONSPIRACY
from silverkey.judge.bench import Bench
from silverkey.kernel.event import Event

LEFT = {
    "destroy": "destroyed",
    "sacrifice": "sacrificed",
    "discard": "discarded",
    "return": "returned",
    "remove": "removed",
    "bottom": "bottom of deck",
    "top": "top of deck",
    "shuffle in": "shuffled",
    "become resource": "resource",
    "win": "won",
}
"""The ways out of play by their verbs. None of them counts as another (coc-latest/2.7.a)."""


class Record:
    """Which cards were shown to all players, and how cards left play."""

    def __init__(self, game: Bench) -> None:
        self.game = game
        self.revealed: set[int] = set()
        self.left: dict[int, str] = {}
        """How each card left play last."""

    def observe(self, event: Event) -> None:
        """Something happened."""
        if event.verb == "reveal":
            self.revealed.update(event.cards)
        elif event.verb in LEFT and self._was_in_play(event):
            self.left[event.card] = LEFT[event.verb]

    def _was_in_play(self, event: Event) -> bool:
        """Cards that leave play are remembered as they were; conspiracies are not, and come from nowhere else."""
        if isinstance(event.memory, Remains):
            return True
        return self.game.printed[event.card].type == CONSPIRACY and not event.origin
