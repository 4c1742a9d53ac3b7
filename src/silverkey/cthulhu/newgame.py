"""A new game between two decks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.edition import LATEST, Edition
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.rules.setup import SETUP_HAND, Setup, index_listeners
from silverkey.cthulhu.words import DECK, STORY, STORY_DECK


def new_game(
    decks: Sequence[Sequence[Card]],
    stories: Sequence[Card],
    seed: int = 0,
    edition: Edition = LATEST,
) -> Game:
    """A new game between two decks, waiting for its first decision.

    Starter decks are smaller than a tournament deck, so ``deckcheck.require_legal`` is the caller's business; a game
    that could not be set up is refused here.
    """
    if not isinstance(seed, int):
        raise ValueError(f"A seed is a whole number; {seed!r} is none.")
    if len(decks) != 2:
        raise ValueError(f"Two decks are needed; here are {len(decks)}.")
    for face in chain(*decks, stories):
        if not isinstance(face, Card):
            raise ValueError(f"Decks are made of cards; {face!r} is none (silverkey.find_card finds one by its title).")
    for deck in decks:
        if len(deck) <= SETUP_HAND:
            raise ValueError(f"A deck of {len(deck)} cards is too small to deal a setup hand of {SETUP_HAND} from.")
        if any(face.type == STORY for face in deck):
            raise ValueError("A story cannot be in a deck.")
    if len(stories) < 3 or any(face.type != STORY for face in stories):
        raise ValueError("The story deck needs at least three stories and nothing else.")
    game = Game(seed, edition)
    for player, deck in enumerate(decks):
        for face in deck:
            card = game.add_card(face.under(edition.name), player, DECK)
            game.sides[player].deck.append(card)
    for face in stories:
        game.story_deck.append(game.add_card(face.under(edition.name), -1, STORY_DECK))
    index_listeners(game)
    game.push(Setup())
    game.advance()
    return game
