"""Where the catalogue meets the library: which cards can be played, and whether both say the same of them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.library import all_cards
from silverkey.cthulhu.printed.facts import PrintedCard
from silverkey.cthulhu.printed.finding import by_code, plain
from silverkey.cthulhu.vocabulary.constants import Constant
from silverkey.cthulhu.vocabulary.story_changes import Boosts, Struggles
from silverkey.cthulhu.words import CHARACTER, CONSPIRACY, ICON_LETTERS, STORY, icon_letters


class NotPlayable(ValueError):
    """A card whose abilities are not written yet cannot be put into a game."""


@lru_cache(maxsize=1)
def _library() -> dict[str, Card]:
    return {card.code: card for card in all_cards()}


def library_card(card: PrintedCard) -> Card | None:
    """The card as a game takes it, if its abilities are written."""
    return _library().get(card.code)


def playable(card: PrintedCard) -> bool:
    """Whether the card's abilities are written."""
    return card.code in _library()


def cards_for_game(cards: Iterable[PrintedCard]) -> list[Card]:
    """The cards as a game takes them; refuses all that are not written yet, by name."""
    wanted = list(cards)
    missing = dict.fromkeys(f"{card.name} ({card.place})" for card in wanted if not playable(card))
    if missing:
        raise NotPlayable(f"These cards cannot be put into a game yet: {'; '.join(missing)}.")
    return [_library()[card.code] for card in wanted]


def printed_of(card: Card) -> PrintedCard | None:
    """The catalogue's entry for a card of the library, in whatever wording."""
    return by_code(card.code.partition("@")[0])


def disagreements(card: Card, printed: PrintedCard) -> list[str]:
    """Every fact on which a card of the library and the catalogue differ."""
    ours, theirs = _facts_of(card), _facts_of_printed(printed)
    return [
        f"{card.code} {card.title}: {fact} is {ours[fact]!r}, in the catalogue {theirs[fact]!r}"
        for fact in ours
        if ours[fact] != theirs[fact]
    ]


def _facts_of(card: Card) -> dict[str, object]:
    has_struggles = card.type in (STORY, CONSPIRACY)
    return {
        "title": plain(card.title),
        "descriptor": plain(card.descriptor),
        "type": card.type,
        "faction": "" if card.type == STORY else card.faction,
        "unique": card.unique,
        "cost": None if card.type == STORY else "X" if card.x_cost else card.cost,
        "skill": None if card.type != CHARACTER else "X" if card.x_skill else card.skill,
        "icons": icon_letters(card.icons),
        "subtypes": sorted(card.subtypes),
        "keywords": card.keywords,
        "steadfast": dict(card.steadfast),
        "transient": card.transient,
        "struggles": "".join(ICON_LETTERS[struggle] for struggle in card.struggles) if has_struggles else None,
        "boosters": icon_letters(card.boosters) or _struggles_given(card),
        "zoog": card.zoog,
    }


def _struggles_given(card: Card) -> str:
    """What boosters are in the library: struggles that a passive adds to a story, or boosters that a card gives."""
    given = (
        node
        for ability in card.abilities
        for node in ability.walk()
        if isinstance(node, Boosts) or (isinstance(node, Struggles) and isinstance(ability, Constant))
    )
    return next((icon_letters(node.icons) for node in given), "")


def _facts_of_printed(card: PrintedCard) -> dict[str, object]:
    return {
        "title": plain(card.title),
        "descriptor": plain(card.descriptor),
        "type": card.type,
        "faction": card.faction,
        "unique": card.unique,
        "cost": card.cost,
        "skill": card.skill,
        "icons": card.icons,
        "subtypes": sorted(card.subtypes),
        "keywords": keyword_values(card),
        "steadfast": card.steadfast,
        "transient": card.transient,
        "struggles": card.struggles,
        "boosters": card.boosters,
        "zoog": card.zoog,
    }


def keyword_values(card: PrintedCard) -> dict[str, int]:
    """The keywords with their numbers, as the library has them: {'Heroic': 1, 'Toughness': 2}."""
    found: dict[str, int] = {}
    for keyword in card.keywords:
        word, _, number = keyword.partition(" ")
        found[word] = int(number) if number else 1
    return found
