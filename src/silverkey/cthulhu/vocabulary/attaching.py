"""Instructions that attach cards to others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.references import Ref, This
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.verbs.preventing import prevented
from silverkey.cthulhu.vocabulary.references import Host
from silverkey.cthulhu.vocabulary.searching import Pick, told_at_once
from silverkey.cthulhu.words import DISCARD
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import SHORT, Outcome, came
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

    who: Ref
    to: Ref
    facedown: bool = False

    def possible(self, game: Game, ctx: Context) -> Any:
        """A card that is known must still lie there, and be free to leave."""
        cards = self.who.settled(game, ctx) or self.who.cards(game, ctx)
        for card in cards:
            if not isinstance(self.who, This) and (game.zone[card] != DISCARD or ctx.source not in game.in_play):
                return NO_TARGET
            return zones.stuck(game, card) if self.facedown else prevented(game, ctx, "attach", card, ctx.you)
        return None

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards = self.who.cards(game, ctx)
        if not isinstance(self.who, This):
            cards = tuple(card for card in cards if game.zone[card] == DISCARD and zones.stuck(game, card) is None)
        for host in self.to.cards(game, ctx):
            if not cards or (host == ctx.source and host not in game.in_play):
                return SHORT
            ctx.cards["attached"] = cards
            if self.facedown:
                return came(self.lay(game, ctx, cards, host))
            return game.happen([brought_about(ctx, "attach", card, ctx.you, place=host) for card in cards])
        return SHORT

    def lay(self, game: Game, ctx: Context, cards: tuple[int, ...], host: int) -> bool:
        """They lie face down there."""
        for card in cards:
            zones.lay_facedown(game, ctx.you, card, host)
            game.in_play[card].by_effect = True
            game.note(Event("attach", card, ctx.you, source=ctx.source, place=host, origin=DISCARD))
        return True

    def told_with(self, before: Instruction, title: str) -> list[str]:
        if isinstance(before, Pick) and isinstance(before.kinds[0].but, Host):
            return [f"move {self.who.english(title)} to {before.what()}"]
        return told_at_once(self, before, title) or told_at_once(self, before, title, "to")

    def english(self, title: str) -> str:
        what, to = self.who.english(title), self.to.english(title)
        if self.facedown:
            return f"attach {what} face down to {to}"
        return f"attach {what} to {to} (it counts as an Attachment support card)"
