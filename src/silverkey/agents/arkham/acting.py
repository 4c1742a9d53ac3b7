"""What to do in a turn, in a window, as a reaction."""

from __future__ import annotations

from collections.abc import Callable

from silverkey.agents.arkham.chances import chance
from silverkey.agents.arkham.exploring import FRIEND, investigation, journey, promised
from silverkey.agents.arkham.fighting import attack, evasion, provoked, rest, strength, with_weapon
from silverkey.agents.arkham.hand import POOR, playing
from silverkey.agents.arkham.reading import (
    EVADES,
    FIGHTS,
    INVESTIGATES,
    bonus,
    gains_something,
    is_struggle,
    less_shroud,
    more_value,
    price,
    text_of,
)
from silverkey.agents.arkham.table import Table, left_of
from silverkey.arkham.questions import OptionWord
from silverkey.arkham.view import InvestigatorView, OptionView, TestView
from silverkey.arkham.words import ASSET, INTELLECT

ALWAYS = 100.0
NEVER = -1.0
PROGRESS = 8.0
"""What it is worth to spend an action on what the act is about."""
IDLE = 0.0
RESOURCE, CARD = 0.6, 0.8
FULL_HAND = 7
FAIR = 1.0
"""What an attack is worth that may still turn things round."""
STRONG, HALE, SANE = 7, 5, 3
"""With so much combat, and so much health and sanity to lose, one is ready for whatever the next act brings."""
HURRY, ANOTHER_AGENDA = 9, 6
"""With so few rounds left nobody waits any longer; and how many rounds an agenda that is still to come may last."""
REVEALED = "reveal token"
SERIOUS = 0.5
"""Who is hurt so far is healed before anything else that can wait."""


def act(table: Table) -> OptionView:
    """The best thing to do in one's turn."""
    return max(table.question.options, key=lambda option: _worth(table, option))


def _worth(table: Table, option: OptionView) -> float:
    match option.word:
        case OptionWord.FIGHT:
            return attack(table, table.cards[option.card])
        case OptionWord.EVADE:
            return evasion(table, table.cards[option.card])
        case OptionWord.INVESTIGATE:
            return investigation(table, table.odds_of(option)) - provoked(table)
        case OptionWord.MOVE:
            return journey(table, option.card) - provoked(table)
        case OptionWord.DRAW:
            return _draw(table) - provoked(table)
        case OptionWord.RESOURCE:
            return _resource(table) - provoked(table)
        case OptionWord.PLAY:
            return _play(table, option)
        case OptionWord.TRIGGER:
            return trigger(table, option)
        case OptionWord.END_TURN:
            return IDLE
    return NEVER


def _draw(table: Table) -> float:
    if not table.mine.deck_size and not table.mine.discard:
        return NEVER
    return CARD if table.mine.hand_size < FULL_HAND else 0.3


def _resource(table: Table) -> float:
    wanted = any(face.type == ASSET and (face.cost or 0) > table.mine.resources for face in table.mine.hand)
    return RESOURCE + (0.5 if wanted else 0.0) if table.mine.resources < 2 * POOR else 0.2


def _play(table: Table, option: OptionView) -> float:
    if option.face is None:
        return NEVER
    quick = any("Fast" in keyword for keyword in option.face.keywords) or is_struggle(text_of(option.face.code))
    return playing(table, option.face) - (0.0 if quick else provoked(table))


def trigger(table: Table, option: OptionView) -> float:
    """What it is worth to use an ability in one's turn."""
    act_card = table.view.act
    text = option.text.lower()
    if act_card is not None and option.card == act_card.id:
        return PROGRESS * promised(table, text) - provoked(table) if "[action]" in text else ALWAYS
    if FIGHTS in text:
        return with_weapon(table, text) + 0.05
    if EVADES in text:
        return max((evasion(table, enemy, text) for enemy in table.engaged), default=NEVER)
    provoking = provoked(table) if "[action]" in text else 0.0
    if INVESTIGATES in text:
        return _investigate_with(table, text) - provoking
    if "resign" in text:
        return _resigning(table)
    if "[action] discard" in text:
        return 1.7 - provoking
    return _ability(table, text) - provoking


def _investigate_with(table: Table, text: str) -> float:
    here = table.here
    if here is None or here.shroud is None or "instead of discovering" in text:
        return NEVER
    lead = table.mine.skills[INTELLECT] + bonus(text, INTELLECT) + less_shroud(text) - here.shroud
    return investigation(table, chance(table.view.bag, lead)) - 0.2


