"""How the words of the card language read, on the cards that use them.

``.venv/bin/python tests/phrasebook.py > tests/phrases.txt`` writes the book anew, when a phrase was meant to change.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any
from zlib import crc32

from wordings import wordings

from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.triggers import Trigger
from silverkey.language.node import Node
from silverkey.language.program import Instruction

BOOK = Path(__file__).parent / "phrases.txt"
TELLING = ("clause", "each", "english", "infinitive", "plural", "singular", "what", "where")
"""The methods by which a word says how it reads."""
GIVEN = {"title": ("Ghost",), "many": (False, True), "placed": (True, False)}
"""What they are told."""
LONG = 10
"""In words. What is longer and put together from other phrases is left out, and of the rest only the ends are kept."""


def phrases() -> set[str]:
    """Every phrase that some card has, with the word and the method that it comes from."""
    nodes = {node: card.title for card in wordings() for ability in card.abilities for node in ability.walk()}
    return {
        f"{type(node).__name__}.{phrase}"
        for node, title in nodes.items()
        if not isinstance(node, Ability | Trigger)
        for phrase in _said(node, title)
    }


def _said(node: Node, title: str) -> Iterator[str]:
    composed = any(isinstance(part, Ability | Instruction) for _, part in node.children())
    for name in TELLING:
        method: Any = getattr(node, name, None)
        if not inspect.ismethod(method):
            continue
        wanted = [parameter for parameter in inspect.signature(method).parameters if parameter in GIVEN]
        for given in product(*(GIVEN[parameter] for parameter in wanted)):
            text = ""
            with suppress(NotImplementedError):
                text = method(**dict(zip(wanted, given, strict=True))).replace(title, "Ghost")
            words = text.replace("][", "] [").split()
            if words and len(words) <= LONG:
                yield f"{name}: {text}"
            elif words and not composed:
                yield f"{name}: {' '.join(words[:4])} … {' '.join(words[-4:])} #{crc32(text.encode()):x}"


if __name__ == "__main__":
    print("\n".join(sorted(phrases())))
