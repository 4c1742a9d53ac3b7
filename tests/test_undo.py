"""What may be taken back, and what may not: what a player has learnt, and whatever chance has decided."""

from __future__ import annotations

import inventions as cards
import pytest
from games import started
from positions import Position

from silverkey.cardgame.words.flow import EachDoes
from silverkey.cardgame.words.players import EACH_OPPONENT, YOURSELF
from silverkey.cardgame.words.references import Every
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.library import find_card
from silverkey.cthulhu.table.stories import next_story
from silverkey.cthulhu.vocabulary.abilities import action
from silverkey.cthulhu.vocabulary.deeds import discard_top
from silverkey.cthulhu.vocabulary.filters import Cards, stories
from silverkey.cthulhu.vocabulary.hands import DrawCards, discard_cards
from silverkey.cthulhu.vocabulary.references import CHOSEN_STORY, Top
from silverkey.cthulhu.vocabulary.searching import Pick, Reveal, look_at_top
from silverkey.cthulhu.vocabulary.story_deck import ToStoryDeck
from silverkey.cthulhu.words import DECK, HAND, NEUTRAL, STORY_DECK, YOU
from silverkey.kernel.decision import NO, PASS, YES, Option
from silverkey.kernel.history import History, NothingToUndo
from silverkey.language.program import Instruction

HIDDEN = "Undo stops here: since then you have seen a card that was hidden"
CHANCE = "Undo stops here: since then chance has decided something"


def test_undo_goes_back_to_the_players_last_decision() -> None:
    history = History(started(8))
    game = history.game
    assert game.pending is not None
    player = game.pending.player
    before = game.digest()
    history.answer(Option("no"))
    history.undo(player)
    assert history.game.digest() == before


def answers(history: History[Game], word: str, card: int = -1) -> None:
    """Answer with the option of that word and card."""
    assert history.game.pending is not None
    options = history.game.pending.options
    history.answer(next(o for o in options if o.word == word and card in (-1, o.card)))


def refused(history: History[Game], player: int, why: str) -> None:
    """This player's undo is refused for that reason and changes nothing."""
    before = history.game.digest()
    with pytest.raises(NothingToUndo, match=why):
        history.undo(player)
    assert history.game.digest() == before


class TestChance:
    @pytest.mark.parametrize("player", [0, 1])
    def test_a_discard_at_random_is_not_taken_back(self, player: int) -> None:
        position = Position()
        rifling = position.hand(0, cards.RIFLING)
        for _ in range(4):
            position.hand(1, cards.PLAIN)
        history = History(position.begin())
        answers(history, "play", rifling)
        refused(history, player, CHANCE)

    @pytest.mark.parametrize("player", [0, 1])
    def test_a_resource_at_random_is_not_taken_back(self, player: int) -> None:
        position = Position("resource")
        position.in_play(1, find_card("Nyarlathotep, The Black Pharaoh"))
        for _ in range(4):
            position.hand(0, cards.PLAIN)
        history = History(position.begin())
        answers(history, "domain")
        refused(history, player, CHANCE)

    @pytest.mark.parametrize("player", [0, 1])
    def test_a_shuffle_is_not_taken_back(self, player: int) -> None:
        history = History(started(8))
        answers(history, "yes")
        refused(history, player, CHANCE)


def taken_back(history: History[Game], player: int, before: str) -> None:
    """This player's undo leads back to where things stood."""
    history.undo(player)
    assert history.game.digest() == before


