"""Editions: cases/editions tells the setting of every switch, and editions can be named and compared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from silverkey.cardgame.edition import UnknownEdition, differences, switches
from silverkey.cthulhu.catalogue import facts_of, find_facts
from silverkey.cthulhu.decks import core_stories
from silverkey.cthulhu.edition import EDITIONS, Edition
from silverkey.cthulhu.library import all_cards, find_card
from silverkey.cthulhu.newgame import new_game
from silverkey.cthulhu.view import view
from silverkey.judge import find_documents
from silverkey.judge.case import Case
from silverkey.judge.reading import read_case
from silverkey.judge.running import run_case
from silverkey.judge.source import Node
from silverkey.rulings import get
from silverkey.terminal.cthulhu.naming import named

FOLDER = Path(__file__).parent.parent / "cases" / "editions"
SWITCHES = [switch.name for switch in switches(Edition)]


@cache
def cases_of(edition: str) -> tuple[Case[Any], ...]:
    """The cases on editions that hold under one of them."""
    nodes = [document.node for document in find_documents([FOLDER])]
    cases = [read_case(node) for node in nodes if isinstance(node, Node)]
    return tuple(case for case in cases if edition in case.editions)


def flipped(edition: Edition, switch: str) -> Edition:
    """An edition that differs in one switch."""
    change: dict[str, Any] = {switch: not getattr(edition, switch)}
    return replace(edition, **change)


@cache
def holds(edition: Edition, case: Case[Any]) -> bool:
    """Whether a case holds. That the engine breaks off is no answer."""
    with patch.dict(EDITIONS, {edition.name: edition}):
        messages, _ = run_case(case, edition.name)
    assert not any("The engine broke off" in message for message in messages), messages
    return not messages


def telling(edition: Edition, switch: str) -> Iterator[str]:
    """The titles of the cases of an edition that hold there, and no longer once a switch is set otherwise."""
    for case in cases_of(edition.name):
        if not holds(flipped(edition, switch), case) and holds(edition, case):
            yield case.title


@pytest.mark.parametrize("switch", SWITCHES)
@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.name)
def test_a_case_fails_if_a_switch_is_set_otherwise(edition: Edition, switch: str) -> None:
    assert any(telling(edition, switch))


@pytest.mark.parametrize("name", ["2.0", "1.4", "4.1", "latest"])
def test_an_edition_is_found_by_its_name(name: str) -> None:
    assert EDITIONS.named(name).name == name


def test_an_unknown_edition_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownEdition) as refusal:
        EDITIONS.named("third")
    assert str(refusal.value) == "There is no edition “third”. Editions are: 2.0, 1.4, 4.1, latest."


def test_a_misspelt_edition_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownEdition) as refusal:
        EDITIONS.named("lastest")
    assert str(refusal.value) == (
        "There is no edition “lastest”. Editions are: 2.0, 1.4, 4.1, latest. Did you mean latest?"
    )


def test_an_edition_does_not_differ_from_itself() -> None:
    assert all(differences(edition, edition) == [] for edition in EDITIONS.values())


def test_the_two_oldest_editions_differ_in_seven_points() -> None:
    found = differences(EDITIONS.named("2.0"), EDITIONS.named("1.4"))
    assert [(switch.name, old, new) for switch, old, new in found] == [
        ("taken_attachment_anywhere", False, True),
        ("attachment_checked_always", True, False),
        ("stories_need_attackers", False, True),
        ("killed_cards_answer", True, False),
        ("uncommit_after_story", False, True),
        ("boosters_add_up", False, True),
        ("collectible_legal", True, False),
    ]


def test_differences_read_the_same_both_ways() -> None:
    for old in EDITIONS.values():
        for new in EDITIONS.values():
            back = [(switch, one, other) for switch, other, one in differences(new, old)]
            assert differences(old, new) == back


@pytest.mark.parametrize("name", SWITCHES)
def test_a_flipped_switch_is_a_difference(name: str) -> None:
    for edition in EDITIONS.values():
        ((switch, old, new),) = differences(edition, flipped(edition, name))
        assert (switch.name, old, new) == (name, getattr(edition, name), not getattr(edition, name))


def test_a_switch_says_what_both_its_settings_mean_and_which_rulings_it_rests_on() -> None:
    for switch in switches(Edition):
        assert switch.on != switch.off
        assert switch.cites
        for name in switch.cites:
            assert name in get(name).ids


REWORDED = [(card, edition, older) for card in all_cards() for edition, older in card.versions.items()]


def test_a_card_in_an_older_wording_is_found_by_its_code_and_has_the_text_of_that_edition() -> None:
    assert REWORDED
    for card, edition, older in REWORDED:
        assert find_card(older.code) is older
        assert facts_of(older) == find_facts(card.code, edition)
        assert facts_of(older).title == older.title


def test_the_terminal_knows_a_card_by_the_wording_that_lies_on_the_table() -> None:
    card = find_card("Student of the Profane")
    game = new_game([[card] * 20] * 2, core_stories(), 1, EDITIONS["1.4"])
    assert named("Student of the Prof", view(game, 0)) is card.under("1.4")
