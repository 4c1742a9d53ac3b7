"""Instructions that attach cards to others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.choosing import Choosing
from silverkey.cthulhu.rules import zones
from silverkey.cthulhu.rules.legality import NO_TARGET
from silverkey.cthulhu.rules.preventing import prevented
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.vocabulary.causing import brought_about
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.limits import immune
from silverkey.cthulhu.vocabulary.references import Ref
from silverkey.cthulhu.words import DISCARD
from silverkey.kernel.event import Event
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Outcome, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


@dataclass(frozen=True, eq=False)
class AttachThis(Instruction):
    """Attach this card, which is in play or is an event being played, to another."""

    who: Ref

    def possible(self, game: Game, ctx: Context) -> Any:
        return prevented(game, ctx, "attach", ctx.numbers.get("self", ctx.source), ctx.you)

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        card = ctx.numbers.get("self", ctx.source)
        for host in self.who.cards(game, ctx):
            ctx.cards["attached"] = (card,)
            return game.happen(
                [brought_about(ctx, "attach", card, ctx.you, other=host)],
            )
        return False

    def english(self, title: str) -> str:
        return f"attach {title} to {self.who.english(title)} (it counts as an Attachment support card)"


@dataclass(frozen=True, eq=False)
class AttachCards(Instruction):
    """Attach cards from a discard pile to this card, under your control (coc-latest/1.15.a)."""

    who: Ref

    def possible(self, game: Game, ctx: Context) -> Any:
        lying = self.lying(game, ctx)
        if not self.who.cards(game, ctx):
            return None
        return next((VERBS["attach"].cannot(game, card, ctx.you) for card in lying), NO_TARGET)

    def lying(self, game: Game, ctx: Context) -> list[int]:
        """Those that lie in a discard pile."""
        return [card for card in self.who.cards(game, ctx) if game.zone[card] == DISCARD]

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards = self.lying(game, ctx)
        if not cards or ctx.source not in game.in_play:
            return False
        return game.happen([brought_about(ctx, "attach", card, ctx.you, other=ctx.source) for card in cards])

    def english(self, title: str) -> str:
        return f"attach {self.who.english(title)} to {title} (it counts as an Attachment support card)"


@dataclass(frozen=True, eq=False)
class Reattach(Instruction):
    """Attach this attachment to another card of a kind, one that it may be attached to."""

    cards: Cards

    DEED = "attach"

    def hosts(self, game: Game, ctx: Context) -> list[int]:
        """Where it may go."""
        fitting, standing = game.printed[ctx.source].attach, game.in_play.get(ctx.source)
        if fitting is None or standing is None:
            return []
        fits = fitting.find(game, ctx)
        return [
            host
            for host in self.cards.find(game, ctx)
            if host in fits and host != standing.attached and not immune(game, host, ctx.source, ctx.kind)
        ]

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.hosts(game, ctx) else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        hosts = self.hosts(game, frame.ctx)
        if not hosts:
            return False
        game.push(Choosing(frame.ctx.you, "choose host", hosts, 1, 1, frame.ctx.source))
        return None

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage == 1:
            return bool(value)
        frame.stage = 1
        ctx = frame.ctx
        return game.happen([brought_about(ctx, "attach", ctx.source, ctx.you, other=value[0])])

    def english(self, title: str) -> str:
        return f"move {title} to another {self.cards.noun()}"


@dataclass(frozen=True, eq=False)
class AttachFacedown(Instruction):
    """Attach a card from a discard pile face down to this card, under your control (coc-latest/1.15.a)."""

    who: Ref

    DEED = "attach"

    def possible(self, game: Game, ctx: Context) -> Any:
        """A card that is known must still lie there, and be free to leave."""
        for card in self.who.settled(game, ctx) or ():
            if game.zone[card] != DISCARD or ctx.source not in game.in_play:
                return NO_TARGET
            return zones.stuck(game, card)
        return None

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if self.possible(game, ctx) is not None:
            return False
        for card in self.who.cards(game, ctx):
            zones.lay_facedown(game, ctx.you, card, ctx.source)
            game.in_play[card].by_effect = True
            game.note(Event("attach", card, ctx.you, source=ctx.source, other=ctx.source, origin=DISCARD))
            return True
        return False

    def english(self, title: str) -> str:
        return f"attach {self.who.english(title)} face down to {title}"