class TestWhatComesToLight:
    @pytest.mark.parametrize(
        "event",
        [cards.GLANCE, cards.SCOUT, cards.PEEK, cards.CONFESS, cards.BLEED],
        ids=["looking", "searching", "revealing the top card", "the other hand", "discarding from the deck"],
    )
    def test_what_a_player_has_seen_is_not_taken_back(self, event: Card) -> None:
        position = Position()
        played = position.hand(0, event)
        position.hand(1, cards.PLAIN)
        for _ in range(2):
            position.to_pile(0, cards.STAB, DECK)
        history = History(position.begin())
        answers(history, "play", played)
        refused(history, 0, HIDDEN)

    def test_whoever_orders_cards_of_his_deck_has_seen_them(self) -> None:
        position = Position()
        things = position.in_play(0, find_card("Things in the Ground"))
        for _ in range(2):
            position.to_pile(0, cards.PLAIN, DECK)
        history = History(position.begin())
        answers(history, "trigger", things)
        assert history.game.pending is not None and history.game.pending.kind == "order"
        refused(history, 0, HIDDEN)

    @pytest.mark.parametrize("player", [0, 1])
    def test_a_card_that_a_player_has_drawn_is_not_put_back(self, player: int) -> None:
        position = Position()
        dealer = position.in_play(player, cards.DEALER)
        history = History(position.begin())
        if player == 1:
            answers(history, "pass")
        before = history.game.digest()
        answers(history, "trigger", dealer)
        refused(history, player, HIDDEN)
        assert history.game.digest() != before

    def test_what_only_the_other_player_has_drawn_stops_nobody_else(self) -> None:
        position = Position()
        dealer = position.in_play(1, cards.DEALER)
        history = History(position.begin())
        before = history.game.digest()
        answers(history, "pass")
        answers(history, "trigger", dealer)
        taken_back(history, 0, before)

    @pytest.mark.parametrize("face", [cards.FREE, cards.STORM, cards.SCHEME, cards.DAY], ids=lambda face: face.type)
    def test_a_card_that_is_played_is_seen_by_the_other_player_alone(self, face: Card) -> None:
        position = Position()
        played = position.hand(0, face)
        position.in_play(1, cards.IDLE)
        position.resources(0, 0, cards.PLAIN)
        history = History(position.begin())
        before = history.game.digest()
        answers(history, "play", played)
        refused(history, 1, HIDDEN)
        while len(history.answers) > 1:
            history.undo(0)
        taken_back(history, 0, before)

    def test_a_card_that_becomes_a_resource_is_seen_by_the_other_player_alone(self) -> None:
        position = Position("resource")
        position.hand(0, cards.PLAIN)
        history = History(position.begin())
        before = history.game.digest()
        answers(history, "resource")
        refused(history, 1, HIDDEN)
        taken_back(history, 0, before)

    def test_a_card_discarded_from_hand_is_seen_by_the_other_player_alone(self) -> None:
        position = Position()
        played = position.hand(0, cards.LEVY)
        for player in (0, 1):
            for _ in range(2):
                position.hand(player, cards.PLAIN)
        history = History(position.begin())
        answers(history, "play", played)
        seen = history.game.reveals.copy()
        answers(history, "card")
        answers(history, "card")
        assert history.game.reveals == [seen[0] + 1 + 2, seen[1] + 1], "the first player draws two cards as well"

    @pytest.mark.parametrize("answer", [YES, NO], ids=["played", "discarded"])
    def test_a_facedown_card_that_is_turned_up_is_seen_by_the_other_player_alone(self, answer: Option) -> None:
        position = Position()
        story = position.game.stories[0]
        story.tokens = [5, 0]
        position.in_play(1, cards.DORMANT, facedown=True, attached=story.card)
        position.resources(1, 0, *[cards.DORMANT] * 6)
        history = History(position.begin())
        assert history.game.pending is not None
        assert (history.game.pending.kind, history.game.pending.player) == ("play dormant", 1)
        before = history.game.digest()
        history.answer(answer)
        refused(history, 0, HIDDEN)
        while len(history.answers) > 1:
            history.undo(1)
        taken_back(history, 1, before)

    def test_a_card_that_is_revealed_as_it_is_drawn_is_seen_by_both(self) -> None:
        position = Position()
        dealer = position.in_play(0, cards.DEALER)
        position.in_play(1, find_card("The Parlor"))
        history = History(position.begin())
        seen = history.game.reveals.copy()
        answers(history, "trigger", dealer)
        assert history.game.reveals == [seen[0] + 2, seen[1] + 1]

    def test_a_card_that_is_laid_face_down_tells_nobody_anything(self) -> None:
        position = Position()
        sleeper = position.hand(0, cards.DORMANT)
        position.game.stories[0].tokens = [1, 0]
        position.game.stories[1].tokens = [1, 0]
        position.resources(0, 0, cards.PLAIN)
        history = History(position.begin())
        seen = history.game.reveals.copy()
        answers(history, "dormant", sleeper)
        while sleeper not in history.game.in_play:
            assert history.game.pending is not None
            history.answer(history.game.pending.options[0])
        assert history.game.reveals == seen

    def test_a_new_story_is_seen_by_both(self) -> None:
        position = Position()
        position.game.add_card(cards.STORY, -1, STORY_DECK)
        position.game.story_deck.append(len(position.game.printed) - 1)
        game = position.begin()
        seen = game.reveals.copy()
        next_story(game)
        assert [now - then for now, then in zip(game.reveals, seen, strict=True)] == [1, 1]


