"""The scenarios of Night of the Zealot: what their setup places, what their resolutions bring, and that they end."""

import random
from collections import Counter

import pytest

from silverkey.arkham.decks.starters import starter_decks
from silverkey.arkham.game import Game
from silverkey.arkham.library import by_code
from silverkey.arkham.newgame import new_scenario
from silverkey.arkham.printed.facts import printed_cards
from silverkey.arkham.rules.chaos import token_effect
from silverkey.arkham.rules.scenario import next_stage
from silverkey.arkham.rules.setup import Seat
from silverkey.arkham.scenarios.making import Scenario, all_outlines, all_scenarios
from silverkey.arkham.table import bag, zones
from silverkey.arkham.table.map import connected, locations
from silverkey.arkham.vocabulary.modifiers import Modifier
from silverkey.arkham.vocabulary.records import Tell
from silverkey.arkham.words import DEFEATED, DIFFICULTIES, ELDER_THING, RESIGNED, SYMBOLS
from silverkey.cardgame.lasting import Lasting
from silverkey.kernel.event import Event
from silverkey.language.context import Context

GATHERING, MASKS, DEVOURER = "The Gathering", "The Midnight Masks", "The Devourer Below"
STRONG_WILL = Modifier("willpower", 5)
GOT_AWAY = "Cultists Who Got Away"
NAMES = ("Ruth Turner", "Peter Warren", "Victoria Devereux", "Herman Collins", '"Wolf-Man" Drew', "The Masked Hunter")
PLAYERS = (1, 2, 3, 4)


def seat(code: str) -> Seat:
    deck = starter_decks()[code]
    return Seat(investigator=code, deck=tuple(one for one in Counter(deck.cards).elements() if one in by_code()))


def begun(title: str, players: int = 1, log: tuple[str, ...] = (), seed: int = 1, difficulty: str = "standard") -> Game:
    seats = [seat(code) for code in list(starter_decks())[:players]]
    game = new_scenario(all_scenarios()[title], seats, seed, difficulty, log=log)
    while game.pending is not None and game.pending.kind == "mulligan":
        game.answer(game.pending.options[0])
    return game


def devourer(seed: int) -> Game:
    return begun(DEVOURER, seed=seed)


def in_play(game: Game, type: str) -> list[str]:
    return sorted(game.name(card) for card in game.in_play if game.face(card).type == type)


def card(game: Game, title: str) -> int:
    return next(number for number in range(len(game.printed)) if game.name(number) == title)


def where(game: Game) -> set[str]:
    return {game.name(held.location) for held in game.investigators}


def names(game: Game, pile: list[int]) -> list[str]:
    return [game.name(number) for number in pile]


def ended(game: Game, resolution: str) -> Game:
    """The scenario ends so, here and now."""
    game.pending = None
    game.end_scenario(resolution)
    game.advance()
    while game.pending is not None:
        game.answer(game.pending.options[0])
    return game


def size_of(*sets: str) -> int:
    kinds = ("enemy", "treachery")
    return sum(one.quantity for one in printed_cards() if one.encounter_set in sets and one.type in kinds)


# Setup


@pytest.mark.parametrize("players", PLAYERS)
def test_the_gathering_begins_in_the_study_alone(players):
    game = begun(GATHERING, players)
    assert in_play(game, "location") == ["Study"]
    assert where(game) == {"Study"}
    assert game.in_play[card(game, "Study")].clues == 2 * players
    assert {"Ghoul Priest", "Lita Chantler", "Hallway", "Attic", "Cellar", "Parlor"} <= set(names(game, game.set_aside))
    sets = ("torch", "rats", "ghouls", "striking_fear", "ancient_evils", "chilling_cold")
    assert len(game.encounter_deck) == size_of(*sets) - 1


