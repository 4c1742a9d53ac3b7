"""What effects and costs bring about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.kernel.event import Event
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


def brought_about(
    ctx: Context, verb: str, card: int, player: int, amount: int = 1, *, other: int = -1, number: int = -1
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
    )


def change_tokens(game: Game, ctx: Context, card: int, by: int) -> None:
    """Put success tokens on a card that is no story, or take some off it."""
    game.in_play[card].tokens += by
    game.touch()
    game.note(Event("token on card", card, ctx.you, by, source=ctx.source))
