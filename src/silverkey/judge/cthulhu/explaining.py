"""What happens in Call of Cthulhu, sentence by sentence."""

from __future__ import annotations

from silverkey.cthulhu.words import END_OF_TURN
from silverkey.judge.cthulhu.examined import Examined
from silverkey.judge.explaining import Explanation
from silverkey.kernel.event import Event

PHASES = {"phase begins": "The {} phase begins.", "phase ends": "The {} phase ends."}
TURN_ENDS = {"phase begins": "It is the end of the turn.", "phase ends": "The turn is over."}


class CthulhuExplanation(Explanation[Examined]):
    """Collects what happens in a game of Call of Cthulhu."""

    COURSE = (*Explanation.COURSE, "script", "trail")

    def tell(self, event: Event) -> str:
        """An event as a sentence with the players' names in it; nothing if it is not worth one."""
        if event.verb in PHASES:
            return (TURN_ENDS if event.word == END_OF_TURN else PHASES)[event.verb].format(event.word)
        return super().tell(event)
