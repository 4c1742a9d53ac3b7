"""Rules of Arkham Horror that no printed card shows by itself, on invented cards."""

import arkham_inventions as cards
import pytest
from arkham_table import DECK, ROLAND, begin, go, happen, hold, lay, table

from silverkey.arkham.library import by_code
from silverkey.arkham.newgame import new_scenario
from silverkey.arkham.rules.setup import Seat
from silverkey.arkham.scenarios.the_gathering import THE_GATHERING
from silverkey.arkham.scenarios.the_midnight_masks import RECKONING
from silverkey.arkham.table import zones
from silverkey.arkham.table.map import locations
from silverkey.arkham.words import DISCARD, REMOVED, SIDE_DECK
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.history import History, NothingToUndo
from silverkey.language.context import Context
from silverkey.language.program import Program


def triggers(game, card: int) -> list[int]:
    """The numbers of the abilities of a card that may be used now."""
    return [option.number for option in game.pending.options if option.word == "trigger" and option.card == card]


def test_a_fast_asset_is_played_only_in_ones_own_turn():
    game = table()
    charm = hold(game, cards.CHARM, 1)
    game.answer(Option("player", -1, 0))
    go(game, until=lambda: game.active == 1 or Option("play", charm, 100) in game.pending.options)
    assert game.active == 1
    go(game, Option("play", charm, 100))
    assert game.in_play[charm].controller == 1


def test_a_limit_is_each_investigators_own():
    game = table()
    place = lay(game, cards.WAY_OUT, revealed=True)
    for held in game.investigators:
        held.location = place
    begin(game, 0)
    go(game, Option("trigger", place, 0))
    assert triggers(game, place) == []
    go(game, until=lambda: game.active == 1 and game.pending.kind == "action")
    assert triggers(game, place) == [0]


def test_two_abilities_of_a_card_have_a_limit_each_and_a_phase_is_longer_than_a_turn():
    game = table()
    card = lay(game, cards.TWICE, 0, 0)
    begin(game, 0)
    go(game, Option("trigger", card, 0))
    assert triggers(game, card) == [1]
    go(game, until=lambda: game.pending.player == 0 and game.active == 1)
    assert triggers(game, card) == [1]


def test_a_maximum_counts_all_copies_of_all_investigators():
    game = table()
    first, second = hold(game, cards.ONCE_FOR_ALL, 0), hold(game, cards.ONCE_FOR_ALL, 1)
    begin(game, 0)
    go(game, Option("play", first, 100))
    assert game.zone[first] == DISCARD
    go(game, until=lambda: game.active == 1 and game.pending.kind == "action")
    assert Option("play", second, 100) not in game.pending.options


def test_a_forced_ability_does_what_it_can_though_a_part_of_it_can_do_nothing():
    game = table()
    lay(game, cards.BLOW, 0, 0)
    for card in game.investigators[0].hand.copy():
        game.investigators[0].hand.remove(card)
        game.investigators[0].discard.append(card)
        game.zone[card] = DISCARD
    begin(game, 0)
    assert game.in_play[game.investigators[0].card].horror == 1


def test_after_the_lead_investigator_falls_everybody_else_is_still_attacked():
    game = table(3)
    lay(game, cards.KILLER, threat=0)
    second, third = (lay(game, cards.FIEND, threat=player, location=-1) for player in (1, 2))
    begin(game, 0)
    go(
        game,
        until=lambda: game.round == 2,
        kinds={"lead investigator": lambda option: option.number == 2},
    )
    assert game.lead == 2
    assert [game.in_play[game.investigators[player].card].damage for player in (1, 2)] == [1, 1]
    assert {second, third} <= set(game.in_play)


def test_what_is_dealt_to_several_is_assigned_by_all_before_any_of_it_is_placed():
    game = table()
    card = lay(game, cards.QUAKE, 0, 0)
    friends = [lay(game, cards.ALLY, player, player) for player in (0, 1)]
    begin(game, 0)
    go(game, Option("trigger", card, 0), until=lambda: game.pending.kind == "assign")
    assert game.pending.player == 0
    game.answer(next(one for one in game.pending.options if friends[0] in one.parts))
    assert game.pending.kind == "assign" and game.pending.player == 1
    assert not any(standing.damage or standing.horror for standing in game.in_play.values())


