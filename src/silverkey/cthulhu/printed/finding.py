"""Finding a card by title, descriptor, set and number, or OCTGN id; and the nearest spelling."""

from __future__ import annotations

import difflib
import heapq
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from silverkey.cthulhu.printed.facts import PrintedCard, all_printed, collectible_cards

_PLACE = re.compile(r"(?P<set>.*?)[\s-]*#?f?(?P<number>\d+)")
WORTH_A_LOOK = 12
"""How many names are compared letter by letter with a misspelt one."""
SUGGESTED = 8
SHORTEST = 3
"""A shorter word is in too many names."""
_QUOTES = str.maketrans("’‘`“”", "'''\"\"")


class CardNotFound(LookupError):
    """No card, or more than one, answers to the name. The nearest spelling is sought when the message is wanted."""

    def __init__(self, sentence: str, misspelt: str = "") -> None:
        super().__init__(sentence)
        self.misspelt = misspelt

    def __str__(self) -> str:
        return f"{self.args[0]}{_did_you_mean(self.misspelt)}"


def plain(name: str) -> str:
    """A name as it is compared first: small letters, plain quotes, no accents.

    >>> plain(" Doppelgänger "), plain("Tom O’Bedlam")
    ('doppelganger', "tom o'bedlam")
    """
    letters = unicodedata.normalize("NFKD", name.translate(_QUOTES))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).lower().split())


@lru_cache(maxsize=10_000)
def bare(name: str) -> str:
    """Letters and digits alone: titles that agree in these are the same title.

    >>> bare("Torch the Joint!") == bare("Torch the Joint")
    True
    """
    return "".join(letter for letter in plain(name) if letter.isalnum())


@lru_cache(maxsize=10_000)
def _without_the(name: str) -> str:
    return bare(plain(name).removeprefix("the "))


def _names(card: PrintedCard) -> list[str]:
    """What a card is called, and what it was called before an erratum."""
    titles = [card.title, *(erratum.printed for erratum in card.errata if erratum.field == "title")]
    return titles + [f"{title}, {card.descriptor}" for title in titles if card.descriptor]


class _Index:
    def __init__(self, cards: Iterable[PrintedCard]) -> None:
        self.ids: dict[str, PrintedCard] = {}
        self.codes: dict[str, PrintedCard] = {}
        self.names: dict[str, list[PrintedCard]] = {}
        self.loose: dict[str, list[PrintedCard]] = {}
        self.numbered: dict[int | str, list[PrintedCard]] = {}
        for card in cards:
            for number in {card.number, card.printed_number}:
                self.numbered.setdefault(number, []).append(card)
            self.ids[card.octgn_id] = card
            self.codes[card.code] = card
            for name in _names(card):
                self.names.setdefault(plain(name), []).append(card)
                for key in {bare(name), _without_the(name)}:
                    self.loose.setdefault(key, []).append(card)


@lru_cache(maxsize=1)
def _index() -> _Index:
    return _Index(all_printed())


@lru_cache(maxsize=1)
def _collectible() -> _Index:
    return _Index(collectible_cards())


def by_id(octgn_id: str) -> PrintedCard | None:
    """The card of an OCTGN id."""
    return _index().ids.get(octgn_id.strip().lower())


def by_code(code: str) -> PrintedCard | None:
    """The card of a code such as core-3."""
    wanted = code.strip().lower()
    return _index().codes.get(wanted) or _collectible().codes.get(wanted)


def find_printed(name: str, place: str = "", *, story: bool = False) -> PrintedCard:
    """The card that a name means: a title, 'Title, Descriptor', an OCTGN id, or set and number.

    `place` is a hint such as 'Core F3' or 'Dreamlands'. Where a story shares its title, `story` says which is meant.

    >>> find_printed("local sheriff").code, find_printed("Core F3").title
    ('core-3', 'Local Sheriff')
    """
    living, collectible = _called(name), _collectible_called(name)
    if not living and not collectible:
        raise CardNotFound(f"There is no card called “{name}”.", misspelt=name)
    there = _there(living, collectible, place) if place.strip() else living or collectible
    if not there:
        where = " or ".join(card.place for card in living or collectible)
        raise CardNotFound(f"“{name}” is not in {place}; it is {where}.")
    fitting = [card for card in there if card.is_story == story] or there
    if len({plain(card.name) for card in fitting}) > 1:
        choices = "; ".join(f"{card.name} ({card.place})" for card in fitting)
        raise CardNotFound(f"“{name}” may be any of these: {choices}. Write title and descriptor.")
    return fitting[0]


