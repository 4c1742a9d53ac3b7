"""Decks of investigators: the rules of building them, prices and upgrades, weaknesses."""

import random
from collections import Counter

import msgspec
import pytest

from silverkey.arkham.decks.cases import deck_cases
from silverkey.arkham.decks.check import Verdict, check
from silverkey.arkham.decks.deck import RANDOM_WEAKNESS, Deck
from silverkey.arkham.decks.desk import read_content, write_deck
from silverkey.arkham.decks.experience import price, upgrade_price
from silverkey.arkham.decks.starters import starter_deck, starter_decks
from silverkey.arkham.decks.upgrading import upgrade
from silverkey.arkham.decks.weaknesses import draw_weaknesses, weakness_pool
from silverkey.arkham.printed.facts import PrintedCard, printed_card, printed_cards
from silverkey.arkham.printed.finding import find_printed
from silverkey.rulings import load
from silverkey.rulings.cases import Case
from silverkey.rulings.coverage import Run

ROLAND = starter_deck("Roland Banks")


def kinds(verdict: Verdict) -> list[str]:
    return [problem.kind for problem in verdict.problems]


def swapped(deck: Deck, *names: str, out: str = "Unexpected Courage") -> Deck:
    """The deck with a copy of each of some cards, in place of as many others."""
    codes = Counter(find_printed(name).code for name in names)
    return deck.with_cards(codes + Counter()).with_cards({find_printed(out).code: -len(names)})


def filled(investigator: str, *names: str, keep: int = 0) -> Deck:
    """A deck of some cards, filled up to its size with what any investigator of that class may have."""
    owner = find_printed(investigator, ["investigator"])
    cards = Counter(owner.deck_requirements) + Counter({RANDOM_WEAKNESS: 1})
    for name in names:
        cards[find_printed(name).code] += 1
    room = owner.deck_size - len(names) - keep
    for card in printed_cards():
        if card.level == 0 and not {*owner.classes, "neutral"}.isdisjoint(card.classes) and card.code not in cards:
            titles = {printed_card(code).title for code in cards}
            if room > 0 and card.title not in titles and "Fortune" not in card.traits:
                cards[card.code] = min(2, room)
                room -= 2
    return Deck(investigator=owner.code, cards=dict(cards))


def test_starter_decks_are_legal_and_for_a_new_campaign() -> None:
    assert [deck.name for deck in starter_decks().values()] == [
        *("Roland Banks", "Daisy Walker", '"Skids" O\'Toole', "Agnes Baker", "Wendy Adams")
    ]
    for deck in starter_decks().values():
        verdict = check(deck)
        assert verdict.problems == ()
        assert (verdict.cards, verdict.experience, verdict.pending) == (30, 0, 1)
        assert deck.notes.endswith(".")
        assert {printed_card(code).pack for code in deck.cards} == {"core"}


def test_starter_decks_need_no_more_than_two_core_sets() -> None:
    for deck in starter_decks().values():
        for card, copies in deck.lots():
            assert copies <= 2 * card.quantity, card.name


def test_there_is_no_starter_deck_for_investigators_of_other_sets() -> None:
    with pytest.raises(ValueError, match="no starter deck for Zoey Samaras"):
        starter_deck("Zoey Samaras")


def test_a_deck_has_exactly_its_size() -> None:
    small, large = ROLAND.with_cards({"01093": -1}), ROLAND.with_cards({"01086": 1})
    assert kinds(check(small)) == kinds(check(large)) == ["size"]
    assert "exactly 30 cards" in check(small).problems[0].sentence
    assert check(small).cards == 29


def test_cards_that_cannot_be_played_yet_are_told() -> None:
    assert check(ROLAND).not_playable == ()
    assert check(ROLAND.with_cards({"02186": 1})).not_playable == ("Preposterous Sketches",)


def test_weaknesses_and_signature_cards_do_not_count_towards_the_size() -> None:
    assert sum(ROLAND.cards.values()) == 33
    assert check(ROLAND).cards == 30


