"""What makes a deck legal in each edition, and the commands that say so."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from silverkey.cardgame.decks import DeckFileError, Problem
from silverkey.cardgame.edition import UnknownEdition
from silverkey.cardgame.finding import CardNotFound
from silverkey.commands.decks import app
from silverkey.cthulhu.deck import Deck, deck_of
from silverkey.cthulhu.deckcheck import check, check_cards, game_cards
from silverkey.cthulhu.deckfiles import read_deck, read_text, write_deck, write_text
from silverkey.cthulhu.decks import starter_deck
from silverkey.cthulhu.decksummary import summarise
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.printed.facts import all_printed
from silverkey.cthulhu.printed.lists import lists_of
from silverkey.cthulhu.ready.decks import ready_decks
from silverkey.cthulhu.words import AGENCY, HASTUR
from silverkey.rulings import load

LATER = ["1.4", "4.1", "latest"]
LISTED = {listed.code for edition in EDITIONS for listed in lists_of(edition).restricted}
FILLING = [card for card in all_printed() if card.set == "core" and card.faction == AGENCY and card.code not in LISTED]


def fifty(*lines: str) -> Deck:
    """A deck of these lines, filled up to fifty with cards that nothing speaks against."""
    deck = read_text("\n".join(lines).encode())
    missing = 50 - check(deck).cards
    taken = {card.title for _, entry in deck.entries() if (card := entry.known())}
    filling = [card for card in FILLING if card.title not in taken] * 3
    deck.sections[0].entries += deck_of("", filling[:missing]).sections[0].entries
    return deck


def problems(deck: Deck, edition: str = "latest") -> list[Problem]:
    return list(check(deck, edition).problems)


def test_fifty_cards_are_enough_and_forty_nine_are_not() -> None:
    deck = fifty("1 Peeler")
    assert [problems(deck, edition) for edition in EDITIONS] == [[]] * 4
    deck.sections[0].entries[-1].quantity -= 1
    deck.sections[0].entries = [entry for entry in deck.sections[0].entries if entry.quantity]
    (problem,) = problems(deck)
    assert (problem.kind, problem.sentence) == ("size", "A deck has at least 50 cards; this one has 49.")
    assert problem.rulings == ("coc-2.0/rules/deckbuilding.a",)


def test_domains_and_stories_do_not_count_and_conspiracies_do() -> None:
    deck = fifty("1 Peeler")
    deck.sections[0].entries.pop(0)
    listed = read_text(write_text(deck) + b"Draw Deck:\n3 Domain\nStory Deck:\n1 Opening Night")
    assert [problem.kind for problem in problems(listed, "2.0")] == ["size"]
    conspiracy = read_text(write_text(deck) + b"Draw Deck:\n1 The Bootleg Whiskey Cover-Up")
    assert problems(conspiracy) == []


def test_descriptors_share_the_limit_of_a_title() -> None:
    deck = fifty("2 Cthulhu, The Great Old One", "2 Cthulhu, Lord of R'lyeh")
    (problem,) = problems(deck)
    assert problem.sentence == "A deck has at most 3 copies of a title; this one has 4 of Cthulhu."
    assert problem.rulebook


def test_reprints_share_the_limit_of_a_title() -> None:
    (problem,) = problems(fifty("2 Torch the Joint! (Core)", "2 Torch the Joint (Spawn of Madness)"))
    assert problem.sentence.endswith("this one has 4 of Torch the Joint!")


def test_eight_sledge_dogs_were_allowed_until_the_erratum() -> None:
    deck = fifty("8 Alaskan Sledge Dog")
    assert problems(deck, "2.0") == []
    assert [problems(deck, edition)[0].rulings for edition in LATER] == [
        ("coc-1.4/errata/mountains/alaskan-sledge-dog",),
        ("coc-4.1/errata/forgotten-lore/alaskan-sledge-dog",),
        ("coc-latest/errata/forgotten-lore/alaskan-sledge-dog",),
    ]
    assert [problem.kind for problem in problems(fifty("9 Alaskan Sledge Dog"), "2.0")] == ["copies"]


@pytest.mark.parametrize("edition", LATER)
def test_a_deck_has_at_most_three_conspiracies_of_a_title(edition: str) -> None:
    assert problems(fifty("3 The Bootleg Whiskey Cover-Up"), edition) == []
    (problem,) = problems(fifty("4 The Bootleg Whiskey Cover-Up"), edition)
    assert (problem.kind, problem.rulings) == ("conspiracy", (f"coc-{edition}/handbook/conspiracy-limit",))


def test_before_the_correction_four_conspiracies_of_a_title_were_allowed() -> None:
    assert problems(fifty("4 The Bootleg Whiskey Cover-Up"), "2.0") == []
    assert [problem.kind for problem in problems(fifty("5 The Bootleg Whiskey Cover-Up"), "2.0")] == ["conspiracy"]


@pytest.mark.parametrize("edition", LATER)
def test_every_title_of_the_restricted_list_is_legal_alone_and_not_with_another(edition: str) -> None:
    restricted = lists_of(edition).restricted
    for listed, other in zip(restricted, restricted[1:] + restricted[:1], strict=True):
        assert problems(fifty(f"3 {listed.code}"), edition) == []
        (problem,) = problems(fifty(f"3 {listed.code}", f"1 {other.code}"), edition)
        assert problem.rulings == (f"coc-{edition}/restricted/rule", listed.ruling, other.ruling)


def test_one_restricted_list_gave_way_to_another() -> None:
    dog_and_young, uroborus_and_young = (fifty(f"3 {title}", "3 Feed Her Young") for title in ("Black Dog", "Uroborus"))
    assert [check(dog_and_young, edition).legal for edition in EDITIONS] == [True, True, False, True]
    assert [check(uroborus_and_young, edition).legal for edition in EDITIONS] == [True, True, True, False]


def test_only_the_black_pharaoh_is_restricted() -> None:
    assert problems(fifty("1 Nyarlathotep, The Crawling Chaos", "3 Feed Her Young")) == []
    assert [p.kind for p in problems(fifty("1 Nyarlathotep, The Black Pharaoh", "3 Feed Her Young"))] == ["restricted"]


@pytest.mark.parametrize("edition", ["2.0", "1.4"])
def test_a_banned_card_is_refused_in_its_edition_alone(edition: str) -> None:
    for listed in lists_of(edition).banned:
        deck = fifty(f"1 {listed.title}")
        (problem,) = problems(deck, edition)
        assert (problem.kind, problem.rulings) == ("banned", (f"coc-{edition}/banned/rule", listed.ruling))
        assert "banned" not in [problem.kind for problem in problems(deck)]


def test_stories_and_other_cards_do_not_mix() -> None:
    deck = fifty("1 Nowhere to Hide", "Story Deck:", "1 Peeler", "1 Opening Night", "Draw Deck:")
    assert [problem.sentence for problem in problems(deck) if problem.kind == "story"] == [
        "Nowhere to Hide is a story and cannot be in a deck.",
        "Peeler is no story and cannot be among them.",
    ]


def test_every_problem_is_told_at_once() -> None:
    deck = read_text(
        b"4 Peeler\n1 Local Sherif\n1 Cthulhu\n3 Magah Bird\n2 Guardian Pillar\n1 Doppelganger\n1 Nowhere to Hide\n"
        b"4 The Bootleg Whiskey Cover-Up"
    )
    kinds = [problem.kind for problem in problems(deck, "1.4")]
    assert kinds == ["unknown", "unknown", "banned", "size", "copies", "conspiracy", "restricted", "story"]
    assert "Did you mean Local Sheriff?" in problems(deck)[0].sentence


def test_every_ruling_that_a_check_names_is_in_the_registry() -> None:
    ids = load().by_id
    text = b"4 Peeler\n9 Alaskan Sledge Dog\n5 The Bootleg Whiskey Cover-Up\n1 The Rip-Off\n1 Magah Bird\n"
    every = text + "\n".join(f"1 {listed.code}" for listed in lists_of("latest").restricted).encode()
    for edition in EDITIONS:
        for problem in problems(read_text(every), edition):
            assert set(problem.rulings) <= set(ids)
            assert problem.source or problem.kind == "unknown"


def test_an_edition_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownEdition, match=r"no edition “3.0”. Editions are: 2.0, 1.4, 4.1, latest"):
        check(Deck(), "3.0")


def test_cards_of_the_library_are_checked_alike() -> None:
    deck = starter_deck(AGENCY, HASTUR, 1)
    assert [problem.kind for problem in check_cards(deck).problems] == ["size"]
    assert [problem.kind for problem in check_cards(deck + deck[:1] * 3).problems] == ["copies"]


def test_a_deck_becomes_the_cards_of_a_game() -> None:
    deck = read_text(b"3 Local Sheriff\n3 Domain\nStory Deck:\n1 Opening Night")
    assert [card.title for card in game_cards(deck)] == ["Local Sheriff"] * 3
    with pytest.raises(CardNotFound, match="Did you mean Local Sheriff"):
        game_cards(read_text(b"3 Local Sherif"))


def test_a_summary_counts_costs_and_factions() -> None:
    summary = summarise(
        read_text(b"3 Local Sheriff\n1 Y'Golonac\n2 Shotgun Blast\n1 Nobody\n3 Domain\nStories:\n1 Opening Night")
    )
    assert (summary.cards, summary.types) == (6, {"character": 4, "event": 2, "story": 1})
    assert summary.costs["4"] >= 3
    assert sum(summary.costs.values()) == 6
    assert summary.costs["X"] == 2
    assert summary.factions == {"The Agency": 5, "Shub-Niggurath": 1}
    assert summary.unknown == ("1 Nobody",)


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@pytest.fixture
def deck_file(tmp_path: Path) -> Path:
    path = tmp_path / "My deck.o8d"
    path.write_bytes(write_deck(fifty("3 Black Dog", "3 Feed Her Young"), "o8d"))
    return path


def test_check_says_what_is_wrong_and_leaves_with_one(deck_file: Path) -> None:
    wrong = run("check", deck_file, "--edition", "4.1")
    assert wrong.exit_code == 1
    assert "My deck: 50 cards, not legal in edition 4.1." in wrong.stdout
    assert "coc-4.1/restricted/black-dog" in wrong.stdout
    assert max(map(len, wrong.stdout.splitlines())) <= 80
    right = run("check", deck_file)
    assert (right.exit_code, right.stdout.splitlines()[0]) == (0, "My deck: 50 cards, legal in edition latest.")


def test_check_can_answer_in_json(deck_file: Path) -> None:
    verdict = json.loads(run("check", deck_file, "--edition", "4.1", "--json").stdout)
    assert (verdict["legal"], verdict["cards"], verdict["edition"]) == (False, 50, "4.1")
    assert verdict["problems"][0]["rulings"][0] == "coc-4.1/restricted/rule"


def test_convert_goes_by_the_ending_or_by_the_option(deck_file: Path, tmp_path: Path) -> None:
    text, back = tmp_path / "deck.txt", tmp_path / "back.o8d"
    assert run("convert", deck_file, text).exit_code == 0
    assert run("convert", text, back).exit_code == 0
    assert [entry.card() for _, entry in read_deck(back).entries()] == [
        entry.card() for _, entry in read_deck(deck_file).entries()
    ]
    assert run("convert", deck_file, "-", "--to", "text").stdout == text.read_text()
    assert json.loads(run("convert", deck_file, "-", "--to", "json").stdout)["name"] == "My deck"


def test_a_file_without_a_known_ending_is_read_as_what_it_looks_like(deck_file: Path, tmp_path: Path) -> None:
    deck = read_deck(deck_file)
    for form in ("o8d", "text", "json"):
        path = tmp_path / f"{form}.deck"
        path.write_bytes(write_deck(deck, form))
        assert [entry.card() for _, entry in read_deck(path).entries()] == [entry.card() for _, entry in deck.entries()]


def test_show_fits_eighty_columns_and_has_no_colour_when_piped(deck_file: Path) -> None:
    shown = run("show", deck_file).stdout
    assert max(map(len, shown.splitlines())) <= 80
    assert "\x1b" not in shown
    for part in ("My deck: 50 cards", "Characters (", "Cost, ", "Factions"):
        assert part in shown
    assert json.loads(run("show", deck_file, "--json").stdout)["cards"] == 50


def test_decks_that_come_with_the_game_are_listed_and_starter_decks_written(tmp_path: Path) -> None:
    assert "The Agency and Hastur\n" in run("list").stdout
    assert len(json.loads(run("list", "--json").stdout)) == len(ready_decks()) + 42
    path = tmp_path / "starter.txt"
    assert run("starter", "agency", "hastur", path, "--packet", "2").exit_code == 0
    assert len(game_cards(read_deck(path))) == len(starter_deck(AGENCY, HASTUR, 2))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("check", "{deck}", "--edition", "3"), "There is no edition “3”."),
        (("check", "{here}/none.o8d"), "none.o8d cannot be read: no such file"),
        (("show", "{here}"), "cannot be read: is a directory"),
        (("show", "/dev/zero"), "too large for a deck"),
        (("convert", "{deck}", "{here}/deck.doc"), "Say --to with one of: o8d, text, json."),
        (("convert", "{deck}", "-", "--to", "doc"), "There is no deck format “doc”."),
        (("convert", "{deck}", "{here}/none/deck.txt"), "cannot be written: no such file"),
        (("starter", "Agency", "Agency"), "two different factions"),
        (("starter", "Agency", "Police"), "There is no faction “Police”."),
        (("starter", "Agency", "Hastur", "--packet", "3"), "two packets"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: tuple[str, ...], sentence: str, deck_file: Path) -> None:
    filled = [argument.format(deck=deck_file, here=deck_file.parent) for argument in arguments]
    result = run(*filled)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert isinstance(result.exception, SystemExit)


def test_cards_of_the_collectible_game_are_legal_in_the_oldest_edition_alone() -> None:
    deck = read_text(b"4 Police Sergeant\n4 Hastur (Eldritch Edition)\n")
    assert [problem.kind for problem in check(deck, "2.0").problems] == ["size"]
    problems = [problem for problem in check(deck, "latest").problems if problem.kind == "unknown"]
    assert [problem.cards for problem in problems] == [("Police Sergeant",), ("Hastur, He Who Shall Not Be Named",)]
    assert "collectible game" in problems[0].sentence
    assert [problem.kind for problem in check(read_text(b"5 Police Sergeant"), "2.0").problems] == ["size", "copies"]


def test_a_title_of_both_games_means_the_living_card_unless_its_set_is_named() -> None:
    assert {card.set for card in game_cards(read_text(b"1 Hired Muscle"))} == {"core"}
    assert {card.set for card in game_cards(read_text(b"1 Hired Muscle (Arkham Edition)"))} == {"arkham-edition"}


def test_octgn_has_no_ids_for_cards_of_the_collectible_game() -> None:
    with pytest.raises(DeckFileError, match="Police Sergeant is a card of the collectible game"):
        write_deck(read_text(b"1 Police Sergeant"), "o8d")
