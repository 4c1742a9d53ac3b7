"""Which card a typed name means."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable

from silverkey.cardgame.names import fold
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.library import all_cards, find_card
from silverkey.cthulhu.view import GameView
from silverkey.terminal.cthulhu.pieces import hand_order
from silverkey.terminal.menu import LETTERS, Menu, Misunderstood

LISTED = 6


def in_sight(seen: GameView) -> list[str]:
    """The codes of all cards that you can see, nearest first."""
    codes = [card.code for card in seen.players[seen.viewer].hand]
    codes += [card.code for card in seen.in_play if card.code]
    codes += [story.code for story in seen.stories]
    for player in seen.players:
        for pile in (player.discard, player.removed, player.won, *(domain.resources for domain in player.domains)):
            codes += [card.code for card in pile]
    return list(dict.fromkeys(codes))


def cards_in_sight(seen: GameView) -> list[Card]:
    """All cards that you can see, each once."""
    return [find_card(code) for code in in_sight(seen)]


def cards_in_hand(seen: GameView) -> list[Card]:
    """The cards of your hand, each once, in the order in which it is shown."""
    hand = sorted(seen.players[seen.viewer].hand, key=hand_order)
    return [find_card(code) for code in dict.fromkeys(card.code for card in hand)]


def named(text: str, seen: GameView, menu: Menu | None = None) -> Card:
    """The card that a number of the menu, a title, its beginning or a part of it means; cards in sight go first."""
    if not text:
        raise Misunderstood("Which card? Give its name, or the beginning of it.")
    if menu is not None and (text in menu.entries or (text.isascii() and text.isdigit())):
        entry = menu.entries.get(text)
        if entry is not None and entry.code:
            return find_card(entry.code)
        raise Misunderstood(f"Choice {text} is not a card.")
    place = LETTERS.find(text.lower())
    if len(text) == 1 and 0 <= place < len(seen.stories):
        return find_card(seen.stories[place].code)
    cards = all_cards()
    for pool in (cards_in_sight(seen), cards):
        found = _in(fold(text), pool)
        if found:
            if len(found) == 1:
                return found[0]
            names = ", ".join(card.name for card in found[:LISTED])
            raise Misunderstood(f"Which one: {names}{', …' if len(found) > LISTED else ''}?")
    close = difflib.get_close_matches(fold(text), [fold(card.title) for card in cards], n=3, cutoff=0.5)
    hint = f" Did you mean {' or '.join(find_card(name).title for name in close)}?" if close else ""
    raise Misunderstood(f"There is no card called “{text}”.{hint}")


def _in(name: str, pool: Iterable[Card]) -> list[Card]:
    tests: tuple[Callable[[Card], bool], ...] = (
        lambda card: name in (fold(card.title), fold(card.name), card.code),
        lambda card: fold(card.title).startswith(name),
        lambda card: name in fold(card.name),
    )
    pool = list(pool)
    for fits in tests:
        found: dict[str, Card] = {}
        for card in pool:
            if fits(card):
                found.setdefault(card.name, card)
        if found:
            return list(found.values())
    return []
