"""What committing characters takes besides (coc-latest/2.13.d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.legality import effect_refusal
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.costs import Cost
from silverkey.cthulhu.table.draining import TOO_FEW_DOMAINS, each_its_own
from silverkey.cthulhu.vocabulary.committing import CommitToll
from silverkey.cthulhu.vocabulary.costs import drained_by
from silverkey.cthulhu.words import COST
from silverkey.kernel.frame import Frame
from silverkey.language.context import Context
from silverkey.language.program import Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


def _payer(player: int, source: int, story: int) -> Context:
    """What the words of a toll refer to while a player pays it for a story."""
    ctx = Context(player, source, kind=COST)
    ctx.cards["answered at"] = (story,)
    return ctx


def _unpayable(game: Game, ctx: Context, toll: CommitToll) -> bool:
    """Whether a player could not do what it asks for as things stand."""
    costs = [part for part in toll.price if isinstance(part, Cost)]
    deeds = tuple(part for part in toll.price if not isinstance(part, Cost))
    unpaid = any(cost.refusal(game, ctx) is not None for cost in costs)
    return unpaid or effect_refusal(game, ctx, deeds) is not None


class CommitTolls(Frame["Game"]):
    """A player does what cards ask of whoever commits characters; hands back whether he could."""

    __slots__ = ("player", "sources", "stories", "tolls")

    STEPS = ("pay",)

    def __init__(self, player: int) -> None:
        self.player = player
        self.tolls: list[CommitToll] = []
        self.sources: list[int] = []
        """The cards that ask for them."""
        self.stories: list[int] = []
        """The stories for which they are due."""

    def pay(self, game: Game) -> None:
        """One after the other."""
        if not self.tolls:
            game.pop(True)
            return
        toll = self.tolls.pop(0)
        ctx = _payer(self.player, self.sources.pop(0), self.stories.pop(0))
        if not _unpayable(game, ctx, toll):
            game.push(Program(toll.price, ctx), "paid")
        elif not toll.if_able:
            game.pop(False)

    def paid(self, game: Game, value: bool) -> None:
        """One is done."""


def commit_tolls(game: Game, player: int, places: dict[int, int]) -> CommitTolls | None:
    """What committing characters to these places takes of a player besides, or None if nothing does."""
    in_effect = game.said(CommitToll)
    if not in_effect:
        return None
    tolls = CommitTolls(player)
    for toll, ctx, _ in in_effect:
        for story in toll.due(game, ctx, places):
            tolls.tolls.append(toll)
            tolls.sources.append(ctx.source)
            tolls.stories.append(story)
    return tolls if tolls.tolls else None


def toll_refusal(game: Game, player: int, places: dict[int, int]) -> Refusal | None:
    """Why a player could not do all that committing characters to these places takes besides, or None."""
    tolls = game.said(CommitToll)
    if not tolls:
        return None
    drained: list[list[int]] = []
    for toll, own, _ in tolls:
        for story in toll.due(game, own, places):
            ctx = _payer(player, own.source, story)
            if not _unpayable(game, ctx, toll):
                drained += drained_by(game, ctx, toll.price)
            elif not toll.if_able:
                return toll.refusal(game, own)
    return None if each_its_own(drained) else TOO_FEW_DOMAINS
