"""The cards in sight, and which card a typed name means."""

from __future__ import annotations

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.library import all_cards, find_card
from silverkey.cthulhu.view import GameView
from silverkey.terminal import naming
from silverkey.terminal.cthulhu.pieces import hand_order
from silverkey.terminal.menu import LETTERS, Menu


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
    """The card that a choice, the letter of a story or a name means; cards in sight go first."""
    chosen = naming.code_of_choice(text, menu)
    if chosen:
        return find_card(chosen)
    place = LETTERS.find(text.lower())
    if len(text) == 1 and 0 <= place < len(seen.stories):
        return find_card(seen.stories[place].code)
    return naming.named(text, cards_in_sight(seen), all_cards())