def test_the_weaknesses_of_an_eliminated_investigator_are_removed_wherever_they_are_in_play():
    game = table()
    elsewhere = lay(game, cards.HAUNT, owner=0, threat=1)
    burden = lay(game, cards.BURDEN, owner=0, threat=0)
    lay(game, cards.KILLER, threat=0)
    begin(game, 0)
    go(game, Option("draw"))
    assert game.investigators[0].fate == "defeated"
    assert game.zone[elsewhere] == game.zone[burden] == REMOVED


def test_what_an_eliminated_investigator_owns_is_removed_when_it_leaves_play():
    game = table()
    lent = lay(game, cards.ALLY, controller=1, owner=0)
    lay(game, cards.KILLER, threat=0)
    begin(game, 0)
    go(game, Option("draw"))
    assert game.in_play[lent].controller == 1
    game.happen([Event("discard", lent, 1)])
    assert game.zone[lent] == REMOVED
    assert not game.investigators[0].discard


def test_a_test_ends_without_a_result_when_whoever_performs_it_is_eliminated():
    game = table(bag=("tablet",))
    here = game.investigators[0].location = lay(game, cards.WAY_OUT, revealed=True, clues=2)
    lay(game, cards.GHOUL, location=here, exhausted=True)
    game.in_play[game.investigators[0].card].damage = 8
    begin(game, 0)
    go(game, Option("investigate", here), until=lambda: game.active != 0)
    assert game.investigators[0].fate == "defeated"
    assert game.in_play[here].clues == 2
    assert game.test is None and game.bag == ["tablet"]


def test_an_enemy_with_prey_only_leaves_others_at_its_location_alone_and_hunts_on():
    game = table()
    away = lay(game, cards.DOOR, revealed=True)
    game.investigators[0].location, study = away, game.investigators[0].location
    stalker = lay(game, cards.STALKER, owner=0, location=study)
    begin(game, 0)
    go(game, until=lambda: game.round == 2)
    assert game.in_play[stalker].threat == 0


def test_a_massive_enemy_attacks_all_and_exhausts_after_the_last_whatever_becomes_of_the_lead():
    game = table(3)
    giant = lay(game, cards.GIANT, location=game.investigators[0].location)
    game.in_play[game.investigators[0].card].damage = 8
    seen = []
    game.observer = lambda event: (
        seen.append((event.verb, event.player)) if event.verb in ("attack", "exhaust") else None
    )
    begin(game, 0)
    go(game, until=lambda: game.round == 2, kinds={"lead investigator": lambda option: option.number == 2})
    assert seen == [("attack", 0), ("attack", 2), ("attack", 1), ("exhaust", -1)]
    assert game.in_play[giant].threat == -1


def test_nothing_puts_a_massive_enemy_into_a_threat_area():
    game = table()
    giant = lay(game, cards.GIANT, location=game.investigators[0].location)
    begin(game, 0)
    happen(game, Event("engage", giant, 0))
    assert game.in_play[giant].threat == -1


def test_a_permanent_card_cannot_leave_play():
    game = table()
    card = lay(game, cards.FIXED, 0, 0)
    begin(game, 0)
    happen(game, Event("discard", card, 0))
    assert card in game.in_play
    assert game.VERBS["discard"].cannot(game, card, 0).rulings[-1] == "ahlcg-1.2/errata/rules/permanent"


def test_another_investigators_signature_card_cannot_be_controlled():
    game = table()
    card = lay(game, cards.HEIRLOOM, 1, 1)
    begin(game, 0)
    happen(game, Event("take control", card, 0))
    assert game.in_play[card].controller == 1


def test_a_unique_encounter_card_takes_the_place_of_a_players_copy():
    game = table()
    mine = lay(game, cards.STRANGER, 0, 0)
    foe = hold(game, cards.STRANGER_FOE, zone="set aside", owner=-1)
    begin(game, 0)
    happen(game, Event("spawn", foe, 0, place=game.investigators[0].location, cause="at"))
    assert foe in game.in_play and game.zone[mine] == DISCARD