def test_permanent_cards_do_not_count_towards_the_size() -> None:
    charisma = ROLAND.with_cards({find_printed("Charisma").code: 1})
    assert kinds(check(charisma, experience=3)) == []
    assert check(charisma, experience=3).cards == 30


def test_permanent_cards_must_be_allowed_and_paid_for() -> None:
    pact = ROLAND.with_cards({find_printed("Blood Pact").code: 1})
    assert kinds(check(pact, experience=2)) == ["class", "experience"]


def test_a_deck_has_two_copies_of_a_title_whatever_their_levels() -> None:
    deck = swapped(ROLAND, "Beat Cop (2)")
    assert kinds(check(deck, experience=2)) == ["copies"]
    assert "at most 2 copies of a title; this one has 3 of Beat Cop" in check(deck, experience=2).problems[0].sentence
    assert check(swapped(deck, "Knife", out="Beat Cop"), experience=2).legal


def test_a_deck_has_one_copy_of_an_exceptional_card() -> None:
    stick = find_printed("Stick to the Plan").code
    assert kinds(check(ROLAND.with_cards({stick: 2}), experience=12)) == ["exceptional"]
    assert check(ROLAND.with_cards({stick: 1}), experience=6).legal


def test_two_decks_may_each_have_a_card_that_is_limited_to_one() -> None:
    """ahlcg-1.2/2.3.ex1"""
    stick = find_printed("Stick to the Plan").code
    for name in ("Roland Banks", '"Skids" O\'Toole'):
        assert "copies" not in kinds(check(starter_deck(name).with_cards({stick: 1}), experience=6))


def test_cards_of_other_classes_are_refused() -> None:
    verdict = check(swapped(ROLAND, "Lucky!"))
    assert kinds(verdict) == ["class"]
    assert verdict.problems[0].cards == ("Lucky!",)
    assert verdict.problems[0].source == "Roland Banks, Deckbuilding Options"


def test_the_second_class_goes_up_to_level_two() -> None:
    assert check(swapped(ROLAND, "Disc of Itzamna"), experience=2).legal
    verdict = check(swapped(ROLAND, "Cryptic Research"), experience=4)
    assert kinds(verdict) == ["level"]
    assert "up to level 2; Cryptic Research is level 4" in verdict.problems[0].sentence
    assert check(swapped(ROLAND, "Shotgun"), experience=4).legal


def test_dunwich_investigators_have_five_cards_of_level_zero_of_any_class() -> None:
    five = ("Lucky!", "Lucky!", "Shrivelling", "Leo De Luca", "Deduction")
    assert check(filled("Zoey Samaras", *five)).legal
    verdict = check(filled("Zoey Samaras", *five, "Deduction"))
    assert kinds(verdict) == ["limit"]
    assert "up to 5 level 0 cards of other classes; this deck has 6" in verdict.problems[0].sentence
    assert kinds(check(filled("Zoey Samaras", "Leo De Luca (1)"), experience=1)) == ["level"]


def test_cards_of_the_own_class_take_no_place_among_the_five() -> None:
    assert check(filled("Zoey Samaras", "Machete", "Beat Cop", "Dodge", "Guard Dog", "Vicious Blow", "Evidence!")).legal


def test_rex_murphy_has_no_fortune_cards() -> None:
    verdict = check(filled("Rex Murphy", "Lucky!"))
    assert kinds(verdict) == ["class"]
    assert "may have no Fortune cards; Lucky! is one" in verdict.problems[0].sentence


def test_mark_harrigan_has_tactics_of_level_zero() -> None:
    assert check(filled("Mark Harrigan", "Elusive", "Barricade")).legal
    assert kinds(check(filled("Mark Harrigan", "Opportunist"))) == ["class"]


