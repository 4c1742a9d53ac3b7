"""How cards leave play in Call of Cthulhu."""

from __future__ import annotations

from silverkey.cthulhu.table.values import Remains
from silverkey.cthulhu.words import CONSPIRACY
from silverkey.judge.cthulhu.examined import Examined
from silverkey.judge.record import Record
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


class CthulhuRecord(Record):
    """Which cards were shown to all players, and how cards left play."""

    def __init__(self, game: Examined) -> None:
        super().__init__()
        self.game = game

    def way_out(self, event: Event) -> str:
        """How a card leaves play with an event; nothing if none does."""
        return LEFT[event.verb] if event.verb in LEFT and self._was_in_play(event) else ""

    def _was_in_play(self, event: Event) -> bool:
        """Cards that leave play are remembered as they were; conspiracies are not, and come from nowhere else."""
        if isinstance(event.memory, Remains):
            return True
        return self.game.printed[event.card].type == CONSPIRACY and not event.origin
