"""A view of a scenario shows what there is to see, with the odds as they are, and nothing else."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import msgspec
import pytest

from silverkey.arkham.game import Game
from silverkey.arkham.library import by_code
from silverkey.arkham.newgame import new_scenario
from silverkey.arkham.odds import Effect, _chance, chance_of, effect_of, odds
from silverkey.arkham.rules.setup import Seat
from silverkey.arkham.scenarios.making import all_scenarios
from silverkey.arkham.table import zones
from silverkey.arkham.table.map import locations
from silverkey.arkham.words import (
    AUTO_FAIL,
    ELDER_SIGN,
    ENCOUNTER_DECK,
    FROM_DECK,
    HAND,
    SACRIFICES,
    SET_ASIDE,
    SKULL,
    UNDERNEATH,
)
from silverkey.cardgame.sight import SPECTATOR
from silverkey.cardgame.wording import line
from silverkey.kernel.event import Event

DECK = tuple(f"010{number}" for number in range(86, 94)) * 4


def begun(players: int = 2) -> Game:
    """The Gathering with that many Rolands, at the first turn."""
    seats = [Seat(investigator="01001", deck=DECK) for _ in range(players)]
    game = new_scenario(all_scenarios()["The Gathering"], seats, seed=4)
    while game.pending is not None and game.pending.kind != "action":
        game.answer(game.pending.options[0])
    return game


def does(game: Game, word: str) -> None:
    assert game.pending is not None
    game.answer(next(option for option in game.pending.options if option.word == word))


def test_hands_are_open_but_decks_are_not() -> None:
    game = begun()
    for viewer in (0, 1, SPECTATOR):
        seen = game.view(viewer)
        assert [len(held.hand) for held in seen.investigators] == [5, 5]
        assert [held.deck_size for held in seen.investigators] == [27, 27]
        assert all(face.id >= 0 for held in seen.investigators for face in held.hand)
        assert {game.sight.numbers[viewer][card] for card in game.encounter_deck} == {-1}


def test_the_study_is_seen_with_its_clues_and_shroud() -> None:
    game = begun()
    (study,) = game.view(0).locations
    assert (study.title, study.revealed, study.shroud, study.clues, study.connected) == ("Study", True, 2, 4, ())
    assert {held.location for held in game.view(0).investigators} == {study.id}


def test_a_location_that_nobody_has_entered_shows_only_its_other_side() -> None:
    game = begun()
    study = locations(game)[0]
    game.in_play[study].revealed = False
    (seen,) = game.view(0).locations
    assert (seen.code, seen.revealed, seen.shroud, seen.traits) == ("", False, None, ())


def test_what_lies_face_down_is_counted_and_not_shown() -> None:
    game = begun()
    study = locations(game)[0]
    buried, ally = game.encounter_deck[-1], game.investigators[0].hand[0]
    zones.bury(game, buried, study)
    zones.move(game, ally, SACRIFICES)
    for viewer in (0, 1, SPECTATOR):
        seen = game.view(viewer)
        assert seen.locations[0].underneath == 1
        assert seen.piles == {UNDERNEATH: 1, SACRIFICES: 1}
        assert {game.sight.numbers[viewer][card] for card in (buried, ally)} == {-1}
    game.examine()
    assert game.complete()


def test_act_and_agenda_are_seen_with_what_they_ask_for() -> None:
    seen = begun().view(1)
    assert seen.act is not None and seen.agenda is not None
    assert (seen.act.title, seen.act.stage, seen.act.needed, seen.act.left) == ("Trapped", 1, 4, 2)
    assert (seen.agenda.title, seen.agenda.needed, seen.doom) == ("What's Going On?!", 3, 0)


def test_only_whoever_decides_is_asked() -> None:
    game = begun()
    assert game.pending is not None
    asked = [viewer for viewer in (0, 1, SPECTATOR) if game.view(viewer).decision is not None]
    assert asked == [game.pending.player]


def test_the_odds_of_an_investigation_are_told_before_it_begins() -> None:
    game = begun()
    assert game.pending is not None
    seen = game.view(game.pending.player)
    assert seen.decision is not None
    (prospect,) = seen.decision.prospects
    assert seen.decision.options[prospect.place].word == "investigate"
    assert (prospect.skill, prospect.value, prospect.difficulty) == ("intellect", 3, 2)
    assert prospect.odds == pytest.approx(10 / 16)


def test_the_odds_change_with_every_card_that_is_committed() -> None:
    game = begun()
    player = game.pending.player if game.pending is not None else -1
    game.investigators[player].hand.sort(key=lambda card: game.name(card) != "Perception")
    does(game, "investigate")
    assert game.pending is not None and game.pending.kind == "commit"
    before = game.view(player).test
    assert before is not None
    best = max(before.commits, key=lambda commit: commit.odds)
    option = next(o for o in game.view(player).decision.options if o.card == best.card)  # type: ignore[union-attr]
    game.answer(game.pending.options[option.place])
    if game.test is not None and not game.test.tokens:
        assert game.view(player).test.odds == best.odds > before.odds  # type: ignore[union-attr]


def test_a_symbol_counts_as_what_its_card_says_now() -> None:
    game = begun()
    assert effect_of(game, 0, SKULL) == Effect(0)
    assert effect_of(game, 0, AUTO_FAIL) == Effect(0, fails=True)
    assert effect_of(game, 0, "-3") == Effect(-3)
    assert effect_of(game, 0, ELDER_SIGN) == Effect(game.in_play[locations(game)[0]].clues)


def test_a_token_that_has_another_revealed_counts_with_each_that_may_follow() -> None:
    effects = {"elder thing": Effect(-1, another=True), "0": Effect(0), "-2": Effect(-2)}
    bag = Counter({"elder thing": 1, "0": 1, "-2": 1})
    assert _chance(bag, effects, 3, 2, 1) == Fraction(1, 3) + Fraction(1, 3) * Fraction(1, 2)
    assert _chance(Counter({"elder thing": 1}), effects, 3, 2, 1) == 1


def test_with_the_auto_fail_alone_nothing_succeeds_and_without_any_token_the_value_decides() -> None:
    game = begun()
    game.bag = [AUTO_FAIL]
    assert chance_of(game, 0, 9, 0) == 0
    game.bag = ["-1", "-1", AUTO_FAIL, "0"]
    assert chance_of(game, 0, 2, 2) == Fraction(1, 4)
    assert chance_of(game, 0, 3, 2) == Fraction(3, 4)
    game.bag = []
    assert (chance_of(game, 0, 2, 2), chance_of(game, 0, 1, 2)) == (1, 0)


def test_once_a_token_lies_there_the_odds_are_settled() -> None:
    game = begun()
    does(game, "investigate")
    test = game.test
    assert test is not None
    test.tokens, test.waiting = ["-4"], ["-4"]
    assert odds(game, test) == 0
    test.waiting = [AUTO_FAIL]
    assert odds(game, test, more=9) == 0
    test.tokens, test.waiting, test.modifier = ["+1"], [], 1
    assert odds(game, test) == 1


def test_a_view_can_be_sent_and_read_back() -> None:
    seen = begun().view(0)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=type(seen)) == seen


@pytest.mark.parametrize("drawn", [True, False], ids=["drawn", "found"])
def test_whoever_draws_a_hidden_card_sees_it_and_nobody_else_is_told_what_it_is(drawn: bool) -> None:
    game = begun()
    hidden = game.add_card(by_code()["03084d"], -1, SET_ASIDE)
    game.set_aside.append(hidden)
    zones.move(game, hidden, ENCOUNTER_DECK)
    game.pending = None
    told: dict[int, list[str]] = {viewer: [] for viewer in (0, 1, SPECTATOR)}

    def listen(event: Event) -> None:
        for viewer, lines in told.items():
            lines.append(line(game, event, viewer))

    game.observer = listen
    game.happen([Event("encounter", hidden, 1, cause=FROM_DECK if drawn else "")])
    game.advance()
    assert game.zone[hidden] == HAND
    for viewer in (0, 1, SPECTATOR):
        held = game.view(viewer).investigators[1]
        assert held.hand_size == len(held.hand) + (viewer != 1)
        assert ("Whispers in Your Head" in [card.title for card in held.hand]) == (viewer == 1)
        assert any("Whispers" in line for line in told[viewer]) == (viewer == 1), told[viewer]
    game.examine()


def test_a_hidden_card_that_is_discarded_is_seen_by_all() -> None:
    game = begun()
    hidden = game.add_card(by_code()["03084d"], -1, SET_ASIDE)
    game.set_aside.append(hidden)
    zones.conceal(game, hidden, 0)
    game.pending = None
    game.happen([Event("discard from hand", hidden, 0, source=hidden)])
    game.advance()
    assert [card.title for card in game.view(1).encounter_discard] == ["Whispers in Your Head"]
    game.examine()


def test_peril_silences_everybody_but_whoever_resolves_the_encounter() -> None:
    game = begun()
    perilous = game.add_card(by_code()["01135"], -1, SET_ASIDE)
    game.set_aside.append(perilous)
    game.investigators[0].clues = 1
    game.pending = None
    game.happen([Event("encounter", perilous, 0)])
    game.advance()
    assert game.pending is not None and game.pending.kind == "one of"
    assert [game.view(viewer).silent for viewer in (0, 1)] == [False, True]
    game.answer(game.pending.options[0])
    assert [game.view(viewer).silent for viewer in (0, 1)] == [False, False]


def test_a_hidden_card_is_not_seen_by_others_while_whoever_draws_it_may_still_answer() -> None:
    game = begun()
    ward = game.add_card(by_code()["01065"], 1, HAND)
    game.investigators[1].hand.append(ward)
    hidden = game.add_card(by_code()["03084d"], -1, SET_ASIDE)
    game.set_aside.append(hidden)
    game.pending = None
    game.happen([Event("encounter", hidden, 1)])
    game.advance()
    assert game.pending is not None and game.pending.kind == "react"
    for viewer in (0, 1, SPECTATOR):
        assert [card.title for card in game.view(viewer).limbo] == ["Whispers in Your Head"] * (viewer == 1)
