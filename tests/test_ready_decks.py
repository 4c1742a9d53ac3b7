"""The decks that come with Call of Cthulhu are legal, and can be played by name wherever a deck is asked for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from silverkey import HeuristicAgent, RandomAgent, play_match
from silverkey.cardgame.decks import DeckFileError
from silverkey.commands.app import app
from silverkey.cthulhu.deck import Deck
from silverkey.cthulhu.deckcheck import check, game_cards
from silverkey.cthulhu.ready.decks import deck_called, ready_decks
from silverkey.sitting.cthulhu.host import HOST
from silverkey.sitting.host import Wish

DECKS = list(ready_decks().values())


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_a_ready_deck_is_legal_and_says_how_it_plays(deck: Deck) -> None:
    verdict = check(deck, "latest")
    assert verdict.legal, verdict.problems
    assert 50 <= len(game_cards(deck)) <= 60
    assert (deck.notes or "").endswith(".")


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_a_ready_deck_is_found_by_its_name(deck: Deck) -> None:
    assert deck_called(Path(deck.name.lower())) is deck


def test_a_name_that_is_no_deck_is_told_with_those_there_are() -> None:
    with pytest.raises(DeckFileError, match="Decks that come with the game: "):
        deck_called(Path("nightmare watch"))


def test_a_file_is_read_as_one_whatever_decks_there_are(tmp_path: Path) -> None:
    file = tmp_path / "The Night Watch"
    file.write_text("2 Peeler\n")
    assert len(game_cards(deck_called(file))) == 2


def test_the_list_tells_each_deck_with_its_factions() -> None:
    listed = json.loads(CliRunner().invoke(app, ["deck", "list", "--json"]).stdout)
    told = {entry["name"]: entry for entry in listed if "name" in entry}
    assert told["The Night Watch"]["factions"] == ["The Agency"]
    assert told["The Night Watch"]["cards"] == 50


def test_a_table_is_opened_with_a_ready_deck_by_its_name() -> None:
    wish = Wish(game="cthulhu", decks=("the night watch", "Agency, Hastur"), seed=1)
    agreed = HOST.agree(wish, ["Danielle", "Bot"], (0, 1))
    assert [deck.name for deck in agreed.decks] == ["The Night Watch", "Agency & Hastur"]


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_bots_play_a_ready_deck_to_the_end(deck: Deck) -> None:
    other = DECKS[(DECKS.index(deck) + 1) % len(DECKS)]
    report = play_match(
        HeuristicAgent(), RandomAgent(1), seed=1, decks=[game_cards(deck), game_cards(other)], checked=True
    )
    assert report.winner in (0, 1, -1)
    assert report.turns < 200
