"""Deck files: reading and writing them without loss."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from silverkey.cardgame.decks import DeckFileError
from silverkey.cardgame.finding import WORTH_A_LOOK, Names, plain
from silverkey.cthulhu.deck import Deck, deck_of
from silverkey.cthulhu.deckcheck import check
from silverkey.cthulhu.deckfiles import read_deck, read_json, read_o8d, read_text, write_json, write_o8d, write_text
from silverkey.cthulhu.printed.facts import PrintedCard, all_printed, collectible_cards
from silverkey.cthulhu.printed.finding import find_printed

GAME = "43054c18-2362-43e0-a434-72f8d0e8477c"
HEAD = '\ufeff<?xml version="1.0" encoding="utf-8" standalone="yes"?>'


def core_id(number: int) -> str:
    """OCTGN's id of a card of the Core Set."""
    return find_printed(f"Core F{number}").octgn_id


NEW = f"""{HEAD}
<deck game="{GAME}">
  <section name="Draw Deck" shared="False">
    <card qty="1" id="{core_id(4)}">* Paul Lemond</card>
    <card qty="3" id="{core_id(12)}">__ T-Men</card>
    <card qty="2" id="{core_id(101)}">&lt;&lt;&lt; * Yog-Sothoth</card>
  </section>
  <section name="Story Deck" shared="True" />
  <notes><![CDATA[Mulligan for T-Men & friends]]></notes>
</deck>"""
OLD = (
    f'{HEAD}<deck game="{GAME}"><section name="Draw Deck"><card qty="1" id="{core_id(143)}">.45 Pistols</card>'
    '</section><section name="Story Deck" /></deck>'
)


@pytest.mark.parametrize("text", [NEW, OLD])
def test_an_octgn_deck_is_written_back_as_it_was(text: str) -> None:
    assert write_o8d(read_o8d(text.encode())) == text.encode()


@pytest.mark.parametrize("text", [NEW, OLD])
def test_an_octgn_deck_survives_our_json_without_loss(text: str) -> None:
    assert write_o8d(read_json(write_json(read_o8d(text.encode())))) == text.encode()


def test_what_octgn_may_add_to_its_files_is_kept() -> None:
    text = NEW.replace(f'game="{GAME}"', f'game="{GAME}" sleeveid="7"').replace('qty="1"', 'alternate="B" qty="1"')
    deck = read_o8d(text.encode())
    assert deck.attributes == {"sleeveid": "7"}
    assert deck.sections[0].entries[0].attributes == {"alternate": "B"}
    assert read_o8d(write_o8d(deck)) == deck


def test_cards_of_an_octgn_deck_are_known_by_id_however_they_are_spelt() -> None:
    deck = read_o8d(NEW.encode())
    assert [(entry.quantity, entry.card().title) for _, entry in deck.entries()] == [
        (1, "Paul LeMond"),
        (3, "T-Men"),
        (2, "Yog-Sothoth"),
    ]


def test_signs_before_a_title_do_not_matter_without_an_id() -> None:
    deck = read_o8d(b'<deck><section name="Draw Deck"><card qty="1" id="?">__ T-Men</card></section></deck>')
    assert deck.sections[0].entries[0].card().code == "core-12"


def test_a_text_deck_has_the_same_cards_as_the_octgn_deck() -> None:
    deck = read_o8d(NEW.encode())
    again = read_text(write_text(deck))
    assert again.notes == deck.notes
    assert [section.name for section in again.sections] == ["Draw Deck", "Story Deck"]
    assert [(e.quantity, e.card()) for _, e in again.entries()] == [(e.quantity, e.card()) for _, e in deck.entries()]


@pytest.mark.parametrize(
    ("line", "quantity", "code"),
    [
        ("3 Local Sheriff", 3, "core-3"),
        ("3x Local Sheriff", 3, "core-3"),
        ("3 x local sheriff", 3, "core-3"),
        ("  2×   Local Sheriff   # a good one", 2, "core-3"),
        ("1 Cthulhu, Lord of R'lyeh", 1, "yuggoth-64"),
        ("1 Cthulhu (Core F41)", 1, "core-41"),
        ("1 Cthulhu (The Sleeper Below)", 1, "sleeper-19"),
        ("3 7 Thomas Street", 3, find_printed("7 Thomas Street").code),
        ("1 Experiment Subject #613b", 1, find_printed("Experiment Subject #613b").code),
        ("1 Mutant Spawn, (Soft and Cuddly.)", 1, find_printed("Mutant Spawn").code),
        (f"1 Whatever It Was ({core_id(3)})", 1, "core-3"),
    ],
)
def test_a_line_of_a_text_deck(line: str, quantity: int, code: str) -> None:
    (entry,) = read_text(line.encode()).sections[0].entries
    assert (entry.quantity, entry.card().code) == (quantity, code)


