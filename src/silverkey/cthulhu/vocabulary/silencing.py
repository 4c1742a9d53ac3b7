"""Passives that forbid triggering abilities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.conditions import Condition, all_true, conditions_english
from silverkey.cardgame.words.limits import AboutCards, everybody
from silverkey.cardgame.words.players import Who
from silverkey.language import english
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game

NOBODY = -1
"""Whoever triggers what no player triggers: the card itself, or the game."""


@dataclass(frozen=True, eq=False)
class CannotTrigger(AboutCards):
    """Abilities of certain cards cannot be triggered, or not by certain players.

    What no player triggers, those may not trigger it do not hinder (coc-latest/faq/red-tape-forced-response).
    """

    kinds: tuple[str, ...] = ()
    """Abilities of these kinds alone, those of events being played among them."""
    by: Who | None = None
    elsewhere: bool = False
    """Only abilities that work out of play; playing an event is no such thing."""
    unless: tuple[Condition, ...] = ()
    """What frees the player who would trigger them."""

    def bars(self, game: Game, ctx: Context, player: int, card: int, kind: str, elsewhere: bool) -> bool:
        """Whether it keeps a player, or (``NOBODY``) the game, from triggering an ability of a kind."""
        if (self.kinds and kind not in self.kinds) or (self.elsewhere and not elsewhere):
            return False
        if self.unless and all_true(self.unless, game, Context(player, ctx.source)):
            return False
        return (self.by is None or player in self.by.players(game, ctx)) and self.covers(game, ctx, card)

    def refusal(self, game: Game, ctx: Context) -> Refusal:
        """The refusal that names this card."""
        name = game.name(ctx.source)
        return Refusal(f"{name} forbids it: {self.english(name)}", game.REFUSALS.forbidden)

    def told(self, title: str) -> str:
        kinds = english.listed((f"{kind.capitalize()}s" for kind in self.kinds), "and") or "abilities"
        whose = self.subject(title).removeprefix("all ")
        what = f"{kinds} out of play" if self.elsewhere else kinds if whose == "cards" else f"{kinds} of {whose}"
        if self.by is None:
            return f"{what} cannot be triggered"
        text = f"{everybody(self.by)} cannot trigger {what}"
        if self.unless:
            text += f", unless {conditions_english(self.unless, title).replace('you control', 'they control')}"
        return text
