"""Abilities of this game: forced ones and reactions, free ones, those that cost actions, revelations."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from silverkey.arkham.words import (
    ACTION,
    AFTER,
    AT,
    COMPELLED,
    ELDER_SIGN_EFFECT,
    FREE,
    HAND,
    IN_PLAY,
    LIMBO,
    ON_THE_BACK,
    PLAY,
    REACTION,
    REACTIONS,
    REVELATION,
    TOKEN_EFFECT,
    WHEN,
    WOULD,
    timed,
)
from silverkey.cardgame.words import abilities
from silverkey.cardgame.words.abilities import Limit, Part, sorted_parts
from silverkey.cardgame.words.amounts import Amount
from silverkey.cardgame.words.conditions import Condition
from silverkey.cardgame.words.triggers import Trigger
from silverkey.cardgame.words.writer import Writer, costs_told
from silverkey.language import english


@dataclass(frozen=True, eq=False)
class Ability(abilities.Ability):
    """An ability of this game's kinds. What it aims at is chosen while its effect resolves."""

    actions: int = 0
    """How many actions it costs."""
    action: str = ""
    """What action it is, where its text says so: fight, evade, investigate, parley, resign …"""
    number: str = ""
    """The chaos token whose effect it is."""
    open_to: str = ""
    """Who may use it besides those who always may: any investigator BESIDE_IT, or anywhere (1.2.d)."""
    optional: bool = field(init=False, repr=False)
    """Whether somebody decides to use it."""

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "targets", ())
        object.__setattr__(self, "optional", self.kind in (FREE, ACTION) or self.kind.startswith(REACTION))

    def english(self, title: str) -> str:
        """The ability as it would stand on a card."""
        return WRITER.ability(self, title)


@dataclass(frozen=True, eq=False)
class GroupLimit(Limit):
    """How often all investigators together may use an ability in a period; any other limit is each one's own."""

    def english(self) -> str:
        return f"Group l{super().english()[1:]}"


@dataclass(frozen=True, eq=False)
class Maximum(Limit):
    """How often all copies of a card may be played, or used, in a period by all investigators together."""

    by_copy: bool = False

    def english(self) -> str:
        return f"Max {self.number} per {self.period}."


SUCCESS, FAILURE = "success", "failure"
"""Kinds of what committed cards do once a test is decided."""


def _made(
    kind: str,
    parts: tuple[Part, ...],
    trigger: Trigger | None = None,
    zone: str = IN_PLAY,
    actions: int = 0,
    action: str = "",
    number: str = "",
    open_to: str = "",
) -> Ability:
    """An ability from its parts."""
    effect, costs, conditions, limit = sorted_parts(parts)
    return Ability(
        kind,
        effect,
        costs,
        trigger,
        conditions,
        zone,
        limit,
        actions=actions,
        action=action,
        number=number,
        open_to=open_to,
    )


def when(kind: str, trigger: Trigger, *parts: Part, zone: str = IN_PLAY) -> Ability:
    """What comes before its condition resolves: ``when(FORCED, …)`` or ``when(REACTION, …)``."""
    return _made(timed(kind, WHEN), parts, trigger, zone)


def would(kind: str, trigger: Trigger, *parts: Part, zone: str = IN_PLAY) -> Ability:
    """What comes before anything else about its condition, perhaps instead of it."""
    return _made(timed(kind, WOULD), parts, trigger, zone)


def played(*parts: Part, trigger: Trigger | None = None, timing: str = AFTER, action: str = "") -> Ability:
    """What an event does when it is played: as an action, or if it is fast whenever its trigger or window allows."""
    kind = timed(REACTION, timing) if trigger is not None else PLAY
    return _made(kind, parts, trigger, HAND, action=action)


def at(kind: str, trigger: Trigger, *parts: Part, zone: str = IN_PLAY) -> Ability:
    """What comes at a moment of the round, or if something is so."""
    return _made(timed(kind, AT), parts, trigger, zone)


def after(kind: str, trigger: Trigger, *parts: Part, zone: str = IN_PLAY) -> Ability:
    """What comes once its condition has resolved."""
    return _made(timed(kind, AFTER), parts, trigger, zone)


def free(*parts: Part, zone: str = IN_PLAY) -> Ability:
    """A free triggered ability."""
    return _made(FREE, parts, zone=zone)


def action(*parts: Part, action: str = "", actions: int = 1, open_to: str = "") -> Ability:
    """An ability that costs actions; ``action`` is its designator."""
    return _made(ACTION, parts, actions=actions, action=action, open_to=open_to)


def revelation(*parts: Part) -> Ability:
    """What happens as the card is drawn."""
    return _made(REVELATION, parts)


def elder_sign(*parts: Part) -> Ability:
    """What an investigator's elder sign does."""
    return _made(ELDER_SIGN_EFFECT, parts)


