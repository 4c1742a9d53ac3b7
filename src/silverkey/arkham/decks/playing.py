"""Whether a deck can be put into a game at all, whatever the rules of building say of it."""

from __future__ import annotations

from collections.abc import Iterable

from silverkey.arkham.decks.deck import RANDOM_WEAKNESS
from silverkey.arkham.library import by_code as written
from silverkey.arkham.printed.facts import DECK_TYPES, PrintedCard, by_code
from silverkey.arkham.words import ENEMY, INVESTIGATOR, TREACHERY
from silverkey.language.english import listed

NAMED = 6
"""So many cards are named at the most."""


def why_unplayable(investigator: str, cards: Iterable[str]) -> str:
    """What keeps an investigator with a deck of cards of these codes out of a game, as a sentence; or nothing."""
    codes = [code for code in dict.fromkeys(cards) if code != RANDOM_WEAKNESS]
    leader = by_code(investigator)
    if leader is None or leader.type != INVESTIGATOR:
        return f"“{investigator}” is no investigator that is known."
    unknown = [code for code in codes if by_code(code) is None]
    if unknown:
        return f"There is no card with the code {_told(unknown, 'or')}."
    strange = [card.name for card in map(by_code, codes) if card is not None and not _belongs(card)]
    if strange:
        return f"{_told(strange, 'and')} cannot be in a deck of {leader.title}."
    missing = [card.name for card in map(by_code, (investigator, *codes)) if card and card.code not in written()]
    if not missing:
        return ""
    return f"The deck of {leader.title} has cards that cannot be played yet: {_told(missing, 'and')}."


def _belongs(card: PrintedCard) -> bool:
    """Whether a card may be in a player's deck: of enemies and treacheries weaknesses alone."""
    return card.type in DECK_TYPES and (card.weakness or card.type not in (ENEMY, TREACHERY))


def _told(names: list[str], word: str) -> str:
    """Some of these, and how many more."""
    if len(names) <= NAMED:
        return listed(names, word)
    return f"{', '.join(names[:NAMED])} and {len(names) - NAMED} more"
