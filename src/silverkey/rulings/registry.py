"""Reading the registry, and finding rulings in it."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from functools import cached_property, lru_cache
from importlib.resources import files

import msgspec

from silverkey.rulings.ruling import Entry, Reading, Ruling

FILES = ("coc-rules", "coc-timing", "coc-errata", "coc-lists", "coc-faq", "ahlcg-reference", "ahlcg-1.2")


class UnknownRuling(LookupError):
    """No ruling has that id."""


def fold(text: str) -> str:
    """Text as it is compared: small letters, plain quotes, no leading 'the'.

    >>> fold("The Archmage’s Attaché")
    "archmage's attaché"
    """
    return text.strip().lower().replace("’", "'").replace("“", '"').replace("”", '"').removeprefix("the ")


class Registry:
    """All rulings and readings, in the order of the data files."""

    def __init__(self, rulings: Iterable[Ruling], readings: Iterable[Reading], spellings: dict[str, str]) -> None:
        self.rulings = {ruling.key: ruling for ruling in rulings}
        self.readings = {reading.id: reading for reading in readings}
        self.spellings = {fold(spelling): title for spelling, title in spellings.items()}

    @cached_property
    def by_id(self) -> dict[str, Ruling]:
        """The rulings by the ids of all documents."""
        return {entry.id: ruling for ruling in self.rulings.values() for entry in ruling.entries}

    @cached_property
    def by_name(self) -> dict[str, Ruling]:
        """The rulings by id and by key, in small letters."""
        keys = {key.lower(): ruling for key, ruling in self.rulings.items()}
        return keys | {name.lower(): ruling for name, ruling in self.by_id.items()}

    @cached_property
    def _readings_by_key(self) -> dict[str, tuple[Reading, ...]]:
        found: dict[str, tuple[Reading, ...]] = {}
        for reading in self.readings.values():
            for key in reading.rulings:
                found[key] = (*found.get(key, ()), reading)
        return found

    @cached_property
    def _contradictors(self) -> dict[str, tuple[Ruling, ...]]:
        """The rulings that rule otherwise, by key, in both directions."""
        found: dict[str, tuple[Ruling, ...]] = {}
        for ruling in self.rulings.values():
            if ruling.differs_from:
                other = self.by_id[ruling.differs_from]
                found[ruling.key] = (*found.get(ruling.key, ()), other)
                found[other.key] = (*found.get(other.key, ()), ruling)
        return found

    def get(self, name: str) -> Ruling:
        """The ruling of an id of any document, or of a key."""
        ruling = self.by_name.get(name.strip().lower())
        if ruling is None:
            raise UnknownRuling(self.unknown(name))
        return ruling

    def id_under(self, name: str, edition: str) -> str:
        """The id that a ruling, or what stands in its place, has in an edition's document; the id itself if none."""
        ruling = self.by_id.get(name)
        if ruling is None:
            return name
        for one in (ruling, *self._contradictors.get(ruling.key, ())):
            for entry in one.entries:
                if entry.edition == edition:
                    return entry.id
        return name

    def unknown(self, name: str) -> str:
        """A sentence that says that there is no such ruling, with the nearest id if one is near."""
        near = difflib.get_close_matches(name.strip().lower(), [*self.by_name, *self.readings], n=1)
        nearest = self._spelling(near[0]) if near else ""
        return f"There is no ruling “{name}”." + (f" Did you mean {nearest}?" if nearest else "")

    def _spelling(self, name: str) -> str:
        ruling = self.by_name.get(name)
        if ruling is None:
            return name
        return next(spelling for spelling in (*ruling.ids, ruling.key) if spelling.lower() == name)

    def readings_of(self, ruling: Ruling) -> tuple[Reading, ...]:
        """The readings that concern a ruling."""
        return self._readings_by_key.get(ruling.key, ())

    def differing(self, ruling: Ruling) -> tuple[Ruling, ...]:
        """The rulings of other documents that this one differs from, or that differ from it."""
        return self._contradictors.get(ruling.key, ())

    def section(self, name: str) -> list[Ruling]:
        """The rulings of a section such as ``coc-latest/1.13`` or ``coc-1.4/faq``."""
        start = name.strip().lower().rstrip("/.")
        ids = (entry_id for entry_id in self.by_id if entry_id.lower().startswith((f"{start}.", f"{start}/")))
        return list({self.by_id[entry_id].key: self.by_id[entry_id] for entry_id in ids}.values())

    def find(self, document: str = "", kind: str = "", card: str = "", text: str = "") -> list[Ruling]:
        """The rulings that have an entry in a document and of a kind, name a card, and contain all words of a text."""
        named = self._naming(card) if card else self.rulings.keys()
        words = text.lower().split()
        return [
            ruling
            for ruling in self.rulings.values()
            if ruling.key in named
            and any(_stands(entry, document, kind) for entry in ruling.entries)
            and all(word in _searched(ruling) for word in words)
        ]

    def on_card(self, title: str) -> list[Ruling]:
        """The rulings that name exactly this title, or ``Title, Descriptor``."""
        wanted = fold(self.spellings.get(fold(title), title))
        return [ruling for ruling in self.rulings.values() if any(_is_called(card, wanted) for card in ruling.cards)]

    def _naming(self, card: str) -> set[str]:
        """Keys of the rulings on a card; if no card is called so, on all cards whose titles contain it."""
        exact = self.on_card(card)
        part = fold(card)
        loose = (ruling for ruling in self.rulings.values() if any(part in fold(title) for title in ruling.cards))
        return {ruling.key for ruling in exact or loose}