def test_akachi_onyele_has_cards_with_charges_up_to_level_four() -> None:
    charged = next(
        card
        for card in printed_cards()
        if card.uses and card.uses[1] == "charges" and card.level and "mystic" not in card.classes
    )
    assert check(filled("Akachi Onyele", charged.code), experience=charged.level).legal
    assert kinds(check(filled("Akachi Onyele", "Machete"))) == ["class"]


def test_sefina_rousseau_has_thirty_three_cards_and_three_painted_worlds() -> None:
    deck = filled("Sefina Rousseau")
    assert check(deck).legal
    assert (check(deck).size, deck.cards["03012"]) == (33, 3)
    assert kinds(check(deck.with_cards({"03012": -1}))) == ["signature"]


def test_lola_hayes_has_seven_cards_of_each_of_three_classes() -> None:
    names = [card.code for card in _of("guardian", 4) + _of("seeker", 4) + _of("rogue", 4)]
    assert check(filled("Lola Hayes", *names, *names)).legal
    few = [card.code for card in _of("guardian", 6) + _of("seeker", 6)]
    verdict = check(filled("Lola Hayes", *few, *few))
    assert kinds(verdict) == ["classes"]
    assert "at least 7 cards of each of 3 classes" in verdict.problems[0].sentence


def _of(name: str, count: int) -> list[PrintedCard]:
    return [card for card in printed_cards() if card.classes == (name,) and card.level == 0][:count]


def test_a_new_campaign_begins_with_level_zero() -> None:
    verdict = check(swapped(ROLAND, "Shotgun"))
    assert kinds(verdict) == ["experience"]
    assert "level 0 alone; this one has Shotgun (4)" in verdict.problems[0].sentence
    assert kinds(check(swapped(ROLAND, "Shotgun"), experience=3)) == ["experience"]
    assert check(swapped(ROLAND, "Shotgun"), experience=None).legal
    assert check(swapped(ROLAND, "Shotgun")).experience == 4


def test_signature_cards_are_there_exactly() -> None:
    """ahlcg-1.2/def/signature-cards.b and its example"""
    for code in ("01006", "01007"):
        for change in (-1, 1):
            verdict = check(ROLAND.with_cards({code: change}))
            assert kinds(verdict) == ["signature"]
            assert "ahlcg-1.2/def/signature-cards.b" in verdict.problems[0].rulings


def test_signature_cards_of_others_are_refused() -> None:
    """ahlcg-1.2/def/signature-cards.a"""
    for code in ("01008", "01011"):
        verdict = check(ROLAND.with_cards({code: 1}))
        assert kinds(verdict) == ["signature"]
        assert verdict.problems[0].rulings == ("ahlcg-1.2/def/signature-cards.a",)


def test_a_signature_card_that_is_gone_for_good_is_no_longer_asked_for() -> None:
    """ahlcg-1.2/faq/duke-sacrificed"""
    pete = filled('"Ashcan" Pete')
    without = pete.with_cards({"02014": -1})
    assert check(pete).legal
    assert kinds(check(without)) == ["signature"]
    assert check(without, removed=["02014"]).legal


def test_a_random_basic_weakness_may_still_be_drawn() -> None:
    none = ROLAND.with_cards({RANDOM_WEAKNESS: -1})
    assert (check(ROLAND).pending, check(none).pending) == (1, 1)
    assert (check(none.with_cards({"01098": 1})).pending, check(none.with_cards({"01098": 1})).legal) == (0, True)


def test_a_second_basic_weakness_is_there_only_if_it_was_earned() -> None:
    two = ROLAND.with_cards({"01098": 1})
    assert kinds(check(two)) == ["weakness"]
    assert check(two, earned={"01098": 1}).legal


def test_weaknesses_and_assets_of_scenarios_are_there_only_if_they_were_earned() -> None:
    lita, curse = find_printed("Lita Chantler").code, find_printed("Curse of the Rougarou", ["treachery"]).code
    assert kinds(check(ROLAND.with_cards({lita: 1}))) == ["story"]
    assert kinds(check(ROLAND.with_cards({curse: 1}))) == ["weakness"]
    assert check(ROLAND.with_cards({lita: 1, curse: 1}), earned={lita: 1, curse: 1}).legal


