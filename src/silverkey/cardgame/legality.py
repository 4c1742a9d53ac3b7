"""Whether an ability could be carried out as things stand: its targets chosen, its effect done whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from silverkey.cardgame.refusal import Refusal
from silverkey.language.context import Context
from silverkey.language.program import Instruction

if TYPE_CHECKING:
    from silverkey.cardgame.game import CardGame


def completable(game: CardGame, ctx: Context, targets: tuple[Any, ...], first: int = 0) -> bool:
    """Whether every target from ``first`` on can be chosen."""
    for place in range(first, len(targets)):
        target = targets[place]
        candidates = target.legal(game, ctx)
        if len(candidates) < target.least(game, ctx):
            return False
        later = targets[place + 1 :]
        if not later or not any(other.dependent for other in later):
            continue
        for candidate in candidates:
            ctx.cards[target.name] = (candidate,)
            if completable(game, ctx, targets, place + 1):
                del ctx.cards[target.name]
                return True
        ctx.cards.pop(target.name, None)
        return False
    return True


def effect_refusal(
    game: CardGame, ctx: Context, effect: tuple[Instruction, ...], targets: tuple[Instruction, ...] = ()
) -> Refusal | None:
    """Why an effect could not be carried out whole as things stand, or None.

    ``targets`` are those of its choices that are made before it begins, and have been asked about.
    """
    for place, instruction in enumerate(effect):
        if instruction not in targets:
            refusal: Refusal | None = instruction.possible(game, ctx)
            if refusal is not None:
                return refusal
        elif not any(other.dependent and other not in targets for other in effect[place + 1 :]):
            continue
        ahead = instruction.foreseen(game, ctx)
        if ahead:
            refusals = [effect_refusal(game, own, effect[place + 1 :], targets) for own in ahead]
            return None if None in refusals else refusals[0]
    return None
