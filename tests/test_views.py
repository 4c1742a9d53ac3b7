"""A view shows all that there is to see, as it is, and nothing else."""

from __future__ import annotations

import inventions as cards
import pytest
from games import VIEWERS
from positions import Position, does

from silverkey.cardgame.sight import SPECTATOR
from silverkey.cardgame.view import Eyes
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.view import CardView, DomainView, FaceView, GameView, StoryView, view
from silverkey.cthulhu.words import DISCARD, DORMANT, HAND


class Table:
    """A position with a card in every kind of place."""

    def __init__(self) -> None:
        position = Position()
        game = position.game
        self.stories = [story.card for story in game.stories]
        game.stories[0].tokens[:] = [1, 2]
        game.stories[1].resolved = True
        self.man = position.in_play(0, cards.PLAIN, exhausted=True, tokens=2)
        self.blade = position.in_play(0, cards.BLADE, attached=self.man)
        self.stout = position.in_play(1, cards.STOUT, wounds=1, committed=self.stories[2])
        self.mad = position.in_play(1, cards.PARAGON, insane=True)
        self.sleeper = position.in_play(1, cards.DORMANT, facedown=True, attached=self.stories[0])
        self.stab, self.kill = position.hand(0, cards.STAB), position.hand(1, cards.KILL)
        self.revenant = position.to_pile(0, cards.RESILIENT, DISCARD)
        (self.resource,) = position.resources(0, 1, cards.LODGE)
        game.sides[0].domains[1].drained = True
        self.game: Game = position.begin()

    def seen(self, viewer: int, card: int) -> CardView:
        """A card in play as a viewer sees it."""
        number = self.game.sight.numbers[viewer][card]
        (found,) = [one for one in view(self.game, viewer).in_play if one.id == number]
        return found

    def number(self, viewer: int, card: int) -> int:
        return self.game.sight.numbers[viewer][card]

    def face(self, viewer: int, card: int, *, keywords: tuple[str, ...] = (), icons: str = "") -> FaceView:
        """What a viewer should see of a card out of play."""
        printed: Card = self.game.printed[card]
        return FaceView(
            id=self.number(viewer, card),
            code=printed.code,
            title=printed.title,
            descriptor="",
            type=printed.type,
            faction=printed.faction,
            cost=str(printed.cost),
            skill=printed.skill,
            icons=icons,
            subtypes=(),
            keywords=keywords,
        )


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_card_in_play_is_seen_as_it_stands(viewer: int) -> None:
    table = Table()
    assert table.seen(viewer, table.man) == CardView(
        id=table.number(viewer, table.man),
        code="invented-1",
        title="Plain Man",
        type="character",
        faction="The Agency",
        cost=2,
        skill=2,
        icons="CCI",
        subtypes=(),
        keywords=(),
        controller=0,
        owner=0,
        exhausted=True,
        insane=False,
        facedown=False,
        wounds=0,
        tokens=2,
        committed=-1,
        attached=-1,
        blank=False,
    )
    stout = table.seen(viewer, table.stout)
    assert (stout.keywords, stout.wounds, stout.controller) == (("Toughness +2",), 1, 1)
    assert stout.committed == table.number(viewer, table.stories[2])
    blade = table.seen(viewer, table.blade)
    assert (blade.subtypes, blade.attached) == (("Attachment",), table.number(viewer, table.man))


def test_an_insane_character_is_known_but_has_nothing_and_does_not_count_as_blank() -> None:
    table = Table()
    mad = table.seen(0, table.mad)
    assert (mad.title, mad.insane, mad.blank, mad.icons, mad.keywords) == ("Paragon", True, False, "", ())