def test_what_is_no_player_card_is_refused() -> None:
    assert kinds(check(ROLAND.with_cards({"01111": 1, "01116": 1, "01004": 1}))) == ["type", "type", "type"]


def test_every_problem_is_told_at_once() -> None:
    deck = ROLAND.with_cards({"01006": -1, "01029": 3, "01080": 1, "01117": 1, "99999": 1})
    assert kinds(check(deck)) == ["unknown", "story", "size", "copies", "class", "experience", "signature"]


def test_a_deck_without_a_known_investigator_is_refused() -> None:
    deck = Deck(investigator="01016", cards={"99999": 1})
    assert kinds(check(deck)) == ["investigator", "unknown"]


def test_every_ruling_that_a_check_cites_is_in_the_registry() -> None:
    deck = ROLAND.with_cards({"01006": -1, "01008": 1})
    cited = {ruling for problem in check(deck).problems for ruling in problem.rulings}
    cited |= {ruling for problem in upgrade(ROLAND, swapped(ROLAND, "Knife"), 0).problems for ruling in problem.rulings}
    assert cited and cited <= set(load().by_id)


def test_a_new_card_costs_its_level_and_at_least_one() -> None:
    """ahlcg-1.2/1.8.a"""
    assert [price(find_printed(name)) for name in ("Knife", "Extra Ammunition", "Shotgun")] == [1, 1, 4]


def test_an_exceptional_card_costs_double() -> None:
    assert price(find_printed("Stick to the Plan")) == 6


def test_an_upgrade_costs_the_difference() -> None:
    """ahlcg-1.2/1.8.a: the minimum is for new cards"""
    assert upgrade_price(find_printed("Beat Cop"), find_printed("Beat Cop (2)")) == 2
    assert upgrade_price(find_printed("Magnifying Glass"), find_printed("Magnifying Glass (1)")) == 1


def test_an_upgrade_takes_the_place_of_the_lower_version() -> None:
    better = ROLAND.with_cards({"01018": -1, "01028": 1})
    purchase = upgrade(ROLAND, better, 2)
    assert (purchase.price, purchase.upgraded, purchase.bought, purchase.removed) == (2, (("01018", "01028"),), (), ())
    assert purchase.legal


def test_copies_are_paid_for_one_by_one() -> None:
    purchase = upgrade(ROLAND, swapped(ROLAND, "Knife", "Shotgun"), 5)
    assert (purchase.price, purchase.removed) == (5, ("01093", "01093"))
    assert purchase.legal
    assert upgrade(ROLAND, ROLAND.with_cards({"01018": -2, "01028": 2}), 4).price == 4


def test_what_is_worth_most_is_traded_in() -> None:
    rich = swapped(ROLAND, "Magnifying Glass (1)", out="Magnifying Glass")
    for before in (rich, ROLAND):
        after = before.with_cards({code: -before.cards.get(code, 0) for code in ("01030", "01040")})
        after = after.with_cards({"01040": 1, "01086": 1})
        assert upgrade(before, after, 2).price == (1 if before is rich else 2)


def test_a_purchase_must_be_affordable() -> None:
    purchase = upgrade(ROLAND, swapped(ROLAND, "Shotgun"), 3)
    assert [problem.kind for problem in purchase.problems] == ["experience"]
    assert purchase.problems[0].rulings == ("ahlcg-1.2/1.8.a",)


def test_for_each_card_bought_another_leaves() -> None:
    purchase = upgrade(ROLAND, ROLAND.with_cards({"01029": 1}), 4)
    assert [problem.kind for problem in purchase.problems] == ["size"]


def test_a_permanent_card_is_bought_on_top_and_stays() -> None:
    charisma = ROLAND.with_cards({find_printed("Charisma").code: 1})
    assert upgrade(ROLAND, charisma, 3).legal
    assert [problem.kind for problem in upgrade(charisma, ROLAND, 3).problems] == ["removed"]