def _called(name: str) -> list[PrintedCard]:
    index = _index()
    single = by_id(name) or by_code(name)
    if single:
        return [single]
    return index.names.get(plain(name)) or index.loose.get(bare(name)) or _at(name)


def _collectible_called(name: str) -> list[PrintedCard]:
    """Cards of the collectible game are meant only where no other card is."""
    index = _collectible()
    return index.names.get(plain(name)) or index.loose.get(bare(name)) or []


def _at(place: str) -> list[PrintedCard]:
    match = _PLACE.fullmatch(plain(place))
    if not match or not match["set"]:
        return []
    return [card for card in _index().numbered.get(int(match["number"]), ()) if _in(card, match["set"])]


def _there(living: list[PrintedCard], collectible: list[PrintedCard], place: str) -> list[PrintedCard]:
    """The cards that a hint means. A card's own set and number, which no other shares, count for more than a part."""
    exact = [card for card in living + collectible if plain(place) in (plain(card.place), card.code)]
    return exact or next(
        (there for cards in (living, collectible) if (there := [card for card in cards if is_at(card, place)])), []
    )


def is_at(card: PrintedCard, place: str) -> bool:
    """Whether a card is where a hint says: a set or pack, a number, or both.

    >>> sheriff = find_printed("Local Sheriff")
    >>> [is_at(sheriff, place) for place in ("Core", "Core Set F3", "F3", "core-3", "Core F4", "Dreamlands")]
    [True, True, True, True, False, False]
    """
    text = plain(place)
    if _in(card, text):
        return True
    match = _PLACE.fullmatch(text)
    return (
        match is not None
        and int(match["number"]) in (card.number, card.printed_number)
        and (not match["set"] or _in(card, match["set"]))
    )


def _in(card: PrintedCard, text: str) -> bool:
    wanted = _without_the(text)
    if not wanted:
        return False
    return wanted == bare(card.set) or any(_without_the(name).startswith(wanted) for name in (card.set_name, card.pack))


@lru_cache(maxsize=1000)
def nearest(name: str) -> tuple[str, ...]:
    """The cards whose names look most like this one, or else those whose names have all its words, the shortest first.

    >>> nearest("Local Sherif"), nearest("sheriff")
    (('Local Sheriff',), ('Local Sheriff',))
    """
    names, wanted = _index().names, plain(name)
    close = difflib.get_close_matches(wanted, _alike(wanted), n=3, cutoff=0.7)
    if not close and len(wanted) >= SHORTEST:
        having = (found for found in names if all(word in found for word in wanted.split()))
        close = sorted(having, key=lambda found: (not set(wanted.split()) <= set(found.split()), len(found)))
    return tuple(dict.fromkeys(card.name for found in close for card in names[found]))[:SUGGESTED]


def _alike(name: str) -> list[str]:
    """The names that share most pairs of letters with this one: a careful look at every name takes too long."""
    pairs, index = _pairs(name), _names_by_pair()
    shared = Counter(other for pair in pairs for other in index.get(pair, ()))
    likeness = {other: count / (len(pairs) + len(other)) for other, count in shared.items()}
    return heapq.nlargest(WORTH_A_LOOK, likeness, key=lambda other: likeness[other])


@lru_cache(maxsize=1)
def _names_by_pair() -> dict[str, list[str]]:
    index: dict[str, list[str]] = {}
    for name in _index().names:
        for pair in _pairs(name):
            index.setdefault(pair, []).append(name)
    return index


def _pairs(name: str) -> set[str]:
    return {name[place : place + 2] for place in range(len(name) - 1)}


def _did_you_mean(name: str) -> str:
    near = nearest(name) if name else ()
    return f" Did you mean {' or '.join(near)}?" if near else ""
