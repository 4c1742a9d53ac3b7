"""Instructions by which cards change sides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.players import YOURSELF, Who
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.table.control import change_sides, new_hosts
from silverkey.cthulhu.verbs.preventing import prevented
from silverkey.cthulhu.vocabulary.changes import Controlled
from silverkey.cthulhu.vocabulary.references import OwnerOf
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
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
        return self.take(game, frame) if self.in_exchange is None else self.exchange(game, ctx, self.in_exchange)

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

    def take(self, game: Game, frame: Program) -> Outcome:
        """Control is taken, once it is settled what each attachment will be on."""
        ctx = frame.ctx
        cards = self.who.cards(game, ctx)
        player = self.to.players(game, ctx)[0]
        for card in cards:
            if f"host {card}" not in ctx.cards and not game.edition.taken_attachment_stays:
                hosts = new_hosts(game, player, card)
                if hosts:
                    frame.stage = 2
                    frame.memo = [card]
                    game.push(Choosing(player, "choose host", hosts, about=ctx.source))
                    return LATER
        frame.stage = 0
        if self.until:
            for card in cards:
                standing = game.in_play[card]
                lasting = Lasting(_CONTROLLED, ctx.copy(), ((card, standing.entered),), self.until)
                lasting.context.numbers["from"] = standing.controller
                game.let_last(lasting)
        happened = game.happen([brought_about(ctx, "control", card, player) for card in cards])
        return LATER if happened is LATER else self.settle_down(game, frame, happened is FULL)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage == 0:
            return self.settle_down(game, frame, bool(value))
        if frame.stage == 2:
            frame.ctx.cards[f"host {frame.memo[0]}"] = value
            return self.take(game, frame)
        for story in value:
            game.in_play[frame.memo[1]].attached = story
            game.touch()
        return came(bool(frame.memo[0]))

    def settle_down(self, game: Game, frame: Program, happened: bool) -> Outcome:
        """An older edition attaches what was taken over anew (coc-1.4/rules/gaining-control.b)."""
        for card in self.who.cards(game, frame.ctx):
            standing = game.in_play.get(card)
            for host in frame.ctx.cards.get(f"host {card}", ()):
                if standing is not None and happened:
                    standing.attached = host
                    game.touch()
                    game.note(Event("attach anew", card, standing.controller, place=host))
        return self.offer_move(game, frame, happened)

    def offer_move(self, game: Game, frame: Program, happened: bool) -> Outcome:
        """Who gains control of a card attached to a story may attach it to another (coc-latest/1.13.i)."""
        ctx = frame.ctx
        for card in self.who.cards(game, ctx):
            standing = game.in_play.get(card)
            fitting = game.printed[card].attach
            if standing is None or fitting is None or game.story(standing.attached) is None:
                continue
            fits = fitting.find(game, Context(ctx.you, card))
            stories = [card for card in fits if card != standing.attached and game.story(card) is not None]
            if happened and stories:
                frame.stage = 1
                frame.memo = [int(happened), card]
                game.push(Choosing(ctx.you, "move to story", stories, 0, 1, ctx.source))
                return LATER
        return came(happened)

    def english(self, title: str) -> str:
        who = self.who.english(title)
        if isinstance(self.to, OwnerOf):
            return f"{who} goes back to its owner's control"
        if self.in_exchange is not None:
            return f"you and {who}'s controller exchange control of {who} and {self.in_exchange.english(title)}"
        span = "until the end of the phase, " if self.until == "phase" else ""
        if self.to is not YOURSELF:
            player = {"each opponent": "an opponent"}.get(self.to.english(), self.to.english())
            return f"{span}give control of {who} to {player}"
        bound = f" as long as {title} is attached to it" if self.until == "attached" else ""
        return f"{span}take control of {who}{bound}"


_CONTROLLED = Controlled()
register(_CONTROLLED, "cthulhu/rules/controlled")
