"""What the rules demand at once, whenever something has changed, and that nothing comes after the end."""

from __future__ import annotations

import inventions as cards
import pytest
from games import decisions
from positions import Position, can, does

from silverkey.cthulhu.game import Game
from silverkey.cthulhu.words import DISCARD, WON
from silverkey.kernel.event import Event


def won(position: Position, player: int, number: int) -> None:
    """A player has won so many stories."""
    for _ in range(number):
        position.game.sides[player].won.append(position.game.add_card(cards.STORY, -1, WON))


def observed(position: Position) -> list[Event]:
    """What happens from the beginning on."""
    events: list[Event] = []
    position.game.observer = events.append
    position.begin()
    return events


@pytest.mark.parametrize("player", [0, 1])
def test_whoever_has_no_deck_loses_even_with_three_stories(player: int) -> None:
    position = Position()
    position.game.sides[player].deck.clear()
    won(position, player, 3)
    events = observed(position)
    assert (position.game.over, position.game.winner, position.game.outcome) == (True, 1 - player, "deck")
    assert [event.verb for event in events].count("game over") == 1


def test_if_both_decks_are_empty_the_opponent_of_the_active_player_loses() -> None:
    position = Position()
    for side in position.game.sides:
        side.deck.clear()
    game = position.begin()
    assert (game.winner, game.outcome) == (0, "deck")


def frames(game: Game) -> list[tuple[str, int]]:
    """How far everything that is going on has come."""
    return [(type(frame).__name__, frame.step) for frame in game.stack]


class Watcher:
    """Remembers how things stood when the game ended, and what happened after that."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.stood: list[tuple[str, int]] = []
        self.later: list[Event] = []
        game.observer = self.see

    def see(self, event: Event) -> None:
        if self.stood:
            self.later.append(event)
        elif event.verb == "game over":
            self.stood = frames(self.game)

    def nothing_came_later(self) -> None:
        assert self.game.over
        assert self.game.pending is None
        assert (self.later, frames(self.game)) == ([], self.stood)


def test_the_third_story_ends_the_game_before_a_hero_and_a_villain_part() -> None:
    position = Position()
    won(position, 0, 2)
    position.game.stories[0].tokens[0] = 5
    position.in_play(0, cards.HERO)
    position.in_play(0, cards.VILLAIN)
    watcher = Watcher(position.game)
    game = position.begin()
    watcher.nothing_came_later()
    assert (game.winner, game.outcome, len(game.sides[0].won)) == (0, "stories", 3)


@pytest.mark.parametrize("seed", range(9))
def test_nothing_happens_after_the_end_of_a_game(seed: int) -> None:
    watcher = None
    for game in decisions(seed):
        if watcher is None:
            watcher = Watcher(game)
    assert watcher is not None
    watcher.nothing_came_later()


def test_a_death_by_wounds_that_nobody_dealt_is_laid_to_nobody() -> None:
    position = Position()
    man = position.in_play(0, cards.PLAIN, wounds=1)
    (death,) = [event for event in observed(position) if event.verb == "destroy"]
    assert (death.card, death.source, death.by) == (man, -1, -1)
    assert position.game.zone[man] == DISCARD


def test_one_insane_character_is_restored_and_no_other() -> None:
    position = Position("refresh")
    first, second = (position.in_play(0, cards.PLAIN, insane=True) for _ in range(2))
    game = position.begin()
    does(game, "card", second)
    assert not can(game, "card", first)
    assert (game.in_play[first].insane, game.in_play[second].insane) == (True, False)
