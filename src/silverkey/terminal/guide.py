"""The help page: how it is set, and what it says of the commands that every game has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from rich.text import Text

Lines: TypeAlias = tuple[tuple[str, str], ...]
"""What is typed, and what it does."""

PASSING: Lines = (
    ("pp, pt", "pass until the bot does something; pass until the turn ends"),
    ("act", "an action in the window that was passed for you just now, or in the next one"),
    ("u, uu", "take back your last answer; your whole last action"),
)
ASKER: Lines = (("c", "the text of the card that asks"),)
HAND: Lines = (("hand, c all", "the texts of your hand; of all cards in sight"),)
PAST: Lines = (
    ("why", "the rulings behind what happened since your last answer"),
    ("news, log", "what happened since your last answer; since the beginning (log 20: at last)"),
    ("s, d, deck", "score; discard piles; what is left in your deck"),
)
ASKED: Lines = (("auto", "when you are asked, and how to change it"),)
LEAVING: Lines = (
    ("ask all", "ask about everything; ask usual: as in the beginning"),
    ("new", "give this game up for a new one"),
    ("q", "save and leave; the next game goes on from here"),
)


def page(paragraphs: Mapping[str, str], sections: Mapping[str, Iterable[tuple[str, str]]]) -> Sequence[Text]:
    """How to play, in a page: paragraphs under their headings, then what can be typed under its own."""
    lines: list[Text] = []
    for heading, paragraph in paragraphs.items():
        lines += [Text(heading, "bold"), Text(paragraph)]
    for heading, entries in sections.items():
        lines.append(Text(heading, "bold"))
        lines.extend(Text.styled(f"{keys:<12}", "bright_green").append(text) for keys, text in entries)
    return lines
