"""Deck lists of ArkhamDB: JSON with a number of copies for each code."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from silverkey.arkham.decks.deck import Deck
from silverkey.arkham.printed.facts import by_code
from silverkey.cardgame.decks import DeckFileError, decoded, require_quantity

Slots = dict[str, int] | list[Any] | None
"""An empty one may be an empty list or nothing."""


class _List(msgspec.Struct, omit_defaults=True):
    """What a list says that we keep. It has more: dates, its author, tags."""

    investigator_code: str
    name: str = ""
    investigator_name: str = ""
    slots: Slots = None
    side: Slots = msgspec.field(default=None, name="sideSlots")
    exempt: Slots = msgspec.field(default=None, name="ignoreDeckLimitSlots")
    description_md: str | None = None
    meta: str | None = None
    previous_deck: int | str | None = None
    xp: int | None = None
    exile_string: str | None = None


def read(content: bytes) -> Deck:
    """The deck in a list."""
    file = decoded(content, _List)
    return Deck(
        investigator=file.investigator_code,
        cards=_copies(file.slots),
        name=file.name,
        side=_copies(file.side),
        exempt=_copies(file.exempt),
        notes=file.description_md or "",
        meta=file.meta or "",
        before=str(file.previous_deck or ""),
        experience=max(0, file.xp or 0),
        exiled=dict(Counter(code for code in (file.exile_string or "").split(",") if code)),
    )


def _copies(slots: Slots) -> dict[str, int]:
    if isinstance(slots, list) and slots:
        raise DeckFileError("Write cards with how many copies there are of each, such as {“01016”: 2}, not as a list.")
    if not isinstance(slots, dict):
        return {}
    return {code: require_quantity(str(copies), code) for code, copies in slots.items() if copies}


def write(deck: Deck) -> bytes:
    """A deck as a list, codes in order."""
    investigator = by_code(deck.investigator)
    file = _List(
        name=deck.name,
        investigator_code=deck.investigator,
        investigator_name=investigator.title if investigator else "",
        slots=dict(sorted(deck.cards.items())),
        side=dict(sorted(deck.side.items())) or None,
        exempt=dict(sorted(deck.exempt.items())) or None,
        description_md=deck.notes or None,
        meta=deck.meta or None,
        previous_deck=int(deck.before) if deck.before.isdecimal() else deck.before or None,
        xp=deck.experience or None,
        exile_string=",".join(sorted(Counter(deck.exiled).elements())) or None,
    )
    return msgspec.json.format(msgspec.json.encode(file), indent=2) + b"\n"
