"""The news of a game of Arkham Horror: a paragraph for each action, each encounter, each phase."""

from __future__ import annotations

from collections.abc import Sequence

from silverkey.arkham.words import PHASES
from silverkey.sitting.arkham.journal import goes_without_saying
from silverkey.sitting.journal import Entry
from silverkey.sitting.news import News, Paragraph

EMPTY = {f"{phase.capitalize()} phase." for phase in PHASES}
"""Phases in which nothing has happened."""

TESTING = ("commit", "reveal token", "succeed", "fail")
"""What happens in a test that has begun before."""
BOOKKEEPING = (
    "record",
    "cross out",
    "earn experience",
    "earn card",
    "token added",
    "lost",
    "new investigator",
    "join",
    "leave",
    "deck changes",
)
"""What a campaign keeps: each is told for itself."""
ATTEMPTS = ("investigates", "fights", "tries to evade")
"""Actions whose target is told with the test."""
PRICES = {"lose clues": "clues", "lose resources": "resources"}


def _own(entry: Entry) -> tuple[tuple[int, str], ...]:
    """What a card pays by itself to be used."""
    return (entry.card, "exhaust"), (entry.card, "add uses")


class ArkhamNews(News):
    """Tells a game of Arkham Horror."""

    OPENERS = (
        "round begins",
        "phase begins",
        "turn begins",
        "take action",
        "encounter",
        "play",
        "attack",
        "advance",
        "move",
        "story",
        "resolution",
        *BOOKKEEPING,
    )
    COMMON = ("You ", "Your ", "Chaos token", "The ", "There ")

    def grouped(self, entries: Sequence[Entry], start: int = 0) -> list[str]:
        """The paragraphs of the log, but for phases without any news."""
        return [text for text in super().grouped(entries, start) if text not in EMPTY]

    def under_way(self, entries: Sequence[Entry]) -> list[Paragraph]:
        """Nothing is carried on."""
        return []

    def apart(self, told: list[Paragraph], entry: Entry, before: Entry) -> bool:
        """That what was played enters play goes without saying; what is done with an action belongs to it."""
        if entry.verb == "play" and before.verb == "take action" and told:
            told[-1].add(entry.text)
            return True
        about, _, reason = entry.text.partition(": ")
        if entry.verb == "left out" and told and reason and told[-1].head.rstrip(".").endswith(about):
            told[-1].add(reason)  # the card has just been named
            return True
        return goes_without_saying(before, entry)

    def opening(self, entry: Entry) -> Paragraph:
        """A paragraph with what begins it."""
        if entry.verb in TESTING:
            going_on = self.paragraph("The test goes on", entry.verb, entry.player)
            going_on.add(entry.text)
            return going_on
        head = entry.text
        if entry.verb == "phase begins":
            head = f"{head.split(' ')[1].capitalize()} phase"
        if entry.verb in ("round begins", "turn begins"):
            head = head.removesuffix(" begins.")
        return self.paragraph(head, entry.verb, entry.player)

    def belongs(self, paragraph: Paragraph, entry: Entry) -> bool:
        """Everything belongs to what began before it."""
        return paragraph.verb not in ("round begins", "turn begins", "story")

    def carried_on(self, last: Paragraph, entry: Entry) -> str:
        """An attack, evasion or investigation is told with the card that it is made with."""
        attempts = [f"{self.seats.does(entry.player, deed)}." for deed in ATTEMPTS]
        card = entry.text.removeprefix(f"{self.seats.does(entry.player, 'uses')} ").rstrip(".")
        return f"{last.head.rstrip('.')} with {card}" if last.head in attempts else ""

    def spent(self, entry: Entry, price: Sequence[Entry]) -> tuple[str, list[Entry]]:
        """The clues and resources that were paid. That a card exhausts or loses uses for it goes without saying."""
        told = [f"{sum(e.number for e in price if e.verb == verb)} {what}" for verb, what in PRICES.items()]
        paid = [text for text in told if not text.startswith("0 ")]
        others = [e for e in price if e.verb not in PRICES and (e.card, e.verb) not in _own(entry)]
        return f" ({', '.join(paid)})" if paid else "", others
