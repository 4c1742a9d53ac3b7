"""What effects and costs bring about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from silverkey.cardgame.account import SHOWN
from silverkey.cardgame.words.causing import brought_about
from silverkey.kernel.event import Event
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


def show(game: Game, ctx: Context, player: int, cards: tuple[int, ...]) -> None:
    """Show cards of a player to everybody; they stay revealed while the effect lasts (coc-latest/2.4.c)."""
    ctx.cards[SHOWN] = (*ctx.cards.get(SHOWN, ()), *cards)
    game.reveal_to_all()
    game.note(Event("reveal", player=player, cards=cards, source=ctx.source))


def milled(game: Game, ctx: Context, cards: Iterable[int]) -> list[Event]:
    """Cards are discarded from the decks they are in, those of one player together."""
    decks: dict[int, tuple[int, ...]] = {}
    for card in cards:
        decks[game.owner[card]] = (*decks.get(game.owner[card], ()), card)
    return [brought_about(ctx, "mill", -1, owner, len(own), cards=own) for owner, own in decks.items()]


def change_tokens(game: Game, ctx: Context, card: int, by: int) -> None:
    """Put success tokens on a card that is no story, or take some off it."""
    game.in_play[card].tokens += by
    game.touch()
    game.note(Event("token on card", card, ctx.you, by, source=ctx.source))
