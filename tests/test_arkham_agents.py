"""The heuristic investigator plays whole scenarios, and like somebody who wants to come home."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from arkham_table import begin, go, lay, table

from silverkey.agents.arkham.chances import chance
from silverkey.agents.arkham.heuristic import HeuristicAgent
from silverkey.agents.base import Agent, RandomAgent, ask
from silverkey.agents.roster import agent_named
from silverkey.arena.arkham.contest import CONTEST, listed, start_scenario
from silverkey.arkham.campaign import Entrant, new_campaign
from silverkey.arkham.campaigns.making import all_campaigns
from silverkey.arkham.decks.starters import starter_deck
from silverkey.arkham.decks.weaknesses import draw_weaknesses, weakness_pool
from silverkey.arkham.game import Game
from silverkey.arkham.library import by_code
from silverkey.arkham.newgame import new_scenario
from silverkey.arkham.printed.facts import printed_card
from silverkey.arkham.rules.setup import Seat
from silverkey.arkham.scenarios.making import all_scenarios
from silverkey.arkham.words import SKILLS
from silverkey.judge.arkham.examined import Examined
from silverkey.judge.documents import documents_of
from silverkey.judge.reading import read_case
from silverkey.judge.source import Node

MANY = 6000
"""No scenario asks so many questions."""


def play(game: Game, agent: Agent) -> Game:
    """Let an agent answer for everybody up to the end."""
    for _ in range(MANY):
        if game.pending is None:
            return game
        game.answer(ask(agent, game))
    pytest.fail(f"It goes on and on: {game.pending}")


def roland(seed: int) -> Game:
    """The Gathering on easy for Roland alone."""
    deck = draw_weaknesses(starter_deck("Roland Banks"), weakness_pool(["core"]), random.Random(seed).choice)
    seat = Seat(investigator=deck.investigator, deck=tuple(listed(deck)))
    return new_scenario(all_scenarios()["The Gathering"], [seat], seed, "easy")


@pytest.mark.parametrize("investigators", [1, 2, 3, 4])
def test_the_gathering_comes_to_an_end(investigators: int) -> None:
    for seed in range(3):
        game = play(start_scenario(seed, investigators), HeuristicAgent())
        assert game.over
        assert game.resolution


@pytest.mark.parametrize("scenario", sorted(all_scenarios()))
def test_every_scenario_comes_to_an_end(scenario: str) -> None:
    assert play(start_scenario(7, 2, scenario), HeuristicAgent()).over


def test_it_gets_farther_than_chance_does() -> None:
    ours = [play(roland(seed), HeuristicAgent()).resolution for seed in range(12)]
    anyones = [play(roland(seed), RandomAgent(seed)).resolution for seed in range(12)]
    assert ours.count("none") + 3 < anyones.count("none")


def test_the_same_view_gets_the_same_answer() -> None:
    assert play(roland(3), HeuristicAgent(1)).log == play(roland(3), HeuristicAgent(2)).log


def test_it_is_known_by_its_name() -> None:
    assert agent_named("heuristic", "arkham") is HeuristicAgent


def test_the_odds_of_a_bag_count_every_token_once() -> None:
    assert chance(("+1", "0", "-1", "auto-fail"), 0) == 0.5
    assert chance(("+1", "0", "-1", "auto-fail"), 1) == 0.75
    assert chance(("auto-fail",), 9) == 0.0


def test_between_scenarios_it_buys_what_is_better_than_what_it_has() -> None:
    deck = starter_deck("Roland Banks")
    game = new_campaign(all_campaigns()["Night of the Zealot"], [Entrant(deck=deck, experience=9)])
    game.pending = None
    game.end_scenario("R2")
    game.advance()
    play_until(game, "mulligan")
    member = game.chronicle.members[0]
    levels = sum((printed_card(code).level or 0) * copies for code, copies in member.cards.items())
    assert levels == 12 - member.experience > 9


def test_it_heals_what_somebody_beside_it_has() -> None:
    game = table()
    kit = lay(game, by_code()["01019"], 0, owner=0)
    wounded = game.in_play[game.investigators[1].card]
    wounded.damage = 2
    begin(game)
    go(game, lambda option: option.word == "trigger" and option.card == kit)
    play_until(game, "action")
    assert wounded.damage == 1


def play_until(game: Game, kind: str) -> None:
    while game.pending is not None and game.pending.kind != kind:
        game.answer(ask(HeuristicAgent(), game))


def test_an_investigator_is_simulated_with_his_starter_deck_by_his_name() -> None:
    code, *cards = CONTEST.brought(Path("roland"), "latest")[0]
    assert (code, len(cards)) == ("01001", sum(starter_deck("Roland").cards.values()))
    with pytest.raises(LookupError, match="nobody"):
        CONTEST.brought(Path("nobody"), "latest")


def laid_out(text: str, until: str = "action") -> Examined:
    """The position of a case, played on as the bot plays up to a question of a kind."""
    (document,) = documents_of(f"case: a\ngame: arkham\n{text}", "asked.yaml")
    assert isinstance(document, Node)
    case = read_case(document)
    game: Examined = case.position.lay_out(case.players, "1.2")
    go_on(game, until)
    return game


def go_on(game: Examined, until: str) -> None:
    """The bot plays on up to a question of a kind."""
    game.to_question()
    while game.pending is not None and game.pending.kind != until:
        game.answer(ask(HeuristicAgent(), game))
        game.to_question()


def answered(game: Examined) -> tuple[str, str]:
    """What the bot answers to the question to which the game has come, and with which card."""
    assert game.pending is not None
    seen = game.view(game.pending.player)
    answer = HeuristicAgent().choose(seen, seen.decision)
    titles = {card.id: card.title for card in (*seen.in_play, *seen.locations, *seen.investigators)}
    return str(answer.word), "" if answer.face is None and answer.card < 0 else titles.get(answer.card, "")


def test_it_attacks_with_the_skill_that_a_spell_names() -> None:
    game = laid_out(
        "investigators: {Agnes Baker: {at: Study, in play: [{card: Shrivelling, uses: 4}]}}\n"
        "enemies: [{card: Ravenous Ghoul, engaged: Agnes Baker}]\nchaos bag: ['0', -1]"
    )
    assert answered(game) == ("trigger", "Shrivelling")


def test_it_brings_a_light_where_it_is_dark() -> None:
    game = laid_out(
        "scenario: The Gathering\nact: {stage: 2}\n"
        "investigators: {Wendy Adams: {at: Cellar, in play: [{card: Flashlight, uses: 3}]}}\n"
        "locations: {Cellar: {clues: 2}}\nchaos bag: [-1, -2]"
    )
    assert answered(game) == ("trigger", "Flashlight")


@pytest.mark.parametrize(("token", "answer"), [("-4", "trigger"), ("+1", "pass")])
def test_it_cancels_a_token_with_which_the_test_fails(token: str, answer: str) -> None:
    game = laid_out(
        "scenario: The Gathering\ninvestigators: {Wendy Adams: {at: Study, hand: [Guts]}}\n"
        f"locations: {{Study: {{clues: 2}}}}\nchaos: ['{token}']",
        until="react",
    )
    assert answered(game)[0] == answer


def test_whoever_stands_by_attacks_what_the_act_is_about() -> None:
    game = laid_out(
        "scenario: The Gathering\nact: {stage: 3}\n"
        "investigators:\n  Agnes Baker: {at: Hallway, in play: [{card: Shrivelling, uses: 4}]}\n"
        "  Roland Banks: {at: Hallway}\n"
        "enemies: [{card: Ghoul Priest, engaged: Roland Banks}]\nchaos bag: ['0', -1]"
    )
    assert answered(game) == ("trigger", "Shrivelling")


def test_it_goes_where_the_act_wants_somebody_who_needs_no_clues() -> None:
    game = laid_out(
        "scenario: The Devourer Below\nact: {stage: 2}\ninvestigators: {Roland Banks: {at: Main Path}}\n"
        "locations: {Ritual Site: {revealed: false}}"
    )
    assert answered(game) == ("move", "Ritual Site")


def test_it_looks_for_the_clues_that_an_act_asks_for_in_words() -> None:
    game = laid_out(
        "scenario: The Devourer Below\nact: {stage: 3}\ninvestigators: {Daisy Walker: {at: Ritual Site}}\n"
        "locations: {Ritual Site: {clues: 2}}"
    )
    assert answered(game)[0] == "investigate"


def test_it_wins_over_whoever_may_be_won_over() -> None:
    game = laid_out(
        "scenario: The Gathering\nact: {stage: 3}\ninvestigators: {Daisy Walker: {at: Parlor}}\n"
        "enemies: [{card: Lita Chantler, at: Parlor}]\nchaos bag: ['0']"
    )
    assert answered(game) == ("trigger", "Lita Chantler")


def test_it_uses_its_head_where_that_is_allowed() -> None:
    game = laid_out(
        "investigators: {Daisy Walker: {at: Study, hand: [Mind over Matter], resources: 3}}\n"
        "enemies: [{card: Ravenous Ghoul, engaged: Daisy Walker}]\nchaos bag: ['0']"
    )
    seen = game.view(0)
    answer = HeuristicAgent().choose(seen, seen.decision)
    assert answer.face is not None
    assert answer.face.title == "Mind over Matter"
    game.answer(ask(HeuristicAgent(), game))
    go_on(game, "which skill")
    assert game.pending is not None
    assert SKILLS[ask(HeuristicAgent(), game).number] == "intellect"