def test_weaknesses_and_signature_cards_stay() -> None:
    drawn = draw_weaknesses(ROLAND, ["01098"], lambda pool: pool[0])
    assert [problem.kind for problem in upgrade(drawn, drawn.with_cards({"01098": -1}), 0).problems] == ["removed"]
    kept = upgrade(ROLAND, ROLAND.with_cards({"01006": -1}), 0)
    assert [problem.kind for problem in kept.problems] == ["removed", "signature"]


def test_what_a_campaign_has_given_is_kept_but_cannot_be_bought() -> None:
    lita = ROLAND.with_cards({"01117": 1, "01098": 1})
    assert upgrade(lita, swapped(lita, "Shotgun"), 4).legal
    assert "bought" in [problem.kind for problem in upgrade(ROLAND, ROLAND.with_cards({"01117": 1}), 9).problems]


def test_a_signature_card_that_a_campaign_has_taken_stays_away() -> None:
    """ahlcg-1.2/faq/duke-sacrificed"""
    pete = filled('"Ashcan" Pete').with_cards({"02014": -1})
    assert upgrade(pete, pete, 0).legal


def test_level_zero_cards_fill_a_deck_that_exile_has_left_too_small() -> None:
    small = ROLAND.with_cards({"01093": -1})
    assert upgrade(small, small.with_cards({"01086": 1}), 0).legal
    assert upgrade(small, small.with_cards({"01029": 1}), 4).price == 4
    assert upgrade(small, swapped(small, "Knife", out="Guts").with_cards({"01087": 1}), 1).price == 1


def test_what_was_exiled_has_left_the_deck_before_and_leaves_its_room() -> None:
    left = ROLAND.with_cards({"01093": -1})
    filled_up = left.with_cards({"01086": 1})
    assert upgrade(ROLAND, filled_up, 9).price == 1
    exiled = msgspec.structs.replace(filled_up, exiled={"01093": 1})
    assert upgrade(ROLAND, exiled, 0).price == 0
    assert upgrade(ROLAND, exiled, 0).removed == ()
    assert read_content(write_deck(exiled, "json"), "json").exiled == {"01093": 1}


def test_a_deck_stays_that_of_its_investigator() -> None:
    other = msgspec.structs.replace(ROLAND, investigator="01002")
    assert upgrade(ROLAND, other, 9).problems[0].kind == "investigator"


def test_weaknesses_come_from_one_pool_of_one_copy_of_each_product() -> None:
    """ahlcg-1.2/faq/random-basic-weakness-pool and its example"""
    assert len(weakness_pool(["core"])) == 10
    assert Counter(weakness_pool(["core"]))["01096"] == 2
    damon = draw_weaknesses(ROLAND, weakness_pool(["core"]), random.Random(1).choice)
    kelsy = draw_weaknesses(starter_deck("Daisy Walker"), weakness_pool(["core"], [damon]), random.Random(2).choice)
    assert len(weakness_pool(["core"], [damon, kelsy])) == 8
    assert len(weakness_pool(["core", "dwl", "ptc"])) == 20
    assert check(damon).pending == check(kelsy).pending == 0
    assert check(damon).legal and check(kelsy).legal


def test_the_source_of_chance_decides_which_weakness_is_drawn() -> None:
    pool = weakness_pool(["core"])
    assert draw_weaknesses(ROLAND, pool, lambda among: among[-1]).cards[pool[-1]] == 1
    with pytest.raises(ValueError, match="no basic weakness left"):
        draw_weaknesses(ROLAND, [], lambda among: among[0])


@pytest.mark.parametrize(("case", "outcome"), list(deck_cases()), ids=lambda shown: getattr(shown, "title", ""))
def test_decks_show_what_the_document_says_of_them(case: Case, outcome: Run) -> None:
    assert outcome.passed
    assert set(case.cites) <= set(load().by_id)