def test_a_unique_card_does_not_come_into_play_beside_its_copy():
    game = table()
    lay(game, cards.STRANGER_FOE, location=game.investigators[0].location)
    mine = hold(game, cards.STRANGER, 0)
    begin(game, 0)
    happen(game, Event("enter", mine, 0, cause="controlled"))
    assert mine not in game.in_play


def test_what_a_test_fails_by_is_what_it_fails_by_in_the_end():
    game = table(bag=("-3",))
    regret, spite = lay(game, cards.REGRET, 0, 0), lay(game, cards.SPITE, 0, 0)
    begin(game, 0)
    here = game.investigators[0].location
    go(game, Option("investigate", here), lambda option: option.card == regret, until=lambda: False)
    assert game.in_play[spite] and game.investigators[0].resources == 5


def test_opening_hands_are_drawn_before_the_scenario_is_laid_out():
    game = new_scenario(THE_GATHERING, [Seat(investigator=ROLAND, deck=DECK)], seed=3)
    assert game.pending.kind == "mulligan" and not locations(game)


def test_an_ability_may_be_used_if_one_part_of_it_could_change_something():
    game = table()
    hint, in_vain = lay(game, cards.HINT, 0, 0), lay(game, cards.IN_VAIN, 0, 0)
    for place in locations(game):
        game.in_play[place].clues = 0
    begin(game, 0)
    assert (triggers(game, hint), triggers(game, in_vain)) == ([0], [])


def test_in_peril_nobody_else_commits_or_plays_anything():
    game = table()
    hold(game, cards.DREAD, zone="encounter deck", owner=-1)
    helping = hold(game, cards.HELP, 1)
    begin(game, 0)
    seen = []

    def watch() -> bool:
        test = game.test
        if test is not None and test.player == 0:
            seen.append(game.pending.player)
        return game.round == 2 and game.phase == "investigation"

    go(game, until=watch)
    assert 1 not in seen and helping in game.investigators[1].hand


def test_an_enemy_that_engages_during_attacks_of_opportunity_has_not_been_provoked():
    game = table()
    here = game.investigators[0].location
    lay(game, cards.ALARM, 0, 0)
    lay(game, cards.FIEND, threat=0)
    sleeper = lay(game, cards.FIEND, location=here, exhausted=True)
    game.investigators[1].location = -1
    begin(game, 0)
    go(game, Option("draw"))
    assert game.in_play[sleeper].threat == 0
    assert game.in_play[game.investigators[0].card].damage == 1


def empty_encounter_deck(game) -> None:
    """No card is left in the encounter deck."""
    for card in game.encounter_deck.copy():
        zones.move(game, card, REMOVED)


def test_an_empty_encounter_deck_is_made_anew_from_its_discard_pile():
    game = table()
    empty_encounter_deck(game)
    fiends = [hold(game, cards.FIEND, zone="encounter discard", owner=-1) for _ in range(2)]
    begin(game, 0)
    go(game, until=lambda: game.round == 2 and game.phase == "investigation")
    assert sorted(game.in_play[fiend].threat for fiend in fiends) == [0, 1]


def test_the_encounter_deck_is_made_anew_the_moment_its_last_card_is_drawn():
    game = table()
    empty_encounter_deck(game)
    last = hold(game, cards.SHUDDER, zone="encounter deck", owner=-1)
    fiend = hold(game, cards.FIEND, zone="encounter discard", owner=-1)
    begin(game, 0)
    go(game, until=lambda: game.round == 2 and game.phase == "investigation")
    assert game.in_play[fiend].threat == 1
    assert game.encounter_deck == [last], "it was discarded before the next card was drawn, which was the last again"


def test_what_is_dug_for_is_found_in_a_deck_that_is_made_anew_meanwhile():
    game = table()
    empty_encounter_deck(game)
    horn = lay(game, cards.HORN, 0, 0)
    hold(game, cards.SHUDDER, zone="encounter deck", owner=-1)
    ghoul = hold(game, cards.GHOUL, zone="encounter discard", owner=-1)
    begin(game, 0)
    go(game, Option("trigger", horn, 0))
    assert game.in_play[ghoul].threat == 0


