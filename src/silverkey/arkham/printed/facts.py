"""The facts of a card as the 1.2 document has them, and what that document changed."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources
from typing import Final

import msgspec

PACK_CODES = (
    "core",
    "dwl",
    "tmm",
    "tece",
    "bota",
    "uau",
    "wda",
    "litas",
    "ptc",
    "eotp",
    "tuo",
    "apot",
    "tpm",
    "bsr",
    "dca",
    "cotr",
    "coh",
)
"""The packs as they came out within each cycle, side stories last, by the names that deck lists use for them."""
X: Final = -2
"""A number that the text of the card works out, or that whoever pays for it names."""
DECK_TYPES = ("asset", "event", "skill", "treachery", "enemy")
"""What may be in a deck; of the last two only weaknesses."""


class Erratum(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact that the document changed."""

    ruling: str
    field: str
    """The field of PrintedCard."""
    printed: str = ""
    """What was there before, in words; empty where the data do not tell."""


class DeckOption(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, forbid_unknown_fields=True):
    """One of the kinds of cards that an investigator may have in his deck, or may not.

    A card is of the kind if it is in every way that is named: of one of the classes, with one of the traits …
    """

    classes: tuple[str, ...] = ()
    """One of these; none named: any."""
    traits: tuple[str, ...] = ()
    """One of these; none named: any."""
    uses: str = ""
    """What its uses are called, such as charges."""
    lowest: int = 0
    highest: int = 5
    """The levels."""
    limit: int | None = None
    """So many cards that no other kind allows."""
    forbidden: bool = False
    """The investigator may have no card of this kind, whatever else allows it."""
    distinct_classes: int = 0
    cards_each: int = 0
    """The deck has at least so many cards of each of so many classes."""


class PrintedCard(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, forbid_unknown_fields=True):
    """The facts of one card, errata applied. No text: that is written from the abilities of cards that have them.

    A card whose two sides are cards of their own, such as an agenda that becomes an enemy, has an entry for each.
    Otherwise the facts are those of the front, of the revealed side for a location.
    """

    code: str
    """As deck lists have it, such as 01016; a side of a card may have a letter after it."""
    title: str
    subtitle: str = ""
    back_title: str = ""
    """What the other side is called, where that differs: of an act or agenda, or of a location not yet revealed."""
    pack: str = ""
    """The code of the pack, such as core."""
    pack_name: str = ""
    number: int
    """Within the cycle."""
    encounter_set: str = ""
    """The code of the encounter set, such as torch; empty for cards of players."""
    encounter_set_name: str = ""
    encounter_number: int = 0
    type: str
    """investigator, asset, event, skill, treachery, enemy, location, act, agenda, scenario or story."""
    classes: tuple[str, ...]
    """guardian, seeker, rogue, mystic, survivor, neutral or mythos."""
    unique: bool = False
    cost: int | None = None
    """X where its payer names it; None for a dash and for cards that are not paid for."""
    level: int | None = None
    """None where a card has no level: weaknesses, signature cards, story assets and all that is no player card."""
    slots: tuple[str, ...] = ()
    """hand, accessory, ally, arcane, body; one that takes two has it twice."""
    health: int | None = None
    sanity: int | None = None
    health_per_investigator: bool = False
    willpower: int = 0
    intellect: int = 0
    combat: int = 0
    agility: int = 0
    """The skills of an investigator."""
    icons: str = ""
    """The skill icons of other cards: W, I, C, A and ? for a wild one, in this order."""
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    """Those that are printed as such. Uses, prey, spawning and victory points are not among them."""
    uses: tuple[int, str] | None = None
    """How many, and of what: (4, "ammo"). X for a number that the text works out."""
    exile: bool = False
    """Its text exiles it."""
    victory: int | None = None
    fight: int | None = None
    evade: int | None = None
    """X where the text says what it is; None for a dash."""
    damage: int = 0
    horror: int = 0
    """What the attack of an enemy deals."""
    shroud: int | None = None
    clues: int | None = None
    """On a location when it is revealed; what an act asks for. For each investigator, unless fixed."""
    clues_fixed: bool = False
    doom: int | None = None
    """What an agenda asks for, the same for any number of investigators."""
    stage: int = 0
    """Of an act or agenda."""
    symbol: str = ""
    connects: tuple[str, ...] = ()
    """The symbol of a revealed location, and those of the places it is connected to."""
    back_symbol: str = ""
    back_connects: tuple[str, ...] = ()
    """The same before it is revealed."""
    weakness: bool = False
    basic: bool = False
    """A basic weakness."""
    quantity: int = 1
    """In its pack."""
    deck_limit: int = 0
    """How many copies by title a deck may have. None may be put into a deck where it is 0."""
    signature_of: str = ""
    """The code of the investigator whose card it is (ahlcg-1.2/def/signature-cards.a)."""
    deck_size: int = 0
    deck_options: tuple[DeckOption, ...] = ()
    deck_requirements: dict[str, int] = {}
    """The signature cards of an investigator by code, with their number; a random basic weakness is always another."""
    back: str = ""
    """The code of the other side, where that is another entry."""
    story: bool = False
    """A story asset: it belongs to an encounter set and has no level."""
    errata: tuple[Erratum, ...] = ()
    note: str = ""
    """Where the sources contradict each other."""

    @property
    def name(self) -> str:
        """Title and subtitle.

        >>> printed_card("01117").name
        'Lita Chantler, The Zealot'
        """
        return f"{self.title}, {self.subtitle}" if self.subtitle else self.title

    @property
    def levelled(self) -> str:
        """The title with the level where it has one above 0, as players write it.

        >>> printed_card("01018").levelled, printed_card("01028").levelled
        ('Beat Cop', 'Beat Cop (2)')
        """
        return f"{self.title} ({self.level})" if self.level else self.title

    @property
    def place(self) -> str:
        """Pack and number.

        >>> printed_card("01016").place
        'Core Set 16'
        """
        return f"{self.pack_name} {self.number}"


