"""What Arkham Horror promises besides what every game does: no save that no game could be, no fault in any scenario."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from arkham_games import decisions, started

from silverkey.arena.simulation import simulate
from silverkey.arkham.game import Game
from silverkey.arkham.scenarios.making import all_scenarios
from silverkey.arkham.table import zones
from silverkey.arkham.table.map import clue_value
from silverkey.arkham.verbs.tokens import HIS_OWN
from silverkey.arkham.vocabulary.deeds import PutInto
from silverkey.arkham.words import DIFFICULTIES
from silverkey.kernel import codec
from silverkey.kernel.event import Event


def sealed(data: dict[str, Any]) -> dict[str, Any]:
    """A saved game with the check that fits it."""
    fields = {name: value for name, value in data.items() if name != "check"}
    return {**fields, "check": codec.digest(fields)}


def damaged(**changes: Any) -> dict[str, Any]:
    """A saved game in which some fields say something else."""
    return sealed({**msgspec.json.decode(msgspec.json.encode(started(1).to_dict())), **changes})


DAMAGE: dict[str, dict[str, Any]] = {
    "a phase that there is not": {"phase": "\x1b[31mnight"},
    "a difficulty that there is not": {"difficulty": "impossible"},
    "a scenario that there is not": {"scenario": "The Picnic"},
    "a chaos token that there is not": {"bag": ["\x1b[31m"], "chaos": {"tuple": ["\x1b[31m"]}},
    "no investigator": {"investigators": []},
    "nothing under way": {"stack": []},
    "zones for fewer cards than there are": {"zone": ["hand"]},
    "a lead investigator who does not play": {"lead": 7},
    "a resolution that is no word": {"resolution": "\x1b[31mR1"},
}


@pytest.mark.parametrize("how", DAMAGE)
def test_a_saved_game_that_no_game_could_be_is_refused(how: str) -> None:
    with pytest.raises(codec.CorruptSave, match="not complete, or says what no game says"):
        Game.from_dict(damaged(**DAMAGE[how]))


# Clues and doom


class Ledger:
    """How many clues and how much doom there should be, by what is heard and by what leaves play."""

    def __init__(self, game: Game) -> None:
        self.clues, self.doom = total(game)
        self.moved = 0
        game.observer = lambda event: self.hear(game, event)

    def hear(self, game: Game, event: Event) -> None:
        """Something has happened."""
        verb, amount = event.verb, event.amount
        from_pool = event.place not in game.in_play and event.cause != HIS_OWN
        if verb == "reveal location":
            self.clues += clue_value(game, event.card)
        elif verb in ("gain clues", "place clues", "discover"):
            self.clues += amount if from_pool else 0
            self.moved += 1
        elif verb in ("lose clues", "remove clues", "flip clues"):
            self.clues -= amount
            self.doom += amount if verb == "flip clues" else 0
            self.moved += 1
        elif verb == "place doom":
            self.doom += amount
            self.moved += 1
        elif verb == "enter":
            brought = (part for node in game.printed[event.card].revelations for part in node.walk())
            self.clues += sum(part.clues for part in brought if isinstance(part, PutInto))
        elif verb == "advance":
            standing = game.in_play[event.card]
            self.clues -= standing.clues
            self.doom = 0 if event.card == game.agenda else self.doom - standing.doom

    def leaves(self, game: Game, card: int) -> None:
        """A card leaves play; what lies on it goes back to the pool."""
        if card in game.in_play:
            self.clues -= game.in_play[card].clues
            self.doom -= game.in_play[card].doom


def total(game: Game) -> tuple[int, int]:
    """All clues and all doom that there are."""
    standings = game.in_play.values()
    clues = sum(standing.clues for standing in standings) + sum(held.clues for held in game.investigators)
    return clues, sum(standing.doom for standing in standings)


def keep_account(seeds: Iterable[int], monkeypatch: pytest.MonkeyPatch) -> int:
    """Compare what there is with what there should be, all through some games; how often clues or doom have moved."""
    moved, take = 0, zones.take
    ledgers: dict[int, Ledger] = {}

    def taken(game: Game, card: int) -> None:
        if id(game) in ledgers:
            ledgers[id(game)].leaves(game, card)
        take(game, card)

    monkeypatch.setattr(zones, "take", taken)
    for seed in seeds:
        ledgers.clear()
        for game in decisions(seed):
            if not ledgers:
                ledgers[id(game)] = Ledger(game)
            ledger = ledgers[id(game)]
            if game.resolution:
                ledger.clues, ledger.doom = total(game)
            assert (ledger.clues, ledger.doom) == total(game)
            moved += ledger.moved
            ledger.moved = 0
    return moved


@pytest.mark.plain
def test_clues_and_doom_come_and_go_by_events_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert keep_account(range(16), monkeypatch) > 100


@pytest.mark.plain
@pytest.mark.long
def test_clues_and_doom_come_and_go_by_events_alone_in_five_hundred_games(monkeypatch: pytest.MonkeyPatch) -> None:
    keep_account(range(100, 600), monkeypatch)


# Playing


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("scenario", all_scenarios())
def test_random_games_end_without_a_fault(scenario: str, difficulty: str) -> None:
    settings = {"scenario": scenario, "difficulty": difficulty}
    report = simulate(8, 1, ["random"], game="arkham", settings=settings, seats=(1, 2, 3, 4))
    assert [(error.seed, error.error) for error in report.errors] == []
    assert report.games == 8


@pytest.mark.long
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("scenario", all_scenarios())
def test_two_hundred_and_fifty_random_games_end_without_a_fault(scenario: str, difficulty: str) -> None:
    settings = {"scenario": scenario, "difficulty": difficulty}
    report = simulate(250, 1000, ["random"], game="arkham", settings=settings, seats=(1, 2, 3, 4), jobs=2)
    assert [(error.seed, error.error) for error in report.errors] == []
