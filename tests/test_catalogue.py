"""The catalogue: the facts of every LCG card, and how cards are found in it."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from silverkey.cardgame.finding import CardNotFound
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.cards.making import CardSet
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.library import SETS, all_cards, find_card
from silverkey.cthulhu.printed.facts import Erratum, PrintedCard, all_printed, collectible_cards, copies_allowed
from silverkey.cthulhu.printed.finding import by_code, by_id, find_printed
from silverkey.cthulhu.printed.lists import lists_of
from silverkey.cthulhu.printed.playing import library_card
from silverkey.cthulhu.words import CHARACTER, CONSPIRACY, EVENT, FACTIONS, ICON_LETTERS, NEUTRAL, STORY, SUPPORT
from silverkey.rulings import load

LIVING = [card for card in all_cards() if not SETS[card.set].collectible]
"""The cards of the library that the catalogue has."""
ERRATA = [(card, erratum) for card in all_printed() for erratum in card.errata]


def test_every_card_of_the_eighteen_sets_is_there_once() -> None:
    assert len(all_printed()) == 1568
    assert len({card.set for card in all_printed()}) == 18
    assert len({card.code for card in all_printed()}) == 1568
    assert len({card.octgn_id for card in all_printed()}) == 1568


def test_cards_are_of_five_types() -> None:
    types = Counter(card.type for card in all_printed())
    assert types == {CHARACTER: 798, SUPPORT: 373, EVENT: 315, CONSPIRACY: 50, STORY: 32}


@pytest.mark.parametrize("card", all_printed(), ids=lambda card: card.code)
def test_a_card_has_the_facts_of_its_type(card: PrintedCard) -> None:
    assert (card.cost is None) == (card.faction == "") == card.is_story
    assert card.is_story or card.faction in (*FACTIONS, NEUTRAL)
    assert (card.skill is not None) == (card.type == CHARACTER)
    assert (card.struggles is not None) == (card.type in (STORY, CONSPIRACY))
    for letters in (card.icons, card.boosters, card.struggles or ""):
        places = [ICON_LETTERS.index(letter) for letter in letters]
        assert all(first <= second for first, second in pairwise(places))
    assert set(card.steadfast) <= set(FACTIONS)
    assert card.copies in (1, 2, 3)
    assert all(subtype == subtype.strip() and "," not in subtype for subtype in card.subtypes)


def test_the_catalogue_has_no_field_for_printed_text() -> None:
    assert "text" not in PrintedCard.__struct_fields__
    assert max(len(card.note) for card in all_printed()) < 120


def test_a_card_is_written_by_its_title_and_has_the_facts_of_the_catalogue() -> None:
    sheriff = find_card("Local Sheriff")
    assert sheriff.facts is find_printed("Local Sheriff")
    assert (sheriff.cost, sheriff.skill, sheriff.keywords, sheriff.transient) == (4, 4, {"Willpower": 1}, True)


def test_a_card_that_the_catalogue_does_not_have_or_has_twice_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="Dreamlands has no card “Gregory Grey”"):
        CardSet("dreamlands").card("Gregory Grey")
    with pytest.raises(ValueError, match=r"“Gregory Gry” may be Gregory Gry, .* or Gregory Gry, "):
        CardSet("dreamlands").card("Gregory Gry")


def test_an_older_wording_says_only_what_differs_from_the_wording_so_far() -> None:
    facts = find_printed("Local Sheriff")
    card = Card(msgspec.structs.replace(facts, title="Older Sheriff", set="tried"))
    card.before_errata("2.0", "1.4", cost=3).before_errata("2.0", skill=1)
    assert [(card.under(edition).cost, card.under(edition).skill) for edition in ("2.0", "1.4", "4.1")] == [
        (3, 1),
        (3, 4),
        (4, 4),
    ]


def test_every_printed_card_is_one_that_a_game_takes() -> None:
    printed = (*all_printed(), *collectible_cards())
    assert [library_card(card).code for card in printed] == [card.code for card in printed]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("Local Sheriff", "core-3"),
        ("  LOCAL   sheriff", "core-3"),
        ("Core F3", "core-3"),
        ("Core Set F3", "core-3"),
        ("core-3", "core-3"),
        ("45f006f4-02ed-4b8d-b095-eb5efe58d003", "core-3"),
        ("Doppelganger", "yuggoth-79"),
        ("Tom O’Bedlam", "mark-of-madness-12"),
        ("Nyarlathotep, The Crawling Chaos", "thousand-young-36"),
        ("Guardian of the Key", "dreamlands-71"),
        ("The Guardian of the Key", "yuggoth-52"),
        ("Festival", "key-and-gate-51"),
        ("The Cthonian Stone", "ancient-relics-20"),
        ("The Chthonian Stone, Stygian Waymark", "ancient-relics-20"),
        ("Kidnapping 101", "yuggoth-96"),
        ("Ancient Horrors F12", "forgotten-lore-112"),
        ("Forgotten Lore F112", "forgotten-lore-112"),
    ],
)
def test_a_card_is_found_by_any_of_its_names(name: str, code: str) -> None:
    assert find_printed(name).code == code


def test_a_title_that_several_cards_share_must_be_told_apart() -> None:
    with pytest.raises(CardNotFound, match=r"any of these: Cthulhu, The Great Old One \(Core Set F41\); .* descriptor"):
        find_printed("Cthulhu")
    assert find_printed("Cthulhu", "Yuggoth Contract").name == "Cthulhu, Lord of R'lyeh"
    assert find_printed("Aspiring Artist", "Forgotten Lore F12").number == 112


def test_a_wrong_hint_is_put_right() -> None:
    with pytest.raises(CardNotFound, match="“Local Sheriff” is not in Dreamlands; it is Core Set F3"):
        find_printed("Local Sheriff", "Dreamlands")


def test_a_story_and_another_card_of_one_title_are_told_apart_by_where_they_lie() -> None:
    assert find_printed("Opening Night").type == CONSPIRACY
    assert find_printed("Opening Night", story=True).type == STORY


@pytest.mark.parametrize("name", ["", "the", "F3", "core", "Core F999", "Qqq Www"])
def test_what_is_no_name_finds_nothing(name: str) -> None:
    with pytest.raises(CardNotFound, match=f"^There is no card called “{name}”"):
        find_printed(name)


def test_a_misspelt_title_gets_the_nearest() -> None:
    with pytest.raises(CardNotFound) as error:
        find_printed("Unspeakable Ressurrection")
    assert "”. Did you mean Unspeakable Resurrection or " in str(error.value)


def test_ids_and_codes_that_do_not_exist_find_nothing() -> None:
    assert by_id("") is by_code("") is by_code("core-0") is None


def test_errata_are_facts_with_their_ruling() -> None:
    assert find_printed("Slavering Gug").subtypes == ("Monster", "Gug")
    assert find_printed("Aspiring Artist").subtypes == ("Cultist", "Artist")
    assert find_printed("Unaussprechlichen Kulten").errata[0].printed == "Unaussprelichen Kulten"
    assert find_printed("Uroborus").unique
    assert not find_printed("Zoog Burrow").zoog
    assert find_printed("Furtive Zoog").zoog
    assert not any("Sorceror" in card.subtypes for card in all_printed())


@pytest.mark.parametrize(("card", "erratum"), ERRATA)
def test_an_erratum_names_a_ruling_and_the_first_edition_that_has_it(card: PrintedCard, erratum: Erratum) -> None:
    ruling = load().get(erratum.ruling)
    assert erratum.ruling in ruling.ids
    assert erratum.edition in ruling.editions
    assert erratum.field in PrintedCard.__struct_fields__
    assert any(card.title == find_printed(name).title for name in ruling.cards)


def test_a_card_may_allow_more_copies_until_an_erratum_takes_that_back() -> None:
    dog = find_printed("Alaskan Sledge Dog")
    assert [copies_allowed(dog, edition) for edition in EDITIONS] == [8, 3, 3, 3]


def test_conflicts_of_the_sources_are_noted() -> None:
    conflicts = [card.title for card in all_printed() if "disagree" in card.note or "One source" in card.note]
    assert len(conflicts) == 13
    assert {"Studying the Void", "Castro", "Raid!"} <= set(conflicts)


def test_each_edition_has_its_lists() -> None:
    sizes = {edition: tuple(map(len, lists_of(edition))) for edition in EDITIONS}
    assert sizes == {"2.0": (0, 8), "1.4": (8, 2), "4.1": (32, 0), "latest": (32, 0)}


def test_only_the_dreamlands_nyarlathotep_is_restricted() -> None:
    codes = {listed.code for listed in lists_of("latest").restricted}
    assert "dreamlands-117" in codes
    assert "thousand-young-36" not in codes
