"""When a table asks in Call of Cthulhu, and how often."""

from __future__ import annotations

import pytest
from positions import Position

from silverkey.cthulhu.library import find_card
from silverkey.cthulhu.view import view
from silverkey.kernel.decision import PASS, Decision, Option
from silverkey.server.prompts import measure
from silverkey.server.table import Person, Table
from silverkey.sitting.cthulhu.autopass import CthulhuAutopass
from silverkey.sitting.host import Wish, host_of

MOST_PROMPTS = 30
MOST_PASSED = 0.10
YOU, OTHER = 0, 1


def asked_until(position: Position, autopass: CthulhuAutopass, most: int = 12) -> list[str]:
    """What you are asked, as kinds with the window, where you and the other player pass whatever there is."""
    game, asked = position.begin(), []
    for _ in range(most):
        decision = game.pending
        if decision is None:
            break
        quiet = next((option for option in decision.options if game.WORDS[option.word].declines), decision.options[0])
        if decision.player != YOU:
            game.answer(quiet)
            continue
        seen = view(game, YOU)
        answer = autopass.automatic(game, seen, 0)
        if answer is None:
            asked.append(f"{decision.kind} {autopass.window(game)}".strip())
            autopass.answered(game, seen, 0, quiet)
        game.answer(quiet if answer is None else answer)
    return asked


def holding(title: str, phase: str = "operations", active: int = YOU) -> Position:
    """You hold a card and can pay for it."""
    position = Position(phase, real=True)
    position.game.active = active
    position.hand(YOU, find_card(title))
    position.resources(YOU, 0, *[find_card(title)] * 3)
    return position


def test_a_person_is_asked_seldom_at_a_table() -> None:
    asked = measure(range(30))
    assert asked.prompts_a_game <= MOST_PROMPTS, asked.lines()
    assert asked.share_passed <= MOST_PASSED, asked.lines()


@pytest.mark.parametrize("ready", [True, False])
def test_nobody_is_asked_to_hinder_those_who_cannot_commit_anyway(ready: bool) -> None:
    position = holding("Panic", "story", OTHER)
    position.in_play(OTHER, find_card("Mad Artist"), exhausted=not ready)
    position.in_play(YOU, find_card("Hired Muscle"))
    assert ("action story" in asked_until(position, CthulhuAutopass())) is ready


def test_what_was_passed_on_before_the_same_characters_could_commit_is_not_asked_again() -> None:
    autopass = CthulhuAutopass()
    for again in range(2):
        position = holding("Panic", "story", OTHER)
        position.game.turn += again
        position.in_play(OTHER, find_card("Mad Artist"))
        position.in_play(YOU, find_card("Hired Muscle"))
        assert ("action story" in asked_until(position, autopass)) is not again
    autopass.reset()
    position = holding("Panic", "story", OTHER)
    position.in_play(OTHER, find_card("Mad Artist"))
    position.in_play(YOU, find_card("Hired Muscle"))
    assert "action story" in asked_until(position, autopass)


@pytest.mark.parametrize("exhausted", [True, False])
def test_one_of_several_like_cards_that_must_be_chosen_is_not_asked_for(exhausted: bool) -> None:
    position = Position("operations", real=True)
    twins = [position.in_play(YOU, find_card("Local Sheriff"), exhausted=exhausted and not n) for n in range(2)]
    game = position.begin()
    game.pending = Decision(YOU, "insane by struggle", [Option("card", card) for card in twins], 9)
    asked = CthulhuAutopass().automatic(game, view(game, YOU), 0) is None
    assert asked is exhausted


def test_icons_that_win_nothing_where_nobody_stands_against_them_are_no_question() -> None:
    """Only Arcane and Investigation give something to whoever is alone at a story."""
    position = holding("Touched by the Sleeper", "story")
    position.in_play(YOU, find_card("Young Deep One"))
    assert "action defence" not in asked_until(position, CthulhuAutopass())


def test_whoever_never_wants_to_be_asked_because_of_a_card_is_not() -> None:
    autopass = CthulhuAutopass()
    autopass.never("Panic")
    position = holding("Panic", "story", OTHER)
    position.in_play(OTHER, find_card("Local Sheriff"))
    assert autopass.automatic(position.begin(), view(position.game, YOU), 0) in (None, PASS)
    assert "action story" not in asked_until(holding("Panic", "story", OTHER), autopass)


