"""A description means the same of a card that is there and of one that has left play, as it was then."""
# ruff: noqa: F403, F405  (the whole vocabulary, as in a card file)

from __future__ import annotations

from typing import Any

import inventions
import pytest
from positions import Position, can, does

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.cards.writing import *
from silverkey.cthulhu.game import Game
from silverkey.kernel.event import Event
from silverkey.language.context import Context

FITS = [
    Cards(type=CHARACTER),
    Cards(subtypes=("Investigator",)),
    Cards(keywords=("Fast",)),
    Cards(faction=inventions.PARAGON.faction),
    Cards(title=inventions.PARAGON.title),
    Cards(unique=True),
    Cards(cost=Bound("exactly", 4)),
    Cards(cost=at_most(4)),
    Cards(cost=at_least(4)),
    Cards(cost=below(5)),
    Cards(skill=at_most(5)),
    Cards(skill=below(6)),
    Cards(printed_skill=at_most(5)),
    Cards(printed_skill=at_least(5)),
    Cards(icons=at_least(1, "T")),
    Cards(controller=YOU),
    Cards(owner=OPPONENT),
    Cards(committed=ANYWHERE),
    Cards(state="exhausted"),
    Cards(state="sane"),
    Cards(where=("wounded",)),
    Cards(other=True),
    Cards(non=(SUPPORT,)),
    Cards(non=("Deep One",)),
    Cards(non=("Heroic",)),
]
"""What a Paragon is who is owned by the opponent, and has been exhausted, wounded and committed."""
FAILS = [
    Cards(type=SUPPORT),
    Cards(subtypes=("Deep One",)),
    Cards(also_subtype="Deep One"),
    Cards(keywords=("Heroic",)),
    Cards(faction=NEUTRAL),
    Cards(title="Nobody"),
    Cards(unique=False),
    Cards(cost=Bound("exactly", 3)),
    Cards(cost=at_most(3)),
    Cards(cost=at_least(5)),
    Cards(cost=below(4)),
    Cards(skill=at_most(4)),
    Cards(skill=below(5)),
    Cards(printed_skill=at_most(4)),
    Cards(printed_skill=below(5)),
    Cards(icons=at_least(2, "T")),
    Cards(icons=at_most(0, "T")),
    Cards(controller=OPPONENT),
    Cards(owner=YOU),
    Cards(committed=HERE),
    Cards(state="ready"),
    Cards(state="insane"),
    Cards(where=("facedown",)),
    Cards(where=("on this",)),
    Cards(non=(CHARACTER,)),
    Cards(non=("Investigator",)),
    Cards(non=("Fast",)),
    Cards(non=(inventions.PARAGON.faction,)),
]


def paragon() -> tuple[Game, Context, int]:
    """A game with a Paragon as he is described above, somebody to look at him, and his number."""
    position = Position()
    watcher = position.in_play(0, inventions.PLAIN)
    card = position.in_play(1, inventions.PARAGON, exhausted=True)
    game = position.begin()
    standing = game.in_play[card]
    standing.controller, standing.wounds, standing.committed = 0, 1, game.stories[0].card
    game.touch()
    return game, Context(0, watcher), card


@pytest.mark.parametrize("kind", [*FITS, *FAILS], ids=Cards.noun)
def test_a_card_that_has_left_play_fits_what_it_fitted_in_play(kind: Cards) -> None:
    game, ctx, card = paragon()
    assert kind.match(game, ctx, card) is (kind in FITS)
    heard: list[Event] = []
    game.observer = heard.append
    game.happen([Event("return", card, 0)])
    left = next(event for event in heard if event.verb == "return")
    assert card not in game.in_play
    assert on("return", card=kind).fits(game, ctx, left) is (kind in FITS)


@pytest.mark.parametrize("word", ["this phase", "usable", "lacking", "spared", "extreme"])
def test_what_cannot_be_told_of_a_card_that_is_gone_is_refused(word: str) -> None:
    said: dict[str, Any] = {"extreme": ("lowest", "skill"), "lacking": attachments()}
    gone = characters(**{word: said[word]}) if word in said else characters(where=(word,))
    with pytest.raises(ValueError, match=f"“{word}” cannot be told of a card that has left play"):
        response(on("leaves play", card=gone), DrawCards())


def test_a_word_that_no_part_explains_is_refused() -> None:
    with pytest.raises(ValueError, match="explains “purple”"):
        characters(where=("purple",))


@pytest.mark.parametrize(
    ("kind", "late"),
    [(Cards(), False), (Cards(cost=at_most(2)), False), (Cards(skill=at_most(2)), True), (Cards(skill=below(2)), True)],
    ids=["all", "by cost", "by skill", "by lower skill"],
)
def test_only_what_is_told_by_its_skill_is_counted_after_skills(kind: Cards, late: bool) -> None:
    assert kind.late is late
    assert Count(kind).late is late


@pytest.mark.parametrize(("face", "mourned"), [(inventions.PARAGON, True), (inventions.FREE, False)])
def test_a_response_to_the_death_of_the_strong_does_not_hear_that_of_the_weak(face: Card, mourned: bool) -> None:
    position = Position()
    mourner, kill = position.in_play(0, inventions.MOURNER), position.hand(0, inventions.KILL)
    victim = position.in_play(1, face)
    game = position.begin()
    does(game, "play", kill)
    does(game, "card", victim)
    assert can(game, "trigger", mourner) is mourned


def test_a_player_responds_to_having_won_a_story() -> None:
    position = Position()
    chronicler, fame = position.in_play(0, inventions.CHRONICLER), position.hand(0, inventions.FAME)
    game = position.begin()
    story = game.stories[0]
    story.tokens[0] = 4
    does(game, "play", fame)
    does(game, "card", story.card)
    assert can(game, "trigger", chronicler)
