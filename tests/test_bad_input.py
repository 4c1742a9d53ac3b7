"""Bad input gets a sentence that says what is wrong, and changes nothing."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from games import somewhere

from silverkey.cardgame.library import UnknownCard
from silverkey.cthulhu.deckcheck import IllegalDeck, require_legal
from silverkey.cthulhu.decks import core_stories, starter_deck
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.library import find_card
from silverkey.cthulhu.newgame import new_game
from silverkey.cthulhu.words import AGENCY, HASTUR
from silverkey.kernel.codec import CorruptSave, decode, digest
from silverkey.kernel.decision import IllegalAnswer, Option


def test_an_answer_that_is_not_an_option_is_refused() -> None:
    game = somewhere(1)
    before = game.digest()
    with pytest.raises(IllegalAnswer, match=r"play 9999 is not an answer to '.*'\. Answers are: "):
        game.answer(Option("play", 9999))
    assert game.digest() == before


def test_a_stale_answer_is_refused() -> None:
    game = somewhere(2)
    assert game.pending is not None
    before = game.digest()
    with pytest.raises(IllegalAnswer, match="belongs to question 1, but the game now asks question"):
        game.answer(game.pending.options[0], serial=1)
    assert game.digest() == before


def test_nothing_can_be_answered_after_the_end() -> None:
    game = somewhere(3)
    while game.pending is not None:
        game.answer(game.pending.options[0])
    with pytest.raises(IllegalAnswer, match="The game is over"):
        game.answer(Option("pass"))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data.pop("stack"),
        lambda data: data.update(stack=[{"frame": "Nonsense", "fields": {}}]),
        lambda data: data.update(printed=[{"is": "core-9999"}]),
        lambda data: data.update(sides=[]),
        lambda data: data["stack"][0].update(fields={}),
        lambda data: data.update(edition={"odd": 1}),
        lambda data: data.update(pending=7),
        lambda data: data.update(zone="everywhere"),
    ],
)
def test_a_corrupt_save_is_refused(spoil: object) -> None:
    data = copy.deepcopy(somewhere(4).to_dict())
    spoil(data)  # type: ignore[operator]
    with pytest.raises(CorruptSave, match=r"[Ss]aved game"):
        Game.from_dict(data)


@pytest.mark.parametrize(
    "data",
    [
        {"option": 5},
        {"tuple": 5},
        {"frame": "cthulhu/Turn"},
        {"frame": "cthulhu/Turn", "fields": []},
        {"record": "cthulhu/Side", "fields": {}},
        {"dict": [[1]]},
        {"dict": [7]},
        {"set": [[]]},
        {},
    ],
)
def test_what_no_value_is_saved_as_is_refused(data: object) -> None:
    with pytest.raises(CorruptSave):
        decode(data)


@pytest.mark.parametrize("place", [0, 1, 2], ids=["the first deck", "the second deck", "the stories"])
def test_a_game_is_not_begun_with_what_is_no_card(place: int) -> None:
    piles: list[list[Any]] = [starter_deck(AGENCY, HASTUR, 1), starter_deck(AGENCY, HASTUR, 2), core_stories()]
    piles[place] = [*piles[place], "Local Sheriff"]
    with pytest.raises(ValueError, match="Decks are made of cards; 'Local Sheriff' is none"):
        new_game(piles[:2], piles[2])


def test_something_else_altogether_is_no_save() -> None:
    with pytest.raises(CorruptSave, match="not a saved game"):
        Game.from_dict({"hello": 1})
    with pytest.raises(CorruptSave, match="not a saved game"):
        Game.from_dict([1, 2])  # type: ignore[arg-type]


def test_an_unknown_card_gets_the_nearest_spelling() -> None:
    with pytest.raises(UnknownCard, match=r"There is no card called “Shotgun Blasst”\. Did you mean Shotgun Blast"):
        find_card("Shotgun Blasst")


def test_a_deck_of_forty_nine_is_refused() -> None:
    deck = (starter_deck(AGENCY, HASTUR, 1) + starter_deck(AGENCY, HASTUR, 2))[:49]
    with pytest.raises(IllegalDeck, match="at least 50 cards; this one has 49"):
        require_legal(deck)


def test_four_copies_of_a_title_are_refused() -> None:
    deck = [find_card("Local Sheriff")] * 4 + starter_deck(AGENCY, HASTUR, 1)
    with pytest.raises(IllegalDeck, match="at most 3 copies of a title; this one has 5 of Local Sheriff"):
        require_legal(deck)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data.update(phase="supper"),
        lambda data: data.update(outcome="boredom"),
        lambda data: data["pending"]["fields"].update(kind="riddle"),
        lambda data: data["pending"]["fields"]["options"]["tuple"][0]["option"].__setitem__(0, "shout"),
        lambda data: data["pending"]["fields"]["options"]["tuple"][0]["option"].__setitem__(1, "4"),
    ],
)
def test_a_save_with_a_word_that_no_game_says_is_refused_though_its_check_is_right(spoil: object) -> None:
    data = copy.deepcopy(somewhere(4).to_dict())
    spoil(data)  # type: ignore[operator]
    data["check"] = digest({name: value for name, value in data.items() if name != "check"})
    with pytest.raises(CorruptSave, match=r"says what no game says|has an answer that is none|cannot be read"):
        Game.from_dict(data)
