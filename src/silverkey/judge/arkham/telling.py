"""What happens in Arkham Horror, sentence by sentence, and how cards leave play."""

from __future__ import annotations

from silverkey.judge.arkham.examined import Examined
from silverkey.judge.explaining import Explanation
from silverkey.judge.record import Record
from silverkey.kernel.event import Event

LEFT = {
    "discard": "discarded",
    "defeat": "defeated",
    "remove": "removed",
    "return to hand": "returned",
    "add to victory": "victory",
    "shuffle in": "shuffled",
}


class ArkhamExplanation(Explanation[Examined]):
    """Collects what happens in a game of Arkham Horror."""


class ArkhamRecord(Record):
    """How cards left play, and what was told of the story."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []

    def observe(self, event: Event) -> None:
        """Something happened."""
        super().observe(event)
        if event.verb == "story":
            self.told.append(event.word)

    def way_out(self, event: Event) -> str:
        """How a card leaves play with an event; nothing if none does."""
        return LEFT.get(event.verb, "") if event.memory is not None else ""