def test_comments_and_blank_lines_of_a_text_deck_are_no_cards() -> None:
    deck = read_text(
        b"\xef\xbb\xbf# My first deck\n\n3 Local Sheriff\n# not these:\n#3 Peeler\nStory Deck:\n1 Opening Night\n"
    )
    assert deck.notes == "My first deck"
    assert [(section.name, len(section.entries)) for section in deck.sections] == [("Draw Deck", 1), ("Story Deck", 1)]
    (entry,) = deck.sections[1].entries
    assert entry.card(story=True).code == "core-158"


def test_every_line_that_cannot_be_read_is_named() -> None:
    with pytest.raises(DeckFileError) as error:
        read_text(b"3 Peeler\nLocal Sheriff\n0 Peeler\n1000 Peeler\n")
    lines = str(error.value).splitlines()
    assert [line.partition(":")[0] for line in lines] == ["Line 2", "Line 3", "Line 4"]
    assert "write it like “3 Local Sheriff”" in lines[0]
    assert "a number from 1 to 999" in lines[1]


def test_of_a_file_that_is_no_deck_at_all_a_few_lines_are_named() -> None:
    with pytest.raises(DeckFileError) as error:
        read_text(b"Dear friend, how are you?\n" * 40)
    *named, rest = str(error.value).splitlines()
    assert [line.partition(":")[0] for line in named] == [f"Line {number}" for number in range(1, 11)]
    assert rest == "And so on: 30 more."
    with pytest.raises(DeckFileError, match=r"^It is not text, but a file of another kind\.$"):
        read_text(b"\x7fPNG\n\x00\x01\n" * 40)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "It is not XML"),
        (b"<deck>", "It is not XML"),
        (b"<cards/>", "begins with <deck>"),
        (b'<deck game="a6d114c7-2e2a-4896-ad8c-0330605c90bf"/>', "for another game"),
        (b"<deck><section/></deck>", "A section has no name"),
        (b'<deck><section name="Draw Deck"><note/></section></deck>', "<note> is none"),
        (b"<deck><sleeve/></deck>", "<sleeve> is neither"),
        (b'<deck><section name="Draw Deck"><card qty="-1" id="1">Peeler</card></section></deck>', "“-1” of “Peeler”"),
        (b'<deck><section name="Draw Deck"><card id="1">Peeler</card></section></deck>', "from 1 to 999"),
    ],
)
def test_what_is_no_octgn_deck_is_refused(content: bytes, sentence: str) -> None:
    with pytest.raises(DeckFileError, match=sentence):
        read_o8d(content)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_entities_that_grow_are_never_read(encoding: str) -> None:
    bomb = '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><deck><notes>&b;</notes></deck>'
    with pytest.raises(DeckFileError, match="document type declaration"):
        read_o8d(bomb.encode(encoding))


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "It is not JSON"),
        (b"[]", "Expected `object`"),
        (b'{"cards": []}', "unknown field `cards`"),
        (b'{"sections": [{"name": "Draw Deck", "cards": [{"quantity": 0, "title": "Peeler"}]}]}', "from 1 to 999"),
        (b'{"sections": [{"name": "Draw Deck", "cards": [{"quantity": "3"}]}]}', r"sections\[0\].cards\[0\].quantity"),
    ],
)
def test_what_is_no_json_deck_is_refused(content: bytes, sentence: str) -> None:
    with pytest.raises(DeckFileError, match=sentence):
        read_json(content)


def test_a_json_deck_needs_no_more_than_codes() -> None:
    deck = read_json(b'{"sections": [{"name": "Draw Deck", "cards": [{"quantity": 2, "code": "core-3"}]}]}')
    assert f'<card qty="2" id="{core_id(3)}">Local Sheriff</card>' in write_o8d(deck).decode()


def test_a_card_that_octgn_would_not_know_is_not_written() -> None:
    with pytest.raises(DeckFileError, match=r"no card called “Local Sherif”\. Did you mean Local Sheriff"):
        write_o8d(read_text(b"3 Local Sherif"))