def test_a_test_within_a_test_leaves_what_was_for_the_outer_one():
    game = table(bag=("0", "-5"))
    here = game.investigators[0].location
    knack, doubt = lay(game, cards.KNACK, 0, 0), lay(game, cards.DOUBT, 0, 0)
    begin(game, 0)
    go(game, Option("trigger", knack, 0), Option("trigger", doubt, 0), until=lambda: False)
    go(game, until=lambda: game.test is None)
    assert game.investigators[0].clues == 1
    assert sorted(game.bag) == ["-5", "0"] and not game.drawn and here in game.in_play


def test_what_has_been_replaced_is_not_replaced_once_more():
    game = table()
    lay(game, cards.ECHO, 0, 0)
    shield = lay(game, cards.SHIELD, 0, 0)
    lay(game, cards.FIEND, threat=0)
    begin(game, 0)
    go(game, Option("draw"), lambda option: option.card == shield, until=lambda: False)
    go(game, until=lambda: game.pending.kind == "action")
    assert game.in_play[game.investigators[0].card].damage == 0
    assert game.investigators[0].resources == 5


@pytest.mark.parametrize(("newest", "gained"), [("OLD_TRICK", 1), ("NEW_TRICK", 5)])
def test_of_two_things_that_come_instead_of_one_the_newest_comes(newest, gained):
    game = table()
    tricks = {name: lay(game, getattr(cards, name), 0, 0) for name in ("OLD_TRICK", "NEW_TRICK")}
    fiend = lay(game, cards.FIEND, threat=0)
    begin(game, 0)
    go(game, Option("draw"), until=lambda: game.pending.kind == "order effects")
    first = next(card for name, card in tricks.items() if name != newest)
    go(game, lambda option: option.card == first, until=lambda: game.pending.kind == "action")
    assert game.in_play[game.investigators[0].card].damage == 0
    assert game.investigators[0].resources == 5 + gained, "ahlcg-reference/instead.a"
    assert not game.in_play[fiend].exhausted


def test_what_comes_instead_of_something_does_not_come_if_that_is_cancelled():
    game = table()
    lay(game, cards.NEW_TRICK, 0, 0)
    dodged = lay(game, cards.DODGED, 0, 0)
    lay(game, cards.FIEND, threat=0)
    begin(game, 0)
    go(game, Option("draw"), lambda option: option.card == dodged)
    go(game, until=lambda: game.pending.kind == "action")
    assert game.in_play[game.investigators[0].card].damage == 0
    assert game.investigators[0].resources == 5


def test_what_comes_instead_of_something_comes_in_a_copy_too():
    game = table()
    trick = lay(game, cards.NEW_TRICK, 0, 0)
    lay(game, cards.DODGED, 0, 0)
    lay(game, cards.FIEND, threat=0)
    begin(game, 0)
    go(game, Option("draw"), until=lambda: game.pending.kind == "react")
    copy = game.clone()
    for one in (game, copy):
        go(one, until=lambda one=one: one.pending.kind == "action")
        assert one.investigators[0].resources == 10
    assert trick in game.in_play


def test_assets_that_make_room_go_in_the_moment_in_which_the_new_one_enters():
    game = table()
    lay(game, cards.WITNESS, 0, 0)
    torches = [lay(game, cards.TORCH, 0, 0) for _ in range(2)]
    sword = hold(game, cards.SWORD, 0)
    begin(game, 0)
    go(game, Option("play", sword, 100))
    go(game, until=lambda: game.pending.kind == "action")
    assert game.zone[torches[0]] == game.zone[torches[1]] == DISCARD
    assert sword in game.in_play
    assert game.investigators[0].resources == 7, "the witness saw both go when the sword was there"


def test_an_asset_that_gave_slots_makes_room_together_with_what_they_held():
    game = table()
    lay(game, cards.WITNESS, 0, 0)
    satchel = lay(game, cards.SATCHEL, 0, 0)
    torches = [lay(game, cards.TORCH, 0, 0) for _ in range(2)]
    lay(game, cards.SWORD, 0, 0)
    trinket = hold(game, cards.TRINKET, 0)
    begin(game, 0)
    go(game, Option("play", trinket, 100), *(lambda option, t=t: option.card == t for t in torches))
    go(game, until=lambda: game.pending.kind == "action")
    assert {game.zone[card] for card in (satchel, *torches)} == {DISCARD}
    assert game.investigators[0].resources == 8


