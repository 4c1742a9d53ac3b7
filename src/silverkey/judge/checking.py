"""Whether what a case expects is true."""

from __future__ import annotations

from collections import Counter

from silverkey.cardgame.names import fold
from silverkey.judge.case import Expectation, Name, Wanted
from silverkey.judge.court import Court
from silverkey.judge.record import Record
from silverkey.judge.stepper import G

AT_LEAST = "has "
"""Before a key whose value need not be all there is."""


def failures(court: Court[G], game: G, expectations: tuple[Expectation, ...], record: Record) -> list[str]:
    """What is not as expected, a sentence each with its line."""
    said = ((expected.place, court.failure(game, expected, record)) for expected in expectations)
    return [f"{place}: {failure}" for place, failure in said if failure]


def compare(who: str, expected: Expectation, found: Wanted) -> str:
    """What differs from what is wanted, in words; nothing if it is the same."""
    return "" if found == expected.wanted else f"{who}: {expected.key} is {show(found)}, not {show(expected.wanted)}."


def show(value: object) -> str:
    """A value as reports write it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return "[" + ", ".join(show(member) for member in value) + "]"
    if isinstance(value, Name):
        return value.text
    return str(value) if value != "" else "nothing"


def listed(wanted: Wanted) -> list[Name]:
    """The names in a list that is wanted."""
    return [name for name in wanted if isinstance(name, Name)] if isinstance(wanted, tuple) else []


def pile_failure(game: G, expected: Expectation, who: str, pile: list[int]) -> str:
    """Only a deck is compared in order, from the top; the blank cards that fill it up need not be listed."""
    wanted = listed(expected.wanted)
    cards = list(reversed(pile)) if expected.key == "deck" else list(pile)
    if expected.key == "deck":
        while len(cards) > len(wanted) and game.names.is_filler(game, cards[-1]):
            cards.pop()
        pairs = zip(cards, wanted, strict=False)
        same = len(cards) == len(wanted) and all(game.names.is_called(game, card, name) for card, name in pairs)
    else:
        same = _pair_off(game, cards, wanted)
    if same:
        return ""
    found = ", ".join(game.names.card(game, card) for card in cards) or "nothing"
    return f"{who}: {expected.key} is {found}; expected {', '.join(name.text for name in wanted) or 'nothing'}."


def _pair_off(game: G, cards: list[int], wanted: list[Name]) -> bool:
    """Whether each card has its name and each name its card. Labels are the choosier names and go first."""
    left = list(cards)
    for name in sorted(wanted, key=lambda name: fold(name.text) not in game.names.labels):
        card = next((card for card in left if game.names.is_called(game, card, name)), None)
        if card is None:
            return False
        left.remove(card)
    return not left


def of_all(said: list[str], subject: Name) -> str:
    """What to say if an expectation fails with some or all of the cards of a title."""
    wrong = [failure for failure in said if failure]
    if not said:
        return f"There is no {subject.text} in this game."
    if wrong and len(wrong) < len(said):
        return f"{wrong[0]} There are {len(said)} cards of that title; name the one that is meant with as:"
    return wrong[0] if wrong else ""


def members_failure(who: str, key: str, present: list[str], named: list[str]) -> str:
    """What differs from a list of words, in words: those named must be all there are, or be among them."""
    found, wanted = Counter(map(_bare, present)), Counter(map(_bare, named))
    if found == wanted or (key.startswith(AT_LEAST) and wanted <= found):
        return ""
    return f"{who}: {key.removeprefix(AT_LEAST)} are {', '.join(present) or 'none'}, not {', '.join(named) or 'none'}."


def _bare(word: str) -> str:
    """A subtype or keyword without what may be left out in writing it.

    >>> _bare("Toughness +2") == _bare("toughness 2")
    True
    """
    return fold(word).replace("+", "").replace(" ", "")
