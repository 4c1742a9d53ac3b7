"""Rules that no card of the Core Set shows."""

from __future__ import annotations

import inventions as cards
import pytest
from games import started
from positions import Position, can, does, passes

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.edition import Edition
from silverkey.cthulhu.library import find_card
from silverkey.cthulhu.rules.legality import use_refusal
from silverkey.cthulhu.words import CHARACTER, DECK, DISCARD, DOMAIN, HAND, IN_PLAY, SUPPORT, WON


def test_a_resilient_card_may_go_to_the_top_of_its_owners_deck() -> None:
    position = Position()
    revenant, kill = position.in_play(1, cards.RESILIENT), position.hand(0, cards.KILL)
    game = position.begin()
    does(game, "play", kill)
    does(game, "yes")
    assert game.zone[revenant] == DECK
    assert game.sides[1].deck[-1] == revenant


def test_a_resilient_card_need_not_go_to_the_deck() -> None:
    position = Position()
    revenant, kill = position.in_play(1, cards.RESILIENT), position.hand(0, cards.KILL)
    game = position.begin()
    does(game, "play", kill)
    does(game, "no")
    assert game.zone[revenant] == DISCARD


def test_a_fated_card_with_tokens_enough_goes_to_the_bottom_of_its_owners_deck() -> None:
    position = Position()
    doomed = position.in_play(0, cards.FATED, tokens=1)
    game = position.begin()
    does(game, "trigger", doomed)
    assert game.sides[0].deck[0] == doomed


class TestDormant:
    def placed(self, tokens: int = 0) -> tuple[Position, int, int]:
        position = Position()
        sleeper = position.hand(0, cards.DORMANT)
        story = position.game.stories[0]
        story.tokens[0] = tokens
        return position, sleeper, story.card

    def test_a_card_lies_dormant_at_a_story_without_tokens_for_nothing(self) -> None:
        position, sleeper, story = self.placed()
        game = position.begin()
        does(game, "dormant", sleeper)
        does(game, "card", story)
        standing = game.in_play[sleeper]
        assert (standing.facedown, standing.attached) == (True, story)
        assert game.values(sleeper).type not in (CHARACTER, SUPPORT)

    def test_its_price_is_the_number_of_own_tokens_there(self) -> None:
        position, sleeper, story = self.placed(tokens=2)
        position.resources(0, 1, cards.PLAIN, cards.PLAIN)
        game = position.begin()
        does(game, "dormant", sleeper)
        does(game, "card", story)
        assert [domain.drained for domain in game.sides[0].domains] == [False, True, False]

    def test_a_story_whose_price_cannot_be_paid_is_no_choice(self) -> None:
        position, sleeper, story = self.placed(tokens=2)
        game = position.begin()
        does(game, "dormant", sleeper)
        assert not can(game, "card", story)

    def test_one_a_story_and_turn(self) -> None:
        position, sleeper, story = self.placed()
        second = position.hand(0, cards.DORMANT)
        game = position.begin()
        does(game, "dormant", sleeper)
        does(game, "card", story)
        does(game, "dormant", second)
        assert not can(game, "card", story)

    def won(self) -> tuple[Position, int, int]:
        position = Position("story")
        story = position.game.stories[0]
        story.tokens[0] = 4
        sleeper = position.in_play(0, cards.DORMANT, facedown=True, attached=story.card)
        attacker = position.in_play(0, cards.PLAIN)
        game = position.begin()
        passes(game)
        does(game, "commit", attacker, story.card)
        while game.pending is not None and game.pending.kind != "place token":
            passes(game)
        does(game, "yes")
        return position, sleeper, story.card

    def test_when_the_story_is_won_it_may_be_played_for_nothing(self) -> None:
        position, sleeper, _ = self.won()
        does(position.game, "yes")
        standing = position.game.in_play[sleeper]
        assert (standing.facedown, standing.attached, position.game.skill(sleeper)) == (False, -1, 6)

    def test_otherwise_it_is_discarded(self) -> None:
        position, sleeper, _ = self.won()
        does(position.game, "no")
        assert position.game.zone[sleeper] == DISCARD