def test_a_blank_card_is_seen_to_be_blank() -> None:
    position = Position()
    man = position.in_play(0, cards.PLAIN)
    position.in_play(1, cards.HUSH)
    game = position.begin()
    number = game.sight.numbers[0][man]
    assert [one.blank for one in view(game, 0).in_play if one.id == number] == [True]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_facedown_card_is_named_to_its_controller_alone(viewer: int) -> None:
    table = Table()
    seen = table.seen(viewer, table.sleeper)
    assert (seen.code, seen.title) == (("invented-5", "Sleeper") if viewer == 1 else ("", ""))
    assert (seen.type, seen.facedown, seen.attached) == (DORMANT, True, table.number(viewer, table.stories[0]))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_players_side_is_seen_by_all_but_for_the_hand(viewer: int) -> None:
    table = Table()
    first, second = view(table.game, viewer).players
    assert first.hand == ((table.face(viewer, table.stab),) if viewer == 0 else ())
    assert second.hand == ((table.face(viewer, table.kill),) if viewer == 1 else ())
    assert (first.hand_size, first.deck_size) == (1, 10)
    assert first.discard == (table.face(viewer, table.revenant, keywords=("Resilient",), icons="T"),)
    assert (first.removed, first.won, first.prophecy, first.revealed) == ((), (), None, None)
    resource = table.face(viewer, table.resource, keywords=("Willpower",))
    assert first.domains == (DomainView(False, ()), DomainView(True, (resource,)), DomainView(False, ()))


def test_removed_and_won_cards_are_seen_each_in_its_place() -> None:
    table = Table()
    side = table.game.sides[0]
    side.removed, side.won = side.discard, [table.revenant, table.revenant]
    side.discard = []
    seen = view(table.game, 1).players[0]
    assert (len(seen.discard), len(seen.removed), len(seen.won)) == (0, 1, 2)


@pytest.mark.parametrize(("slot", "name"), [("faceup", "prophecy"), ("shown", "revealed")])
def test_a_card_that_lies_open_on_a_deck_is_seen(slot: str, name: str) -> None:
    table = Table()
    top = table.game.sides[1].deck[-1]
    setattr(table.game.sides[1], slot, top)
    for viewer in VIEWERS:
        seen = view(table.game, viewer).players[1]
        face = getattr(seen, name)
        assert (face.title, face.id) == ("Plain Man", 1)
        assert [one for one in (seen.prophecy, seen.revealed) if one is not None] == [face]


def test_a_cost_of_x_is_seen_as_x() -> None:
    position = Position()
    position.hand(0, cards.ENDLESS)
    assert view(position.begin(), 0).players[0].hand[0].cost == "X"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_stories_are_seen_with_tokens_and_struggles(viewer: int) -> None:
    table = Table()
    stories = view(table.game, viewer).stories
    assert [story.tokens for story in stories] == [(1, 2), (0, 0), (0, 0)]
    assert [story.resolved for story in stories] == [False, True, False]
    assert stories[0] == StoryView(
        id=table.number(viewer, table.stories[0]),
        code="invented-40",
        title="A Quiet Tale",
        tokens=(1, 2),
        struggles="TCAI",
        owner=-1,
        resolved=False,
    )


@pytest.mark.parametrize(("face", "day", "night"), [(cards.DAY, True, False), (cards.NIGHT, False, True)])
def test_day_and_night_are_seen(face: Card, day: bool, night: bool) -> None:
    position = Position()
    position.in_play(1, face)
    seen = view(position.begin(), 0)
    assert (seen.day, seen.night) == (day, night)
    assert not (view(Position().begin(), 0).day or view(Position().begin(), 0).night)


def test_the_course_of_the_game_is_seen() -> None:
    table = Table()
    game = table.game
    game.turn, game.active, game.first, game.story_deck = 7, 1, 1, [1, 2]
    assert (game.view(0).over, game.view(0).winner) == (False, -1)
    game.over, game.winner, game.outcome = True, 1, "deck"
    seen: GameView = view(game, SPECTATOR)
    assert (seen.viewer, seen.turn, seen.phase, seen.active, seen.first) == (SPECTATOR, 7, game.phase, 1, 1)
    assert (seen.over, seen.winner, seen.outcome, seen.story_deck_size) == (True, 1, "deck", 2)


