"""Instructions by which cards change sides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.players import YOURSELF, Who
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.table.control import change_sides
from silverkey.cthulhu.verbs.preventing import prevented
from silverkey.cthulhu.vocabulary.changes import Controlled
from silverkey.cthulhu.vocabulary.references import OwnerOf
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import SHORT, Outcome, came
from silverkey.language.context import Context
from silverkey.language.node import register
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


@dataclass(frozen=True, eq=False)
class Control(Instruction):
    """Take control of cards, for good or for a time (coc-latest/1.4.b)."""

    @property
    def verb(self) -> str:
        """What happens to them."""
        return "control"

    who: Ref
    until: str = ""
    to: Who = YOURSELF
    """Who gains control; the owners of cards get them back, and nothing could prevent that."""
    in_exchange: Ref | None = None
    """What the controller of the card gains control of: both, or neither."""

    def possible(self, game: Game, ctx: Context) -> Any:
        """Something of what is meant must be such that it can be taken over."""
        refusals = [
            prevented(game, ctx, "control", card, player)
            for card in self.who.cards(game, ctx)
            for player in self.to.players(game, ctx)
        ]
        return refusals[0] if refusals and None not in refusals else None

    def hold(self, game: Game, source: int, card: int) -> None:
        """Where a position is laid out: the card has been taken from its owner already."""
        ctx = Context(game.in_play[source].controller, source)
        ctx.numbers["from"] = game.owner[card]
        game.let_last(Lasting(_CONTROLLED, ctx, ((card, game.in_play[card].entered),), self.until))
        game.in_play[card].controller = ctx.you

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards = self.who.cards(game, ctx)
        if not cards:
            return SHORT
        if isinstance(self.to, OwnerOf):
            return came(self.give_back(game, cards))
        return self.take(game, ctx, cards) if self.in_exchange is None else self.exchange(game, ctx, self.in_exchange)

    def give_back(self, game: Game, cards: tuple[int, ...]) -> bool:
        """Cards go back to their owners' control, as far as they are in play."""
        there = [card for card in cards if card in game.in_play]
        for card in there:
            owner = game.owner[card]
            if game.in_play[card].controller != owner:
                change_sides(game, card, owner)
                game.note(Event("control ends", card, owner))
        return bool(there)

    def exchange(self, game: Game, ctx: Context, other: Ref) -> Outcome:
        """One effect, which fails if either player cannot take control (coc-latest/faq/peaslee-swap-unique)."""
        taken = self.who.cards(game, ctx)[0]
        controller = game.in_play[taken].controller
        swapped = [(taken, ctx.you), *((given, controller) for given in other.cards(game, ctx))]
        if any(prevented(game, ctx, "control", card, player) is not None for card, player in swapped):
            return SHORT
        return game.happen([brought_about(ctx, "control", card, player) for card, player in swapped])

    def take(self, game: Game, ctx: Context, cards: tuple[int, ...]) -> Outcome:
        """Control is taken, for good or for a time."""
        for card in cards if self.until else ():
            standing = game.in_play[card]
            lasting = Lasting(_CONTROLLED, ctx.copy(), ((card, standing.entered),), self.until)
            lasting.context.numbers["from"] = standing.controller
            game.let_last(lasting)
        player = self.to.players(game, ctx)[0]
        return game.happen([brought_about(ctx, "control", card, player) for card in cards])

    def english(self, title: str) -> str:
        who = self.who.english(title)
        if isinstance(self.to, OwnerOf):
            return (
                f"{who} go back to their owners' control"
                if self.who.many
                else f"{who} goes back to its owner's control"
            )
        if self.in_exchange is not None:
            return f"you and {who}'s controller exchange control of {who} and {self.in_exchange.english(title)}"
        span = f"until the end of the {self.until}, " if self.until in ("phase", "turn") else ""
        if self.to is not YOURSELF:
            player = {"each opponent": "an opponent"}.get(self.to.english(), self.to.english())
            return f"{span}give control of {who} to {player}"
        bound = f" as long as {title} is attached to it" if self.until == "attached" else ""
        return f"{span}take control of {who}{bound}"


_CONTROLLED = Controlled()
register(_CONTROLLED, "cthulhu/rules/controlled")
