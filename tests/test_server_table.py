"""What a table tells a seat of itself, and what a seat may ask of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw
from positions import Position
from serving import Client, Server, whoever_is_asked

from silverkey.cthulhu.library import find_card
from silverkey.server.differences import Change
from silverkey.server.hall import scenes_of
from silverkey.server.prompts import SEAT, Counting
from silverkey.server.protocol import encode
from silverkey.server.table import WATCHING, Person, Refused, Table
from silverkey.sitting.autopass import QUIET
from silverkey.sitting.host import Wish, host_of

PEOPLE = (Person("Danielle"), Person("Tommy"))


def table(seed: int = 4) -> Table:
    host = host_of("cthulhu")
    opened = Table(
        host, host.agree(Wish(game="cthulhu", seed=seed), [person.name for person in PEOPLE], (0, 1)), PEOPLE
    )
    opened.begin()
    return opened


def serial(at: Table, seat: int) -> int:
    """The number of the question that a seat is asked."""
    decision = at.view(seat).decision
    assert decision is not None
    return decision.serial


def let_be(at: Table) -> None:
    """Whoever is asked declines, or gives the first answer."""
    decision = at.game.pending
    assert decision is not None
    place = next((n for n, o in enumerate(decision.options) if at.game.WORDS[o.word].declines), 0)
    at.answer(decision.player, serial(at, decision.player), place)


def test_a_line_names_its_cards_with_their_codes_and_no_others() -> None:
    counting = Counting("cthulhu", 3, "heuristic")
    at = counting.table
    at.begin()
    while not at.over and at.game.turn < 4:
        if at.bot_to_move:
            at.let_bot_answer()
        else:
            decision, pick = at.game.pending, counting.sitter.choose(at.game)
            assert decision is not None
            at.answer(SEAT, serial(at, SEAT), decision.options.index(pick))
    for seating in at.seatings:
        lines = seating.lines()
        assert all(title in line.text for line in lines for title, _ in line.cards)
        plays = [line for line in lines if line.verb == "use" and " plays " in line.text]
        assert plays
        assert all(line.cards for line in plays)
        assert any(line.shown >= 0 for line in lines)


def test_an_action_window_that_was_passed_for_a_seat_can_be_gone_back_to() -> None:
    at = table()
    asked_anyway, passed = 0, 0
    for _ in range(60):
        if at.over:
            break
        for seat in (0, 1):
            place = at._passed_for(seat)
            if place is None:
                continue
            passed += 1
            deeds = at.act(seat)
            decision = at.game.pending
            assert decision is not None
            assert (decision.player, decision.kind) == (seat, "action")
            assert at.seating(seat).window()
            assert [deed.kind for deed in deeds] == ["undo"]
            assert at.begin() == [], "whoever wants to act is asked"
            asked_anyway += 1
        let_be(at)
    assert passed == asked_anyway > 0


def test_a_quiet_hurry_ends_when_somebody_else_does_something() -> None:
    at = table(2)
    while at.game.turn < 1:
        let_be(at)
    at.seating(1).autopass.hurry = QUIET
    for _ in range(40):
        decision = at.game.pending
        assert decision is not None
        deeds = [n for n, option in enumerate(decision.options) if option.word in at.host.kinds.deeds]
        if decision.player == 0 and deeds:
            at.answer(0, serial(at, 0), deeds[0])
            break
        let_be(at)
    assert at.seating(1).autopass.hurry == ""


def at_an_action() -> tuple[Table, int]:
    """A table at which somebody is asked for an action, and his seat."""
    at = table()
    while at.game.pending is None or at.game.pending.kind not in at.host.kinds.actions:
        let_be(at)
    return at, at.decider


def test_whoever_hurries_wants_no_more_to_be_asked_at_the_next_chance_to_act() -> None:
    at, seat = at_an_action()
    at.seating(seat).autopass.insisting = True
    before = serial(at, seat)
    assert at.hurry(seat, "turn")
    assert at.view(seat).decision is None or serial(at, seat) != before
    assert not at.seating(seat).autopass.insisting


def test_whoever_is_asked_for_an_action_is_told_so_if_he_wants_to_be_asked() -> None:
    at, seat = at_an_action()
    assert at._passed_for(seat) is None
    with pytest.raises(Refused, match="You are asked for an action now"):
        at.act(seat)
    assert not at.seating(seat).autopass.insisting


def test_a_game_that_is_over_goes_on_for_nobody() -> None:
    at = table()
    while at.game.turn < 2:
        let_be(at)
    at.concede(0)
    place, digest = at.place, at.game.digest()
    for seat in (0, 1):
        for want in (at.act, lambda seat: at.hurry(seat, QUIET), lambda seat: at.hurry(seat, "turn")):
            with pytest.raises(Refused, match="The game is over"):
                want(seat)
    assert (at.place, at.game.digest(), at.over) == (place, digest, True)


def test_what_others_must_agree_to_is_said_before_it_is_asked_for() -> None:
    at = table()
    first = at.game.pending
    assert first is not None
    assert at.undo_of(first.player, whole=True) == "no"
    with pytest.raises(Refused, match="nothing to take back"):
        at.undo_needs(first.player, whole=True)
    let_be(at)
    assert at.undo_of(first.player, whole=True) == "ask"


def test_a_step_that_nobody_else_has_seen_is_taken_back_at_once() -> None:
    at = table()
    seat = WATCHING
    while not (at.quiet and at.undo_of(seat, whole=False) == "yes"):
        seat = at.decider
        decision = at.game.pending
        assert decision is not None
        at.answer(seat, serial(at, seat), min(1, len(decision.options) - 1))
    before = len(at.seatings[WATCHING].journal.entries)
    at.undo(seat, whole=False)
    assert len(at.seatings[WATCHING].journal.entries) == before


def test_a_question_that_comes_again_after_an_undo_is_answered_anew() -> None:
    counting = Counting("cthulhu", 3, "heuristic")
    at = counting.table
    at.begin()
    answered: list[int] = []
    while at.undo_of(SEAT, whole=False) != "yes" or at.bot_to_move:
        if at.bot_to_move:
            at.let_bot_answer()
            continue
        decision, pick = at.game.pending, counting.sitter.choose(at.game)
        assert decision is not None
        answered.append(serial(at, SEAT))
        at.answer(SEAT, answered[-1], decision.options.index(pick))
    at.undo(SEAT, whole=False)
    assert serial(at, SEAT) not in answered
    with pytest.raises(Refused, match="you are now asked question"):
        at.answer(SEAT, answered[-1], 0)


def test_taking_back_waits_for_the_others_consent_and_their_refusal_changes_nothing(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        name, keys = server.open({"name": "Danielle"}, {"name": "Tommy"}, seed=4)
        players = [Client(server, name, key) for key in keys]
        for client in players:
            client.until("update")
        assert players[0].welcome["asking"]["windows"]["defence"]
        asker = None
        while asker is None:
            asked = whoever_is_asked(players)
            assert asked is not None
            asked.answer(0)
            asker = next((client for client in players if client.update["undo_whole"] == "ask"), None)
        other = next(client for client in players if client is not asker)
        seat = asker.welcome["seat"]
        place = other.update["place"]
        for agree in (False, True):
            asker.say("undo", ask=50)
            while other.update["undo_wanted"] != seat:
                other.until("update")
            other.say("consent", ask=51, agree=agree)
            while other.update["undo_wanted"] == seat or other.update["fresh"] is not agree:
                other.until("update")
            assert (other.update["place"] > place) is agree


def test_nobody_is_asked_to_take_anything_back_in_a_game_that_is_over(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        name, keys = server.open({"name": "Danielle"}, {"name": "Tommy"}, seed=4)
        players = [Client(server, name, key) for key in keys]
        for _ in range(4):
            asked = whoever_is_asked(players)
            assert asked is not None
            asked.answer(0)
        asker = players[0]
        asker.say("undo", whole=False, ask=100)
        while players[1].update["undo_wanted"] != 0:
            players[1].until("update")
        asker.say("concede", ask=101)
        while players[1].update["result"] is None:
            players[1].until("update")
        assert players[1].update["undo_wanted"] == WATCHING


def test_words_of_the_game_are_handed_out_with_their_meaning(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        for game, word in (("cthulhu", "Willpower"), ("arkham", "Doom")):
            found = {term["name"]: term for term in json.loads(server.get(f"/api/words/{game}"))}
            assert found[word]["meaning"]


def put(view: Any, change: Change) -> Any:
    """A view with what is different in it."""
    if not change.way:
        return change.value if change.at < 0 else [*view[: change.at], *change.come, *view[change.at + change.gone :]]
    key, *rest = change.way
    view[key] = put(view[key], msgspec.structs.replace(change, way=tuple(rest)))
    return view


def test_a_story_is_seen_struggle_by_struggle() -> None:
    position = Position("story", real=True)
    story = position.game.stories[0].card
    position.in_play(SEAT, find_card("Thomas F. Malone"), committed=story, exhausted=True)
    position.in_play(SEAT, find_card("Mad Artist"))
    position.in_play(1 - SEAT, find_card("Innsmouth Troublemaker"), committed=story, exhausted=True)
    at = table()
    at.stand(position.begin(), [])
    seating = at.seating(SEAT)
    seating.attended = True
    told = len(seating.journal.entries)
    let_be(at)
    view = encode(at.view(SEAT))
    scenes = scenes_of(seating, told, Raw(view))
    stands, tokens, wounds = json.loads(view), [], []
    for scene in reversed(scenes):
        for change in scene.changes:
            stands = put(stands, change)
        tokens.insert(0, stands["stories"][0]["tokens"][SEAT])
        wounds.insert(0, sum(card["wounds"] for card in stands["in_play"]))
        assert stands["decision"] is None
    said = [line.verb for line in seating.lines(told)]
    assert [said[scene.lines - 1] for scene in scenes] == said[: said.index("turn begins")]
    assert tokens == sorted(tokens)
    assert wounds == sorted(wounds)
    assert (tokens[0], wounds[0]) == (0, 0)
    assert len(set(zip(tokens, wounds, strict=True))) >= 3


def test_what_nobody_is_there_to_see_is_not_kept() -> None:
    at = table()
    for _ in range(60):
        let_be(at)
    assert not any(seating.moments for seating in at.seatings)


def test_those_who_watch_see_every_hand_once_the_game_is_over() -> None:
    at = table()
    hands = [len(side.hand) for side in at.game.sides]
    assert [len(side.hand) for side in at.view(WATCHING).players] == [0, 0]
    at.concede(0)
    seen = at.view(WATCHING)
    assert (seen.viewer, seen.decision, [len(side.hand) for side in seen.players]) == (WATCHING, None, hands)
    assert [len(side.hand) for side in at.view(1).players] == [0, hands[1]]
