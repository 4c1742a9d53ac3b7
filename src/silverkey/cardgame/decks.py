"""Decks as files have them, and what is wrong with them: what no game owns."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec

T = TypeVar("T")
D = TypeVar("D")
MOST_COPIES = 999
MOST_LINES = 600
MOST_COMPLAINTS = 10
"""Different cards in a deck that is laid out."""
LARGEST = 1_000_000
"""Bytes; a real deck has a few thousand."""
_LINE = re.compile(r"(?P<quantity>\d+)\s*(?:[xX×](?=\s))?\s+(?P<card>\S.*)")
_COMMENT = re.compile(r"^\s*#.*|\s#(\s.*)?$")
_NOTE = re.compile(r"#( .*)?")


Copies = Annotated[int, msgspec.Meta(ge=1, le=MOST_COPIES)]
Code = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Pile = Annotated[dict[Code, Copies], msgspec.Meta(max_length=MOST_LINES)]


class DeckFileError(ValueError):
    """A deck file cannot be read or written; the message lists every complaint, a line each."""


class Stranger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some copies of what is no card that is known, in the words of whoever wrote it down."""

    quantity: Copies
    title: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Sheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deck of any game, laid out to be built on. What only one game has, the others leave blank."""

    name: Annotated[str, msgspec.Meta(max_length=120, pattern=r"^[^\x00-\x1f]*$")] = ""
    cards: Pile = {}
    """Copies by code; those of the story deck too."""
    notes: Annotated[str, msgspec.Meta(max_length=20_000)] = ""
    strangers: Annotated[tuple[Stranger, ...], msgspec.Meta(max_length=MOST_LINES)] = ()
    owner: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """The code of whoever the deck is of."""
    side: Pile = {}
    """What lies ready to be bought; no part of the deck."""
    exempt: Pile = {}
    """Copies among the cards that a campaign has given, and that no limit counts."""
    meta: Annotated[str, msgspec.Meta(max_length=4_000)] = ""
    """Whatever else a list says of its owner, in its own words."""
    before: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The deck that this one was upgraded from, by its name here."""
    experience: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    """What was there to pay for that."""
    exiled: Pile = {}
    """Copies that the deck before has lost to exile since."""


class Starter(msgspec.Struct, frozen=True):
    """A deck to begin with."""

    name: str
    about: str
    """How it plays, in a sentence or two; empty where nothing is said."""
    sheet: Sheet


class Problem(msgspec.Struct, frozen=True):
    """A rule that a deck breaks."""

    kind: str
    """What it concerns, in a word: size, copies, unknown …"""
    sentence: str
    cards: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    """Ids of the registry."""
    rulebook: str = ""
    """Where the rulebook says so, if the documents do not."""

    @property
    def source(self) -> str:
        """What the problem rests on, for people."""
        return ", ".join([*self.rulings, self.rulebook] if self.rulebook else self.rulings)


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a check."""

    deck: str
    legal: bool
    cards: int
    """How many count towards the size of the deck."""
    problems: tuple[Problem, ...]
    not_playable: tuple[str, ...] = ()
    """Known cards that the game cannot play yet. They do not make a deck illegal."""

    @property
    def headline(self) -> str:
        """The outcome in a sentence."""
        return f"{self.deck}: {self.described}, {'legal' if self.legal else 'not legal'}{self.where}."

    @property
    def described(self) -> str:
        """What the deck is."""
        return f"{self.cards} cards"

    @property
    def where(self) -> str:
        """By which rules, if there are several."""
        return ""

    @property
    def remark(self) -> str:
        """What else is worth knowing of the deck."""
        return ""


def require_quantity(quantity: str, card: str) -> int:
    """How many copies a file names."""
    if not re.fullmatch(r"[0-9]{1,6}", quantity) or not 1 <= int(quantity) <= MOST_COPIES:
        raise DeckFileError(f"“{quantity}” of “{card}”: write how many copies as a number from 1 to {MOST_COPIES}.")
    return int(quantity)


def file_content(path: Path) -> bytes:
    """What is in a file that may be a deck."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise DeckFileError(f"{path} cannot be read: {(error.strerror or str(error)).lower()}.") from None
    if len(content) > LARGEST:
        raise DeckFileError(f"{path} is too large for a deck.")
    return content


def format_of(path: Path, endings: Mapping[str, str]) -> str:
    """The format that a file's ending means, or nothing."""
    return endings.get(path.suffix.lower(), "")


def written(deck: D, form: str, writers: Mapping[str, Callable[[D], bytes]]) -> bytes:
    """A deck as a file of one of several formats."""
    if form not in writers:
        raise DeckFileError(f"There is no deck format “{form}”. Formats are: {', '.join(writers)}.")
    return writers[form](deck)


def decoded(content: bytes, form: type[T]) -> T:
    """What a deck in JSON says."""
    try:
        return msgspec.json.decode(content, type=form)
    except msgspec.ValidationError as error:
        raise DeckFileError(f"The JSON says something else: {error}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DeckFileError(f"It is not JSON: {error}.") from None


def text_lines(content: bytes) -> list[str]:
    """The lines of a deck that somebody has written down."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DeckFileError("It is not text in UTF-8.") from None
    if "\0" in text:
        raise DeckFileError("It is not text, but a file of another kind.")
    return text.splitlines()


def unread(complaints: Sequence[str]) -> DeckFileError:
    """What is wrong with the lines of a deck; where it is all of them, the first say enough.

    >>> str(unread(["Line 1: no.", "Line 2: no."]))
    'Line 1: no.\\nLine 2: no.'
    """
    more = len(complaints) - MOST_COMPLAINTS
    rest = [f"And so on: {more} more."] if more > 0 else []
    return DeckFileError("\n".join([*complaints[:MOST_COMPLAINTS], *rest]))


def without_comment(line: str) -> str:
    """What a line says.

    >>> without_comment("3 Knife  # sharp")
    '3 Knife'
    """
    return _COMMENT.sub("", line).strip()


def note_in(line: str) -> str | None:
    """The note that a line is, if it is one.

    >>> note_in("# For beginners."), note_in("3 Knife")
    ('For beginners.', None)
    """
    return line.strip()[2:] if _NOTE.fullmatch(line.strip()) else None


def quantity_and_card(text: str, example: str) -> tuple[int, str]:
    """What a line of a deck says: how many copies, and the words for the card."""
    match = _LINE.fullmatch(text)
    if not match:
        raise DeckFileError(f"“{text}” is no number and title; write it like “{example}”.")
    return require_quantity(match["quantity"], match["card"]), match["card"]


def in_file(path: Path, error: DeckFileError) -> DeckFileError:
    """A complaint with the file that it is about."""
    between = "\n" if "\n" in str(error) else " "
    return DeckFileError(f"{path} is not a deck that can be read.{between}{error}")


def read_file(path: Path, read: Callable[[bytes, str], D], form: str) -> D:
    """The deck in a file, read as one of a form; what is wrong with it is said with the file's name."""
    content = file_content(path)
    try:
        return read(content, form)
    except DeckFileError as error:
        raise in_file(path, error) from None


def stop(sentence: str) -> str:
    """A full stop, unless a title has brought its own.

    >>> stop("This one has 3 of Lucky!"), stop("This one has 3 of Knife")
    ('This one has 3 of Lucky!', 'This one has 3 of Knife.')
    """
    return sentence if sentence.endswith((".", "!", "?")) else f"{sentence}."