class TestProphecy:
    def test_it_lies_face_up_on_the_deck_and_answers_from_there(self) -> None:
        position = Position()
        prophecy, fright = position.hand(0, cards.PROPHECY), position.hand(0, cards.FRIGHT)
        position.in_play(1, cards.PLAIN)
        game = position.begin()
        does(game, "play", prophecy)
        assert game.sides[0].deck[-1] == prophecy == game.sides[0].faceup
        does(game, "play", fright)
        does(game, "trigger", prophecy)
        assert game.zone[prophecy] == DISCARD
        assert len(game.sides[0].hand) == 2

    def test_it_is_turned_facedown_when_it_is_drawn(self) -> None:
        position = Position()
        prophecy = position.to_pile(0, cards.PROPHECY, DECK)
        position.game.sides[0].faceup = prophecy
        sharp = position.in_play(0, cards.BY_COPY)
        game = position.begin()
        does(game, "trigger", sharp)
        assert game.zone[prophecy] == HAND
        assert game.sides[0].faceup == -1


def test_it_can_be_day_and_night_at_once() -> None:
    position = Position()
    watchman = position.in_play(0, cards.WATCHMAN)
    game = position.game
    assert game.values(watchman).icons == (0, 0, 0, 0)
    position.in_play(0, cards.DAY)
    game.touch()
    assert game.values(watchman).icons == (0, 1, 0, 0)
    position.in_play(1, cards.NIGHT)
    game.touch()
    assert game.values(watchman).icons == (1, 1, 0, 0)


def test_a_zoog_works_from_a_domain() -> None:
    position = Position()
    (zoog,) = position.resources(0, 0, cards.ZOOG)
    position.resources(0, 0, cards.PLAIN)
    man = position.hand(0, cards.PLAIN)
    game = position.begin()
    does(game, "play", man)
    does(game, "trigger", zoog)
    assert game.zone[zoog] == IN_PLAY


class TestImmune:
    def test_an_immune_card_cannot_be_chosen(self) -> None:
        position = Position()
        position.in_play(1, cards.SPELLPROOF)
        stab = position.hand(0, cards.STAB)
        game = position.begin()
        assert not can(game, "play", stab)

    def test_an_immune_card_ignores_what_happens_to_all(self) -> None:
        position = Position()
        proof, plain = position.in_play(1, cards.SPELLPROOF), position.in_play(1, cards.PLAIN)
        storm = position.hand(0, cards.STORM)
        game = position.begin()
        does(game, "play", storm)
        assert (game.zone[proof], game.zone[plain]) == (IN_PLAY, DISCARD)


def test_a_passive_replacement_happens_instead() -> None:
    position = Position()
    substitute, stab = position.in_play(1, cards.SUBSTITUTE), position.hand(0, cards.STAB)
    game = position.begin()
    does(game, "play", stab)
    assert (game.zone[substitute], len(game.sides[1].hand)) == (IN_PLAY, 1)


def test_a_disrupt_with_instead_replaces_what_it_disrupts() -> None:
    position = Position()
    martyr, fright = position.in_play(1, cards.MARTYR), position.hand(0, cards.FRIGHT)
    game = position.begin()
    does(game, "play", fright)
    does(game, "trigger", martyr)
    assert game.zone[martyr] == DISCARD


class TestLimits:
    def test_a_limit_with_a_digit_counts_by_title(self) -> None:
        position = Position()
        first, second = position.in_play(0, cards.BY_TITLE), position.in_play(0, cards.BY_TITLE)
        game = position.begin()
        does(game, "trigger", first)
        assert not can(game, "trigger", second)

    def test_a_limit_of_once_counts_by_copy(self) -> None:
        position = Position()
        first, second = position.in_play(0, cards.BY_COPY), position.in_play(0, cards.BY_COPY)
        game = position.begin()
        does(game, "trigger", first)
        assert can(game, "trigger", second)
        does(game, "trigger", second)
        assert not can(game, "trigger", first)


