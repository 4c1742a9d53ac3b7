"""What has happened since you last answered, told together: a paragraph for each play, each story, each beginning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from silverkey.terminal.journal import YOU, Entry
from silverkey.terminal.menu import domain_name

OPENERS = ("turn begins", "use", "story begins", "commit", "win story", "game over")
"""What begins a paragraph; all else belongs to the one before."""
_UPKEEP = ("draw", "resource", "restore", "refresh domain", "random resource")


_ACTORS = ("you", "Bot")
_COMMON = ("You ", "The success is", "The resource ", "A new story", "A success token")
"""Beginnings of sentences that are no names."""


@dataclass(slots=True)
class Paragraph:
    """Something that happened, and what came of it."""

    head: str
    verb: str
    player: int
    about: str = ""
    """The story that all of it happens at, or that somebody committed to last."""
    parts: list[str] = field(default_factory=list)
    last: str = ""
    times: int = 1

    def add(self, sentence: str) -> None:
        """What came of it: the same thing again is counted, and who did it is named once in a row."""
        clause = self._clause(sentence)
        if clause == self.last:
            self.times += 1
            self.parts[-1] = f"{self.parts[-1].partition(f' (×{self.times - 1})')[0]} (×{self.times})"
            return
        actor, _, deed = clause.partition(" ")
        if actor in _ACTORS and self.last.startswith(f"{actor} "):
            self.parts[-1] += f", {deed}"
        else:
            self.parts.append(clause)
        self.last, self.times = clause, 1

    def _clause(self, sentence: str) -> str:
        clause = sentence.rstrip(".!")
        if clause.startswith(_COMMON):
            clause = clause[0].lower() + clause[1:]
        if self.about and self.verb != "commit":
            clause = clause.replace(f" on {self.about}", "").replace(f" at {self.about}", "")
        return clause

    def extend(self, sentence: str) -> None:
        """Once more the same, with another card."""
        more = sentence.rstrip(".").partition(" ")[2].partition(" ")[2]
        if self.parts:
            self.parts[-1] += f", {more}"
        else:
            self.head = f"{self.head.rstrip('.')}, {more}"

    def text(self) -> str:
        """The paragraph as it reads."""
        head = self.head.rstrip(".")
        if not self.parts:
            return head if head.endswith("!") else f"{head}."
        return f"{head.rstrip('!')}: {'; '.join(self.parts)}."


def grouped(entries: Sequence[Entry], start: int = 0) -> list[str]:
    """The paragraphs of the log, from an entry on.

    >>> grouped([Entry("Bot drains d2.", "drain", 1, -1, 1, price=True), Entry("Bot plays Panic.", "use", 1, 7)])
    ['Bot plays Panic (d2).']
    """
    told = _under_way(entries[:start])
    context = len(told)
    price: list[Entry] = []
    before = Entry("")
    for entry in entries[start:]:
        if entry.aside:
            continue
        if entry.price:
            price.append(entry)
            continue
        if entry.verb == "use":
            _use(told, entry, price)
        else:
            for paid in price:
                _follow(told, paid)
            if entry.verb == "commit":
                _commit(told, entry)
            elif entry.verb == "turn begins":
                turn = entry.text.partition(":")[0]
                told.append(Paragraph(f"{turn}, {'yours' if entry.player == YOU else 'the bot’s'}", entry.verb, YOU))
            elif entry.verb == "resource" and before.verb == "resource" and before.player == entry.player:
                told[-1].extend(entry.text)
            elif entry.verb in OPENERS or not told or not entry.verb or told[-1].verb == entry.verb == "resource":
                about = entry.text.removesuffix(" resolves.") if entry.verb == "story begins" else ""
                told.append(Paragraph(entry.text, entry.verb, entry.player, about))
            elif not (entry.verb == "enter" and before.verb == "use" and before.card == entry.card):
                _follow(told, entry)
        price = []
        before = entry
    for paid in price:
        _follow(told, paid)
    return [paragraph.text() for place, paragraph in enumerate(told) if paragraph.parts or place >= context]


def _under_way(entries: Sequence[Entry]) -> list[Paragraph]:
    """The story that was resolving, if one was."""
    last = next((entry for entry in reversed(entries) if entry.verb in OPENERS and entry.verb != "use"), Entry(""))
    if last.verb != "story begins":
        return []
    story = last.text.removesuffix(" resolves.")
    return [Paragraph(f"{story} goes on", last.verb, last.player, story)]


def _follow(told: list[Paragraph], entry: Entry) -> None:
    if told and (told[-1].verb != "turn begins" or entry.verb in _UPKEEP):
        told[-1].add(entry.text)
    else:
        told.append(Paragraph(entry.text, entry.verb, entry.player))


def _use(told: list[Paragraph], entry: Entry, price: list[Entry]) -> None:
    """A card that is played or used, with the domains that paid for it; plays in a row share a paragraph."""
    drained = [domain_name(paid.number) for paid in price if paid.verb == "drain" and paid.player == entry.player]
    paying = f" ({', '.join(drained)})" if drained else ""
    others = [paid for paid in price if paid.verb != "drain" and (paid.verb, paid.card) != ("exhaust", entry.card)]
    play = f"{'You play' if entry.player == YOU else 'Bot plays'} "
    last = told[-1] if told else None
    if last is not None and last.head.startswith(play) and not last.parts and entry.text.startswith(play):
        last.head += f", {entry.text.removeprefix(play).rstrip('.')}{paying}"
    else:
        told.append(Paragraph(f"{entry.text.rstrip('.')}{paying}", "use", entry.player))
    for paid in others:
        told[-1].add(paid.text)


def _commit(told: list[Paragraph], entry: Entry) -> None:
    """Characters that commit together, by story."""
    who, _, story = entry.text.rstrip(".").partition(" commits to ")
    last = told[-1] if told else None
    if last is None or last.verb != "commit" or last.player != entry.player or last.parts:
        head = f"{'You commit' if entry.player == YOU else 'Bot commits'} {who} to {story}"
        told.append(Paragraph(head, "commit", entry.player, story))
    elif last.about == story:
        last.head = f"{last.head.removesuffix(f' to {story}')}, {who} to {story}"
    else:
        last.head += f"; {who} to {story}"
        last.about = story
