"""What it means that something is done to a card: wounding, exhausting, changing it for a while or for good."""

from __future__ import annotations

from silverkey.agents.cthulhu.fighting import WOUND_SHARE, Fighter, fighter, story_worth, swing
from silverkey.agents.cthulhu.prospect import Prospect
from silverkey.agents.cthulhu.table import Table
from silverkey.agents.cthulhu.worth import (
    CARD_POINTS,
    ICON_POINTS,
    INSANE_SHARE,
    KEYWORD_POINTS,
    RESOURCE_POINTS,
    TOUGHNESS_POINTS,
    face_worth,
    printed,
    toughness,
    worth,
)
from silverkey.cardgame.words.amounts import Amount
from silverkey.cardgame.words.changes import Change
from silverkey.cardgame.words.conditions import AtLeast
from silverkey.cardgame.words.limits import Cannot
from silverkey.cardgame.words.references import This
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.view import CardView, FaceView
from silverkey.cthulhu.vocabulary.abilities import GainAbility
from silverkey.cthulhu.vocabulary.changes import Blank, Keyword
from silverkey.cthulhu.vocabulary.deeds import Do
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.icons import Icons, IconsOf, NoIcons, Skill, SkillIs
from silverkey.cthulhu.vocabulary.story_changes import Struggles
from silverkey.cthulhu.words import CHARACTER, DOMAIN, ICON_LETTERS, IN_PLAY, Counts

RETURN_SHARE = 0.6
"""What its controller loses when a card goes back to its owner's hand."""
GONE = ("destroy", "sacrifice", "discard", "bottom", "top", "shuffle in", "remove", "become resource")
"""Verbs that take a card out of play for good."""
REMOVING = (*GONE, "wound", "insane", "insane regardless", "return", "uncommit")
"""Verbs that may take a character away from its story."""
SELF_SHARE = {"wound": 1.0, "destroy": 1.0, "insane": 0.6, "exhaust": 0.3}
"""What a card loses that would have to choose itself as soon as it is played."""
READY_TO_ATTACK = 0.3
READY_TO_DEFEND = 0.2
READY_FOR_LATER = 0.1
READY_FOR_NOTHING = 0.01
"""How much of a character's worth lies in its being ready, by what may come."""
GAINED_ABILITY_POINTS = 2.0
AT_STORIES = Skill | SkillIs | Icons | IconsOf | NoIcons | Keyword | Struggles
"""Changes that count where characters struggle, and only there."""
BANES = Cannot | Blank
"""What nobody likes to have said of his own cards."""

Shown = CardView | FaceView


def deed_gain(p: Prospect, verb: str, card: int, number: int = 1) -> float:
    """What it is worth to 'you' that something is done to a card."""
    there = p.table.cards.get(card)
    if there is None:
        return _done_out_of_play(p, verb, card)
    sign = 1 if there.controller != p.you else -1
    gain = sign * harm(p.table, there, verb, number)
    if verb in REMOVING and (verb != "wound" or wounds_kill(there, number)):
        gain += swing_for(p, {card: None})
    return gain


def _done_out_of_play(p: Prospect, verb: str, card: int) -> float:
    lying = p.table.piles.get(card)
    if lying is None:
        return 0.0
    sign = 1 if lying.owner == p.you else -1
    if lying.zone == DOMAIN:
        return -sign * RESOURCE_POINTS
    if verb == "return":
        return sign * (CARD_POINTS + 0.2 * face_worth(lying.face.code))
    return -sign * SELF_SHARE.get(verb, 0.0) * face_worth(lying.face.code)


def swing_for(p: Prospect, changed: dict[int, Fighter | None]) -> float:
    """What 'you' gain at the stories if some fighters change or leave."""
    gain = swing(p.table, changed)
    return gain if p.you == p.table.me else -gain


def harm(table: Table, card: CardView, verb: str, number: int = 1) -> float:
    """What the controller of a card loses if something is done to it; less than nothing if he gains."""
    points = worth(card)
    if verb in GONE:
        return points
    match verb:
        case "wound" | "place wounds" | "move wound":
            return wound_harm(card, number)
        case "remove wound":
            return -WOUND_SHARE * points * min(card.wounds, number)
        case "insane regardless":
            return 0.0 if card.insane else points * (1 - INSANE_SHARE)
        case "insane":
            if card.insane or "T" in card.icons or "Willpower" in card.keywords:
                return 0.0
            return points if card.wounds else points * (1 - INSANE_SHARE)
        case "restore":
            if not card.insane or collapses(printed(card.code), table, 0):
                return 0.0
            return -points * (1 / INSANE_SHARE - 1)
        case "return":
            return points if card.owner != card.controller else RETURN_SHARE * points
        case "exhaust":
            return 0.0 if card.exhausted or card.insane else readiness(table, card.controller) * points
        case "ready":
            return -readiness(table, card.controller) * points if card.exhausted else 0.0
        case "control":
            return readiness(table, table.view.active) * points
    return 0.0


def collapses(card: Card, table: Table, more: int) -> bool:
    """Whether a card would go insane or die as soon as it is there, with so many characters more."""
    here = sum(there.type == CHARACTER for there in table.view.in_play) + more
    return any(
        isinstance(condition, AtLeast) and isinstance(condition.what, Cards) and here >= condition.number
        for ability in card.usable.get(IN_PLAY, ())
        for condition in ability.while_true
        if any(isinstance(word, Do) and isinstance(word.who, This) for word in ability.effect)
    )


