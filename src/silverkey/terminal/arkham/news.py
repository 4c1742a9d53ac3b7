"""The news of a game of Arkham Horror: a paragraph for each action, each encounter, each phase."""

from __future__ import annotations

from collections.abc import Sequence

from silverkey.terminal.journal import Entry
from silverkey.terminal.news import News, Paragraph


class ArkhamNews(News):
    """Tells a game of Arkham Horror."""

    OPENERS = (
        "round begins",
        "turn begins",
        "take action",
        "phase begins",
        "encounter",
        "play",
        "use",
        "attack",
        "advance",
        "resolution",
    )
    COMMON = ("You ", "Your ", "Chaos token", "The ")

    def under_way(self, entries: Sequence[Entry]) -> list[Paragraph]:
        """Nothing is carried on."""
        return []

    def apart(self, told: list[Paragraph], entry: Entry, before: Entry) -> bool:
        """That what was played enters play goes without saying."""
        return entry.verb == "enter" and before.verb == "play" and before.card == entry.card

    def opening(self, entry: Entry) -> Paragraph:
        """A paragraph with what begins it."""
        return self.paragraph(entry.text, entry.verb, entry.player)

    def belongs(self, paragraph: Paragraph, entry: Entry) -> bool:
        """Everything belongs to what began before it."""
        return True

    def spent(self, entry: Entry, price: Sequence[Entry]) -> tuple[str, list[Entry]]:
        """What was paid is told in full."""
        return "", list(price)
