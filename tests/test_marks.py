"""What is written on a card has the marks of its print, but for what a document or a reason accounts for."""

from __future__ import annotations

from marks import found, listed

from silverkey.cthulhu import catalogue
from silverkey.cthulhu.library import all_cards
from silverkey.cthulhu.printed.facts import all_printed
from silverkey.cthulhu.printed.finding import find_printed
from silverkey.cthulhu.printed.marks import differences, marks_of, marks_of_print


def test_every_print_has_marks() -> None:
    assert sum(bool(marks_of_print(card)) for card in all_printed()) > 1200


def test_what_is_written_has_the_marks_of_its_print() -> None:
    unaccounted = {name: marks for name, (_, marks) in found().items() if listed().get(name) != marks}
    assert not unaccounted, "Mend the card, or write the reason into tests/marks.toml."


def test_what_is_listed_as_different_is_so() -> None:
    assert set(listed()) <= set(found())


def test_a_text_that_leaves_something_out_differs() -> None:
    card = find_printed("Shotgun Blast")
    assert differences("Action: Choose a character. Wound that character X times.", card) == []
    assert differences("Response: Choose a character. Wound that character twice.", card) == [
        "+Response",
        "+2",
        "-Action",
        "-X",
    ]


def test_icons_are_read_however_they_are_set() -> None:
    card = find_printed("Mad Artist")
    for text in (
        "gains TC.",
        "gains (T)(C).",
        "gains [Terror][Combat].",
        "each T icon and C struggle",
        "[T struggle] [C]",
    ):
        assert marks_of(text, card) == ("T", "C")


def test_whatever_boosters_are_printed_are_in_the_text() -> None:
    boosting = [card for card in all_cards() if card.facts.boosters and not card.facts.collectible]
    assert boosting
    for card in boosting:
        text = catalogue.facts_of(card).text
        assert all(text.count(f"[{icon} struggle]") >= card.facts.boosters.count(icon) for icon in card.facts.boosters)
