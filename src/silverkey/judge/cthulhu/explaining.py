"""What happens in Call of Cthulhu, sentence by sentence."""

from __future__ import annotations

import re

from silverkey.cardgame import wording
from silverkey.cardgame.account import EVERYTHING
from silverkey.cardgame.citations import citations, under
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
        line = wording.line(self.game, event, EVERYTHING)
        return re.sub(r"\{player ([01])\}", lambda found: self.game.names.players[int(found[1])], line)

    def spoken(self, card: int) -> str:
        """What a card is called in a sentence."""
        return self.game.spoken(card)

    def citations(self, event: Event) -> tuple[str, ...]:
        """The rulings that an event rests on."""
        return citations(self.game, event)

    def cited(self, rulings: tuple[str, ...]) -> tuple[str, ...]:
        """Rulings by the ids that they have in the edition that is played."""
        return under(rulings, self.game.edition.name)