@pytest.mark.parametrize("players", PLAYERS)
def test_the_midnight_masks_begins_at_home_with_an_acolyte_for_each_further_investigator(players):
    game = begun(MASKS, players)
    assert in_play(game, "location") == [
        *("Downtown", "Easttown", "Graveyard", "Miskatonic University", "Northside"),
        *("Rivertown", "Southside", "St. Mary's Hospital", "Your House"),
    ]
    assert where(game) == {"Your House"}
    acolytes = [number for number in game.in_play if game.name(number) == "Acolyte"]
    assert [game.name(game.location_of(one)) for one in acolytes] == ["Southside", "Downtown", "Graveyard"][
        : players - 1
    ]
    assert all(game.in_play[one].doom == 1 for one in acolytes)
    assert sorted(names(game, game.side_deck)) == sorted(set(NAMES) - {"The Masked Hunter"})
    assert sorted(names(game, game.removed)) == ["Downtown", "Southside"]
    sets = ("arkham", "chilling_cold", "nightgaunts", "pentagram", "locked_doors")
    assert len(game.encounter_deck) == size_of(*sets) - 1 - (players - 1)


def test_twin_locations_are_chosen_by_chance():
    found = {frozenset(begun(MASKS, seed=seed).removed) for seed in range(20)}
    assert len(found) == 4


def test_whose_house_has_burned_down_begins_at_rivertown_without_it():
    game = begun(MASKS, 2, ("your house has burned to the ground",))
    assert where(game) == {"Rivertown"}
    assert "Your House" in names(game, game.removed)


@pytest.mark.parametrize("title", [MASKS, DEVOURER])
@pytest.mark.parametrize("alive", [True, False])
def test_a_ghoul_priest_that_is_still_alive_waits_in_the_encounter_deck(title, alive):
    game = begun(title, 1, ("the Ghoul Priest is still alive",) if alive else ())
    assert names(game, game.encounter_deck).count("Ghoul Priest") == alive


@pytest.mark.parametrize("players", PLAYERS)
def test_the_devourer_below_begins_on_the_main_path_with_four_of_six_woods(players):
    game = begun(DEVOURER, players)
    assert in_play(game, "location") == ["Arkham Woods"] * 4 + ["Main Path"]
    assert where(game) == {"Main Path"}
    assert names(game, game.removed) == ["Arkham Woods"] * 2
    assert {"Ritual Site", "Umôrdhoth"} <= set(names(game, game.set_aside))
    assert game.bag.count(ELDER_THING) == 1
    main = card(game, "Main Path")
    assert len(connected(game, main)) == 4


def test_one_set_of_agents_joins_the_encounter_deck_by_chance():
    base = size_of("tentacles", "ancient_evils", "striking_fear", "ghouls", "pentagram") - 1
    agents = Counter()
    for seed in range(40):
        game = begun(DEVOURER, seed=seed)
        sets = {game.printed[one].facts.encounter_set for one in game.encounter_deck}
        joined = [name for name in sets if name.startswith("agents")]
        assert len(joined) == 1
        assert len(game.encounter_deck) == base + size_of(joined[0])
        agents.update(joined)
    assert len(agents) == 4


def test_the_order_in_which_the_woods_are_laid_out_does_not_tell_them_apart():
    orders = [[one for one in game.in_play if game.name(one) == "Arkham Woods"] for game in map(devourer, range(8))]
    assert any(order != sorted(order) for order in orders)


