"""The facts of Arkham Horror's cards, and how cards are found by them."""

from collections import Counter

import msgspec
import pytest

from silverkey.arkham.printed.facts import DECK_TYPES, PACK_CODES, X, by_code, printed_card, printed_cards, printed_set
from silverkey.arkham.printed.finding import find_printed
from silverkey.cardgame.finding import CardNotFound
from silverkey.rulings import load

CARDS = printed_cards()
LOCATIONS = [card for card in CARDS if card.type == "location"]
KEYWORDS = {
    "Aloof",
    "Exceptional",
    "Fast",
    "Hidden",
    "Hunter",
    "Massive",
    "Peril",
    "Permanent",
    "Retaliate",
    "Surge",
}


def test_every_card_has_its_own_code() -> None:
    assert len(CARDS) == 976
    assert len({card.code for card in CARDS}) == 976
    assert by_code("99999") is None


def test_packs_have_their_cards() -> None:
    assert {code: len(printed_set(code).cards) for code in PACK_CODES} == {
        "core": 184,
        "dwl": 104,
        "tmm": 42,
        "tece": 37,
        "bota": 41,
        "uau": 35,
        "wda": 39,
        "litas": 35,
        "ptc": 121,
        "eotp": 41,
        "tuo": 43,
        "apot": 40,
        "tpm": 36,
        "bsr": 43,
        "dca": 59,
        "cotr": 36,
        "coh": 40,
    }


def test_cards_are_of_known_types_and_classes() -> None:
    assert Counter(card.type for card in CARDS) == {
        "location": 229,
        "asset": 188,
        "treachery": 131,
        "event": 102,
        "enemy": 99,
        "act": 67,
        "agenda": 66,
        "skill": 34,
        "story": 23,
        "scenario": 21,
        "investigator": 16,
    }
    assert {name for card in CARDS for name in card.classes} == {
        "guardian",
        "seeker",
        "rogue",
        "mystic",
        "survivor",
        "neutral",
        "mythos",
    }
    assert {slot for card in CARDS for slot in card.slots} == {"hand", "ally", "accessory", "arcane", "body"}


def test_an_investigator_has_skills_and_rules_for_his_deck() -> None:
    roland = printed_card("01001")
    assert (roland.name, roland.health, roland.sanity) == ("Roland Banks, The Fed", 9, 5)
    assert (roland.willpower, roland.intellect, roland.combat, roland.agility) == (3, 3, 4, 2)
    assert (roland.deck_size, roland.deck_requirements) == (30, {"01006": 1, "01007": 1})
    own, other = roland.deck_options
    assert (own.classes, own.lowest, own.highest) == (("guardian", "neutral"), 0, 5)
    assert (other.classes, other.lowest, other.highest) == (("seeker",), 0, 2)


def test_an_asset_has_cost_slots_uses_and_icons() -> None:
    shotgun = printed_card("01029")
    assert (shotgun.title, shotgun.cost, shotgun.level) == ("Shotgun", 5, 4)
    assert (shotgun.slots, shotgun.uses, shotgun.icons) == (("hand", "hand"), (2, "ammo"), "CC")
    assert shotgun.traits == ("Item", "Weapon", "Firearm")
    assert (shotgun.classes, shotgun.deck_limit, shotgun.quantity) == (("guardian",), 2, 1)


def test_an_enemy_has_fight_health_evade_damage_and_horror() -> None:
    priest = printed_card("01116")
    assert (priest.fight, priest.health, priest.health_per_investigator, priest.evade) == (4, 5, True, 4)
    assert (priest.damage, priest.horror, priest.victory) == (2, 2, 2)
    assert priest.keywords == ("Hunter", "Retaliate")
    assert priest.encounter_set_name == "The Gathering"
    assert all(card.fight is not None for card in CARDS if card.type == "enemy")


def test_acts_and_agendas_have_a_stage_and_what_they_ask_for() -> None:
    assert (printed_card("01105").stage, printed_card("01105").doom) == (1, 3)
    assert (printed_card("01108").stage, printed_card("01108").clues) == (1, 2)
    assert printed_card("01110").clues is None
    assert all(card.stage for card in CARDS if card.type in {"act", "agenda"})