def test_an_unknown_id_is_kept_all_the_same() -> None:
    unknown = NEW.replace(core_id(12), "00000000-0000-0000-0000-000000000000").replace(
        "T-Men</card>", "Fan Card</card>"
    )
    deck = read_o8d(unknown.encode())
    assert write_o8d(deck) == unknown.encode()
    assert read_text(write_text(deck)).sections[0].entries[1].octgn_id == "00000000-0000-0000-0000-000000000000"


def test_a_deck_that_xml_cannot_hold_is_not_written() -> None:
    deck = read_o8d(NEW.encode())
    deck.notes = "a\0b"
    with pytest.raises(DeckFileError, match="cannot be written into an OCTGN deck"):
        write_o8d(deck)
    deck.notes, deck.attributes = "", {"a b": "c"}
    with pytest.raises(DeckFileError, match="cannot be the name of an attribute"):
        write_o8d(deck)


def test_notes_may_say_anything_that_xml_can() -> None:
    deck = read_o8d(NEW.encode())
    deck.notes = "<b>]]> &amp; ]]>"
    assert read_o8d(write_o8d(deck)).notes == deck.notes


CARDS = [*all_printed(), *collectible_cards()]
NOTES = st.lists(st.text(st.characters(codec="ascii", categories=["L", "N", "P", "S"]), max_size=9), max_size=3)
FORMATS = ((read_o8d, write_o8d), (read_text, write_text), (read_json, write_json))


def contents(deck: Deck) -> list[tuple[str, int, str]]:
    """What a deck holds: section, number of copies and code of each card."""
    return [
        (section.name, entry.quantity, entry.card(story=section.is_story_deck).code)
        for section, entry in deck.entries()
    ]


def formats_for(cards: list[PrintedCard]) -> list[tuple[Callable[[bytes], Deck], Callable[[Deck], bytes]]]:
    """OCTGN has no ids for cards of the collectible game."""
    return [pair for pair in FORMATS if pair[1] is not write_o8d or all(card.octgn_id for card in cards)]


def test_every_card_is_found_again_from_every_format() -> None:
    for card in CARDS:
        deck = deck_of("One", [card])
        for read, write in formats_for([card]):
            assert contents(read(write(deck))) == contents(deck)


@given(st.lists(st.sampled_from(CARDS), max_size=40), NOTES)
@example(cards=[], notes=["", ""])
def test_any_deck_survives_every_format(cards: list[PrintedCard], notes: list[str]) -> None:
    deck = deck_of("Any", cards)
    deck.notes = "\n".join(notes)
    for read, write in formats_for(cards):
        once = read(write(deck))
        assert (contents(once), once.notes) == (contents(deck), deck.notes)
        for reread, rewrite in formats_for(cards):
            twice = reread(rewrite(once))
            assert (contents(twice), twice.notes) == (contents(deck), deck.notes)


def test_a_deck_that_nobody_can_mean_is_refused_at_once(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("999 Local Sheriff\n" * 6)
    with pytest.raises(DeckFileError, match="It has 5994 cards; a deck of more than 5000 is not read"):
        read_deck(path)
    path.write_text("999 Local Sheriff\n" * 5)
    assert len(read_deck(path).sections[0].entries) == 5


NAMES = Names(all_printed(), lambda card: (card.title, card.name))


@given(st.sampled_from(all_printed()), st.data())
def test_the_nearest_spelling_is_found_by_a_look_at_few_names(card: PrintedCard, data: st.DataObject) -> None:
    name = plain(card.name)
    at = data.draw(st.integers(0, len(name)))
    misspelt = name[:at] + data.draw(st.sampled_from("aeiqz ")) + name[at:]
    alike = NAMES.alike(misspelt)
    assert len(alike) <= WORTH_A_LOOK
    everywhere = difflib.get_close_matches(misspelt, NAMES.exact, n=1, cutoff=0.7)
    assert everywhere[0] in alike


@given(st.binary(max_size=300), st.integers(min_value=0, max_value=len(NEW.encode())))
def test_damaged_files_are_read_or_refused(rubbish: bytes, at: int) -> None:
    for read in (read_o8d, read_text, read_json):
        for content in (rubbish, NEW.encode()[:at] + rubbish + NEW.encode()[at:]):
            try:
                deck = read(content)
            except DeckFileError:
                continue
            check(deck)
