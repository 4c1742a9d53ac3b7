"""The log of a game of Arkham Horror, in sentences that speak to you."""

from __future__ import annotations

from silverkey.arkham.game import Game
from silverkey.arkham.rules.using import Use
from silverkey.cardgame import wording
from silverkey.cardgame.citations import citations
from silverkey.kernel.event import Event
from silverkey.sitting.journal import Entry, Journal, concerned, named_in


class ArkhamJournal(Journal[Game]):
    """The log of a game of Arkham Horror."""

    def hear(self, game: Game, event: Event) -> None:
        """Something has happened."""
        if event.verb == "turn begins" and len(self.seats.names) == 1:
            return
        line = self.seats.addressed(wording.line(game, event, self.seats.eyes(game)))
        if line:
            told = (line, event.verb, event.player, event.card, event.amount, citations(game, event), being_paid(game))
            cards, shown = named_in(line, game, concerned(event)), self.known_as(game, event.card)
            self.entries.append(Entry(*told, cards, shown))

    def asked(self) -> None:
        """You could take an action."""

    def together(self, before: Entry, entry: Entry) -> str:
        """Each has its own line."""
        return ""

    def implied(self, before: Entry, entry: Entry) -> bool:
        """That what was played enters play goes without saying."""
        return goes_without_saying(before, entry)


def being_paid(game: Game) -> bool:
    """Whether the costs of something are being paid."""
    using = next((frame for frame in reversed(game.stack) if isinstance(frame, Use)), None)
    return using is not None and using.STEPS[using.step - 1] == "pay"


def goes_without_saying(before: Entry, entry: Entry) -> bool:
    """Whether an entry only says what the one before it means anyway."""
    return entry.verb == "enter" and before.verb == "play" and before.card == entry.card