class TestLoops:
    def shown(self) -> tuple[Position, int]:
        position = Position()
        thing = position.in_play(0, cards.GROWING)
        game = position.begin()
        does(game, "trigger", thing)
        does(game, "trigger", thing)
        return position, thing

    def test_a_loop_shown_twice_is_repeated_as_often_as_is_stated(self) -> None:
        position, thing = self.shown()
        game = position.game
        assert game.pending is not None
        assert game.pending.kind == "repeat loop"
        does(game, "number", number=50)
        assert game.values(thing).icons == (0, 0, 52, 0)

    def test_afterwards_the_loop_is_closed(self) -> None:
        position, thing = self.shown()
        does(position.game, "number", number=3)
        assert not can(position.game, "trigger", thing)

    @pytest.mark.parametrize("idle", [False, True], ids=["who has nothing to do", "who passes"])
    def test_whoever_has_shown_a_loop_says_how_often_it_is_repeated_and_not_the_other(self, idle: bool) -> None:
        position = Position()
        thing = position.in_play(0, cards.GROWING)
        if idle:
            position.in_play(1, cards.IDLE)
        game = position.begin()
        for _ in range(2):
            does(game, "trigger", thing)
            if idle:
                passes(game)
        assert game.pending is not None
        assert (game.pending.kind, game.pending.player) == ("repeat loop", 0)
        does(game, "number", number=5)
        assert game.values(thing).icons == (0, 0, 7, 0)

    def test_a_stated_loop_goes_on_while_the_other_passes_and_ends_when_he_does_not(self) -> None:
        position, thing = self.shown()
        game = position.game
        position.in_play(1, cards.IDLE)
        game.touch()
        does(game, "number", number=5)
        for round_number in (3, 4):
            assert game.pending is not None
            assert (game.pending.kind, game.pending.player) == ("action", 1)
            assert game.values(thing).icons == (0, 0, round_number, 0)
            passes(game)
        does(game, "trigger")
        assert game.values(thing).icons == (0, 0, 5, 0)
        assert game.pending is not None
        assert game.pending.player == 0

    def test_a_loop_need_not_be_repeated(self) -> None:
        position, thing = self.shown()
        does(position.game, "number", number=0)
        assert position.game.values(thing).icons == (0, 0, 2, 0)

    def test_the_same_choice_twice_in_one_action_is_no_loop(self) -> None:
        position = Position()
        twin = position.in_play(0, cards.TWINS)
        position.in_play(1, cards.PLAIN)
        game = position.begin()
        does(game, "trigger", twin)
        does(game, "card", twin)
        does(game, "card", twin)
        assert game.pending is not None
        assert (game.pending.kind, game.pending.player) == ("action", 0)

    def test_whoever_only_makes_the_choices_of_a_loop_does_not_say_how_often_it_is_repeated(self) -> None:
        position = Position()
        master, guest = position.in_play(0, cards.HOST_OF_GAMES), position.in_play(1, cards.PLAIN)
        position.in_play(1, cards.IDLE)
        game = position.begin()
        for _ in range(2):
            does(game, "trigger", master)
            does(game, "card", guest)
            does(game, "yes")
            assert game.pending is not None
            assert (game.pending.kind, game.pending.player) == ("action", 1)
            passes(game)
        assert game.pending is not None
        assert (game.pending.kind, game.pending.player) == ("repeat loop", 0)

    def test_a_stated_loop_goes_on_past_opportunities_that_nobody_can_use(self) -> None:
        position = Position()
        thing = position.in_play(0, cards.GROWING)
        position.to_pile(0, find_card("Nikola Tesla"), DECK)  # who listens to effects being triggered
        game = position.begin()
        does(game, "trigger", thing)
        does(game, "trigger", thing)
        does(game, "number", number=5)
        assert game.values(thing).icons == (0, 0, 7, 0)


class TestMovingWounds:
    def test_a_moved_wound_has_its_full_effect(self) -> None:
        position = Position()
        bleeder, stout = position.in_play(0, cards.HEALER), position.in_play(0, cards.STOUT, wounds=1)
        victim = position.in_play(1, cards.PLAIN)
        game = position.begin()
        does(game, "trigger", bleeder)
        does(game, "card", stout)
        does(game, "card", victim)
        assert (game.in_play[stout].wounds, game.zone[victim]) == (0, DISCARD)


