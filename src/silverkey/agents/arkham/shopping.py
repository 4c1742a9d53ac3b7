"""What the bot buys between two scenarios, and what it takes out of its deck for that."""

from __future__ import annotations

from silverkey.agents.arkham.reading import gains_something, is_weapon, text_of
from silverkey.agents.arkham.table import Table
from silverkey.arkham.decks.buying import at_place
from silverkey.arkham.printed.facts import PrintedCard
from silverkey.arkham.questions import OptionWord
from silverkey.arkham.view import OptionView
from silverkey.arkham.words import ASSET


def worth(card: PrintedCard) -> float:
    """What a card is worth in a deck: above all its level, then what it does for an investigator who is on his own."""
    kind = 0.8 if is_weapon(card.code) else 0.4 if card.type == ASSET or gains_something(text_of(card.code)) else 0.0
    return (card.level or 0) + kind


def buy(table: Table) -> OptionView:
    """The best of what is better than what the deck has: a higher version, or else a new card above level 0."""
    options = table.question.options
    enough = next((option for option in options if option.word.declines), None)
    better = [option for option in options if option.word == OptionWord.UPGRADE]
    new = [option for option in options if option.word == OptionWord.BUY]
    if enough is not None:
        new = [option for option in new if at_place(option.number).level]
    wanted = better or new
    return max(wanted, key=lambda option: worth(at_place(option.number))) if wanted else enough or options[0]


def take_out(table: Table) -> OptionView:
    """What is missed least."""
    return min(table.question.options, key=lambda option: worth(at_place(option.number)))
