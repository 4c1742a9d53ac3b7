"""What a verb does when there is nothing for it to do: nothing."""

from __future__ import annotations

import inventions as cards
import pytest
from positions import Position

from silverkey.cardgame.events import perform
from silverkey.cardgame.refusal import Refusal
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.verbs import VERBS, Verb
from silverkey.cthulhu.verbs.base import NOT_THERE
from silverkey.cthulhu.verbs.states import INVULNERABLE
from silverkey.cthulhu.words import DISCARD
from silverkey.kernel.event import Event
from silverkey.language.context import Context

IN_PLAY_ONLY = [verb for verb in VERBS.values() if verb.does and not verb.anywhere]


@pytest.mark.parametrize("verb", IN_PLAY_ONLY, ids=lambda verb: verb.name)
def test_what_is_done_to_cards_in_play_comes_to_nothing_where_the_card_has_left(verb: Verb) -> None:
    position = Position()
    gone, there = position.to_pile(1, cards.PLAIN, DISCARD), position.in_play(1, cards.PLAIN, wounds=1)
    game = position.begin()
    before = game.digest()
    assert verb.refusal(game, gone, 0) is NOT_THERE
    assert verb.perform(game, Event(verb.name, gone, 0, place=there)) is False
    assert game.digest() == before


MOOT = {
    "move wound": {},
    "remove wound": {},
    "restore": {},
    "ready": {},
    "exhaust": {"exhausted": True},
    "uncommit": {},
    "unattach": {},
    "insane": {"insane": True},
    "insane regardless": {"insane": True},
}
"""How a card stands that the verb does not change."""


@pytest.mark.parametrize("name", MOOT)
def test_what_would_change_nothing_does_not_happen(name: str) -> None:
    position = Position()
    card, other = position.in_play(1, cards.PLAIN, **MOOT[name]), position.in_play(1, cards.PLAIN)
    game = position.begin()
    before = game.digest()
    assert VERBS[name].perform(game, Event(name, card, 0, place=other)) is False
    assert game.digest() == before


def test_nobody_commits_to_a_story_that_is_gone() -> None:
    position = Position()
    card = position.in_play(1, cards.PLAIN)
    gone = position.to_pile(1, cards.PLAIN, DISCARD)
    game = position.begin()
    assert VERBS["commit"].perform(game, Event("commit", card, 1, place=gone)) is False
    assert game.in_play[card].committed < 0


class Forbidden:
    """A word that forbids whatever it is said of."""

    def covers(self, game: Game, ctx: Context, card: int) -> bool:
        return True

    def refusal(self, game: Game, ctx: Context) -> Refusal:
        return Refusal("It is forbidden.")


def test_what_cannot_leave_the_discard_pile_is_not_removed_from_the_game() -> None:
    position = Position()
    card = position.to_pile(1, cards.PLAIN, DISCARD)
    game = position.begin()
    game.board.forbid("leave discard", Forbidden(), Context(1, card))
    assert VERBS["remove"].perform(game, Event("remove", card, 1)) is False
    assert game.zone[card] == DISCARD


def test_whoever_watches_is_told_what_kept_something_from_happening() -> None:
    position = Position()
    card = position.in_play(1, cards.DEATHLESS)
    game = position.begin()
    told: list[Event] = []
    game.observer = told.append
    assert perform(game, [Event("wound", card, 0)]) is False
    assert [(event.verb, event.memory) for event in told] == [("left out", INVULNERABLE)]
