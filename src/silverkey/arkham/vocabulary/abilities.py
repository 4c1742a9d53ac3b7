"""Abilities of this game: forced ones and reactions, free ones, those that cost actions, revelations."""

from __future__ import annotations

from dataclasses import dataclass

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
from silverkey.cardgame.words.abilities import Limit
from silverkey.cardgame.words.conditions import Condition
from silverkey.cardgame.words.costs import Cost
from silverkey.cardgame.words.triggers import Trigger
from silverkey.cardgame.words.writer import Writer
from silverkey.language.node import Node
from silverkey.language.program import Instruction

WRITER = Writer(
    headings={
        FREE: "Free",
        ACTION: "Action",
        REVELATION: "Revelation",
        ELDER_SIGN_EFFECT: "Elder sign",
        **dict.fromkeys(COMPELLED, "Forced"),
        **dict.fromkeys(REACTIONS, "Reaction"),
    },
    places={},
)


@dataclass(frozen=True, eq=False)
class Ability(abilities.Ability):
    """An ability of this game's kinds. What it aims at is chosen while its effect resolves."""

    actions: int = 0
    """How many actions it costs."""
    action: str = ""
    """What action it is, where its text says so: fight, evade, investigate, parley, resign …"""
    number: str = ""
    """The chaos token whose effect it is."""

    def __post_init__(self) -> None:
        super().__post_init__()
        object.__setattr__(self, "targets", ())

    def english(self, title: str) -> str:
        """The ability as it would stand on a card."""
        return WRITER.ability(self, title)

    @property
    def optional(self) -> bool:
        """Whether somebody decides to use it."""
        return self.kind in (FREE, ACTION) or self.kind.startswith(REACTION)


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


Part = Instruction | Condition | Cost | Limit


def _made(
    kind: str,
    parts: tuple[Node, ...],
    trigger: Trigger | None = None,
    zone: str = IN_PLAY,
    actions: int = 0,
    action: str = "",
    number: str = "",
) -> Ability:
    """An ability from its parts: conditions and costs may stand anywhere before what it does."""
    return Ability(
        kind,
        tuple(part for part in parts if isinstance(part, Instruction) and not isinstance(part, Cost)),
        tuple(part for part in parts if isinstance(part, Cost)),
        trigger,
        tuple(part for part in parts if isinstance(part, Condition)),
        zone,
        next((part for part in parts if isinstance(part, Limit)), None),
        actions=actions,
        action=action,
        number=number,
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


def action(*parts: Part, action: str = "", actions: int = 1) -> Ability:
    """An ability that costs actions; ``action`` is its designator."""
    return _made(ACTION, parts, actions=actions, action=action)


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
    return _made("success", parts, zone=LIMBO)


def if_failed(*parts: Part) -> Ability:
    """What a committed card does if the test fails."""
    return _made("failure", parts, zone=LIMBO)


def from_hand(ability: Ability, fast: bool) -> Ability:
    """An event's own ability: an action, unless the card is fast."""
    kind = ability.kind if ability.kind != PLAY else FREE if fast else ACTION
    parts = (*ability.when, *ability.costs, *((ability.limit,) if ability.limit is not None else ()), *ability.effect)
    return _made(kind, parts, ability.trigger, HAND, 0 if fast else 1, ability.action)
