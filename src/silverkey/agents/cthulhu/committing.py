"""Who commits where: the attack is weighed against the opponent's likely defence and his next attack."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from silverkey.agents.cthulhu.battle import Battle, Places
from silverkey.agents.cthulhu.fighting import may_attack
from silverkey.agents.cthulhu.table import Table
from silverkey.cthulhu.questions import OptionWord
from silverkey.cthulhu.view import CardView, GameView, OptionView

HOLD_SHARE = 0.4
"""How much of what a character could save in the opponent's next turn counts against attacking with it now."""


def commit(table: Table) -> OptionView:
    """The next character of the plan, or that is all."""
    places = plan(msgspec.structs.replace(table.view, decision=None))
    options = table.question.options
    for option in options:
        if option.word == OptionWord.COMMIT and places.get(option.card) == option.number:
            return option
    return options[0]


@lru_cache(maxsize=4)
def plan(view: GameView) -> dict[int, int]:
    """Which characters go to which stories. The board does not change while a player commits, so neither does this."""
    table = Table(view)
    if table.my_turn:
        attackers = [card for card in table.characters(table.me) if _able(card) and may_attack(table, card)]
        defenders = [card for card in table.characters(table.them) if _able(card)]
        battle = Battle(table, table.me, attackers, defenders)
        battle.hold = _needed_at_home(table, attackers)
        _, places = battle.best_attack(_standing(table, attackers), _standing(table, defenders))
        return _sent(table, attackers, places)
    attackers = [card for card in table.characters(table.them) if card.committed >= 0]
    defenders = [card for card in table.characters(table.me) if _able(card)]
    battle = Battle(table, table.them, attackers, defenders)
    _, places = battle.best_defence(_standing(table, attackers), _standing(table, defenders))
    return _sent(table, defenders, places)


def _able(card: CardView) -> bool:
    return not card.insane and (card.committed >= 0 or not card.exhausted)


def _needed_at_home(table: Table, attackers: list[CardView]) -> list[float]:
    """What each attacker alone could save if the opponent attacked with everyone in his next turn."""
    threats = [card for card in table.characters(table.them) if not card.insane and may_attack(table, card)]
    nobody = (0,) * len(table.view.stories)

    def threat(defenders: list[CardView]) -> float:
        return Battle(table, table.them, threats, defenders).best_attack(nobody, nobody)[0]

    unopposed = threat([])
    return [HOLD_SHARE * max(0.0, unopposed - threat([card])) for card in attackers]


def _standing(table: Table, cards: list[CardView]) -> Places:
    """Where cards are committed already."""
    return tuple(
        sum(1 << place for place, card in enumerate(cards) if card.committed == story.id)
        for story in table.view.stories
    )


def _sent(table: Table, cards: list[CardView], places: Places) -> dict[int, int]:
    return {
        card.id: story.id
        for story, there in zip(table.view.stories, places, strict=True)
        for number, card in enumerate(cards)
        if there >> number & 1 and card.committed < 0
    }
