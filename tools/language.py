"""Writes the pages on the card languages: every word that a game's cards are written in, its English, who uses it.

``make language`` writes the pages anew; a test says so when one is out of date.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from silverkey.arkham import library as arkham_library
from silverkey.arkham import vocabulary as arkham_vocabulary
from silverkey.arkham.campaigns.making import INTERLUDES, all_campaigns
from silverkey.arkham.cards import writing as arkham_writing
from silverkey.arkham.scenarios.making import all_outlines, all_scenarios
from silverkey.arkham.vocabulary import writer as arkham_writer
from silverkey.cardgame import words as shared
from silverkey.cthulhu import vocabulary
from silverkey.cthulhu.cards import writing
from silverkey.cthulhu.library import all_cards
from silverkey.cthulhu.vocabulary.writer import keyword_words, write_card
from silverkey.language.node import Node

DOCS = Path(__file__).resolve().parent.parent / "docs"
EXAMPLES = 3
"""Cards that are named for a word."""
WORDS = 9
"""So much of a text is shown."""
LONGEST = 60
"""A default value that takes more letters is left out."""

HEAD = """# The words of the card language

This page is written by `make language`; do not change it by hand. A card file takes all of these words with its first
line, `from silverkey.cthulhu.cards.writing import *`. To find a word, search this page, or ask for a phrase:
`silverkey say "cannot commit"` shows how cards that say so are written. An ability is made with `action`, `response`,
`forced`, `disrupt`, `passive`, `replacement`, `whenever` or `story_effect`; what stands in its parentheses comes from
below. The words of Arkham Horror are on a page of their own, [language.arkham.md](language.arkham.md).
"""
ARKHAM_HEAD = """# The words of the card language of Arkham Horror

