"""What is left of a card that lies otherwise than it is printed, and what the board makes of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import inventions as cards
import pytest
from positions import Position, does

from silverkey.cardgame.board import FATIGUE
from silverkey.cardgame.words.references import This
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.library import find_card
from silverkey.cthulhu.table.board import struggle_order
from silverkey.cthulhu.table.values import Values, printed_values, turned_values
from silverkey.cthulhu.vocabulary.measures import Of
from silverkey.cthulhu.words import ARCANE, CHARACTER, COMBAT, DISCARD, DORMANT, INVESTIGATION, SUPPORT, TERROR
from silverkey.language.context import Context

NOTHING = {
    "abilities": (),
    "blank": True,
    "cost": 0,
    "faction": "",
    "icons": (0, 0, 0, 0),
    "insane": True,
    "keywords": {},
    "skill": 0,
    "subtypes": frozenset(),
    "unique": False,
}
BODILESS = {"type": SUPPORT, "skill": 0, "icons": (0, 0, 0, 0), "keywords": {}, "subtypes": frozenset({"Attachment"})}
TURNED = {
    "insane": NOTHING | {"type": CHARACTER},
    "dormant": NOTHING | {"type": DORMANT},
    "facedown": NOTHING | {"type": SUPPORT, "subtypes": frozenset({"Attachment"})},
    "attached": BODILESS,
    "mute": BODILESS | {"abilities": ()},
}
"""How a card may lie, and what is then otherwise than printed."""


def fields(values: Values) -> dict[str, object]:
    return {name: getattr(values, name) for name in Values.__slots__}


@pytest.mark.plain
@pytest.mark.parametrize("how", TURNED)
def test_a_card_that_is_turned_or_attached_has_only_what_the_rules_leave_it(how: str) -> None:
    printed = fields(printed_values(cards.PARAGON))
    assert fields(turned_values(cards.PARAGON, how)) == printed | TURNED[how]
    assert all(printed[name] != value for name, value in TURNED["dormant"].items()), "the card has too little to lose"


@pytest.mark.parametrize("values_of", [printed_values, partial(turned_values, how="attached")])
def test_a_card_has_its_own_values_whatever_cards_there_were_before(values_of: Callable[[Card], Values]) -> None:
    for cost in range(100):  # each is gone before the next is made, which may well lie where it lay
        assert values_of(cards.PARAGON.reworded(cost=cost)).cost == cost


@pytest.mark.plain
def test_a_copy_of_values_has_all_of_them_and_keywords_of_its_own() -> None:
    values = Values(cards.PARAGON)
    for number, name in enumerate(Values.__slots__):
        setattr(values, name, {"Fast": number} if name == "keywords" else number)
    copied = values.copy()
    assert fields(copied) == fields(values)
    assert copied.keywords is not values.keywords


@pytest.mark.parametrize(("blanked", "drawn"), [(False, 1), (True, 0)])
def test_a_blank_conspiracy_answers_nothing(blanked: bool, drawn: int) -> None:
    position = Position()
    scheme = position.conspiracy(0, cards.LOUD_SCHEME)
    if blanked:
        position.in_play(1, find_card("Frozen Time"), attached=scheme)
    victim, fright = position.in_play(1, cards.PLAIN), position.hand(0, cards.FRIGHT)
    game = position.begin()
    does(game, "play", fright)
    assert game.in_play[victim].insane
    assert len(game.sides[0].hand) == drawn


def test_what_keeps_a_card_from_being_blanked_is_looked_at_whenever_it_changes() -> None:
    position = Position()
    man = position.in_play(0, cards.PLAIN)
    position.in_play(0, cards.HUSH)
    position.in_play(0, cards.STEADY)
    game = position.begin()
    assert game.values(man).blank
    game.in_play[man].exhausted = True
    game.touch(FATIGUE)
    assert not game.values(man).blank


def test_struggles_come_as_printed_and_others_in_their_usual_place_or_last() -> None:
    position = Position()
    backward, forward = (position.conspiracy(0, face) for face in (cards.BACKWARD_SCHEME, cards.LOUD_SCHEME))
    game = position.begin()
    assert list(struggle_order(game, backward)) == [INVESTIGATION, TERROR, COMBAT, ARCANE]
    assert list(struggle_order(game, forward)) == [TERROR, COMBAT, ARCANE, INVESTIGATION]


@pytest.mark.parametrize(("what", "value"), [("skill", 0), ("tokens", 0), ("C", 0), ("printed skill", 5)])
def test_a_card_out_of_play_has_only_what_is_printed_on_it(what: str, value: int) -> None:
    position = Position()
    card = position.to_pile(0, cards.PARAGON, DISCARD)
    assert Of(what, This()).value(position.begin(), Context(0, card)) == value
