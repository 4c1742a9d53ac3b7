"""What the cards in play show: keywords, blank text boxes, whether they are ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def is_blank(game: Game, card: int) -> bool:
    """Whether the text box of a card counts as blank."""
    return card in game.board.blanked


def has_keyword(game: Game, card: int, keyword: str) -> bool:
    """Whether a card in play has a keyword now."""
    return keyword in game.face(card).keywords and not is_blank(game, card)


def is_massive(game: Game, card: int) -> bool:
    """Whether an enemy is engaged with everybody at its location."""
    return has_keyword(game, card, "Massive")


def is_ready(game: Game, card: int) -> bool:
    """Whether a card in play is not exhausted."""
    return card in game.in_play and not game.in_play[card].exhausted
