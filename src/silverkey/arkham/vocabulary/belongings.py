"""What investigators have: cards in hand, resources, horror and uses that go from one place to another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.arkham.table.zones import conceal, may_be_discarded
from silverkey.arkham.vocabulary.costs import discarded
from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.constants import Rule
from silverkey.cardgame.words.references import Chosen, Ref
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

NO_RESOURCES = Refusal("There are no resources to move or to lose.", ("ahlcg-reference/triggered.d",))

OTHER_USES = Refusal("It does not bear such uses.", ("ahlcg-reference/uses.a", "ahlcg-reference/target.a"))


@dataclass(frozen=True, eq=False)
class MoveHorror(Instruction):
    """Horror moves from one card to another; it is placed there without being dealt."""

    number: int
    away: Ref
    to: Ref

    def possible(self, game: Game, ctx: Context) -> Any:
        settled = [card for card in self.away.cards(game, ctx) if card in game.in_play]
        return None if any(game.in_play[card].horror for card in settled) else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        away, to = self.away.cards(game, ctx), self.to.cards(game, ctx)
        number = min(self.number, sum(game.in_play[card].horror for card in away[:1] if card in game.in_play))
        if number <= 0 or not to:
            return SHORT
        game.in_play[away[0]].horror -= number
        return game.happen([brought_about(ctx, "horror", to[0], ctx.you, number)])

    def english(self, title: str) -> str:
        return f"move {self.number} horror from {self.away.english(title)} to {self.to.english(title)}"


@dataclass(frozen=True, eq=False)
class MoveResources(Instruction):
    """Resources of yours are moved to a card."""

    number: int
    to: Ref

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.investigators[ctx.you].resources >= self.number else NO_RESOURCES

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        to = self.to.cards(game, ctx)
        if not to:
            return SHORT
        return game.happen([brought_about(ctx, "lose resources", -1, ctx.you, self.number, place=to[0])])

    def english(self, title: str) -> str:
        return f"move {self.number} of your resources to {self.to.english(title)}"


@dataclass(frozen=True, eq=False)
class LoseAllResources(Instruction):
    """You lose all your resources."""

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.investigators[ctx.you].resources else NO_RESOURCES

    def run(self, game: Game, frame: Program) -> Outcome:
        number = game.investigators[frame.ctx.you].resources
        if not number:
            return SHORT
        return game.happen([brought_about(frame.ctx, "lose resources", -1, frame.ctx.you, number)])

    def english(self, title: str) -> str:
        return "lose all your resources"


@dataclass(frozen=True, eq=False)
class AddUses(Instruction):
    """Uses are placed on a card."""

    number: int
    noun: str
    who: Ref

    def bearing(self, game: Game, ctx: Context) -> list[int]:
        """Those of the cards meant that may bear such uses: no card bears any but those that it came with."""
        found = [card for card in self.who.cards(game, ctx) if card in game.in_play]
        return [card for card in found if (game.printed[card].facts.uses or (0, ""))[1] == self.noun]

    def possible(self, game: Game, ctx: Context) -> Any:
        settled = ctx.cards.get("chosen") if isinstance(self.who, Chosen) else self.who.settled(game, ctx)
        return None if settled is None or self.bearing(game, ctx) else OTHER_USES

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards = self.bearing(game, ctx)
        if not cards:
            return SHORT
        return game.happen([brought_about(ctx, "add uses", card, ctx.you, self.number) for card in cards])

    def english(self, title: str) -> str:
        return f"place {self.number} {self.noun} on {self.who.english(title)}"


@dataclass(frozen=True, eq=False)
class KeepOnly(Instruction):
    """Choose and discard cards from your hand until so many are left; a weakness cannot be chosen."""

    number: int

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        hand = game.investigators[ctx.you].hand
        free = [card for card in hand if may_be_discarded(game, card)]
        excess = min(len(hand) - self.number, len(free))
        if excess <= 0:
            return SHORT
        game.push(Choosing(ctx.you, "discard", free, excess, excess, ctx.source))
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return discarded(game, frame, value)

    def english(self, title: str) -> str:
        return f"choose and discard cards from your hand until you have only {self.number} left"


@dataclass(frozen=True, eq=False)
class AddSecretly(Instruction):
    """This card is added to your hand without anybody else seeing it (rules reference, Hidden)."""

    def run(self, game: Game, frame: Program) -> Outcome:
        conceal(game, frame.ctx.source, frame.ctx.you)
        return FULL

    def english(self, title: str) -> str:
        return f"secretly add {title} to your hand"


@dataclass(frozen=True, eq=False)
class ShowThis(Instruction):
    """This card is shown to everybody."""

    def run(self, game: Game, frame: Program) -> Outcome:
        game.reveal_to_all()
        return FULL

    def english(self, title: str) -> str:
        return f"reveal {title}"


@dataclass(frozen=True, eq=False)
class PlayDiscardedEvent(Rule):
    """You may play the topmost event of your discard pile as if it were in your hand."""

    def english(self, title: str) -> str:
        return "You may play events from your discard pile as from your hand, but only the topmost of them."


@dataclass(frozen=True, eq=False)
class EventsGoUnder(Rule):
    """Events that you play, or that are discarded from play, go under your deck instead of to your discard pile."""

    def english(self, title: str) -> str:
        return (
            "Forced: After you play an event, or an event of yours is discarded from play, "
            "put it under your deck in place of your discard pile."
        )


@dataclass(frozen=True, eq=False)
class LoseResources(Instruction):
    """You lose so many resources, as far as you have them."""

    number: int = 1

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.investigators[ctx.you].resources else NO_RESOURCES

    def run(self, game: Game, frame: Program) -> Outcome:
        return game.happen([brought_about(frame.ctx, "lose resources", -1, frame.ctx.you, self.number)])

    def english(self, title: str) -> str:
        return f"lose {self.number} resource{'s' if self.number > 1 else ''}"