def _resigning(table: Table) -> float:
    """Only who is nearly dead and has nothing left to win leaves."""
    nearly = min(table.health_left, table.sanity_left) <= 0
    return 3.0 if nearly and table.threats and not _can_win(table) else NEVER


def _can_win(table: Table) -> bool:
    weapons = [text for card in table.assets() if FIGHTS in (text := table.words(card))]
    return not table.quarry or any(with_weapon(table, text) > FAIR for text in ("", *weapons))


def _ability(table: Table, text: str) -> float:
    """What an ability is worth that is neither an attack nor an investigation."""
    paid = price(text)
    if "take control" in text:
        return FRIEND * promised(table, text)
    if "heal" in text:
        hurt = max(table.mine.damage / table.mine.health, table.mine.horror / table.mine.sanity)
        return 3.0 * hurt if hurt >= SERIOUS else 4.0 * hurt - 0.2
    if "deal 1 damage to it" in text:
        dying = [enemy for enemy in table.engaged if rest(enemy) == 1]
        worth_it = "discard" not in paid or any(enemy in table.quarry for enemy in dying)
        return 2.5 if dying and worth_it and "horror" not in paid else NEVER
    if "more action" in text:
        return 1.2 if table.mine.resources > POOR else NEVER
    if "horror" in text or "discard" in paid or "resource" in paid or "move 1" in text:
        return NEVER
    return 1.3 if gains_something(text) else NEVER


def ready_for_more(table: Table) -> bool:
    """Whether the investigators can face what comes after this act, or have no time to get ready for it."""
    act_card, agenda = table.view.act, table.view.agenda
    if act_card is None or agenda is None or agenda.needed is None:
        return True
    rounds = agenda.needed - table.view.doom + ANOTHER_AGENDA * agenda.left
    return rounds <= HURRY or any(_ready(table, held) for held in table.standing)


def _ready(table: Table, held: InvestigatorView) -> bool:
    """Whether an investigator is armed and well."""
    body, mind = left_of(held)
    return strength(table, held) >= STRONG and body >= HALE and mind >= SANE


# Windows and reactions


def react(table: Table) -> OptionView:
    """The reaction that gains most, if any does."""
    return _best(table, answering)


def window(table: Table) -> OptionView:
    """What is worth being used before play goes on."""
    return _best(table, meanwhile)


def _best(table: Table, worth: Callable[[Table, OptionView], float]) -> OptionView:
    options = table.question.options
    return max(options, key=lambda option: IDLE if option.word.declines else worth(table, option))


def answering(table: Table, option: OptionView) -> float:
    """What a reaction is worth."""
    text = option.text.lower()
    act_card = table.view.act
    if act_card is not None and option.card == act_card.id:
        return ALWAYS if ready_for_more(table) else NEVER
    test = table.view.test
    if option.word == OptionWord.PLAY:
        more = 0 if option.face is None else more_value(text_of(option.face.code))
        return _rise(table, test, more) if more and test is not None else 1.0
    paid = price(text)
    if "would discover" in text and table.clues_wanted:  # Cover Up can wait
        return NEVER
    if "discard a card" in paid:
        return 1.0 if test is not None and _failing(table, test, option) else NEVER
    if "horror" in paid or "damage" in paid:
        return NEVER
    return 1.0


def meanwhile(table: Table, option: OptionView) -> float:
    """What a free ability or a fast card is worth in a window."""
    test = table.view.test
    text = option.text.lower()
    if test is None or test.player != table.me:
        return _worth(table, option)
    if option.word == OptionWord.PLAY:
        return NEVER
    more = bonus(text, test.skill)
    if not more or "[free]" not in text:
        return NEVER
    return _rise(table, test, more) * 5.0 - (0.8 if table.mine.resources < POOR else 0.2)


def _rise(table: Table, test: TestView, more: int) -> float:
    """By how much the odds of the test under way rise with so much more skill."""
    lead = test.value - test.difficulty
    if test.tokens:
        lead += test.modifier
        return 1.0 if lead < 0 <= lead + more else 0.0
    return chance(table.view.bag, lead + more) - chance(table.view.bag, lead)


def _failing(table: Table, test: TestView, option: OptionView) -> bool:
    """Whether the test fails with the token that an answer would cancel, or else is likely to."""
    if option.answers is None or option.answers.verb != REVEALED:
        return test.odds < 0.5
    return chance(table.view.drawn[-1:], test.value + test.modifier - test.difficulty) < 1.0