def facing(title: str, *skills: str, active: int = OTHER) -> Position:
    """You hold a card before anybody commits, and somebody of yours and some of the other player's could commit; one
    more of his, with little skill, could not."""
    position = holding(title, "story", active)
    position.in_play(YOU, find_card("Mad Artist"))
    position.in_play(OTHER, find_card("Overzealous Initiate"), exhausted=True)
    for character in skills:
        position.in_play(OTHER, find_card(character))
    return position


@pytest.mark.parametrize(
    ("title", "character", "asked"),
    [
        ("Panic", "Mad Artist", True),
        ("Panic", "Thomas F. Malone", False),
        ("Blind Submission", "Mad Artist", True),
        ("Blind Submission", "Local Sheriff", False),
    ],
)
@pytest.mark.parametrize("active", [YOU, OTHER])
def test_what_can_hit_nobody_who_could_commit_is_no_question(
    title: str, character: str, asked: bool, active: int
) -> None:
    assert ("action story" in asked_until(facing(title, character, active=active), CthulhuAutopass())) is asked


def test_what_can_hit_nobody_is_asked_about_by_act_and_by_its_switch() -> None:
    insisting, idle = CthulhuAutopass(), CthulhuAutopass()
    insisting.insisting = True
    idle.ask(["idle"])
    for autopass in (insisting, idle):
        assert "action story" in asked_until(facing("Blind Submission", "Local Sheriff"), autopass)


def test_what_can_hit_nobody_yet_is_a_question_where_something_else_could_change_that() -> None:
    position = facing("Blind Submission", "Local Sheriff")
    position.in_play(YOU, find_card("Clover Club Torch Singer"))
    position.resources(YOU, 1, find_card("Ghost"))
    assert "action story" in asked_until(position, CthulhuAutopass())


def test_what_was_passed_on_is_asked_again_if_it_could_hit_somebody_new() -> None:
    autopass, asked = CthulhuAutopass(), []
    for again, newcomers in enumerate([[], ["Local Sheriff"], ["Innsmouth Troublemaker"]]):
        position = facing("Blind Submission", "Mad Artist", *newcomers)
        position.game.turn += 20 * again
        asked.append("action story" in asked_until(position, autopass))
    assert asked == [True, False, True]


@pytest.mark.parametrize("exhausted", [True, False])
def test_readying_is_a_question_before_defending_where_somebody_of_yours_could_ready(exhausted: bool) -> None:
    position = facing("Get on Yer Feet!")
    position.in_play(OTHER, find_card("Local Sheriff"), committed=position.game.stories[0].card, exhausted=True)
    position.in_play(YOU, find_card("Mad Artist"), exhausted=exhausted)
    assert ("action attack" in asked_until(position, CthulhuAutopass())) is exhausted


@pytest.mark.parametrize("there", [True, False])
def test_icons_for_whoever_is_at_no_story_are_no_question_once_everybody_has_committed(there: bool) -> None:
    position = Position("story", real=True)
    story = position.game.stories[0].card
    position.resources(YOU, 0, find_card("Ghost"))
    position.in_play(YOU, find_card("Local Sheriff"), committed=story, exhausted=True)
    position.in_play(OTHER, find_card("Local Sheriff"), committed=story, exhausted=True)
    position.in_play(YOU, find_card("Paul LeMond"), committed=story if there else -1, exhausted=True)
    assert ("action defence" in asked_until(position, CthulhuAutopass())) is there


def test_a_window_before_the_story_phase_is_asked_for_if_it_is_wanted() -> None:
    """That nobody is committed yet is no reason to pass there."""
    autopass = CthulhuAutopass()
    autopass.ask(["their", "resource"])
    position = holding("Binding", "resource", OTHER)
    position.in_play(OTHER, find_card("Local Sheriff"))
    assert "action resource" in asked_until(position, autopass)


def attacked(defender: str, *attackers: str) -> Position:
    """You could defend with somebody against those who are at a story."""
    position = Position("story", real=True)
    position.game.active = OTHER
    story = position.game.stories[0].card
    for title in attackers:
        position.in_play(OTHER, find_card(title), committed=story, exhausted=True)
    position.in_play(YOU, find_card(defender))
    return position


