"""The news of a game of Call of Cthulhu: a paragraph for each play, each story, each turn."""

from __future__ import annotations

from collections.abc import Sequence

from silverkey.sitting.cthulhu.names import domain_name
from silverkey.sitting.journal import Entry
from silverkey.sitting.news import USE, News, Paragraph

_UPKEEP = ("draw", "resource", "restore", "refresh domain", "random resource")


class CthulhuNews(News):
    """Tells a game of Call of Cthulhu."""

    OPENERS = ("turn begins", USE, "story begins", "commit", "win story", "game over")
    COMMON = ("You ", "The success is", "The resource ", "A new story", "A success token")

    def under_way(self, entries: Sequence[Entry]) -> list[Paragraph]:
        """The story that was resolving, if one was."""
        openers = (entry for entry in reversed(entries) if entry.verb in self.OPENERS and entry.verb != USE)
        last = next(openers, Entry(""))
        if last.verb != "story begins":
            return []
        story = _resolving(last)
        return [self.paragraph(f"{story} goes on", last.verb, last.player, story)]

    def apart(self, told: list[Paragraph], entry: Entry, before: Entry) -> bool:
        """Characters that commit, resources in a row; and that what was played enters play goes without saying."""
        if entry.verb == "commit":
            self._commit(told, entry)
        elif entry.verb == "resource" and before.verb == "resource" and before.player == entry.player:
            told[-1].extend(entry.text)
        elif entry.verb == "resource" and told and told[-1].verb == "resource":
            told.append(self.opening(entry))
        else:
            return entry.verb == "enter" and before.verb == USE and before.card == entry.card
        return True

    def opening(self, entry: Entry) -> Paragraph:
        """A turn, the resolution of a story, or anything else that begins a paragraph."""
        if entry.verb == "turn begins":
            turn = entry.text.partition(":")[0]
            whose = "yours" if self.seats.alone(entry.player) else self.seats.whose(entry.player)
            return self.paragraph(f"{turn}, {whose}", entry.verb, self.seats.yours[0] if self.seats.yours else -1)
        about = _resolving(entry) if entry.verb == "story begins" else ""
        return self.paragraph(entry.text, entry.verb, entry.player, about)

    def belongs(self, paragraph: Paragraph, entry: Entry) -> bool:
        """With the turn only what is done in its first phases is told."""
        return paragraph.verb != "turn begins" or entry.verb in _UPKEEP

    def spent(self, entry: Entry, price: Sequence[Entry]) -> tuple[str, list[Entry]]:
        """The domains that paid. That a card exhausts to be used goes without saying."""
        drained = [domain_name(paid.number) for paid in price if paid.verb == "drain" and paid.player == entry.player]
        others = [paid for paid in price if paid.verb != "drain" and (paid.verb, paid.card) != ("exhaust", entry.card)]
        return f" ({', '.join(drained)})" if drained else "", others

    def _commit(self, told: list[Paragraph], entry: Entry) -> None:
        """Characters that commit together, by story."""
        who, _, story = entry.text.rstrip(".").partition(" commits to ")
        last = told[-1] if told else None
        if last is None or last.verb != "commit" or last.player != entry.player or last.parts:
            head = f"{self.seats.does(entry.player, 'commits')} {who} to {story}"
            told.append(self.paragraph(head, "commit", entry.player))
        elif last.head.endswith(f" to {story}"):
            last.head = f"{last.head.removesuffix(f' to {story}')}, {who} to {story}"
        else:
            last.head += f"; {who} to {story}"


def _resolving(entry: Entry) -> str:
    """The story that begins to resolve."""
    return entry.text.removesuffix(" resolves.")
