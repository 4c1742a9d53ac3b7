"""Which cards support a test."""

from __future__ import annotations

from silverkey.agents.arkham.hand import keep_worth
from silverkey.agents.arkham.reading import text_of
from silverkey.agents.arkham.table import Table
from silverkey.arkham.view import OptionView
from silverkey.arkham.words import FIGHT, INVESTIGATE, SKILL

ENOUGH, SURE = 0.75, 0.9
"""Odds with which one is content; against what the act is about one takes no chances."""
STAKES = 9.0
"""What a test is worth, against cards."""
OTHERS_STAKES = 6.0


def commit(table: Table) -> OptionView:
    """The card that raises the odds most for what it is worth, until they are good enough."""
    test = table.view.test
    done = next(option for option in table.question.options if option.word.declines)
    if test is None:
        return done
    stakes = STAKES if test.player == table.me else OTHERS_STAKES
    enough = SURE if any(enemy.id == test.target for enemy in table.quarry) else ENOUGH
    odds = {one.card: one.odds for one in test.commits}
    best, chosen = 0.0, done
    for option in table.question.options:
        if option.card not in odds or option.face is None:
            continue
        rise = min(odds[option.card], 0.9) - test.odds
        worth = stakes * rise if test.odds < enough else -1.0
        worth += _besides(table, option, test.action) * odds[option.card]
        price = 0.3 if option.face.type == SKILL else keep_worth(table, option.face)
        if worth - price > best:
            best, chosen = worth - price, option
    return chosen


def _besides(table: Table, option: OptionView, action: str) -> float:
    """What a card brings besides its icons if the test succeeds."""
    assert option.face is not None
    text = text_of(option.face.code)
    if action == FIGHT and "deals +1 damage" in text:
        test = table.view.test
        enemy = None if test is None else table.cards.get(test.target)
        return 2.0 if enemy is not None and (enemy.health or 1) - enemy.damage > 2 else 0.0
    if action == INVESTIGATE and "more clue" in text:
        here = table.here
        return 2.5 if here is not None and here.clues > 1 and table.clues_wanted > 1 else 0.0
    return 0.0