def test_a_copy_has_the_printed_values_of_its_model() -> None:
    position = Position()
    mimic = position.in_play(0, cards.MIMIC)
    position.in_play(1, cards.STOUT)
    game = position.begin()
    does(game, "trigger", mimic)
    values = game.values(mimic)
    assert (values.title, values.skill, values.keywords) == ("Stout Man", 3, {"Toughness": 2})


class TestExtremes:
    def test_a_tie_is_decided_by_whoever_chooses(self) -> None:
        position = Position()
        first, second = position.in_play(1, cards.PLAIN), position.in_play(1, cards.PLAIN)
        position.in_play(1, cards.STOUT)
        cull = position.hand(0, cards.WEAKEST)
        game = position.begin()
        does(game, "play", cull)
        assert can(game, "card", first)
        does(game, "card", second)
        assert game.zone[second] == DISCARD

    def test_without_a_choice_a_tie_means_nothing_happens(self) -> None:
        position = Position()
        tied = [position.in_play(1, cards.STOUT), position.in_play(1, cards.STOUT)]
        humble = position.hand(0, cards.STRONGEST)
        game = position.begin()
        does(game, "play", humble)
        assert [game.zone[card] for card in tied] == [IN_PLAY, IN_PLAY]

    def test_without_a_tie_the_one_is_hit(self) -> None:
        position = Position()
        stout, humble = position.in_play(1, cards.STOUT), position.hand(0, cards.STRONGEST)
        position.in_play(1, cards.PLAIN)
        game = position.begin()
        does(game, "play", humble)
        assert game.zone[stout] == DISCARD


def test_a_delayed_effect_waits_for_the_end_of_the_phase() -> None:
    position = Position()
    borrowed = position.in_play(0, cards.BORROWED, exhausted=True)
    game = position.begin()
    does(game, "trigger", borrowed)
    assert game.zone[borrowed] == IN_PLAY
    while game.phase == "operations":
        game.answer(game.pending.options[0])  # type: ignore[union-attr]
    assert game.zone[borrowed] == HAND


@pytest.mark.parametrize(("held", "drawn"), [(1, 0), (2, 1)])
def test_a_random_discard_takes_what_there_is_but_then_asks_for_all(held: int, drawn: int) -> None:
    position = Position()
    for _ in range(held):
        position.hand(1, cards.PLAIN)
    rifling = position.hand(0, cards.RIFLING)
    game = position.begin()
    does(game, "play", rifling)
    assert (len(game.sides[1].hand), len(game.sides[0].hand)) == (0, drawn)


class TestInsaneSupports:
    def test_a_support_that_goes_insane_is_a_character(self) -> None:
        position = Position()
        home, maddening = position.in_play(1, cards.ON_RESTORE), position.hand(0, cards.MADDENING)
        game = position.begin()
        does(game, "play", maddening)
        does(game, "card", home)
        assert (game.values(home).type, game.skill(home)) == (CHARACTER, 0)

    def test_restoring_it_makes_it_a_support_again_and_restores_no_character(self) -> None:
        position = Position()
        home = position.in_play(1, cards.DAY, insane=True)
        position.in_play(0, cards.ON_RESTORE)
        soothing = position.hand(0, cards.SOOTHING)
        game = position.begin()
        does(game, "play", soothing)
        assert game.values(home).type == SUPPORT
        assert game.sides[0].hand == []


class TestCosts:
    def test_a_minimum_of_one_prevails_over_other_reducers(self) -> None:
        position = Position()
        position.in_play(0, cards.CHEAPER)
        position.in_play(0, cards.CHEAPER_TO_ONE)
        man = position.hand(0, cards.PLAIN)
        game = position.begin()
        assert not can(game, "play", man)

    def test_without_a_minimum_a_card_may_cost_nothing(self) -> None:
        position = Position()
        position.in_play(0, cards.CHEAPER)
        man = position.hand(0, cards.PLAIN)
        game = position.begin()
        does(game, "play", man)
        assert game.zone[man] == IN_PLAY

    def test_steadfast_of_another_faction_is_asked_for_besides_the_match(self) -> None:
        position = Position()
        lodge = position.hand(0, cards.LODGE)
        position.resources(0, 0, cards.LODGE, cards.LODGE)
        position.resources(0, 1, cards.PLAIN)
        game = position.begin()
        ability = cards.LODGE.play
        assert ability is not None
        refusal = use_refusal(game, 0, lodge, ability)
        assert refusal is not None
        assert "coc-latest/2.18.a" in refusal.rulings