class PrintedPack(msgspec.Struct, frozen=True):
    """The cards of one pack, as its data file has them."""

    code: str
    name: str
    cards: tuple[PrintedCard, ...]


@lru_cache(maxsize=1)
def printed_cards() -> tuple[PrintedCard, ...]:
    """Every card, by pack and code.

    >>> len(printed_cards())
    976
    """
    return tuple(card for code in PACK_CODES for card in printed_set(code).cards)


@cache
def printed_set(pack: str) -> PrintedPack:
    """A pack with its cards, each of which knows where it belongs."""
    data = resources.files(__package__).joinpath("data", f"{pack}.json").read_bytes()
    file = msgspec.json.decode(data, type=PrintedPack)
    cards = (msgspec.structs.replace(card, pack=file.code, pack_name=file.name) for card in file.cards)
    return msgspec.structs.replace(file, cards=tuple(cards))


NAMED_TRAITS = ("Ranged",)
"""Traits that texts name though no card of the catalogue has them."""


@lru_cache(maxsize=1)
def known_names() -> dict[str, frozenset[str]]:
    """The names that the words of cards may say, by what they are names of.

    >>> "Ghoul" in known_names()["trait"], "Goul" in known_names()["trait"]
    (True, False)
    """
    cards = printed_cards()
    return {
        "trait": frozenset(trait for card in cards for trait in card.traits).union(NAMED_TRAITS),
        "title": frozenset(title for card in cards for title in (card.title, card.back_title) if title),
        "type": frozenset(card.type for card in cards),
    }


@lru_cache(maxsize=1)
def _by_code() -> dict[str, PrintedCard]:
    return {card.code: card for card in printed_cards()}


def by_code(code: str) -> PrintedCard | None:
    """The card of a code, if there is one.

    >>> by_code("01016").title
    '.45 Automatic'
    """
    return _by_code().get(code)


def printed_card(code: str) -> PrintedCard:
    """The card of a code that is known to be right."""
    return _by_code()[code]
