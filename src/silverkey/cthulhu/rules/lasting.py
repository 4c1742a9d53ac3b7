"""The end of lasting effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cthulhu.words import NEXT_TURN_BEGINS, NEXT_TURN_ENDS

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.pieces import Lasting


def expire(game: Game, *periods: str) -> None:
    """Lasting effects of a period end."""
    ending = [effect for effect in game.lasting if effect.until in periods and _over(game, effect)]
    if not ending:
        return
    game.lasting = [effect for effect in game.lasting if effect not in ending]
    for effect in reversed(ending):
        effect.change.expire(game, effect)
    game.touch()


def _over(game: Game, effect: Lasting) -> bool:
    """Whether an effect that waits for a turn of its player has waited for this one."""
    if effect.until not in (NEXT_TURN_BEGINS, NEXT_TURN_ENDS):
        return True
    return effect.context.you == game.active and effect.context.numbers["turn"] < game.turn