def test_control_by_an_attachment_ends_with_the_attachment() -> None:
    position = Position()
    victim = position.in_play(1, cards.PLAIN)
    leash, strip = position.hand(0, cards.OBSESSION), position.hand(0, cards.STRIPPING)
    game = position.begin()
    does(game, "play", leash)
    assert game.in_play[victim].controller == 0
    does(game, "play", strip)
    assert game.in_play[victim].controller == 1


def test_a_resource_is_not_in_play() -> None:
    position = Position()
    (zoog,) = position.resources(0, 0, cards.ZOOG)
    assert position.begin().zone[zoog] == DOMAIN


class TestWhoRespondsFirst:
    def asked(self, active_first: bool) -> int:
        position = Position()
        position.game.edition = Edition("either", active_responds_first=active_first)
        for player in (0, 1):
            position.in_play(player, cards.ON_RESTORE)
        position.in_play(1, cards.PLAIN, insane=True)
        soothing = position.hand(0, cards.SOOTHING)
        game = position.begin()
        does(game, "play", soothing)
        assert game.pending is not None
        assert game.pending.kind == "respond"
        return game.pending.player

    def test_the_active_player(self) -> None:
        assert self.asked(active_first=True) == 0

    def test_with_the_switch_the_player_left_of_the_initiator(self) -> None:
        assert self.asked(active_first=False) == 1


def test_passives_come_before_forced_responses() -> None:
    position = Position()
    torn = position.hand(0, cards.TORN)
    game = position.begin()
    does(game, "play", torn)
    assert not game.in_play[torn].exhausted


class TestAdditionalCosts:
    def test_an_ability_without_a_payment_now_has_one(self) -> None:
        position = Position()
        sharp = position.in_play(0, cards.BY_COPY)
        position.in_play(1, cards.TOLLKEEPER)
        position.resources(0, 0, cards.PLAIN)
        game = position.begin()
        does(game, "trigger", sharp)
        assert game.sides[0].domains[0].drained

    def test_who_cannot_pay_it_cannot_use_the_ability(self) -> None:
        position = Position()
        sharp = position.in_play(0, cards.BY_COPY)
        position.in_play(1, cards.TOLLKEEPER)
        assert not can(position.begin(), "trigger", sharp)

    def test_it_asks_only_whom_it_names(self) -> None:
        position = Position()
        sharp = position.in_play(0, cards.BY_COPY)
        position.in_play(0, cards.TOLLKEEPER)
        assert can(position.begin(), "trigger", sharp)


class TestAttachmentsByEffect:
    def test_an_attachment_that_is_put_into_play_gets_a_host(self) -> None:
        position = Position()
        man = position.in_play(0, cards.PLAIN)
        blade, find = position.to_pile(0, cards.BLADE, DISCARD), position.hand(0, cards.CURATOR)
        game = position.begin()
        does(game, "play", find)
        assert game.in_play[blade].attached == man

    def test_without_a_host_it_cannot_be_put_into_play(self) -> None:
        position = Position()
        position.to_pile(0, cards.BLADE, DISCARD)
        find = position.hand(0, cards.CURATOR)
        assert not can(position.begin(), "play", find)

    def test_an_attachment_whose_control_changes_stays_on_its_host(self) -> None:
        position = Position()
        man = position.in_play(1, cards.PLAIN)
        blade, repo = position.in_play(1, cards.BLADE, attached=man), position.hand(0, cards.REPO)
        game = position.begin()
        does(game, "play", repo)
        assert (game.in_play[blade].controller, game.in_play[blade].attached) == (0, man)

    def test_a_card_on_a_story_may_be_moved_by_who_gains_control_of_it(self) -> None:
        position = Position()
        first, second = (story.card for story in position.game.stories[:2])
        fog, repo = position.in_play(1, cards.FOG, attached=first), position.hand(0, cards.REPO)
        game = position.begin()
        does(game, "play", repo)
        does(game, "card", second)
        assert (game.in_play[fog].controller, game.in_play[fog].attached) == (0, second)


