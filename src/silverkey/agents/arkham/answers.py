"""What the bot answers to each kind of question."""

from __future__ import annotations

from collections.abc import Callable

from silverkey.agents.arkham.acting import act, react, window
from silverkey.agents.arkham.bearing import assign
from silverkey.agents.arkham.committing import commit
from silverkey.agents.arkham.exploring import promised
from silverkey.agents.arkham.fighting import attack, rest
from silverkey.agents.arkham.hand import least, most, mulligan
from silverkey.agents.arkham.reading import TESTS
from silverkey.agents.arkham.shopping import buy, take_out
from silverkey.agents.arkham.table import Table
from silverkey.arkham.questions import DecisionKind, OptionWord
from silverkey.arkham.view import GameView, OptionView
from silverkey.arkham.words import ASSET, COMBAT, ENEMY, SKILLS

Answer = Callable[[Table], OptionView]
BAD = {"doom": 4.0, "horror": 1.5, "damage": 1.2, "discard": 0.8, "lose": 0.8}
"""What is not wanted, where one must choose between evils."""


def decide(view: GameView) -> OptionView:
    """The answer to the question that a view puts, from nothing but that view."""
    table = Table(view)
    return ANSWERS.get(table.question.kind, careful)(table)


def careful(table: Table) -> OptionView:
    """Where the bot does not know better: an enemy rather than a friend, or else the first answer."""
    options = table.question.options
    enemies = [one for one in options if one.card in table.cards and table.cards[one.card].type == ENEMY]
    if not enemies and all(one.card in table.cards and table.cards[one.card].type == ASSET for one in options):
        return least(table)
    return enemies[0] if enemies else options[0]


def yes(table: Table) -> OptionView:
    """Yes."""
    return next((one for one in table.question.options if one.word == OptionWord.YES), table.question.options[0])


def lesser_evil(table: Table) -> OptionView:
    """What reads least harmful."""
    options = table.question.options
    if all("heal" in option.text.lower() for option in options):
        here = [held for held in table.standing if held.location == table.mine.location]
        damage = max(held.damage / held.health for held in here)
        horror = max(held.horror / held.sanity for held in here)
        wanted = "damage" if damage > horror else "horror"
        return max(options, key=lambda option: wanted in option.text.lower())
    if all(TESTS.search(option.text.lower()) for option in options):
        return max(options, key=lambda option: promised(table, option.text.lower()))
    return min(options, key=lambda option: _evil(option.text.lower()))


def _evil(text: str) -> float:
    return sum(cost for word, cost in BAD.items() if word in text) * (2.0 if " 2 " in text else 1.0)


def target(table: Table) -> OptionView:
    """The enemy that is best attacked, or else the first."""
    enemies = [one for one in table.question.options if one.card in table.cards and table.cards[one.card].type == ENEMY]
    if not enemies:
        return table.question.options[0]
    return max(enemies, key=lambda option: attack(table, table.cards[option.card]))


def weakest(table: Table) -> OptionView:
    """The enemy that is nearest to its end, one's own before others'."""

    def nearness(option: OptionView) -> tuple[bool, int]:
        card = table.cards.get(option.card)
        return (card is not None and card in table.engaged, -99 if card is None or card.type != ENEMY else -rest(card))

    return max(table.question.options, key=nearness)


def neediest(table: Table) -> OptionView:
    """The investigator who is hurt most."""

    def hurt(option: OptionView) -> float:
        held = table.by_card.get(option.card)
        return 0.0 if held is None else max(held.damage / held.health, held.horror / held.sanity)

    return max(table.question.options, key=hurt)


def best_skill(table: Table) -> OptionView:
    """The skill that is highest."""
    skills = table.mine.skills
    chosen = [option for option in table.question.options if option.word == OptionWord.SKILL]
    return max(chosen or table.question.options, key=lambda one: skills[SKILLS[one.number]] if chosen else 0)


def fighter(table: Table) -> OptionView:
    """The investigator who fights best."""
    players = table.view.investigators
    chosen = [option for option in table.question.options if option.word == OptionWord.PLAYER]
    return max(chosen or table.question.options, key=lambda one: players[one.number].skills[COMBAT] if chosen else 0)


ANSWERS: dict[DecisionKind, Answer] = {
    DecisionKind.MULLIGAN: mulligan,
    DecisionKind.ACTION: act,
    DecisionKind.WINDOW: window,
    DecisionKind.REACT: react,
    DecisionKind.WHICH_SKILL: best_skill,
    DecisionKind.COMMIT: commit,
    DecisionKind.ASSIGN: assign,
    DecisionKind.MAKE_ROOM: least,
    DecisionKind.HAND_SIZE: least,
    DecisionKind.DISCARD: least,
    DecisionKind.CHOOSE_TO_DISCARD_FROM_HAND: least,
    DecisionKind.CHOOSE_TO_SHUFFLE_IN: least,
    DecisionKind.CHOOSE_TO_DISCARD: least,
    DecisionKind.SEARCH: most,
    DecisionKind.PICK: most,
    DecisionKind.ENGAGES_WHOM: fighter,
    DecisionKind.TARGET: target,
    DecisionKind.CHOOSE_TO_ATTACK: target,
    DecisionKind.CHOOSE_TO_DAMAGE: weakest,
    DecisionKind.CHOOSE_TO_DEFEAT: weakest,
    DecisionKind.CHOOSE_TO_HEAL_DAMAGE: neediest,
    DecisionKind.CHOOSE_TO_HEAL_HORROR: neediest,
    DecisionKind.ONE_OF: lesser_evil,
    DecisionKind.MAY: yes,
    DecisionKind.BUY_CARDS: buy,
    DecisionKind.WHAT_LEAVES: take_out,
}