class TestQuestions:
    def test_only_whoever_is_asked_sees_the_question(self) -> None:
        game = Table().game
        assert [view(game, viewer).decision is None for viewer in VIEWERS] == [False, True, True]

    def test_an_answer_shows_its_place_and_the_card_it_is_about(self) -> None:
        table = Table()
        decision = view(table.game, 0).decision
        assert decision is not None
        assert (decision.serial, decision.kind, decision.question, decision.about) == (
            1,
            "action",
            "Take an action",
            -1,
        )
        assert (decision.assigned, decision.x) == ((), -1)
        passing, play, _ = decision.options
        assert (passing.place, passing.word, passing.card, passing.face, passing.answers) == (0, "pass", -1, None, None)
        assert (play.place, play.word, play.text) == (1, "play", "Play Stab")
        assert (play.card, play.face) == (table.number(0, table.stab), table.face(0, table.stab))

    def test_a_question_shows_the_card_that_asks(self) -> None:
        table = Table()
        does(table.game, "play", table.stab)
        decision = view(table.game, 0).decision
        assert decision is not None
        assert decision.about == table.number(0, table.stab)
        assert [option.card for option in decision.options] == [
            table.number(0, card) for card in (table.man, table.stout, table.mad)
        ]

    def test_the_x_that_was_chosen_is_seen_while_it_is_paid(self) -> None:
        position = Position()
        endless = position.hand(0, cards.ENDLESS)
        for domain in (0, 1):
            position.resources(0, domain, *[cards.PLAIN] * 3)
        game = position.begin()
        does(game, "play", endless)
        does(game, "number", number=2)
        decision = view(game, 0).decision
        assert decision is not None
        assert (decision.kind, decision.x) == ("drain", 2)

    def test_an_answer_to_an_event_shows_the_event(self) -> None:
        position = Position()
        victim, fright = position.in_play(1, cards.STOUT), position.hand(0, cards.FRIGHT)
        position.in_play(1, cards.CALM)
        game = position.begin()
        does(game, "play", fright)
        decision = view(game, 1).decision
        assert decision is not None
        answers = decision.options[1].answers
        assert answers is not None
        assert (answers.verb, answers.card, answers.player, answers.amount) == (
            "insane",
            game.sight.numbers[1][victim],
            0,
            1,
        )
        assert (answers.source, answers.cards, decision.options[1].other) == (game.sight.numbers[1][fright], (), 0)

    def test_a_card_is_shown_beside_its_answer_whatever_its_number(self) -> None:
        position = Position()
        lowest = position.game.sides[0].deck.pop(0)
        position.game.sides[0].hand.append(lowest)
        position.game.zone[lowest] = HAND
        position.game.sight.moved(lowest, 0, False, True)
        position.resources(0, 0, cards.PLAIN, cards.PLAIN)
        game = position.begin()
        decision = view(game, 0).decision
        assert decision is not None
        assert lowest == 0
        assert [(option.word, option.face is None) for option in decision.options[:2]] == [
            ("pass", True),
            ("play", False),
        ]

    def test_cards_that_one_only_looks_at_have_the_next_free_numbers(self) -> None:
        position = Position()
        sift = position.hand(0, cards.SIFT)
        game = position.begin()
        free = game.sight.dealt[0]
        does(game, "play", sift)
        decision = view(game, 0).decision
        assert decision is not None
        assert (decision.kind, decision.about) == ("sift", game.sight.numbers[0][sift])
        assert [option.card for option in decision.options] == list(range(free, free + len(decision.options)))

    def test_an_event_is_shown_with_those_of_its_cards_that_are_in_sight(self) -> None:
        position = Position()
        victim, fright = position.in_play(1, cards.STOUT), position.hand(0, cards.FRIGHT)
        position.in_play(1, cards.CALM)
        game = position.begin()
        does(game, "play", fright)
        assert game.pending is not None
        answered = game.events[game.pending.options[1].other]
        answered.cards = (game.sides[0].deck[-1], victim, game.sides[1].deck[-1])
        decision = view(game, 1).decision
        assert decision is not None
        answers = decision.options[1].answers
        assert answers is not None
        assert answers.cards == (game.sight.numbers[1][victim],)

    def test_while_characters_are_committed_it_is_seen_who_is_to_go_where(self) -> None:
        position = Position("story")
        man, _ = position.in_play(0, cards.PLAIN), position.in_play(0, cards.PLAIN)
        game = position.begin()
        does(game, "pass")
        story = game.stories[1].card
        does(game, "commit", man, story)
        decision = view(game, 0).decision
        assert decision is not None
        assert decision.assigned == ((game.sight.numbers[0][man], game.sight.numbers[0][story]),)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_card_out_of_sight_has_no_number(viewer: int) -> None:
    game = Table().game
    eyes = Eyes(game, viewer)
    for player, side in enumerate(game.sides):
        assert {eyes.number(card) for card in side.deck} == {-1}
        assert {eyes.number(card) < 0 for card in side.hand} == {player != viewer}