def test_what_was_taken_back_may_be_played_again_otherwise() -> None:
    position = Position()
    dealer = position.in_play(0, cards.DEALER)
    history = History(position.begin())
    answers(history, "pass")
    history.undo(0)
    answers(history, "trigger", dealer)
    assert [option.word for _, option in history.answers] == ["trigger"]
    assert len(history.snapshots) == 1


def test_nothing_is_taken_back_before_the_first_answer() -> None:
    with pytest.raises(NothingToUndo, match="nothing to take back yet"):
        History(started(0)).undo(0)


def oracle(number: int, *effect: Instruction) -> Card:
    """A card with that effect as its Action."""
    return cards.inventions.support(f"Oracle {number}", 300 + number, NEUTRAL, action(*effect), cost=0)


LEARNT = {
    "drawing": (oracle(1, DrawCards()), (1, 0)),
    "looking at the top of a deck": (oracle(2, look_at_top(2, YOURSELF)), (1, 0)),
    "searching a deck in vain": (oracle(3, Pick(Cards(type="story", zone=DECK, owner=YOU))), (1, 0)),
    "revealing the top card": (oracle(4, Reveal(Top())), (1, 1)),
    "revealing the other hand": (
        oracle(5, EachDoes(EACH_OPPONENT, (Reveal(Every(Cards(zone=HAND, owner=YOU))),))),
        (1, 1),
    ),
    "searching the story deck": (oracle(6, Pick(stories(zone=STORY_DECK))), (1, 0)),
    "looking for the next story, and shuffling the others": (
        oracle(9, Pick(stories(zone=STORY_DECK)), ToStoryDeck(CHOSEN_STORY, "top")),
        (2, 1),
    ),
    "discarding from the hand": (oracle(7, discard_cards(1)), (0, 1)),
    "discarding from the deck": (oracle(8, discard_top(YOURSELF, 1)), (1, 1)),
}
"""What a player does, and how often he and the other then learn something hidden."""


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("how", LEARNT)
def test_everybody_learns_what_he_gets_to_see_and_nothing_else(how: str, player: int) -> None:
    face, learnt = LEARNT[how]
    position = Position()
    for number in (0, 1):
        position.hand(number, cards.PLAIN)
        position.game.story_deck.append(position.game.add_card(cards.STORY, -1, STORY_DECK))
    used = position.in_play(player, face)
    position.in_play(1, cards.IDLE)
    game = position.begin()
    if player == 1:
        game.answer(PASS)
    before = game.reveals.copy()
    assert game.pending is not None
    game.answer(next(option for option in game.pending.options if option.card == used))
    while game.pending is not None and game.pending.kind != "action":
        game.answer(game.pending.options[-1])
    gained = tuple(now - then for now, then in zip(game.reveals, before, strict=True))
    assert gained == (learnt if player == 0 else learnt[::-1])