def test_a_cost_may_be_x_or_a_dash() -> None:
    assert printed_card("02010").cost == X
    assert printed_card("02010").uses == (X, "ammo")
    assert printed_card("03012").cost is None
    assert printed_card("01088").cost == 0
    assert [card.title for card in CARDS if X in {card.fight, card.evade}] == ["Roach Swarm", "Salvatore Neri"]


def test_keywords_are_those_that_are_printed_as_such() -> None:
    assert {keyword for card in CARDS for keyword in card.keywords} == KEYWORDS
    assert printed_card("01022").keywords == ("Fast",)
    assert printed_card("02323").keywords == ("Massive", "Hunter", "Retaliate")
    assert printed_card("02063").keywords == (), "an agenda that gives a keyword has none"
    assert Counter(keyword for card in CARDS for keyword in card.keywords)["Exceptional"] == 5


def test_a_keyword_stands_also_behind_prey_or_spawning() -> None:
    assert printed_card("02078").keywords == ("Hunter",)


def test_sides_that_are_cards_of_their_own_know_each_other() -> None:
    assert (printed_card("01121a").back, printed_card("01121b").back) == ("01121b", "01121a")
    assert all(by_code(card.back) for card in CARDS if card.back)


def test_weaknesses_are_basic_or_signature_or_of_a_story() -> None:
    for card in CARDS:
        if card.weakness:
            assert card.basic or card.signature_of or card.encounter_set or card.back, card.name
            assert card.level is None, card.name
        assert card.weakness or not card.basic


def test_basic_weaknesses_of_the_core_set_are_ten() -> None:
    pool = [card for card in printed_set("core").cards if card.basic and card.code != "01000"]
    assert sum(card.quantity for card in pool) == 10, "ahlcg-1.2/faq/random-basic-weakness-pool.ex"


def test_signature_cards_belong_to_an_investigator_who_must_have_them() -> None:
    for card in CARDS:
        if card.signature_of:
            assert card.code in printed_card(card.signature_of).deck_requirements, card.name
            assert card.level is None, card.name
    asked = {code for card in CARDS for code in card.deck_requirements}
    assert asked == {card.code for card in CARDS if card.signature_of}


def test_player_cards_without_a_level_are_signatures_weaknesses_or_of_a_story() -> None:
    for card in CARDS:
        if card.type in {"asset", "event", "skill"} and card.level is None:
            assert card.signature_of or card.weakness or card.encounter_set or card.back, card.name


def test_story_assets_have_an_encounter_set_and_no_level() -> None:
    lita = printed_card("01117")
    assert (lita.story, lita.level, lita.deck_limit) == (True, None, 1)
    assert all(card.encounter_set and card.level is None for card in CARDS if card.story)


def test_errata_are_applied_and_name_rulings() -> None:
    registry = load().by_id
    errata = [(card, erratum) for card in CARDS for erratum in card.errata]
    assert {card.code for card, _ in errata} == {
        *("01006", "01008", "01010", "01012", "01014"),
        *("02078", "02079", "02097", "02098"),
        *("03178", "03179", "03180", "03181"),
    }
    for card, erratum in errata:
        assert erratum.ruling in registry
        assert erratum.field in card.__struct_fields__
    assert printed_card("01006").level is None
    assert printed_card("02079").traits == ("Humanoid", "Criminal")
    assert printed_card("02078").traits == ("Humanoid", "Criminal", "Elite")
    assert all(printed_card(code).traits == () for code in ("03178", "03179", "03180", "03181"))
    assert all("Human" not in card.traits for card in CARDS)


WITHOUT_SYMBOLS = {"essex_county_express", "the_pallid_mask", "venice"}
"""Encounter sets whose places lie in a row, a grid or a circle."""
PUT_BESIDE_ANOTHER = {"The Hidden Chamber", "Hidden Library"}
"""What they are connected to is said when they come into play."""
ONE_WAY = {
    ("Village Commons", "Osborn's General Store"),
    ("Congregational Church", "Village Commons"),
    ("Balcony", "Theatre"),
    *(("Another Dimension", place) for place in ("Tear Through Space", "Prismatic Cascade", "Endless Bridge")),
    ("Tear Through Time", "Another Dimension"),
}
LED_TO_BY_TEXT = {
    "Arkham Woods": "Main Path",
    "Exhibit Hall": "Museum Halls",
    "Historical Society": "Entry Hall, Quiet Halls",
}
"""The way back is in the text of the place on the right."""


