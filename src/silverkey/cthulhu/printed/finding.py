"""Finding a card by title, descriptor, set and number, or OCTGN id; and the nearest spelling."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from silverkey.cardgame.finding import CardNotFound, Names, bare, plain, without_the
from silverkey.cthulhu.printed.facts import PrintedCard, all_printed, collectible_cards

_PLACE = re.compile(r"(?P<set>.*?)[\s-]*#?f?(?P<number>\d+)")


def _names(card: PrintedCard) -> list[str]:
    """What a card is called, and what it was called before an erratum."""
    titles = [card.title, *(erratum.printed for erratum in card.errata if erratum.field == "title")]
    return titles + [f"{title}, {card.descriptor}" for title in titles if card.descriptor]


class _Index:
    def __init__(self, cards: Iterable[PrintedCard]) -> None:
        every = list(cards)
        self.ids = {card.octgn_id: card for card in every}
        self.codes = {card.code: card for card in every}
        self.names = Names(every, _names)
        self.numbered: dict[int | str, list[PrintedCard]] = {}
        for card in every:
            for number in {card.number, card.printed_number}:
                self.numbered.setdefault(number, []).append(card)


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
        raise CardNotFound(f"There is no card called “{name}”.", name, nearest)
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
    single = by_id(name) or by_code(name)
    return [single] if single else _index().names.called(name) or _at(name)


def _collectible_called(name: str) -> list[PrintedCard]:
    """Cards of the collectible game are meant only where no other card is."""
    return _collectible().names.called(name)


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
    wanted = without_the(text)
    if not wanted:
        return False
    return wanted == bare(card.set) or any(without_the(name).startswith(wanted) for name in (card.set_name, card.pack))


@lru_cache(maxsize=1000)
def nearest(name: str) -> tuple[str, ...]:
    """The cards whose names look most like this one, or else those whose names have all its words, the shortest first.

    >>> nearest("Local Sherif"), nearest("sheriff")
    (('Local Sheriff',), ('Local Sheriff',))
    """
    return _index().names.nearest(name)