def wounds_kill(card: CardView, number: int) -> bool:
    """Whether so many wounds destroy a character."""
    return "Invulnerability" not in card.keywords and (card.insane or card.wounds + number > toughness(card.keywords))


def wound_harm(card: CardView, number: int) -> float:
    """What wounds cost the controller of a character."""
    if "Invulnerability" in card.keywords:
        return 0.0
    return worth(card) if wounds_kill(card, number) else WOUND_SHARE * number * worth(card)


def readiness(table: Table, player: int) -> float:
    """How much of a character's worth lies in its being ready now rather than exhausted."""
    if table.view.active == player:
        return READY_FOR_LATER if table.fighting or table.fought else READY_TO_ATTACK
    defended = table.fighting and any(card.committed >= 0 for card in table.characters(player))
    return READY_FOR_NOTHING if defended or table.fought else READY_TO_DEFEND


def lasting_gain(p: Prospect, change: Change, cards: list[int]) -> float:
    """What a change for the rest of the phase is worth to 'you': what it does to the stories."""
    if isinstance(change, Struggles) and change.icons is None and change.by < 0:
        return max((struggle_gain(p, story, letter) for story in cards for letter in "TCAI"), default=0.0)
    changed: dict[int, Fighter | None] = {}
    for card in cards:
        there = p.table.cards.get(card)
        if there is not None and there.committed >= 0:
            changed[card] = altered(p, change, there)
    return swing_for(p, changed) if changed else 0.0


def struggle_gain(p: Prospect, story: int, letter: str) -> float:
    """What 'you' gain if a story loses a struggle."""
    table = p.table
    there = table.stories.get(story)
    if not table.fighting or there is None or there.resolved:
        return 0.0
    attacker = table.view.active
    sides = [[fighter(card) for card in table.committed(story, player)] for player in (attacker, 1 - attacker)]
    poorer = type(there)(
        there.id, there.code, there.title, there.tokens, there.struggles.replace(letter, "", 1), there.owner, False
    )
    gain = story_worth(table, poorer, attacker, *sides) - story_worth(table, there, attacker, *sides)
    return gain if attacker == p.you else -gain


def altered(p: Prospect, change: Change, card: CardView) -> Fighter:
    """A character at a story as it would be after a change."""
    before = fighter(card)
    match change:
        case Skill():
            return before._replace(skill=max(0, before.skill + change.by * _times(p, change.per, card)))
        case SkillIs(printed=True):
            lost = max(0, printed(card.code).skill - change.number)
            return before._replace(skill=max(0, before.skill - lost))
        case Keyword() if change.number:
            return _with_keyword(before, change.keyword, change.number)
    icons = icon_change(p, change, card)
    if not any(icons):
        return before
    t, c, a, i = (max(0, had + more) for had, more in zip(before.icons, icons, strict=True))
    return before._replace(icons=(t, c, a, i), steady="Willpower" in card.keywords or t > 0)


def _with_keyword(before: Fighter, keyword: str, number: int) -> Fighter:
    match keyword:
        case "Toughness":
            return before._replace(stamina=before.stamina + number)
        case "Invulnerability":
            return before._replace(invulnerable=True)
        case "Willpower":
            return before._replace(steady=True)
        case "Fast":
            return before._replace(fast=True)
    return before


def icon_change(p: Prospect, change: Change, card: Shown) -> Counts:
    """How many icons of each kind a character gains or loses."""
    match change:
        case Icons() if change.icons is not None:
            times = change.by * _times(p, change.per, card)
            t, c, a, i = change.icons
            return (t * times, c * times, a * times, i * times)
        case NoIcons():
            t, c, a, i = (
                card.icons.count(letter) if change.icon in (None, place) else 0
                for place, letter in enumerate(ICON_LETTERS)
            )
            return (-t, -c, -a, -i)
        case IconsOf(who=None, printed=True, changed=False):
            t, c, a, i = (n if change.icon in (None, place) else 0 for place, n in enumerate(printed(card.code).icons))
            return (-t, -c, -a, -i)
        case IconsOf() if change.gained:
            icons = [
                printed(p.table.code(chosen)).icons for chosen in p.chosen.get("chosen", ()) if p.table.code(chosen)
            ]
            return icons[0] if icons else (0, 0, 0, 0)
    return (0, 0, 0, 0)


def _times(p: Prospect, per: Amount | None, card: Shown) -> int:
    return 1 if per is None else p.amount_for(per, card)


def lifelong_points(p: Prospect, change: Change, card: Shown) -> float:
    """What a change that stays is worth to the controller of a card."""
    match change:
        case Skill(is_x=True):
            return 1.0 + p.amount(change.per)
        case Skill():
            return float(change.by * _times(p, change.per, card))
        case Keyword() if change.number:
            return _keyword_points(change.keyword, change.number)
        case Keyword():
            return -_keyword_points(change.keyword, 1) if change.keyword in " ".join(card.keywords) else 0.0
        case SkillIs(printed=True):
            return -max(0.0, printed(card.code).skill - change.number)
        case GainAbility():
            return GAINED_ABILITY_POINTS
        case Blank():
            return -1.0
    icons = icon_change(p, change, card)
    return sum(n * ICON_POINTS[letter] for n, letter in zip(icons, ICON_LETTERS, strict=True))


def _keyword_points(keyword: str, number: int) -> float:
    return TOUGHNESS_POINTS * number if keyword == "Toughness" else KEYWORD_POINTS.get(keyword, 0.0)