This page is written by `make language`; do not change it by hand. Cards, scenarios and campaigns take all of these
words with their first line, `from silverkey.arkham.cards.writing import *`. To find a word, search this page, or ask
for a phrase: `silverkey say --game arkham "discard a card"` shows how cards that say so are written. The words of Call
of Cthulhu are in [language.md](language.md); some words are the same in both.
"""


class Text(NamedTuple):
    """What is written in these words: a card, or a scenario."""

    name: str
    title: str
    nodes: tuple[Node, ...]
    lines: list[str]
    """What its text box says, but for keywords."""


class Use(NamedTuple):
    """What uses a word, and what its text says there."""

    by: Text
    text: str


class Language(NamedTuple):
    """The words of a game, and all that is written in them."""

    page: Path
    head: str
    vocabulary: ModuleType
    writing: ModuleType
    texts: Callable[[], Iterator[Text]]

    def modules(self) -> Iterator[ModuleType]:
        """The files that have its words: those that all games share, and its own."""
        for room in (shared, self.vocabulary):
            for found in pkgutil.iter_modules(room.__path__, f"{room.__name__}."):
                yield importlib.import_module(found.name)

    def word_names(self) -> frozenset[str]:
        """The names of all classes of words."""
        return frozenset(
            name
            for module in self.modules()
            for name, thing in vars(module).items()
            if isinstance(thing, type) and issubclass(thing, Node)
        )


def _cthulhu() -> Iterator[Text]:
    for card in all_cards():
        keywords = keyword_words(card.keywords)
        lines = [line for line in write_card(card) if line not in keywords]
        attach = [card.attach] if card.attach is not None else []
        yield Text(card.name, card.title, (*card.abilities, *attach), lines)


def _arkham() -> Iterator[Text]:
    for card in arkham_library.all_cards():
        keywords = arkham_writer.keyword_line(card)
        lines = [line for line in arkham_writer.write_card(card) if line != keywords]
        other = card.other_side.abilities if card.other_side is not None else ()
        yield Text(card.name, card.title, (*card.unrevealed, *card.abilities, *other), lines)
    all_campaigns()
    for title, outline in all_outlines().items():
        setup = all_scenarios()[title].setup if title in all_scenarios() else ()
        words = (*setup, *(word for effect in outline.resolutions.values() for word in effect))
        yield Text(title, title, words, [])
    yield from (Text(title, title, interlude.effect, []) for title, interlude in INTERLUDES.items())


LANGUAGES = (
    Language(DOCS / "language.md", HEAD, vocabulary, writing, _cthulhu),
    Language(DOCS / "language.arkham.md", ARKHAM_HEAD, arkham_vocabulary, arkham_writing, _arkham),
)


def page(language: Language) -> str:
    """The whole page."""
    uses = _uses(language)
    parts = [language.head]
    names = language.word_names()
    files: dict[str, list[ModuleType]] = {}
    for module in language.modules():
        files.setdefault(_file(module.__name__), []).append(module)
    for file, modules in sorted(files.items()):
        own = {
            name: thing
            for module in modules
            for name, thing in _own(module, names)
            if vars(language.writing).get(name) is thing or thing in uses
        }
        words = [word for word in own.values() if isinstance(word, type)]
        short = [(name, thing) for name, thing in own.items() if not isinstance(thing, type)]
        if not own:
            continue
        parts.append(f"## {file}\n\n{_first_line(modules[0])}\n")
        parts.extend(_word(word, uses.get(word, [])) for word in words)
        if short:
            parts.append("".join(f"- `{_signature(name, thing)}`{_remark(thing)}\n" for name, thing in short))
    return "\n".join(parts)


def _file(module: str) -> str:
    """The file of a module, which the words that all games share and those of this one may each have."""
    return module.rpartition(".")[2]


def _own(module: ModuleType, names: frozenset[str]) -> list[tuple[str, Any]]:
    """What a file of the vocabulary adds to the language: words, functions that make them, and ready-made ones."""
    found = []
    for name, thing in vars(module).items():
        if name.startswith("_"):
            continue
        made = getattr(thing, "__module__", "")
        own = made == module.__name__
        if isinstance(thing, type):
            if own and issubclass(thing, Node) and is_dataclass(thing):
                found.append((name, thing))
        elif isinstance(thing, Node):
            if _file(made) == _file(module.__name__):
                found.append((name, thing))
        elif isinstance(thing, partial):
            if thing.func.__module__ == module.__name__:
                found.append((name, thing))
        elif inspect.isfunction(thing) and own and _makes_a_word(thing, names):
            found.append((name, thing))
    return found


def _makes_a_word(function: Any, names: frozenset[str]) -> bool:
    made = inspect.signature(function).return_annotation
    first = next(iter(inspect.signature(function).parameters), "")
    return isinstance(made, str) and first not in ("game", "card", "ctx", "self") and made in names


def _uses(language: Language) -> dict[type, list[Use]]:
    """By word, what uses it; those with the shortest texts first."""
    found: dict[type, dict[str, Use]] = {}
    for text in language.texts():
        for node in text.nodes:
            said = min((line for line in text.lines if _speaks(node, text.title, line)), key=len, default="")
            for word in node.walk():
                found.setdefault(type(word), {}).setdefault(text.name, Use(text, said))
    return {
        word: sorted(by_name.values(), key=lambda use: (len(use.text) or 999, use.by.name))
        for word, by_name in found.items()
    }


def _speaks(node: Node, title: str, line: str) -> bool:
    """Whether a line of a text box is what a node says."""
    english = getattr(node, "english", None)
    try:
        said = english(title) if english is not None else ""
    except (AttributeError, TypeError):
        return False
    return isinstance(said, str) and bool(said) and said[:20].lower() in line.lower()


def _word(word: type, uses: list[Use]) -> str:
    lines = [f"### {word.__name__}", "", f"`{_signature(word.__name__, word)}`: {_first_line(word)}", ""]
    example = next((use for use in uses if use.text), None)
    if example is not None:
        lines += [f"> {_shortened(example.text)}", ""]
    titles = list(dict.fromkeys(use.by.title for use in uses))
    names = ", ".join(titles[:EXAMPLES])
    many = f" and {len(titles) - EXAMPLES} more" if len(titles) > EXAMPLES else ""
    lines += [f"{names}{many}." if uses else "No card names it; other words are made of it.", ""]
    return "\n".join(lines)


def _shortened(text: str) -> str:
    """The first words of a text, which are enough to know it by."""
    words = text.split(" ")
    return text if len(words) <= WORDS else f"{' '.join(words[:WORDS])} …"


def _signature(name: str, thing: Any) -> str:
    if isinstance(thing, type):
        return f"{name}({', '.join(_field(field) for field in fields(thing) if field.init)})"  # type: ignore[arg-type]
    if inspect.isfunction(thing):
        return f"{name}({', '.join(map(_parameter, inspect.signature(thing).parameters.values()))})"
    return name


def _field(field: Field[Any]) -> str:
    value = repr(field.default)
    return field.name if field.default is MISSING or len(value) > LONGEST else f"{field.name}={value}"


def _parameter(parameter: inspect.Parameter) -> str:
    mark = {parameter.VAR_POSITIONAL: "*", parameter.VAR_KEYWORD: "**"}.get(parameter.kind, "")
    value = "" if parameter.default is parameter.empty else f"={parameter.default!r}"
    return f"{mark}{parameter.name}{value if len(value) <= LONGEST else ''}"


def _remark(thing: Any) -> str:
    if inspect.isfunction(thing):
        return f": {_first_line(thing)}"
    if isinstance(thing, partial):
        said = [*map(repr, thing.args), *(f"{name}={value!r}" for name, value in thing.keywords.items())]
        return f": {thing.func.__name__}({', '.join((*said, '…'))})"
    try:
        said = thing.english("this card")
    except (AttributeError, TypeError):
        said = ""
    return f": {said}" if said else ""


def _first_line(thing: Any) -> str:
    return (inspect.getdoc(thing) or "").split("\n")[0]


def main() -> int:
    """Write the pages."""
    for language in LANGUAGES:
        language.page.write_text(page(language), encoding="utf-8")
        print(f"Written: docs/{language.page.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
