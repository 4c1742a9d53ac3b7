"""What all words of the card language have in common."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from silverkey.cthulhu.game import Game
from silverkey.cthulhu.library import all_cards
from silverkey.cthulhu.vocabulary.costs import PayBy
from silverkey.cthulhu.vocabulary.hands import GiveUp
from silverkey.language.node import Node

KINDS = (
    "Amount",
    "Asking",
    "Attempt",
    "Change",
    "Condition",
    "Constant",
    "Cost",
    "DomainRef",
    "Extreme",
    "Drains",
    "Draining",
    "Instruction",
    "Kind",
    "Naming",
    "Recalled",
    "Ref",
    "Repeated",
    "Rule",
    "StoryChange",
    "Who",
)
"""Of words. No card says one of these itself."""


def below(kind: type[Node]) -> Iterator[type[Node]]:
    for other in kind.__subclasses__():
        yield other
        yield from below(other)


assert all_cards(), "all words are known when all cards are"
WORDS = sorted(
    {kind for kind in below(Node) if kind.__module__.startswith("silverkey.") and kind.__name__ not in KINDS},
    key=lambda kind: kind.__qualname__,
)


@pytest.mark.parametrize("kind", WORDS, ids=lambda kind: kind.__qualname__)
def test_a_word_never_changes_and_is_equal_to_itself_alone(kind: type[Node]) -> None:
    """Games share words and hold them by name: two cards that say the same say it each for itself."""
    parameters = kind.__dataclass_params__  # type: ignore[attr-defined]
    assert (parameters.frozen, parameters.eq) == (True, False)
    assert kind.__eq__ is object.__eq__
    assert kind.__hash__ is object.__hash__


def test_whatever_a_card_asks_is_a_kind_of_question() -> None:
    for card in all_cards():
        for node in (node for ability in card.abilities for node in ability.walk()):
            asked = [getattr(node, "question", "")]
            if isinstance(node, GiveUp):
                asked = [node.question(paying=False)]
            elif isinstance(node, PayBy) and isinstance(node.deed, GiveUp):
                asked = [node.deed.question(paying=True)]
            assert {kind for kind in asked if isinstance(kind, str) and kind} <= set(Game.KINDS), card.name