@pytest.mark.parametrize(("escaped", "doom"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_cultists_who_got_away_hasten_the_ritual(escaped, doom):
    game = begun(DEVOURER, 1, tuple(f"{GOT_AWAY}: {name}" for name in NAMES[:escaped]))
    assert game.in_play[game.agenda].doom == doom


def test_past_midnight_two_cards_of_each_opening_hand_are_lost():
    game = begun(DEVOURER, 2, ("it is past midnight",))
    assert [len(held.hand) for held in game.investigators] == [3, 3]
    assert [len(held.discard) for held in game.investigators] == [2, 2]


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("title", [GATHERING, MASKS, DEVOURER])
def test_every_symbol_of_the_bag_has_an_effect_at_every_difficulty(title, difficulty):
    game = begun(title, difficulty=difficulty)
    hard = difficulty in ("hard", "expert")
    for token in set(game.bag) & set(SYMBOLS):
        effect, source = token_effect(game, 0, token)
        side = game.printed[source].other_side if hard else game.printed[source]
        assert effect is side.tokens[token]


@pytest.mark.parametrize("outline", all_outlines().values(), ids=lambda outline: outline.title)
def test_a_story_is_told_as_a_scenario_begins_and_at_each_of_its_ends(outline):
    beginnings = [outline.setup] if isinstance(outline, Scenario) else []
    for effect in (*beginnings, *outline.resolutions.values()):
        assert any(isinstance(node, Tell) for instruction in effect for node in instruction.walk())


# Resolutions


def test_without_a_resolution_of_the_gathering_house_and_priest_remain_and_lita_comes_along():
    game = ended(begun(GATHERING, 2), "")
    assert game.log == ["your house is still standing", "the Ghoul Priest is still alive"]
    assert [held.experience for held in game.investigators] == [2, 2]
    assert [held.gained for held in game.investigators] == [["01117"], []]


def test_whoever_burns_the_house_down_suffers_for_it():
    game = ended(begun(GATHERING, 2), "R1")
    assert game.log == ["your house has burned to the ground"]
    assert [(held.physical, held.mental) for held in game.investigators] == [(0, 1), (0, 0)]
    assert game.investigators[0].gained == ["01117"]


def test_whoever_keeps_the_house_learns_from_it_and_does_not_win_lita():
    game = ended(begun(GATHERING, 2), "R2")
    assert game.log == ["your house is still standing"]
    assert [held.experience for held in game.investigators] == [3, 2]
    assert not any(held.gained for held in game.investigators)


def test_whoever_is_trapped_in_the_house_is_killed_unless_he_has_resigned():
    game = begun(GATHERING, 2)
    game.investigators[1].fate = RESIGNED
    ended(game, "R3")
    assert [held.killed for held in game.investigators] == ["killed", ""]
    assert "Lita was forced to find others to help her cause" in game.log
    assert sum(len(held.gained) for held in game.investigators) == 1


def test_the_victory_display_and_cleared_locations_are_worth_experience():
    game = begun(GATHERING)
    for title in ("Attic", "Cellar"):
        number = card(game, title)
        game.set_aside.remove(number)
        game.zone[number] = "in play"
        standing = zones.stand(game, number)
        standing.revealed = True
        standing.clues = int(title == "Cellar")
    assert ended(game, "R1").investigators[0].experience == 3


@pytest.mark.parametrize("resolution", ["", "R1"])
def test_before_midnight_the_masked_hunter_got_away_with_those_who_were_not_found(resolution):
    game = ended(begun(MASKS), resolution)
    assert {f"{GOT_AWAY}: {name}" for name in NAMES} == set(game.log)


def test_who_got_away_is_recorded_in_an_order_that_tells_nothing_of_the_deck():
    for seed in range(3):
        log = ended(begun(MASKS, seed=seed), "R2").log
        told = [name.removeprefix(f"{GOT_AWAY}: ") for name in log if name.startswith(GOT_AWAY)]
        assert told == sorted(NAMES[:5])


def test_after_midnight_the_log_says_so_and_the_masked_hunter_counts_only_if_he_is_in_play():
    game = ended(begun(MASKS), "R2")
    assert "it is past midnight" in game.log
    assert f"{GOT_AWAY}: The Masked Hunter" not in game.log


def test_interrogated_cultists_are_recorded_and_a_dead_ghoul_priest_is_crossed_out():
    game = begun(MASKS, log=("the Ghoul Priest is still alive",))
    for title, pile in (("Ruth Turner", game.side_deck), ("Ghoul Priest", game.encounter_deck)):
        number = next(one for one in pile if game.name(one) == title)
        pile.remove(number)
        game.victory.append(number)
        game.zone[number] = "victory display"
    ended(game, "R1")
    assert "Cultists We Interrogated: Ruth Turner" in game.log
    assert f"{GOT_AWAY}: Ruth Turner" not in game.log
    assert "the Ghoul Priest is still alive" not in game.log
    assert game.investigators[0].experience == 3


@pytest.mark.parametrize(
    ("resolution", "note", "trauma", "experience", "outcome"),
    [
        ("R1", "the ritual to summon Umôrdhoth was broken", (0, 2), 5, "won"),
        ("R2", "the investigators repelled Umôrdhoth", (2, 2), 10, "won"),
        ("R3", "the investigators sacrificed Lita Chantler to Umôrdhoth", (2, 2), 0, "survived"),
    ],
)
def test_the_end_of_the_night_marks_everybody(resolution, note, trauma, experience, outcome):
    game = begun(DEVOURER, 2)
    game.investigators[1].fate = DEFEATED
    ended(game, resolution)
    assert note in game.log
    assert [(held.physical, held.mental) for held in game.investigators] == [trauma] * 2
    assert [held.experience for held in game.investigators] == [experience] * 2
    assert game.outcome == outcome


def test_whoever_sacrifices_lita_goes_home_with_a_madness():
    game = ended(begun(DEVOURER, 2), "R3")
    for held in game.investigators:
        assert len(held.gained) == 1
        assert "Madness" in by_code()[held.gained[0]].traits


def test_whoever_lets_the_ritual_happen_is_killed_even_if_he_has_resigned():
    game = begun(DEVOURER, 2)
    game.investigators[1].fate = RESIGNED
    ended(game, "")
    assert [held.killed for held in game.investigators] == ["killed", "killed"]
    assert game.outcome == "lost"


def test_trauma_up_to_ones_sanity_is_madness_for_good():
    game = begun(DEVOURER)
    held = game.investigators[0]
    held.mental = game.printed[held.card].facts.sanity - 2
    assert ended(game, "R1").investigators[0].killed == "insane"


def advanced(game: Game, number: int) -> Game:
    """The agenda of that number is current, and advances; whatever is asked is answered with the first option."""
    game.pending = None
    for _ in range(number - 1):
        next_stage(game, "agenda")
    game.happen([Event("advance", game.agenda)])
    game.advance()
    while game.pending is not None and game.pending.kind != "action":
        game.answer(game.pending.options[0])
    return game


def test_with_the_first_agenda_a_monster_comes_down_the_main_path_with_a_doom():
    game = begun(DEVOURER)
    woods = next(one for one in game.in_play if game.name(one) == "Arkham Woods")
    game.investigators[0].location = woods
    advanced(game, 1)
    come = [one for one in game.in_play if game.face(one).type == "enemy"]
    assert [game.in_play[one].doom for one in come] == [1]
    assert "Monster" in game.face(come[0]).traits
    assert game.name(game.location_of(come[0])) == "Main Path"


@pytest.mark.parametrize(("token", "gained"), [("auto-fail", 1), ("elder sign", 0)])
def test_with_the_second_agenda_whoever_fails_has_a_madness_for_good(token, gained):
    game = begun(DEVOURER)
    bag.fill(game, [token])
    held = game.investigators[0]
    game.let_last(Lasting(STRONG_WILL, Context(0, held.card), (), "end of game"))
    advanced(game, 2)
    assert len(held.gained) == gained
    assert all("Madness" in by_code()[code].traits for code in held.gained)


def test_the_main_path_leads_to_woods_that_have_been_revealed_too():
    game = begun(DEVOURER)
    for place in locations(game):
        game.in_play[place].revealed = True
    assert len(connected(game, card(game, "Main Path"))) == 4


def test_once_umordhoth_has_come_his_defeat_is_the_end():
    game = begun(DEVOURER)
    game.pending = None
    for _ in range(2):
        next_stage(game, "agenda")
    game.happen([Event("advance", game.agenda)])
    game.advance()
    assert game.act == game.agenda
    devourer = card(game, "Umôrdhoth")
    assert game.name(game.location_of(devourer)) == "Ritual Site"
    game.pending = None
    game.in_play[devourer].damage = game.value("health", devourer)
    game.touch()
    game.advance()
    assert (game.resolution, game.outcome) == ("R2", "won")


# Whole games


def played(game: Game, seed: int) -> Game:
    chance = random.Random(seed)
    for _ in range(8000):
        if game.pending is None:
            break
        game.answer(chance.choice(game.pending.options), game.pending.serial)
    return game


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("title", [GATHERING, MASKS, DEVOURER])
def test_random_games_end(title, players):
    for seed, difficulty in enumerate(DIFFICULTIES):
        assert played(begun(title, players, seed=seed, difficulty=difficulty), seed).over


@pytest.mark.long
@pytest.mark.parametrize("title", [GATHERING, MASKS, DEVOURER])
def test_many_random_games_end(title):
    for seed in range(400):
        log = tuple(f"{GOT_AWAY}: {name}" for name in NAMES[: seed % 7])
        game = begun(title, 1 + seed % 4, log, seed, DIFFICULTIES[seed // 4 % 4])
        assert played(game, seed).over