class TestLeaving:
    def test_a_card_removed_from_the_game_is_set_aside_for_its_owner(self) -> None:
        position = Position()
        victim, banish = position.in_play(1, cards.PLAIN), position.hand(0, cards.BANISH)
        game = position.begin()
        does(game, "play", banish)
        assert game.sides[1].removed == [victim]
        assert game.sides[1].discard == []

    def test_a_card_from_the_discard_pile_can_go_under_the_deck(self) -> None:
        position = Position()
        buried, bury = position.to_pile(0, cards.PLAIN, DISCARD), position.hand(0, cards.BURY)
        game = position.begin()
        does(game, "play", bury)
        assert game.sides[0].deck[0] == buried

    def test_a_moved_wound_is_refused_by_invulnerability(self) -> None:
        position = Position()
        bleeder, stout = position.in_play(0, cards.HEALER), position.in_play(0, cards.STOUT, wounds=1)
        ghost = position.in_play(1, cards.DEATHLESS)
        game = position.begin()
        does(game, "trigger", bleeder)
        does(game, "card", stout)
        assert not can(game, "card", ghost)

    def test_an_insane_character_cannot_be_copied(self) -> None:
        position = Position()
        mimic = position.in_play(0, cards.MIMIC)
        position.in_play(1, cards.STOUT, insane=True)
        assert not can(position.begin(), "trigger", mimic)


class TestMulligan:
    def test_the_first_player_decides_first_and_each_decides_once(self) -> None:
        game = started(8)
        asked: list[int] = []
        while game.pending is not None and game.pending.kind == "mulligan":
            asked.append(game.pending.player)
            does(game, "yes")
        assert asked == [game.first, 1 - game.first]
        assert len(game.sides[1 - game.first].hand) == 8

    def test_a_new_hand_has_eight_cards_and_the_old_one_is_in_the_deck(self) -> None:
        game = started(8)
        side = game.sides[game.first]
        size = len(side.deck)
        does(game, "yes")
        assert (len(side.hand), len(side.deck)) == (8, size)


class TestMomentsOfAStruggle:
    def asked_at(self, verb: str) -> tuple[str, int]:
        """What has happened by the time the Disrupt is offered: whether the loser has been wounded."""
        position = Position("story")
        story = position.game.stories[0].card
        for card in (position.in_play(0, cards.PLAIN), position.in_play(1, cards.STOUT)):
            position.game.in_play[card].committed = story
        fighter = position.in_play(0, cards.PLAIN, committed=story)
        position.in_play(0, cards.MOMENTS[verb])
        victim = next(c for c, s in position.game.in_play.items() if s.controller == 1)
        game = position.begin()
        for _ in range(20):
            assert game.pending is not None
            event = game.events.get(game.pending.options[-1].other)
            if game.pending.kind == "disrupt" and event is not None and event.word == "Combat":
                return event.verb, game.in_play[victim].wounds
            game.answer(game.pending.options[0])
        raise AssertionError(f"nobody was asked; {fighter} fought in vain")

    @pytest.mark.parametrize("verb", ["before struggle", "struggle", "would win struggle"])
    def test_before_its_result_is_applied(self, verb: str) -> None:
        assert self.asked_at(verb) == (verb, 0)

    def test_after_its_result_is_applied(self) -> None:
        assert self.asked_at("after struggle") == ("after struggle", 1)


class TestRevealing:
    def test_a_revealed_card_stays_where_it_is_and_both_have_seen_it(self) -> None:
        position = Position()
        top, peek = position.to_pile(0, cards.STOUT, DECK), position.hand(0, cards.PEEK)
        game = position.begin()
        before = game.reveals.copy()
        does(game, "play", peek)
        assert game.sides[0].deck[-1] == top
        assert all(now > then for now, then in zip(game.reveals, before, strict=True))

    def test_a_player_without_cards_has_no_hand_to_reveal(self) -> None:
        position = Position()
        held, confess = position.hand(1, cards.PLAIN), position.hand(0, cards.CONFESS)
        game = position.begin()
        before = game.reveals[0]
        does(game, "play", confess)
        assert game.zone[held] == HAND
        assert game.reveals[0] > before


