"""The row of stories."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cthulhu.state import Story
from silverkey.cthulhu.words import IN_PLAY
from silverkey.kernel.event import Event

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


def next_story(game: Game, instead: int = -1, tokens: list[int] | None = None) -> Story:
    """The top card of the story deck comes into the row, with the tokens that it may have kept.

    ``instead``: another story, which has been taken out of the deck, with the tokens of the one that it replaces.
    """
    card = game.story_deck.pop() if instead < 0 else instead
    story = Story(card)
    kept = game.story_tokens.pop(card, story.tokens)
    story.tokens = kept if instead < 0 or tokens is None else tokens
    game.place(card, IN_PLAY)
    game.note(Event("new story", card))
    return story
