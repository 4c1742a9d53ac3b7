"""The facts of a card as the latest document has them, and what the documents changed."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib import resources
from typing import Literal

import msgspec

from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.words import STORY

Number = int | Literal["X"] | None
COPIES = 3
SET_CODES = (
    "core",
    "forgotten-lore",
    "summons",
    "dreamlands",
    "secrets-of-arkham",
    "yuggoth",
    "silver-twilight",
    "rituals",
    "ancient-relics",
    "revelations",
    "seekers",
    "key-and-gate",
    "venice",
    "denizens",
    "sleeper",
    "greater-good",
    "thousand-young",
    "mark-of-madness",
)
"""The sets in the order they came out, by the names that rulings use for them."""
COLLECTIBLE_CODES = (
    "arkham-edition",
    "eldritch-edition",
    "unspeakable-tales",
    "arkham-premium",
    "kingsport-dreams",
    "forbidden-relics",
    "masks",
    "spawn-of-madness",
    "forgotten-cities",
)
"""The sets of the collectible game that the 2.0 document speaks of."""


class Erratum(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact that a document changed."""

    ruling: str
    edition: str
    """The first edition that has the change."""
    field: str
    """The field of PrintedCard."""
    printed: str = ""
    """What was there before, in words; empty where the data do not tell."""


class PrintedCard(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, forbid_unknown_fields=True):
    """The facts of one card, errata applied. No text: that is written from the abilities of cards that have them."""

    title: str
    descriptor: str = ""
    set: str = ""
    """The code of the set, such as core."""
    set_name: str = ""
    pack: str = ""
    number: int | str
    """Unique within the set. Two packs of Forgotten Lore count on from 81, as later documents do.

    Cards of the collectible game have a letter before it, and some have none that is known.
    """
    printed_number: int = 0
    """What the card itself says, where that differs."""
    type: str
    faction: str = ""
    """Stories have none."""
    unique: bool = False
    cost: Number = None
    skill: Number = None
    icons: str = ""
    subtypes: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    """As printed, such as Toughness +2."""
    steadfast: dict[str, int] = {}
    transient: bool = False
    struggles: str | None = None
    """The struggles of a story or conspiracy, in their order."""
    boosters: str = ""
    zoog: bool = False
    copies: int = COPIES
    """In its pack."""
    max_copies: int = COPIES
    """In a deck."""
    octgn_id: str = ""
    """Cards of the collectible game have none."""
    champion: bool = False
    """It says that a World Champion designed it (coc-latest/faq/hall-of-champions)."""
    errata: tuple[Erratum, ...] = ()
    note: str = ""
    """Where the sources contradict each other."""
    collectible: bool = False
    """A card of the collectible game, which only the oldest edition knows."""

    @property
    def code(self) -> str:
        """Set and number, as in the library.

        >>> all_printed()[2].code
        'core-3'
        """
        return f"{self.set}-{str(self.number).lower() or _slug(self.title)}"

    @property
    def name(self) -> str:
        """Title and descriptor."""
        return f"{self.title}, {self.descriptor}" if self.descriptor else self.title

    @property
    def place(self) -> str:
        """Set and number as players write them.

        >>> all_printed()[2].place
        'Core Set F3'
        """
        return f"{self.set_name} {self.mark}".rstrip()

    @property
    def mark(self) -> str:
        """The number as it is printed."""
        return f"F{self.number}" if isinstance(self.number, int) else self.number

    @property
    def keyword_numbers(self) -> dict[str, int]:
        """The keywords with their numbers.

        >>> PrintedCard(title="", number=1, type="", keywords=("Heroic", "Toughness +2")).keyword_numbers
        {'Heroic': 1, 'Toughness': 2}
        """
        parts = (keyword.partition(" ") for keyword in self.keywords)
        return {word: int(number) if number else 1 for word, _, number in parts}

    @property
    def is_story(self) -> bool:
        """Stories lie in the story deck and count for nothing in a player's."""
        return self.type == STORY


class PrintedSet(msgspec.Struct, frozen=True):
    """The cards of one set, as its data file has them."""

    code: str
    name: str
    cards: tuple[PrintedCard, ...]
    collectible: bool = False
    """A set of the collectible game."""


def _slug(title: str) -> str:
    """
    >>> _slug("The Secret of the North Woods")
    'the-secret-of-the-north-woods'
    """
    return "-".join(re.findall(r"\w+", title.lower()))


def data(*path: str) -> bytes:
    """A data file of this package."""
    return resources.files(__package__).joinpath(*path).read_bytes()


COLLECTIBLE_SUBTYPES = ("Avatar of Nyarlathotep", "Benefactor", "Esteemed Author", "Lost City", "Twilight")
"""Subtypes that only cards of the collectible game have."""


@lru_cache(maxsize=1)
def all_printed() -> tuple[PrintedCard, ...]:
    """Every card, by set and number.

    >>> len(all_printed())
    1568
    """
    return tuple(card for code in SET_CODES for card in printed_set(code).cards)


@lru_cache(maxsize=1)
def collectible_cards() -> tuple[PrintedCard, ...]:
    """Every card of the collectible game that the 2.0 document names."""
    return tuple(card for code in COLLECTIBLE_CODES for card in printed_set(code).cards)


@cache
def printed_set(code: str) -> PrintedSet:
    """A set with its cards, each of which knows where it belongs."""
    file = msgspec.json.decode(data("data", f"{code}.json"), type=PrintedSet)
    cards = (
        msgspec.structs.replace(
            card, set=file.code, set_name=file.name, pack=card.pack or file.name, collectible=file.collectible
        )
        for card in file.cards
    )
    return msgspec.structs.replace(file, cards=tuple(cards))


@lru_cache(maxsize=1)
def all_subtypes() -> tuple[str, ...]:
    """Every subtype that a card has: no other can be given to one (coc-latest/1.14.a).

    >>> "Deep One" in all_subtypes(), "Direwolf" in all_subtypes()
    (True, False)
    """
    living = {subtype for card in all_printed() for subtype in card.subtypes}
    return tuple(sorted(living.union(COLLECTIBLE_SUBTYPES)))


@lru_cache(maxsize=1)
def known_names() -> dict[str, frozenset[str]]:
    """The names that the words of cards may say, by what they are names of.

    >>> "Cultist" in known_names()["subtype"], "Cultits" in known_names()["subtype"]
    (True, False)
    """
    cards = (*all_printed(), *collectible_cards())
    found = {
        "subtype": frozenset(all_subtypes()),
        "keyword": frozenset(keyword for card in cards for keyword in card.keyword_numbers),
        "type": frozenset(card.type for card in cards),
        "faction": frozenset(card.faction for card in cards if card.faction),
    }
    kinds = found["subtype"] | found["keyword"] | found["type"] | found["faction"]
    return {**found, "title": frozenset(card.title for card in cards), "subtype, keyword, type or faction": kinds}


def subtype_exists(subtype: str, collectible: bool) -> bool:
    """Whether a subtype is on any legal card; those of the collectible game may be legal or not.

    >>> subtype_exists("Lost City", collectible=True), subtype_exists("Lost City", collectible=False)
    (True, False)
    """
    return collectible or subtype not in COLLECTIBLE_SUBTYPES


def copies_allowed(card: PrintedCard, edition: str) -> int:
    """How many copies of a card its own text allows in a deck: an erratum counts from its edition on."""
    age = list(EDITIONS).index
    for erratum in card.errata:
        if erratum.field == "max_copies" and age(edition) < age(erratum.edition):
            return int(erratum.printed)
    return card.max_copies
