"""The clause of a trigger is written by hand; so it is asked whether it says all that the trigger looks at."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from wordings import wordings

from silverkey.cthulhu.vocabulary.borrowing import OnlyTarget, WouldDestroy
from silverkey.cthulhu.vocabulary.conditions import (
    AtLeast,
    AtMost,
    CommittedAlone,
    Condition,
    PaidLess,
    Phase,
    Turn,
    TwiceTheSkill,
    WasAlone,
    WasDestroyed,
)
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.references import Committed, Host, Ref, This
from silverkey.cthulhu.vocabulary.triggers import Trigger
from silverkey.cthulhu.words import (
    ACTION,
    DISCARD,
    END_OF_TURN,
    HAND,
    ICON_LETTERS,
    ICON_NAMES,
    IN_PLAY,
    OPPONENT,
    OPPOSED,
    PLAY,
    RESPONSE,
    STORY_PHASE,
    YOU,
)

TRIGGERS = {
    node: wording.title
    for wording in wordings()
    for ability in wording.abilities
    for node in ability.walk()
    if isinstance(node, Trigger)
}
WHO = {YOU: r"\byou(r|rs)?\b", OPPONENT: r"\bopponent"}
ICONS = {name: re.escape(f"[{letter}]") for name, letter in zip(ICON_NAMES, ICON_LETTERS, strict=True)}
ORIGINS = ICONS | {
    DISCARD: "from your discard pile",
    END_OF_TURN: "at the end of .*turn",
    HAND: "hand",
    IN_PLAY: "from play",
    OPPOSED: "opposed",
    STORY_PHASE: "story phase",
}
CAUSES = ICONS | {
    ACTION: r"\bAction\b|\beffect|\babilit|\btriggered\b",
    RESPONSE: r"\bResponse\b|\beffect|\babilit|\btriggered\b",
    PLAY: r"\bplay\b",
    "host": "attached character is destroyed",
    "rule": "draw phase gives",
}
CONDITIONS: dict[type[Condition], str] = {
    AtLeast: r"3 or more|Zoog character",
    AtMost: "where there was none",
    CommittedAlone: "only one",
    OnlyTarget: "only target",
    PaidLess: "less than its printed cost",
    Phase: "draw phase",
    Turn: r"\bturn\b",
    TwiceTheSkill: "at least twice",
    WasAlone: "only {this}",
    WasDestroyed: "is destroyed",
    WouldDestroy: "would destroy",
}


def told(trigger: Trigger) -> Iterator[tuple[str, str]]:
    """What the clause must say, as what stands for it."""
    if isinstance(trigger.card, Ref):
        yield "card", thing(trigger.card)
    elif trigger.card is not None:
        for pattern in kind(trigger.card):
            yield "card", pattern
    if trigger.targets is not None:
        yield "targets", thing(trigger.targets)
    if trigger.player:
        yield "player", WHO[trigger.player]
    if trigger.by:
        yield "by", WHO[trigger.by]
    if trigger.amount_min >= 0:
        yield "amount_min", rf"\b{trigger.amount_min}\b"
    if trigger.origin:
        yield "origin", ORIGINS[trigger.origin]
    for cause in trigger.causes:
        yield "causes", CAUSES.get(cause, r"\beffect|\babilit|\btriggered\b")
    for source in trigger.source_types:
        yield "source_types", "card in play" if source == IN_PLAY else rf"\b{source}\b"
    if trigger.by_another:
        yield "by_another", "again"
    if trigger.by_effect:
        yield "by_effect", "card effect"
    for condition in trigger.when:
        yield "when", CONDITIONS[type(condition)]


def thing(ref: Ref) -> str:
    """How a clause names a card."""
    if isinstance(ref, Host):
        return ref.noun
    assert isinstance(ref, This | Committed)
    return "{this}|attached" if isinstance(ref, This) else "a story to which {this} is committed"


def kind(cards: Cards) -> Iterator[str]:
    """What a clause must say of a kind of cards."""
    if cards.type:
        yield rf"\b{cards.type}s?\b"
    for word in (*cards.subtypes, *cards.keywords, *cards.unwanted, cards.faction, cards.printed_faction, cards.state):
        yield re.escape(word)
    if cards.controller:
        yield WHO[cards.controller]
    if cards.other:
        yield "another|other"


@pytest.mark.parametrize("trigger", TRIGGERS, ids=lambda trigger: f"{trigger.words} ({TRIGGERS[trigger]})")
def test_a_clause_says_all_that_its_trigger_looks_at(trigger: Trigger) -> None:
    missing = [f"{field}: {pattern}" for field, pattern in told(trigger) if not re.search(pattern, trigger.words)]
    assert not missing
