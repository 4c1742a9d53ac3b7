"""Laying out positions for tests of rules that need cards nobody printed."""

from __future__ import annotations

from typing import Any

import inventions

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.decks import core_stories
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.library import find_card
from silverkey.cthulhu.rules.setup import index_listeners
from silverkey.cthulhu.rules.turn import Turn
from silverkey.cthulhu.state import Standing, Story
from silverkey.cthulhu.words import DECK, DISCARD, DOMAIN, HAND, IN_PLAY, OPERATIONS, STORY_DECK
from silverkey.kernel.decision import PASS, Option

FIRST = {
    "operations": "operations_actions",
    "story": "story_actions",
    "refresh": "restore_and_refresh",
    "resource": "attach_resource",
}


class Position:
    """A game laid out by hand; player 0 is the active player.

    He has a card with an action that does nothing, so that windows do not pass by unasked. ``real``: no card is there
    that nobody printed, this one among them.
    """

    def __init__(self, phase: str = OPERATIONS, real: bool = False) -> None:
        self.game = Game(1)
        self.game.turn = 2
        self.game.phase = phase
        self.game.phase_serial = 1
        self.phase = phase
        for player in (0, 1):
            for _ in range(10):
                self.to_pile(player, find_card("Freelance Occultist") if real else inventions.PLAIN, DECK)
        stories = core_stories() if real else [inventions.STORY] * 3
        for story in stories[:3]:
            self.game.stories.append(Story(self.game.add_card(story, -1, IN_PLAY)))
        if real:
            self.game.story_deck.extend(self.game.add_card(story, -1, STORY_DECK) for story in stories[3:])
        else:
            self.in_play(0, inventions.IDLE)

    def in_play(self, player: int, face: Card, **standing: Any) -> int:
        """Put a card into play."""
        card = self.game.add_card(face, player, IN_PLAY)
        self.game.serial += 1
        self.game.in_play[card] = Standing(player, self.game.serial)
        for name, value in standing.items():
            setattr(self.game.in_play[card], name, value)
        return card

    def conspiracy(self, player: int, face: Card) -> int:
        """Put a conspiracy beside the stories."""
        card = self.game.add_card(face, player, IN_PLAY)
        self.game.stories.append(Story(card, player))
        return card

    def to_pile(self, player: int, face: Card, zone: str) -> int:
        """Put a card on top of a pile, or into a hand."""
        card = self.game.add_card(face, player, zone)
        side = self.game.sides[player]
        {DECK: side.deck, HAND: side.hand, DISCARD: side.discard}[zone].append(card)
        return card

    def hand(self, player: int, face: Card) -> int:
        """Put a card into a hand."""
        return self.to_pile(player, face, HAND)

    def resources(self, player: int, number: int, *faces: Card) -> list[int]:
        """Attach cards to a domain."""
        cards = [self.game.add_card(face, player, DOMAIN) for face in faces]
        self.game.sides[player].domains[number].resources.extend(cards)
        return cards

    def begin(self) -> Game:
        """Play begins."""
        index_listeners(self.game)
        self.game.push(Turn())
        self.game.stack[-1].go(FIRST[self.phase])
        self.game.touch()
        self.game.advance()
        return self.game


def does(game: Game, word: str, card: int = -1, number: int = -1) -> None:
    """Answer with the option of that word and card."""
    assert game.pending is not None
    for option in game.pending.options:
        if option.word == word and card in (-1, option.card) and number in (-1, option.number):
            game.answer(option)
            return
    raise AssertionError(f"{word} {card} is not among {game.pending}")


def can(game: Game, word: str, card: int) -> bool:
    """Whether there is such an option."""
    return game.pending is not None and any(o.word == word and o.card == card for o in game.pending.options)


def passes(game: Game) -> None:
    """Pass whatever is asked now."""
    game.answer(PASS)


def option(game: Game, word: str) -> Option:
    """The first option of a word."""
    assert game.pending is not None
    return next(o for o in game.pending.options if o.word == word)