@pytest.mark.parametrize(
    ("defender", "attackers", "asked"),
    [
        ("Mad Artist", ["Hired Muscle"], False),  # he dies before anything else is counted
        ("Ghost", ["Hired Muscle"], True),  # it is Invulnerable as soon as it is there, and success has opposition
        ("Victoria Glasser", ["Mad Artist"], True),  # he goes insane
        ("Victoria Glasser", ["Local Sheriff"], False),  # he does not
        ("Innsmouth Troublemaker", ["Hired Muscle"], True),
        ("Innsmouth Troublemaker", ["Hired Muscle", "Steve Clarney"], False),  # nobody has Toughness any more
    ],
)
def test_a_defence_that_can_bring_nothing_is_no_question(defender: str, attackers: list[str], asked: bool) -> None:
    assert ("defend" in asked_until(attacked(defender, *attackers), CthulhuAutopass())) is asked


@pytest.mark.parametrize("title", ["Binding", "Get on Yer Feet!", "Panic"])
def test_a_defence_is_a_question_for_whoever_holds_something_that_changes_struggles(title: str) -> None:
    position = attacked("Mad Artist", "Hired Muscle")
    position.hand(YOU, find_card(title))
    position.resources(YOU, 0, *[find_card(title)] * 2)
    assert ("defend" in asked_until(position, CthulhuAutopass())) is (title != "Panic")


def test_a_defence_in_vain_is_asked_for_by_its_switch_and_by_act() -> None:
    insisting, switched = CthulhuAutopass(), CthulhuAutopass()
    insisting.insisting = True
    switched.ask(["vain"])
    for autopass in (insisting, switched):
        assert "defend" in asked_until(attacked("Mad Artist", "Hired Muscle"), autopass)
        assert not autopass.insisting


def test_a_defence_that_was_passed_can_be_gone_back_to() -> None:
    host = host_of("cthulhu")
    people = [Person("You"), Person("Bot", "heuristic")]
    table = Table(host, host.agree(Wish(game="cthulhu", seed=1), ["You", "Bot"], (0, 1)), people)
    table.stand(attacked("Mad Artist", "Hired Muscle").begin(), [])
    assert len(table.begin()) == 1
    table.act(YOU)
    assert table.game.pending is not None
    assert table.game.pending.kind == "defend"
    assert table.begin() == []


@pytest.mark.parametrize("chosen", [True, False])
def test_whoever_can_only_save_himself_is_asked_where_he_is_meant(chosen: bool) -> None:
    position = Position("operations", real=True)
    position.game.active = OTHER
    brady = position.in_play(YOU, find_card('Jack "Brass" Brady, Steeped in Violence'))
    sheriff = position.in_play(YOU, find_card("Local Sheriff"))
    singer = position.in_play(OTHER, find_card("Clover Club Torch Singer"))
    position.resources(OTHER, 0, find_card("Ghost"))
    game = position.begin()
    game.answer(next(option for option in game.pending.options if option.card == singer))
    while game.pending.player == OTHER:
        aimed = [option for option in game.pending.options if option.card == (brady if chosen else sheriff)]
        game.answer([*aimed, game.pending.options[0]][0])
    assert game.pending.kind == "disrupt"
    assert (CthulhuAutopass().automatic(game, view(game, YOU), 0) is None) is chosen


@pytest.mark.parametrize("theirs", [True, False])
def test_an_answer_that_could_only_destroy_what_is_yours_is_no_question(theirs: bool) -> None:
    position = Position("story", real=True)
    position.in_play(YOU, find_card("Local Sheriff"))
    position.in_play(OTHER if theirs else YOU, find_card("Arkham Asylum"))
    position.hand(YOU, find_card("Political Demonstration"))
    position.in_play(YOU, find_card("Hired Muscle"), committed=position.game.stories[0].card, exhausted=True)
    position.in_play(OTHER, find_card("Ghost"), committed=position.game.stories[0].card, exhausted=True)
    assert ("respond" in " ".join(asked_until(position, CthulhuAutopass(), 30))) is theirs