def test_a_cancelled_use_counts_toward_a_limit() -> None:
    position = Position()
    sharp, _ = position.in_play(0, cards.BY_COPY), position.hand(1, cards.VETO)
    game = position.begin()
    does(game, "trigger", sharp)
    does(game, "play")
    assert len(game.sides[0].hand) == 0
    assert not can(game, "trigger", sharp)


def test_a_cost_of_nothing_is_not_reduced_and_needs_no_domain() -> None:
    position = Position()
    position.in_play(0, cards.CHEAPER_TO_ONE)
    free = position.hand(0, cards.FREE)
    game = position.begin()
    does(game, "play", free)
    assert game.zone[free] == IN_PLAY


def test_one_card_without_a_faction_spoils_a_side_of_one_faction() -> None:
    position = Position()
    purist = position.in_play(1, cards.PURIST)
    fellow = position.in_play(1, cards.PLAIN)
    game = position.begin()
    assert game.values(purist).icons == (0, 1, 0, 0)
    game.in_play[fellow].insane = True
    game.touch()
    assert game.values(purist).icons == (0, 0, 0, 0)


def test_committing_by_an_effect_neither_needs_a_ready_character_nor_exhausts_one() -> None:
    position = Position("story")
    tired, fresh = position.in_play(0, cards.PLAIN, exhausted=True), position.in_play(0, cards.STOUT)
    presses = [position.hand(0, cards.PRESS), position.hand(0, cards.PRESS)]
    story = position.game.stories[1].card
    game = position.begin()
    for press, man in zip(presses, (tired, fresh), strict=True):
        does(game, "play", press)
        does(game, "card", man)
        does(game, "card", story)
    assert [game.in_play[man].committed for man in (tired, fresh)] == [story, story]
    assert [game.in_play[man].exhausted for man in (tired, fresh)] == [True, False]


def test_a_card_of_a_kind_that_was_searched_for_is_shown() -> None:
    position = Position()
    position.to_pile(0, cards.STAB, DECK)
    scout = position.hand(0, cards.SCOUT)
    game = position.begin()
    shown: list[tuple[int, ...]] = []
    game.observer = lambda event: shown.append(event.cards) if event.verb == "reveal" else None
    does(game, "play", scout)
    does(game, "card")
    assert len(shown) == 1
    assert game.printed[shown[0][0]] is cards.STAB


def test_a_sacrifice_that_does_not_happen_pays_for_nothing() -> None:
    position = Position()
    slippery, bargain = position.in_play(0, cards.SLIPPERY), position.hand(0, cards.BARGAIN)
    game = position.begin()
    does(game, "play", bargain)
    does(game, "trigger", slippery)
    assert game.zone[slippery] == HAND
    assert len(game.sides[0].deck) == 10


def test_who_is_kept_from_being_destroyed_still_dies_of_a_wound_that_he_got_meanwhile() -> None:
    position = Position()
    victim, kill = position.in_play(1, cards.PLAIN), position.hand(0, cards.KILL)
    sadist, saviour = position.in_play(0, cards.SADIST), position.in_play(1, cards.SAVIOUR)
    game = position.begin()
    does(game, "play", kill)
    does(game, "card", victim)
    passes(game)
    does(game, "trigger", sadist)
    does(game, "trigger", saviour)
    assert game.zone[victim] == IN_PLAY
    passes(game)
    assert game.zone[victim] == DISCARD


@pytest.mark.parametrize(("word", "drawn"), [("done", 0), ("card", 1)])
def test_then_does_not_follow_on_choosing_nothing(word: str, drawn: int) -> None:
    position = Position()
    courtesy = position.hand(0, cards.COURTESY)
    position.in_play(1, cards.PLAIN)
    game = position.begin()
    does(game, "play", courtesy)
    does(game, word)
    assert len(game.sides[1].hand) == drawn


