"""What effects and costs bring about."""

from __future__ import annotations

from silverkey.kernel.event import Detail, Event
from silverkey.language.context import Context


def brought_about(
    ctx: Context,
    verb: str,
    card: int,
    player: int,
    amount: int = 1,
    *,
    place: int = -1,
    cards: tuple[int, ...] = (),
    detail: Detail | None = None,
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
        place=place,
        cards=cards,
        detail=detail,
    )
