"""What cards are worth: to keep, to play, to put back."""

from __future__ import annotations

from collections import Counter

from silverkey.agents.arkham.fighting import RID_OF_IT, evasion, pain, rest, strength, with_weapon, within_reach
from silverkey.agents.arkham.reading import FIGHTS, gains_something, is_struggle, is_tool, is_weapon, text_of
from silverkey.agents.arkham.table import Table
from silverkey.arkham.view import FaceView, OptionView
from silverkey.arkham.words import ASSET, EVENT, INTELLECT, SKILL

SLOTS = {"Hand": 2, "Arcane": 2, "Ally": 1, "Body": 1, "Accessory": 1}
CHEAP = 3
FIGHTS_BACK, BLOW = "fight.", "choose an exhausted enemy"
ESCAPE, CLEVER = "disengage from all enemies engaged with you and", "your tests of [combat] and [agility] with"
"""What events say that are a blow, a way out, or the use of one's head."""
POOR = 4
"""With fewer resources than this, resources are wanted."""


def armed(table: Table) -> bool:
    """Whether the investigator has something to fight with."""
    return any(FIGHTS in table.words(card) for card in table.assets())


def asset_worth(table: Table, face: FaceView) -> float:
    """What an asset is worth in play."""
    if is_weapon(face.code):
        return 2.6 if armed(table) else 5.0
    if "Ally" in face.slots:
        return 4.0
    return 2.8 if is_tool(face.code) else 2.2


def keep_worth(table: Table, face: FaceView) -> float:
    """What a card in hand is worth."""
    if face.weakness:
        return -3.0
    if face.type == ASSET:
        return asset_worth(table, face) * (1.0 if has_room(table, face) else 0.3) - 0.1 * (face.cost or 0)
    if face.type == SKILL:
        return 1.2 + 0.2 * len(face.icons)
    return 1.6 if gains_something(text_of(face.code)) else 1.3


def has_room(table: Table, face: FaceView) -> bool:
    """Whether an asset finds its slots free, or should have them, and no other copy of it lies there."""
    mine = list(table.assets())
    if is_weapon(face.code):
        if not armed(table):
            return True
    elif any(card.title == face.title for card in mine):
        return False
    taken = Counter(slot for card in mine for slot in card.slots)
    wanted = Counter(face.slots)
    return all(taken[slot] + number <= SLOTS.get(slot, number) for slot, number in wanted.items())


def playing(table: Table, face: FaceView) -> float:
    """What it is worth to play a card from hand in one's turn."""
    if face.type == ASSET:
        worth = asset_worth(table, face) - 0.35 * (face.cost or 0)
        return worth if has_room(table, face) else -1.0
    text = text_of(face.code)
    if is_struggle(text) or BLOW in text or ESCAPE in text or CLEVER in text:
        return struggle(table, text) - 0.35 * (face.cost or 0)
    if "discover" in text:
        here = table.here
        return 4.5 if here is not None and here.clues and table.clues_wanted else -1.0
    if "gain" in text and "resources" in text:
        return 2.0 if table.mine.resources < 2 * POOR else 1.2
    if "draw" in text and "horror" not in text:
        return 1.6
    return -1.0


def struggle(table: Table, text: str) -> float:
    """What an event is worth that is an attack or an escape."""
    if text.startswith(FIGHTS_BACK):
        return with_weapon(table, text)
    if BLOW in text:
        return max(
            (RID_OF_IT * min(2, rest(one)) / rest(one) for one in within_reach(table) if one.exhausted), default=-1.0
        )
    if CLEVER in text:
        return 2.5 if table.threats and table.mine.skills[INTELLECT] > strength(table) else -1.0
    if ESCAPE in text or "all enemies" in text:
        return sum(pain(table, enemy) for enemy in table.threats) - 3.0
    return max((evasion(table, enemy, text) for enemy in table.threats), default=-1.0)


def mulligan(table: Table) -> OptionView:
    """Weapons and cheap assets stay; without a weapon everything else goes back to look for one."""
    hand = table.mine.hand
    has_weapon = any(is_weapon(face.code) for face in hand)
    for option in table.question.options:
        face = option.face
        if face is None:
            continue
        cheap = face.type == ASSET and (face.cost or 0) <= CHEAP
        if not is_weapon(face.code) and not cheap and (not has_weapon or face.type == EVENT):
            return option
    return next(option for option in table.question.options if option.word.declines)


def least(table: Table) -> OptionView:
    """The card that is missed least."""
    options = [option for option in table.question.options if not option.word.declines]
    return min(options, key=lambda option: 0.0 if option.face is None else keep_worth(table, option.face))


def most(table: Table) -> OptionView:
    """The card that is wanted most."""
    options = [option for option in table.question.options if not option.word.declines]
    return max(options, key=lambda option: -9.0 if option.face is None else keep_worth(table, option.face))
