"""What a question is about, beyond what the view of it says: the window that it falls into."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from silverkey.arkham.game import Game
from silverkey.arkham.odds import effect_of, tried
from silverkey.arkham.questions import DecisionKind, OptionWord
from silverkey.arkham.rules.actions import BASIC
from silverkey.arkham.rules.attacks import attackers
from silverkey.arkham.rules.round import EnemyPhase, InvestigationPhase, MythosPhase, Turn, UpkeepPhase
from silverkey.arkham.rules.skill_test import SkillTest
from silverkey.arkham.vocabulary.turns import Unprovoking
from silverkey.arkham.vocabulary.writer import write_card
from silverkey.arkham.words import ACT, AGENDA, EVADE, FIGHT, INVESTIGATE, INVESTIGATOR, LOCATION, SAFE, SCENARIO
from silverkey.cardgame.triggering import ability_at
from silverkey.cardgame.wording import line
from silverkey.kernel.decision import Decision, Option
from silverkey.sitting.arkham.names import short
from silverkey.sitting.seats import Seats

WINDOWS = {
    "mythos": "once encounter cards are drawn",
    "investigation": "before anybody takes a turn",
    "turn": "between the actions of another investigator",
    "test": "before cards are committed to a test",
    "draw": "before the chaos token is drawn",
    "enemy": "before enemies attack",
    "attacked": "once enemies have attacked",
    "upkeep": "before cards ready",
}
"""The player windows of a round, and when each of them comes."""

NAMED = 2
"""So many enemies are named; more are counted."""
ATTEMPTS = (FIGHT, EVADE, INVESTIGATE)
_STEPS: dict[type, dict[str, str]] = {
    SkillTest: {"window_before_committing": "test", "window_after_committing": "draw"},
    Turn: {"window": "turn"},
    MythosPhase: {"window": "mythos"},
    InvestigationPhase: {"window": "investigation"},
    EnemyPhase: {"window": "enemy", "last_window": "attacked"},
    UpkeepPhase: {"window": "upkeep"},
}


class Circumstances(NamedTuple):
    """Everything about a question that is worth telling. Empty for a question without any."""

    when: str = ""
    """Which player window it is."""
    text: str = ""
    """What the card that asks says."""
    asker: str = ""
    """The title of that card."""
    provoking: frozenset[int] = frozenset()
    """The places of the options that provoke attacks of opportunity."""
    enemies: str = ""
    """Who would attack first."""
    answered: str = ""
    """What a reaction would answer."""
    outlook: str = ""
    """How the test ends with the tokens that lie there, if nothing is done about it."""
    odds: Mapping[int, float] = {}
    """How likely the tests are to succeed that cards would begin, by the places of the options."""


def circumstances(game: Game) -> Circumstances:
    """The circumstances of the pending question."""
    decision = game.pending
    assert decision is not None
    face = game.face(decision.about) if decision.about >= 0 else None
    told = face is not None and face.type not in (LOCATION, INVESTIGATOR, ACT, AGENDA, SCENARIO)
    provoking, enemies = _provoking(game, decision)
    return Circumstances(
        WINDOWS.get(window_of(game), ""),
        " ".join(write_card(face)) if face is not None and told else "",
        face.title if face is not None else "",
        provoking,
        enemies,
        _answered(game, decision),
        _outlook(game),
        _odds(game, decision),
    )


def _odds(game: Game, decision: Decision) -> dict[int, float]:
    """The odds of attacks and the like that are made with cards."""
    found: dict[int, float] = {}
    for place, option in enumerate(decision.options if decision.kind == DecisionKind.ACTION else ()):
        if option.word in (OptionWord.PLAY, OptionWord.TRIGGER):
            ability = ability_at(game, option.card, option.number, option.other)
            chance = tried(game, option) if ability.action in ATTEMPTS else None
            found |= {} if chance is None else {place: float(chance)}
    return found


def _outlook(game: Game) -> str:
    test = game.test
    if test is None or not game.drawn:
        return ""
    effects = [effect_of(game, test.player, token) for token in game.drawn]
    if any(effect.fails for effect in effects):
        return "which fails"
    value = max(0, test.worth(game) + sum(effect.modifier for effect in effects))
    margin = value - test.target_value(game)
    return f"which {'succeeds' if margin >= 0 else 'fails'} by {abs(margin)}"


def _answered(game: Game, decision: Decision) -> str:
    """What is happening that one may react to."""
    if decision.kind != DecisionKind.REACT:
        return ""
    serials = dict.fromkeys(option.other for option in decision.options if option.other in game.events)
    events = [game.events[serial] for serial in serials]
    lines = dict.fromkeys(line(game, event, decision.player) for event in events)
    if not any(lines):  # what is not worth a line is told by its card
        lines = dict.fromkeys(game.spoken(event.card) for event in events if event.card >= 0)
    seats = Seats(tuple(short(game.name(held.card)) for held in game.investigators), yours=())
    return "; ".join(seats.addressed(told).rstrip(".") for told in lines if told)


def _provoking(game: Game, decision: Decision) -> tuple[frozenset[int], str]:
    """The options that provoke attacks of opportunity (ahlcg-1.2/1.1), and who would make them."""
    enemies = attackers(game, decision.player, []) if decision.kind == DecisionKind.ACTION else []
    if not enemies:
        return frozenset(), ""
    found = [place for place, option in enumerate(decision.options) if _provokes(game, option)]
    names = list(dict.fromkeys(game.spoken(enemy) for enemy in enemies))
    told = " and ".join(names) if len(names) <= NAMED else f"{len(enemies)} enemies"
    return frozenset(found), f"{told} {'attacks' if len(enemies) == 1 else 'attack'} first"


def _provokes(game: Game, option: Option) -> bool:
    if option.word in BASIC:
        return option.word not in SAFE
    if option.word not in (OptionWord.PLAY, OptionWord.TRIGGER):
        return False
    ability = ability_at(game, option.card, option.number, option.other)
    return bool(ability.actions) and ability.action not in SAFE and not ability.holds(Unprovoking)


def window_of(game: Game) -> str:
    """The name of the player window that is open, or nothing."""
    for frame in reversed(game.stack):
        steps = _STEPS.get(type(frame))
        if steps is not None:
            return steps.get(frame.STEPS[frame.step - 1], "")
    return ""
