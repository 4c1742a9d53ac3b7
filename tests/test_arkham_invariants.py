"""Every invariant of Arkham Horror is shown to fail."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from traceback import extract_tb

import pytest
from arkham_games import at

from silverkey.arkham import invariants
from silverkey.arkham.game import Game
from silverkey.arkham.invariants import check
from silverkey.arkham.library import find_card
from silverkey.arkham.table import zones
from silverkey.arkham.table.map import locations
from silverkey.arkham.words import ENEMY, SET_ASIDE, UNDERNEATH
from silverkey.cardgame.invariants import BrokenInvariant


def laid_out() -> Game:
    """The first turn of a scenario for two, with an enemy at a location and an asset in play."""
    game = at("action").clone()
    game.investigators[0].location = locations(game)[0]
    zones.enter(game, find(game, ENEMY)).location = locations(game)[0]
    knife = game.add_card(find_card("Knife"), 0, SET_ASIDE)
    game.set_aside.append(knife)
    zones.enter(game, knife, 0)
    check(game)
    return game


def find(game: Game, kind: str) -> int:
    return next(card for card in (*game.in_play, *game.encounter_deck) if game.printed[card].type == kind)


def standing(game: Game, kind: str, **slots: object) -> None:
    """A card of a type in play stands in another way."""
    card = next(card for card in game.in_play if game.printed[card].type == kind)
    for name, value in slots.items():
        setattr(game.in_play[card], name, value)


def too_many(game: Game) -> None:
    for _ in range(2):
        knife = game.add_card(find_card("Knife"), 0, SET_ASIDE)
        game.set_aside.append(knife)
        zones.enter(game, knife, 0)


def gone(game: Game) -> None:
    game.investigators[0].fate = "defeated"
    standing(game, ENEMY, threat=0)


def buried(game: Game, host: int) -> None:
    zones.bury(game, game.encounter_deck[-1], host)


def without_act(game: Game) -> None:
    zones.leave_play(game, game.act, "removed")


def without_investigator(game: Game) -> None:
    zones.leave_play(game, game.investigators[0].card, "removed")


BROKEN: dict[str, tuple[Callable[[Game], object], str]] = {
    "a card of the encounter deck is gone": (lambda game: game.encounter_deck.pop(), "is in 0 zones"),
    "a card is in two zones": (lambda game: game.victory.append(game.act), "is in 2 zones"),
    "a card has less damage than none": (lambda game: standing(game, ENEMY, damage=-1), "has a negative count"),
    "a card has fewer clues than none": (lambda game: standing(game, "location", clues=-1), "has a negative count"),
    "an investigator owes resources": (
        lambda game: setattr(game.investigators[0], "resources", -1),
        "Investigator 0 has a negative count",
    ),
    "a chaos token is gone": (lambda game: game.bag.pop(), "chaos tokens, and"),
    "a chaos token lies beside the bag": (lambda game: game.drawn.append(game.bag.pop()), "nothing is tested"),
    "an attachment is on nothing": (lambda game: standing(game, ENEMY, attached=10_000), "is attached to nothing"),
    "an enemy is before somebody who is gone": (gone, "is before somebody who is gone"),
    "an enemy is nowhere": (lambda game: standing(game, ENEMY, location=-1), "neither engaged nor at a location"),
    "a location lies at another": (
        lambda game: standing(game, "location", location=locations(game)[0]),
        "is a location and lies at another",
    ),
    "a card lies under a location of which nobody knows": (
        lambda game: zones.move(game, game.encounter_deck[-1], UNDERNEATH),
        "It is not known for every card",
    ),
    "a card lies under a location that is gone": (lambda game: buried(game, 10_000), "that is not in play"),
    "there is no act": (without_act, "no act or agenda"),
    "there is no such phase": (lambda game: setattr(game, "phase", "night"), "no phase night"),
    "an investigator is not in play": (without_investigator, "is not in play"),
    "an investigator is nowhere": (
        lambda game: setattr(game.investigators[0], "location", -1),
        "Investigator 0 is nowhere",
    ),
    "an investigator holds too much": (too_many, "has too many assets"),
}
"""How a game may contradict itself, and what is then said."""


def broken_by(how: str) -> pytest.ExceptionInfo[BrokenInvariant]:
    """What the check raises of a game that contradicts itself in one way."""
    game = laid_out()
    BROKEN[how][0](game)
    with pytest.raises(BrokenInvariant) as broken:
        check(game)
    return broken


@pytest.mark.parametrize("how", BROKEN)
def test_a_game_that_contradicts_itself_is_found_out(how: str) -> None:
    assert BROKEN[how][1] in str(broken_by(how).value)


def test_every_requirement_is_broken_in_some_way() -> None:
    required = {
        call.lineno
        for call in ast.walk(ast.parse(inspect.getsource(invariants)))
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "require"
    }
    broken = [extract_tb(broken_by(how).tb)[-2] for how in BROKEN]
    assert {found.lineno for found in broken if found.filename == invariants.__file__} == required
