"""Instructions by which cards change sides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.lasting import Lasting
from silverkey.cthulhu.table.control import change_sides, new_hosts
from silverkey.cthulhu.vocabulary.causing import brought_about
from silverkey.cthulhu.vocabulary.changes import Controlled
from silverkey.cthulhu.vocabulary.preventing import prevented
from silverkey.cthulhu.vocabulary.references import YOURSELF, Ref, Who
from silverkey.kernel.event import Event
from silverkey.language.context import Context
from silverkey.language.node import register
from silverkey.language.program import Instruction, Outcome, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


@dataclass(frozen=True, eq=False)
class ReturnControl(Instruction):
    """Cards go back to their owners' control; that is no change of control that anything could prevent."""

    DEED = "control"

    who: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        cards = [card for card in self.who.cards(game, frame.ctx) if card in game.in_play]
        for card in cards:
            owner = game.owner[card]
            if game.in_play[card].controller != owner:
                change_sides(game, card, owner)
                game.note(Event("control ends", card, owner))
        return bool(cards)

    def english(self, title: str) -> str:
        return f"{self.who.english(title)} goes back to its owner's control"


@dataclass(frozen=True, eq=False)
class Control(Instruction):
    """Take control of cards, for good or for a time (coc-latest/1.4.b)."""

    who: Ref
    until: str = ""
    verb: str = "control"
    to: Who = YOURSELF
    """Who gains control."""

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
            return False
        return self.take(game, frame)

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
                    game.push(Choosing(player, "choose host", hosts, 1, 1, ctx.source))
                    return None
        frame.stage = 0
        if self.until:
            for card in cards:
                standing = game.in_play[card]
                lasting = Lasting(_CONTROLLED, ctx.copy(), ((card, standing.entered),), self.until)
                lasting.context.numbers["from"] = standing.controller
                game.let_last(lasting)
        happened = game.happen([brought_about(ctx, "control", card, player) for card in cards])
        return None if happened is None else self.settle_down(game, frame, happened)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage == 0:
            return self.settle_down(game, frame, bool(value))
        if frame.stage == 2:
            frame.ctx.cards[f"host {frame.memo[0]}"] = value
            return self.take(game, frame)
        for story in value:
            game.in_play[frame.memo[1]].attached = story
            game.touch()
        return bool(frame.memo[0])

    def settle_down(self, game: Game, frame: Program, happened: bool) -> Outcome:
        """An older edition attaches what was taken over anew (coc-1.4/rules/gaining-control.b)."""
        for card in self.who.cards(game, frame.ctx):
            standing = game.in_play.get(card)
            for host in frame.ctx.cards.get(f"host {card}", ()):
                if standing is not None and happened:
                    standing.attached = host
                    game.touch()
                    game.note(Event("attach anew", card, standing.controller, other=host))
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
                return None
        return happened

    def english(self, title: str) -> str:
        span = "until the end of the phase, " if self.until == "phase" else ""
        if self.to is not YOURSELF:
            player = {"each opponent": "an opponent"}.get(self.to.english(), self.to.english())
            return f"{span}give control of {self.who.english(title)} to {player}"
        bound = f" as long as {title} is attached to it" if self.until == "attached" else ""
        return f"{span}take control of {self.who.english(title)}{bound}"


@dataclass(frozen=True, eq=False)
class SwapControl(Instruction):
    """You take control of a card, and whoever controls it takes control of another: both, or neither."""

    who: Ref
    other: Ref
    verb: str = "control"

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        for taken in self.who.cards(game, ctx):
            controller = game.in_play[taken].controller
            swapped = [(taken, ctx.you), *((given, controller) for given in self.other.cards(game, ctx))]
            # coc-latest/faq/peaslee-swap-unique: one effect, which fails if either player cannot take control
            if any(prevented(game, ctx, "control", card, player) is not None for card, player in swapped):
                return False
            return game.happen([brought_about(ctx, "control", card, player) for card, player in swapped])
        return False

    def english(self, title: str) -> str:
        who = self.who.english(title)
        return f"you and {who}'s controller exchange control of {who} and {self.other.english(title)}"


_CONTROLLED = Controlled()
register(_CONTROLLED, "cthulhu/rules/controlled")
