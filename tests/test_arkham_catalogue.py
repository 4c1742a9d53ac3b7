"""Arkham Horror's cards as lists and pages."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from silverkey.arkham.catalogue import COLUMNS, find_facts, list_cards
from silverkey.arkham.decks.deck import RANDOM_WEAKNESS
from silverkey.arkham.library import all_cards
from silverkey.arkham.printed.facts import printed_cards
from silverkey.commands.app import app
from silverkey.commands.cards import lines
from silverkey.rulings import load
from silverkey.terminal.arkham.cardface import card_lines


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, [*arguments, "--game", "arkham"])
    return result.exit_code, result.output


def listed(*arguments: str) -> list[dict[str, Any]]:
    code, out = run("cards", *arguments, "--json")
    assert code == 0
    found: list[dict[str, Any]] = json.loads(out)
    return found


def page(name: str) -> str:
    return "\n".join(line.plain for line in card_lines(find_facts(name)))


def test_every_card_is_listed_and_says_whether_it_can_be_played() -> None:
    found = listed()
    assert len(found) == 976
    written = {card.code for card in all_cards()}
    assert {card["code"] for card in found if card["playable"]} == written | {RANDOM_WEAKNESS}


def test_cards_are_listed_by_pack_class_type_and_cost() -> None:
    found = listed("--set", "Core Set", "--faction", "seek", "--type", "asset", "--cost", "1")
    assert [card["title"] for card in found] == ["Magnifying Glass"]
    assert [card["title"] for card in listed("--cost", "x")] == ["Jenny's Twin .45s", "A Chance Encounter"]
    assert {card["type"] for card in listed("--type", "act")} == {"act"}


def test_cards_are_found_by_words_of_their_names_traits_keywords_and_texts() -> None:
    tomes = [card["title"] for card in listed("--search", "tome", "--set", "core", "--type", "asset")]
    assert {"The Necronomicon", "Old Book of Lore", "Encyclopedia"} < set(tomes)
    assert "Daisy's Tote Bag" in tomes
    assert "Machete" in {card["title"] for card in listed("--search", "[action] fight")}
    assert {card["title"] for card in listed("--search", "massive", "--set", "core")} == {"Umôrdhoth"}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("cards", "--set", "dreams"), "There is no pack “dreams”. Packs are: core (Core Set)"),
        (("cards", "--faction", "agency"), "There is no class “agency”. Classes are: guardian"),
        (("cards", "--faction", "s"), "“s” may be seeker or survivor."),
        (("cards", "--cost", "much"), "A cost is a number or X"),
        (("card", "Shotgn"), "Did you mean Shotgun?"),
        (("card", "Southside"), "Write title and subtitle"),
    ],
)
def test_what_cannot_be_meant_is_told(arguments: tuple[str, ...], sentence: str) -> None:
    code, out = run(*arguments)
    assert (code, sentence in " ".join(out.split())) == (2, True), out


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_a_list_of_cards_is_no_wider_than_the_screen(width: int) -> None:
    shown = list(lines(list_cards("core"), width, COLUMNS))
    assert max(map(len, shown[:-1])) <= width
    assert len(shown) == 184 + 2


def test_a_page_has_the_facts_of_each_type() -> None:
    assert "willpower 3, intellect 3, combat 4, agility 2, health 9, sanity 5" in page("Roland Banks")
    assert page("Shotgun").splitlines()[0] == "Shotgun (4)"
    assert "cost 5, level 4, slots hand hand, icons CC, uses 2 ammo" in page("Shotgun")
    assert "fight 4, evade 4, health 5 per investigator, damage 2, horror 2, victory 2" in page("Ghoul Priest")
    assert "shroud 4, clues 1 per investigator, symbol triangle, connected to squiggle" in page("01150")
    assert "clues 2, " in page("Student Union"), "the same for any number of investigators"
    assert "stage 1, doom 6, The Midnight Masks" in page("Predator or Prey?")
    assert "evade -, health 1" in page("Swamp Leech")
    assert "neutral, basic weakness" in page("Haunted")
    assert page("Roland's .38 Special").startswith("• ")


@pytest.mark.parametrize("card", printed_cards(), ids=lambda card: card.code)
def test_every_card_has_a_page(card: Any) -> None:
    assert page(card.code)


def test_a_card_is_shown_with_the_rulings_on_it() -> None:
    code, out = run("card", "Mobster")
    assert code == 0
    assert "[ahlcg-1.2/errata/cards/humanoid]" in out
    known = load().by_id
    assert all(ruling in known for card in list_cards() for ruling in card.rulings)
    assert json.loads(run("card", "Mobster", "--json")[1])["traits"] == ["Humanoid", "Criminal", "Syndicate"]
