"""What effects and costs bring about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.account import SHOWN
from silverkey.kernel.event import Event
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


def show(game: Game, ctx: Context, player: int, cards: tuple[int, ...]) -> None:
    """Show cards of a player to everybody; they stay revealed while the effect lasts (coc-latest/2.4.c)."""
    ctx.cards[SHOWN] = (*ctx.cards.get(SHOWN, ()), *cards)
    game.reveal_to_all()
    game.note(Event("reveal", player=player, cards=cards, source=ctx.source))


def change_tokens(game: Game, ctx: Context, card: int, by: int) -> None:
    """Put success tokens on a card that is no story, or take some off it."""
    game.in_play[card].tokens += by
    game.touch()
    game.note(Event("token on card", card, ctx.you, by, source=ctx.source))
