"""Deck files of investigators, and what `silverkey deck` does with them."""

import json
from pathlib import Path

import msgspec
import pytest
from click.testing import Result
from typer.testing import CliRunner

from silverkey.arkham.decks import arkhamdb
from silverkey.arkham.decks.check import check
from silverkey.arkham.decks.deck import Deck
from silverkey.arkham.decks.files import read_deck, read_text, write_deck, write_text
from silverkey.arkham.decks.starters import starter_deck, starter_decks
from silverkey.arkham.printed.facts import printed_cards
from silverkey.cardgame.decks import DeckFileError
from silverkey.commands.decks import app

ROLAND = starter_deck("Roland Banks")


LIST = {
    "id": 1,
    "name": "Of the law",
    "investigator_code": "01001",
    "slots": {"01006": 1, "01007": 1, "01016": 2, "60101": 1},
    "sideSlots": [],
    "ignoreDeckLimitSlots": None,
    "meta": "{}",
    "xp": None,
    "tags": "solo",
}


def test_a_list_of_arkhamdb_is_read_whatever_else_it_says() -> None:
    deck = arkhamdb.read(json.dumps(LIST).encode())
    assert (deck.name, deck.investigator, deck.cards["01016"]) == ("Of the law", "01001", 2)
    assert deck.side == deck.exempt == {}
    assert check(deck).problems[0].kind == "unknown", "a card of a later set is a problem, not an error"


@pytest.mark.parametrize("deck", starter_decks().values(), ids=lambda deck: deck.name)
def test_a_deck_goes_through_both_formats_and_comes_back(deck: Deck) -> None:
    whole = msgspec.structs.replace(deck, side={"01029": 2, "01028": 1})
    assert arkhamdb.read(arkhamdb.write(whole)) == whole
    assert msgspec.structs.replace(read_text(write_text(whole)), name=deck.name) == whole


def test_every_card_that_a_deck_may_have_goes_through_text() -> None:
    cards = {card.code: 1 for card in printed_cards() if card.deck_limit and card.type != "investigator"}
    deck = Deck(investigator="01001", cards=cards)
    assert read_text(write_text(deck)).cards == cards


def test_a_list_says_whose_deck_it_is() -> None:
    with pytest.raises(DeckFileError, match="investigator_code"):
        arkhamdb.read(b'{"slots": {}}')
    with pytest.raises(DeckFileError, match="whose deck it is"):
        read_text(b"2 Knife")


def test_a_text_is_refused_with_every_line_that_cannot_be_read() -> None:
    with pytest.raises(DeckFileError, match=r"Line 2: .*Did you mean Knife\?\nLine 3: .*like “2 Emergency Cache”"):
        read_text(b"Investigator: Roland Banks\n2 Knive\nGuts\n")


def test_a_file_is_read_by_its_ending_or_its_look(tmp_path: Path) -> None:
    for name, form in (("a.json", "json"), ("b.txt", "text"), ("c", "json"), ("d", "text")):
        path = tmp_path / name
        path.write_bytes(write_deck(ROLAND, form))
        assert read_deck(path).cards == ROLAND.cards
    assert read_deck(tmp_path / "b.txt").name == "b"
    with pytest.raises(DeckFileError, match="no deck format “o8d”"):
        write_deck(ROLAND, "o8d")
    (tmp_path / "e.json").write_bytes(b"nothing")
    with pytest.raises(DeckFileError, match=r"e\.json is not a deck that can be read"):
        read_deck(tmp_path / "e.json")


def test_numbers_of_copies_are_sensible() -> None:
    with pytest.raises(DeckFileError, match="from 1 to 999"):
        arkhamdb.read(json.dumps(LIST | {"slots": {"01016": 5000}}).encode())


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, [*map(str, arguments), "--game", "arkham"])


def test_a_starter_deck_is_written_converted_and_checked_from_the_command_line(tmp_path: Path) -> None:
    text, file = tmp_path / "roland.txt", tmp_path / "roland.json"
    assert run("starter", "Roland Banks", text).exit_code == 0
    assert run("convert", text, file).exit_code == 0
    assert read_deck(file).cards == ROLAND.cards
    checked = run("check", file)
    assert (checked.exit_code, checked.stdout) == (
        0,
        "roland: Roland Banks, 30 cards, legal.\nIt still gets a random basic weakness.\n",
    )


def test_a_list_without_numbers_of_copies_is_no_empty_deck() -> None:
    with pytest.raises(DeckFileError, match="how many copies"):
        arkhamdb.read(json.dumps({**LIST, "slots": ["01006", "01016"]}).encode())


def test_the_command_line_says_what_is_wrong_with_a_deck(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_bytes(write_deck(ROLAND.with_cards({"01006": -1, "01093": -1, "01029": 1}), "json"))
    wrong = run("check", file)
    assert (wrong.exit_code, wrong.stdout.count("\n- ")) == (1, 2)
    assert "ahlcg-1.2/def/signature-cards.b" in wrong.stdout
    earned = json.loads(run("check", file, "--experience", 4, "--json").stdout)
    assert [problem["kind"] for problem in earned["problems"]] == ["signature"]


def test_starter_decks_are_listed() -> None:
    assert len(json.loads(run("list", "--json").stdout)) == 5
    assert "Agnes Baker\n  Casts" in run("list").stdout
    assert run("starter").exit_code == 2
    assert "no starter deck for Zoey Samaras" in run("starter", "Zoey Samaras").output
    assert "Did you mean Roland Banks" in run("starter", "Rolan Banks").output
    assert "Investigator: Roland Banks" in run("starter", "Roland").output
    assert "Name an investigator" in run("starter", "Roland Banks", "a.txt", "b.txt").output


def test_a_deck_is_shown_in_eighty_columns(tmp_path: Path) -> None:
    file = tmp_path / "deck.json"
    file.write_bytes(write_deck(ROLAND.with_cards({"99999": 1}), "json"))
    shown = run("show", file).stdout
    assert max(map(len, shown.splitlines())) <= 80
    for part in (
        "Roland Banks, The Fed, 30 cards",
        "Assets (13)",
        "Weaknesses (2)",
        "1 99999",
        "willpower",
        "guardian",
    ):
        assert part in shown
    summary = json.loads(run("show", file, "--json").stdout)
    assert (summary["cards"], summary["types"]["weakness"], summary["costs"]["0"]) == (30, 2, 2)


def test_only_cards_of_arkham_horror_cost_experience(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("3 Local Sheriff\n")
    assert "leave out --experience" in CliRunner().invoke(app, ["check", str(file), "--experience", "3"]).output
