"""The marks of a text box: headings, numbers, icons, subtypes and factions that it names, and no sentence of it.

The catalogue has the marks of every print. What is written from a card's abilities has marks too, and where the two
differ, either the card is wrong or a document has changed it.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache

import msgspec

from silverkey.cthulhu.printed.facts import PrintedCard, all_subtypes, data
from silverkey.cthulhu.words import FACTIONS

HEADINGS = ("Forced Response", "Response", "Disrupt", "Action")
"""The longest first, as one of them ends with another."""
ICONS = {"terror": "T", "combat": "C", "arcane": "A", "investigation": "I"}
NUMBERS = {"two": "2", "twice": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "ten": "10"}
SHORT = {faction: faction.removeprefix("The ").removeprefix("Order of the ").split(" ")[0] for faction in FACTIONS}
UNTOLD = ("Attachment", "Day", "Item", "Location", "Night", "Twilight")
"""Subtypes that are written as words of the rules too, by one text and not by the other."""
STRAIGHT = str.maketrans("’“”–—−", '\'""---')


def marks_of(text: str, card: PrintedCard) -> tuple[str, ...]:
    """The marks of a text box of a card, in their order; a heading as often as it stands there.

    >>> from silverkey.cthulhu.printed.finding import find_printed
    >>> marks_of("Action: Pay 2 to give each Cultist [T][T].", find_printed("Mad Artist"))
    ('Action', '2', 'T', 'Cultist')
    """
    text = _bare(text, card)
    found: Counter[str] = Counter()
    for heading in HEADINGS:
        text, found[heading] = re.subn(rf"\b{heading}\b[^:.]{{0,45}}:", " ", text)
    numbers = set(re.findall(r"(?<![\w.])[+-]?(\d+|X)\b", text)) - {"1", "0"}
    icons = {letter for letter in ICONS.values() if f"[{letter}]" in text}
    subtypes = []
    for subtype in _longest_first():
        text, times = re.subn(rf"\b{re.escape(subtype)}s?\b", " ", text)
        subtypes += [subtype] if times and subtype not in UNTOLD else []
    factions = [faction for faction, short in SHORT.items() if re.search(rf"\b{short}\b", text)]
    headings = [heading for heading in HEADINGS for _ in range(found[heading])]
    return (*headings, *sorted(numbers), *sorted(icons, key="TCAI".index), *sorted(subtypes), *factions)


@lru_cache(maxsize=1)
def _longest_first() -> tuple[str, ...]:
    return tuple(sorted(all_subtypes(), key=len, reverse=True))


def _bare(text: str, card: PrintedCard) -> str:
    """A text without the card's own title and its keywords, with one spelling for icons and numbers."""
    text = re.sub(r"\s+", " ", text.translate(STRAIGHT)).replace(card.title.translate(STRAIGHT), "_")
    for keyword in card.keywords:
        text = text.replace(f"{keyword}.", " ")
    text = re.sub(r"\bSteadfast [^.]*? ×\d\.?|\bTransient\.", " ", text)
    text = re.sub(r"\(\(?([TCAI]+)\)\)?|\[\[([TCAI])\]\]|\[([TCAI]) struggle\]", _spread, text)
    text = re.sub(r"(?<![\w'\[])([TCAI]{1,5})(?=[.,;]| icon| struggle| for\b| and [A-Z]| or [TCAI]\b|$)", _spread, text)
    text = re.sub(
        r"\[?\b(terror|combat|arcane|investigation)\b\]?", lambda m: f"[{ICONS[m[1].lower()]}]", text, flags=re.I
    )
    return re.sub(r"\b[A-Za-z]+\b", lambda m: NUMBERS.get(m[0].lower(), m[0]), text)


def _spread(found: re.Match[str]) -> str:
    """Icons one by one."""
    return "".join(f"[{letter}]" for letter in found[found.lastindex or 0])


@lru_cache(maxsize=1)
def _of_prints() -> dict[str, tuple[str, ...]]:
    return msgspec.json.decode(data("data", "marks.json"), type=dict[str, tuple[str, ...]])


def marks_of_print(card: PrintedCard) -> tuple[str, ...]:
    """The marks of what is printed on a card of the living card game.

    >>> from silverkey.cthulhu.printed.finding import find_printed
    >>> marks_of_print(find_printed("Shotgun Blast"))
    ('Action', 'X')
    """
    return _of_prints()[card.code]


def differences(text: str, card: PrintedCard) -> list[str]:
    """What a text has and the print has not (+), and the other way round (-)."""
    ours, printed = Counter(marks_of(text, card)), Counter(marks_of_print(card))
    return [f"+{mark}" for mark in (ours - printed).elements()] + [f"-{mark}" for mark in (printed - ours).elements()]
