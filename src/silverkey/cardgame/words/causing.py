"""What effects and costs bring about."""

from __future__ import annotations

from silverkey.kernel.event import Event
from silverkey.language.context import Context


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
