"""Instructions that attach cards to others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.limits import immune
from silverkey.cardgame.words.references import Ref, This
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.verbs.preventing import prevented
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.words import DISCARD
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import LATER, SHORT, Outcome, came
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


@dataclass(frozen=True, eq=False)
class Attach(Instruction):
    """Attach cards to another: this card, in play or an event being played, or cards from a discard pile.

    They are under your control (coc-latest/1.15.a), and then known as "attached".
    """

    DEED = "attach"

    what: Ref
    to: Ref | Cards
    """An attachment may be moved to another card of a kind, one that it may be attached to."""
    facedown: bool = False

    def possible(self, game: Game, ctx: Context) -> Any:
        """A card that is known must still lie there, and be free to leave."""
        if isinstance(self.to, Cards):
            return None if self.hosts(game, ctx, self.to) else NO_TARGET
        cards = self.what.settled(game, ctx) or self.what.cards(game, ctx)
        for card in cards:
            if not isinstance(self.what, This) and (game.zone[card] != DISCARD or ctx.source not in game.in_play):
                return NO_TARGET
            return zones.stuck(game, card) if self.facedown else prevented(game, ctx, "attach", card, ctx.you)
        return None

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if isinstance(self.to, Cards):
            hosts = self.hosts(game, ctx, self.to)
            if not hosts:
                return SHORT
            game.push(Choosing(ctx.you, "choose host", hosts, about=ctx.source))
            return LATER
        cards = self.what.cards(game, ctx)
        if not isinstance(self.what, This):
            cards = tuple(card for card in cards if game.zone[card] == DISCARD and zones.stuck(game, card) is None)
        for host in self.to.cards(game, ctx):
            if not cards or (host == ctx.source and host not in game.in_play):
                return SHORT
            ctx.cards["attached"] = cards
            if self.facedown:
                return came(self.lay(game, ctx, cards, host))
            return game.happen([brought_about(ctx, "attach", card, ctx.you, place=host) for card in cards])
        return SHORT

    def hosts(self, game: Game, ctx: Context, kind: Cards) -> list[int]:
        """Where an attachment may go."""
        fitting, standing = game.printed[ctx.source].attach, game.in_play.get(ctx.source)
        if fitting is None or standing is None:
            return []
        fits = fitting.find(game, ctx)
        return [
            host
            for host in kind.find(game, ctx)
            if host in fits and host != standing.attached and not immune(game, host, ctx.source, ctx.kind)
        ]

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if not isinstance(self.to, Cards) or frame.stage == 1:
            return came(bool(value))
        frame.stage = 1
        ctx = frame.ctx
        return game.happen([brought_about(ctx, "attach", ctx.source, ctx.you, place=value[0])])

    def lay(self, game: Game, ctx: Context, cards: tuple[int, ...], host: int) -> bool:
        """They lie face down there."""
        for card in cards:
            zones.lay_facedown(game, ctx.you, card, host)
            game.in_play[card].by_effect = True
            game.note(Event("attach", card, ctx.you, source=ctx.source, place=host, origin=DISCARD))
        return True

    def english(self, title: str) -> str:
        if isinstance(self.to, Cards):
            return f"move {self.what.english(title)} to another {self.to.noun()}"
        what, to = self.what.english(title), self.to.english(title)
        if self.facedown:
            return f"attach {what} face down to {to}"
        return f"attach {what} to {to} (it counts as an Attachment support card)"
