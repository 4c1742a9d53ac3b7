"""What effects and costs bring about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cthulhu.account import SHOWN
from silverkey.kernel.event import Event
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


def brought_about(
    ctx: Context,
    verb: str,
    card: int,
    player: int,
    amount: int = 1,
    *,
    other: int = -1,
    number: int = -1,
    cards: tuple[int, ...] = (),
) -> Event:
    """An event with its source, its kind of effect, and the player whose effect it is."""
    return Event(
        verb,
        card,
        player,
        amount,
        source=ctx.source,
        by=ctx.numbers.get("user", ctx.you),
        cause=ctx.kind,
        other=other,
        number=number,
        cards=cards,
    )


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