def token(number: str, *parts: Part) -> Ability:
    """What a chaos token does, on a scenario card."""
    return _made(TOKEN_EFFECT, parts, number=number)


def back(*parts: Part) -> Ability:
    """What stands on the other side of an act or agenda."""
    return _made(ON_THE_BACK, parts)


def if_successful(*parts: Part) -> Ability:
    """What a committed card does if the test is successful."""
    return _made(SUCCESS, parts, zone=LIMBO)


BESIDE_IT, ANYWHERE_AT_ALL = "here", "anywhere"
OPEN_TO = {
    BESIDE_IT: "any investigator at its location may use this ability",
    ANYWHERE_AT_ALL: "any investigator may use this ability",
}
"""Who else may use an ability that says so."""


class AbilityWriter(Writer):
    """How this game writes abilities: with icons, and what is played without a heading."""

    def is_played(self, ability: abilities.Ability) -> bool:
        return ability.zone == HAND and ability.kind not in COMPELLED

    def restrictions(self, ability: abilities.Ability, title: str) -> list[str]:
        if not self.is_played(ability):
            return []
        parts = super().restrictions(ability, title)
        if ability.trigger is not None:
            parts.append(english.sentence(f"play {ability.moment(title)}"))
        return parts

    def heading(self, ability: abilities.Ability) -> str:
        assert isinstance(ability, Ability)
        designator = f" {ability.action.capitalize()}." if ability.action else ""
        if self.is_played(ability):
            return designator.strip()
        if ability.kind == TOKEN_EFFECT:
            return f"[{ability.number}]"
        if ability.kind == ACTION:
            return " ".join(["[action]"] * max(1, ability.actions)) + designator
        return super().heading(ability) + designator

    def headed(self, heading: str, text: str) -> str:
        return f"{heading} {text}".strip() if heading.endswith(("]", ".")) else super().headed(heading, text)

    def body(self, ability: abilities.Ability, title: str) -> list[str]:
        """What it does; the designator has told what kind of attempt it is."""
        assert isinstance(ability, Ability)
        told = (text.removeprefix(f"{ability.action}. ") for text in super().body(ability, title))
        return [text for text in told if text != ability.action]

    def opening(self, ability: abilities.Ability, body: list[str], title: str) -> str:
        """When, if what, at what price, and what is done first."""
        first = body[0] if body else ""
        costs = english.listed(costs_told(ability, title))
        if costs:
            first = f"{costs}: {first}" if first else costs
        conditions = [one.english(title) for one in ability.when if not one.alone]
        if conditions:
            first = f"if {english.listed(conditions)}, {first}"
        if not self.is_played(ability):
            for condition in ability.when:
                first = f"{condition.clause(title)}, {first}" if condition.alone else first
            first = f"{ability.moment(title)}, {first}" if ability.trigger is not None else first
        if ability.kind in (SUCCESS, FAILURE):
            return f"if this skill test {'is successful' if ability.kind == SUCCESS else 'fails'}, {first}"
        return first

    def definitions(self, ability: abilities.Ability) -> list[str]:
        """What X is, where there is one; and who else may use it."""
        assert isinstance(ability, Ability)
        return [*self.unknowns(ability), *([OPEN_TO[ability.open_to]] if ability.open_to else [])]

    def unknowns(self, ability: Ability) -> list[str]:
        """What X is, where there is one."""
        told = " ".join((*(cost.english("") for cost in ability.costs), *self.body(ability, "")))
        if not re.search(r"\bX\b", told):
            return []
        used = [node for node in ability.walk() if isinstance(node, Amount)]
        asked = [node for one in ability.walk() if isinstance(one, Condition) for node in one.walk()]
        whole = [one for one in ability.walk() if isinstance(one, Amount) and one.where()]
        parts = [node for one in whole for node in one.walk() if node is not one]
        found = (node.where() for node in used if used.count(node) > asked.count(node) and node not in parts)
        return [text for text in dict.fromkeys(found) if text]


WRITER = AbilityWriter(
    headings={
        FREE: "[free]",
        REVELATION: "Revelation",
        ELDER_SIGN_EFFECT: "[elder sign]",
        ON_THE_BACK: "Back",
        **dict.fromkeys(COMPELLED, "Forced"),
        **dict.fromkeys(REACTIONS, "[reaction]"),
    },
    places={HAND: "in hand"},
)


def from_hand(ability: Ability, fast: bool) -> Ability:
    """An event's own ability: an action, unless the card is fast."""
    kind = ability.kind if ability.kind != PLAY else FREE if fast else ACTION
    parts = (*ability.when, *ability.costs, *((ability.limit,) if ability.limit is not None else ()), *ability.effect)
    return _made(kind, parts, ability.trigger, HAND, 0 if fast else 1, ability.action)
