"""The values of cards and investigators: what is printed, and everything that changes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.vocabulary.modifiers import Modifier
from silverkey.arkham.words import SKILLS

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def base(game: Game, what: str, card: int) -> int:
    """What is printed, per-investigator values multiplied."""
    facts = game.face(card).facts
    if what in SKILLS:
        return int(getattr(facts, what))
    if what == "health" and facts.health is not None and facts.health_per_investigator:
        return int(facts.health) * game.started
    found = getattr(facts, what, None)
    return 0 if found is None else int(found)


def modified(game: Game, what: str, card: int, start: int) -> int:
    """A value with everything that is added to it; below zero it is taken for zero."""
    total = start
    for word, ctx, _ in game.board.said(Modifier):
        if word.concerns(what) and word.covers(game, ctx, card):
            total += word.amount(game, ctx)
    return total


def value(game: Game, what: str, card: int) -> int:
    """A value of a card as it is now."""
    return max(0, modified(game, what, card, base(game, what, card)))
