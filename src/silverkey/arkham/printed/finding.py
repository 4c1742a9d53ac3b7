"""Finding a card by title, subtitle, level or code; and the nearest spelling."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache

from silverkey.arkham.printed.facts import PrintedCard, by_code, printed_cards
from silverkey.cardgame.finding import CardNotFound, Names, plain

_LEVELLED = re.compile(r"(?P<name>.*\S)\s*\((?P<level>\d)\)")


def _called_by(card: PrintedCard) -> tuple[str, ...]:
    return (card.title, card.name) if card.subtitle else (card.title,)


@lru_cache(maxsize=1)
def _names() -> Names[PrintedCard]:
    return Names(printed_cards(), _called_by)


@lru_cache(maxsize=1000)
def nearest(name: str) -> tuple[str, ...]:
    """The cards whose names look most like this one.

    >>> nearest("Beat Kop")
    ('Beat Cop',)
    """
    return _names().nearest(name)


def called(name: str) -> list[PrintedCard]:
    """Every card that a name may mean: a code, a title or 'Title, Subtitle', either with the level in parentheses.

    >>> [card.code for card in called("Beat Cop")], [card.code for card in called("Beat Cop (2)")]
    (['01018', '01028'], ['01028'])
    """
    single = by_code(name.strip().lower())
    if single:
        return [single]
    found, levelled = _names().called(name), _LEVELLED.fullmatch(name.strip())
    if found or not levelled:
        return found
    return [card for card in _names().called(levelled["name"]) if card.level == int(levelled["level"])]


def find_printed(name: str, types: Collection[str] = ()) -> PrintedCard:
    """The one card that a name means: of several levels the lowest, and one of the types if any is.

    Cards of one title are told apart by their subtitles. Those that have one name, such as the two Schoolhouses, go by
    their codes; the name means the first.

    >>> find_printed("beat cop").code, find_printed("Southside, Historical Society").code, find_printed("01016").title
    ('01018', '01126', '.45 Automatic')
    """
    found = called(name)
    if not found:
        raise CardNotFound(f"There is no card called “{name}”.", name, nearest)
    fitting = [card for card in found if card.type in types] or found
    lowest = min(card.level or 0 for card in fitting)
    meant = [card for card in fitting if (card.level or 0) == lowest]
    if len({plain(card.name) for card in meant}) > 1:
        choices = "; ".join(f"{card.name} ({card.place})" for card in meant)
        raise CardNotFound(f"“{name}” may be any of these: {choices}. Write title and subtitle.")
    return meant[0]