def _stands(entry: Entry, document: str, kind: str) -> bool:
    return (not document or document in (entry.document, entry.edition)) and (not kind or kind == entry.kind)


def _searched(ruling: Ruling) -> str:
    parts = [ruling.key, *ruling.cards]
    for entry in ruling.entries:
        parts += (entry.id, entry.title, entry.statement)
    return " ".join(parts).lower()


def _is_called(card: str, wanted: str) -> bool:
    """Whether a card as rulings name it goes by a title, or by ``Title, Descriptor``.

    >>> _is_called("Julia Brown, Insomniac", "julia brown"), _is_called("Julia Brown", "julia brown, insomniac")
    (True, True)
    >>> _is_called("Julia Brown, Insomniac", "julia brown, oddly amphibious")
    False
    """
    name = fold(card)
    return name == wanted or name.startswith(f"{wanted}, ") or wanted.startswith(f"{name}, ")


@lru_cache(maxsize=1)
def load() -> Registry:
    """The registry. It is read when it is first asked for."""
    folder = files(__package__)

    def read(name: str) -> bytes:
        return folder.joinpath(f"{name}.json").read_bytes()

    rulings = (ruling for name in FILES for ruling in msgspec.json.decode(read(name), type=tuple[Ruling, ...]))
    return Registry(
        map(_completed, rulings),
        msgspec.json.decode(read("readings"), type=tuple[Reading, ...]),
        msgspec.json.decode(read("spellings"), type=dict[str, str]),
    )


def _completed(ruling: Ruling) -> Ruling:
    """The ruling with what its entries leave blank filled in."""
    entries = tuple(
        Entry(
            entry.id,
            entry.kind or ruling.kind,
            entry.title or ruling.title,
            entry.statement or ruling.statement,
        )
        for entry in ruling.entries
    )
    return msgspec.structs.replace(ruling, entries=entries)


def get(name: str) -> Ruling:
    """The ruling of an id of any document, or of a key.

    >>> get("coc-1.4/rules/mulligan.a").editions
    ('1.4',)
    >>> get("coc-newest/1.15.e")
    Traceback (most recent call last):
    ...
    silverkey.rulings.registry.UnknownRuling: There is no ruling “coc-newest/1.15.e”. Did you mean coc-latest/1.15.e?
    """
    return load().get(name)


def find(document: str = "", kind: str = "", card: str = "", text: str = "") -> list[Ruling]:
    """The rulings of a document and kind that name a card and contain a text.

    >>> [ruling.key for ruling in find(document="latest", kind="restricted", card="Uroborus")]
    ['restricted/uroborus']
    """
    return load().find(document, kind, card, text)
