"""The row of stories."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cthulhu.state import Story
from silverkey.cthulhu.words import IN_PLAY
from silverkey.kernel.event import Event

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


def next_story(game: Game) -> Story:
    """The top card of the story deck comes into the row, with the tokens that it may have kept."""
    card = game.story_deck.pop()
    story = Story(card)
    story.tokens = game.story_tokens.pop(card, story.tokens)
    game.place(card, IN_PLAY)
    game.note(Event("new story", card))
    return story