def test_what_makes_room_is_never_the_new_asset():
    game = table()
    old = lay(game, cards.TRINKET, 0, 0)
    new = hold(game, cards.ALBATROSS, 0, zone="deck")
    begin(game, 0)
    go(game, Option("draw"), until=lambda: game.pending.kind == "action" and game.investigators[0].deck[-1] != new)
    assert game.in_play[new].threat == 0 and game.zone[old] == DISCARD


def test_what_holds_for_a_test_does_not_hold_for_a_test_within_it():
    game = table()
    bravado, misgiving = lay(game, cards.BRAVADO, 0, 0), lay(game, cards.MISGIVING, 0, 0)
    begin(game, 0)
    go(game, Option("trigger", bravado, 0), Option("trigger", misgiving, 0))
    go(game, until=lambda: game.test is None)
    assert game.investigators[0].resources == 6, "the inner test failed"
    assert game.in_play[game.investigators[0].card].horror == 0
    assert game.investigators[0].clues == 1, "the outer test succeeded"
    assert not game.lasting


def test_what_was_said_for_a_test_that_did_not_come_about_is_forgotten():
    game = table()
    haste = lay(game, cards.HASTE, 0, 0)
    game.investigators[0].location = lay(game, cards.GATE, revealed=True)
    begin(game, 0)
    game.investigators[0].actions = 0
    go(game, Option("trigger", haste, 0))
    assert game.test is None and not game.lasting


def test_what_was_to_come_after_a_test_comes_in_the_lead_investigators_order_and_before_any_reaction():
    game = table(bag=("skull",))
    club, grudge = lay(game, cards.CLUB, 1, 1), lay(game, cards.GRUDGE, 1, 1)
    echoes = lay(game, cards.ECHOES, 1, 1)
    game.in_play[game.investigators[1].location].clues = 2
    begin(game, 1)
    go(game, Option("trigger", club, 0), Option("trigger", grudge, 0))
    go(game, until=lambda: game.pending.kind == "order effects")
    assert game.pending.player == game.lead == 0
    assert [option.card for option in game.pending.options] == [club, grudge]
    go(game, Option("card", grudge))
    assert game.zone[club] == DISCARD and game.investigators[1].resources == 6
    assert game.pending.kind == "react" and [one.card for one in game.pending.options] == [-1, echoes]


def test_what_lasts_for_a_card_ends_for_it_when_it_leaves_play():
    game = table()
    curse, fiend = lay(game, cards.CURSE, 0, 0), lay(game, cards.FIEND, threat=0)
    begin(game, 0)
    go(game, Option("trigger", curse, 0))
    assert game.value("fight", fiend) == 4
    happen(game, Event("discard", fiend, 0), Event("spawn", fiend, 0, place=game.investigators[0].location, cause="at"))
    assert fiend in game.in_play and game.value("fight", fiend) == 1


def test_whoever_searches_the_encounter_deck_has_learnt_what_lies_in_it_before_he_decides():
    game = table()
    seeker = lay(game, cards.SEEKER, 0, 0)
    begin(game, 0)
    for card in game.encounter_deck.copy():
        zones.move(game, card, REMOVED)
    for ghoul in (cards.GHOUL, cards.ANOTHER_GHOUL):
        hold(game, ghoul, zone="encounter deck", owner=-1)
    history = History(game)
    history.answer(Option("trigger", seeker, 0))
    assert game.pending is not None and game.pending.kind == "search"
    assert game.reveals == [before + (player == 0) for player, before in enumerate(history.snapshots[0].reveals)]
    with pytest.raises(NothingToUndo):
        history.undo(0)


def test_names_out_of_a_deck_are_recorded_in_an_order_that_says_nothing_of_the_deck():
    logs = []
    for codes in (("01138", "01139"), ("01139", "01138")):
        game = table()
        for code in codes:
            hold(game, by_code()[code], zone=SIDE_DECK, owner=-1)
        game.push(Program(RECKONING[1:2], Context(0, game.reference)))
        game.pending = None
        game.run(1)
        logs.append(game.log)
    assert len(logs[0]) == 2
    assert logs[0] == logs[1]