def test_then_follows_on_a_choice_that_somebody_could_have_stopped_and_did_not() -> None:
    position = Position()
    courtesy, wary = position.hand(0, cards.COURTESY), position.in_play(0, find_card("Adult Deep One"))
    position.resources(0, 0, cards.PLAIN, cards.PLAIN)
    position.in_play(1, cards.PLAIN)
    game = position.begin()
    does(game, "play", courtesy)
    does(game, "card", wary)
    assert can(game, "trigger", wary)
    passes(game)
    assert len(game.sides[1].hand) == 1


@pytest.mark.parametrize(("resource", "drawn"), [(cards.PLAIN, 0), (cards.BY_COPY, 1)], ids=["Agency", "Syndicate"])
def test_nothing_follows_on_a_printed_cost_that_was_not_paid_for_want_of_a_steadfast_match(
    resource: Card, drawn: int
) -> None:
    position = Position()
    lodge, salvage = position.to_pile(0, cards.LODGE, DISCARD), position.hand(0, cards.SALVAGE)
    position.resources(0, 0, resource, resource)
    game = position.begin()
    does(game, "play", salvage)
    assert (game.zone[lodge] == IN_PLAY) is bool(drawn)
    assert len(game.sides[0].hand) == drawn


@pytest.mark.parametrize(("held", "drawn"), [(0, 0), (1, 2)])
def test_then_after_if_able_asks_that_everybody_was_able(held: int, drawn: int) -> None:
    position = Position()
    position.hand(0, cards.PLAIN)
    for _ in range(held):
        position.hand(1, cards.PLAIN)
    levy = position.hand(0, cards.LEVY)
    game = position.begin()
    does(game, "play", levy)
    assert len(game.sides[0].hand) == drawn
    assert len(game.sides[1].hand) == 0


class TestBothAtOnce:
    def test_the_active_player_wins_a_story_that_both_have_five_tokens_on(self) -> None:
        position = Position()
        story = position.game.stories[0]
        story.tokens = [5, 5]
        game = position.begin()
        assert (len(game.sides[0].won), len(game.sides[1].won)) == (1, 0)

    def test_the_active_player_wins_if_both_win_their_third_story(self) -> None:
        position = Position()
        first, second = position.game.stories[:2]
        first.tokens, second.tokens = [0, 5], [5, 0]
        for player in (0, 1):
            for _ in range(2):
                won = position.game.add_card(cards.STORY, -1, WON)
                position.game.sides[player].won.append(won)
        game = position.begin()
        assert (game.over, game.winner, game.outcome) == (True, 0, "stories")


def test_a_cancelled_effect_ends_there_also_for_what_does_not_depend_on_it() -> None:
    position = Position()
    victim, chill = position.in_play(1, cards.PLAIN), position.hand(0, cards.CHILL)
    calm = position.in_play(1, cards.CALM)
    game = position.begin()
    hand = len(game.sides[0].hand)
    does(game, "play", chill)
    does(game, "trigger", calm)
    assert not game.in_play[victim].insane
    assert len(game.sides[0].hand) == hand - 1


@pytest.mark.parametrize("bearer", [True, False])
def test_what_follows_on_committing_by_an_effect_follows_only_if_its_toll_was_paid(bearer: bool) -> None:
    position = Position("story")
    march, man = position.hand(0, cards.PRESS_ON), position.in_play(1, cards.PLAIN)
    position.in_play(1, find_card("Pervasive Toxemia"))
    if bearer:
        position.in_play(0, cards.STOUT)
    game = position.begin()
    deck = len(game.sides[0].deck)
    does(game, "play", march)
    if bearer:
        does(game, "card", man)
    does(game, "card", game.stories[1].card)
    assert (game.in_play[man].committed == game.stories[1].card) is bearer
    assert deck - len(game.sides[0].deck) == bearer


def test_a_card_whose_draw_is_cancelled_stays_in_the_deck() -> None:
    position = Position()
    position.in_play(1, cards.MISER)
    dealer = position.in_play(0, cards.DEALER)
    game = position.begin()
    deck, hand = len(game.sides[0].deck), len(game.sides[0].hand)
    does(game, "trigger", dealer)
    does(game, "trigger")
    assert (len(game.sides[0].deck), len(game.sides[0].hand)) == (deck, hand)