def test_every_location_has_a_shroud_and_clues() -> None:
    assert all(card.shroud is not None and card.clues is not None for card in LOCATIONS)


def test_every_location_has_a_symbol_unless_it_is_laid_out_without() -> None:
    without = {card.title for card in LOCATIONS if not card.symbol and card.encounter_set not in WITHOUT_SYMBOLS}
    assert without == PUT_BESIDE_ANOTHER
    assert all(card.back_symbol for card in LOCATIONS if card.pack == "core")
    assert not any(card.symbol or card.connects for card in LOCATIONS if card.encounter_set in WITHOUT_SYMBOLS)


def test_connections_are_mutual() -> None:
    for place in LOCATIONS:
        for other in LOCATIONS:
            if place.encounter_set != other.encounter_set or other.symbol not in place.connects:
                continue
            if other.title in LED_TO_BY_TEXT.get(place.title, "") or (place.title, other.title) in ONE_WAY:
                continue
            assert place.symbol in other.connects, f"{place.name} leads to {other.name}"


def test_a_location_may_change_its_symbol_when_it_is_revealed() -> None:
    woods = [card for card in LOCATIONS if card.title == "Arkham Woods"]
    assert {card.back_symbol for card in woods} == {"square"}
    assert {card.back_connects for card in woods} == {("squiggle",)}
    assert {card.symbol for card in woods} == {"triangle", "t", "diamond", "hourglass", "equals", "moon"}


def test_locations_with_one_title_have_subtitles() -> None:
    southside = [card.name for card in LOCATIONS if card.title == "Southside"]
    assert southside == ["Southside, Historical Society", "Southside, Ma's Boarding House"]


def test_no_field_is_long_enough_to_hold_a_text() -> None:
    for card in CARDS:
        for value in msgspec.structs.asdict(card).values():
            assert not isinstance(value, str) or len(value) < 60, (card.code, value)


def test_a_title_without_a_level_means_the_lowest() -> None:
    assert (find_printed("Beat Cop").code, find_printed("Beat Cop (2)").code) == ("01018", "01028")
    assert (find_printed("Lucky!").level, find_printed("lucky (2)").level) == (0, 2)
    with pytest.raises(CardNotFound, match=r"no card called “Beat Cop \(4\)”"):
        find_printed("Beat Cop (4)")


def test_a_subtitle_tells_twins_apart() -> None:
    assert find_printed("Southside, Ma's Boarding House").code == "01127"
    assert find_printed("The Necronomicon, John Dee Translation").signature_of == "01002"
    assert find_printed("Strange Solution, Freezing Variant (4)").level == 4
    with pytest.raises(CardNotFound, match=r"Southside, Historical Society .*; Southside, Ma's .*Write title and sub"):
        find_printed("Southside")


def test_a_type_tells_cards_of_one_title_apart() -> None:
    assert find_printed("Sebastien Moreau", ["enemy"]).code == "03068b"
    assert find_printed("Sebastien Moreau", ["asset"]).code == "03079"
    assert find_printed("Beat Cop", ["enemy"]).code == "01018", "where none is of the type, the name decides"


def test_a_name_is_found_without_its_punctuation() -> None:
    assert find_printed("skids o'toole").code == "01003"
    assert find_printed("Necronomicon, John Dee Translation").code == "01009"
    assert find_printed("Ascending the Hill (v. I)").code == "02278"
    assert find_printed("01121B").title == "The Masked Hunter"


def test_the_nearest_spelling_is_suggested() -> None:
    with pytest.raises(CardNotFound, match=r"Did you mean Machete\?"):
        find_printed("Machette")


def test_every_player_card_is_found_by_what_it_is_called() -> None:
    for card in CARDS:
        if card.deck_limit and card.type != "investigator":
            name = f"{card.name} ({card.level})" if card.level else card.name
            assert find_printed(name, DECK_TYPES) is card, name
