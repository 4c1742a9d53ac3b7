"""Costs: resources, uses, clues, exhausting, discarding; and anything done in full before the effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.arkham.table.faces import is_ready
from silverkey.arkham.table.zones import may_be_discarded
from silverkey.arkham.vocabulary.amounts import PerInvestigator
from silverkey.arkham.vocabulary.cards import Cards
from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.amounts import Amount, amount, amount_english
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.costs import Cost
from silverkey.cardgame.words.limits import by
from silverkey.cardgame.words.references import Ref
from silverkey.kernel.decision import Option
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

TOO_POOR = Refusal("There are not enough resources.", ("ahlcg-reference/costs.a", "ahlcg-reference/initiation.a"))
NO_USES = Refusal("It has nothing left to spend.", ("ahlcg-reference/uses.a", "ahlcg-reference/initiation.a"))
NO_CLUES = Refusal("There are not enough clues.", ("ahlcg-reference/costs.b", "ahlcg-reference/initiation.a"))
EXHAUSTED = Refusal("It is exhausted.", ("ahlcg-reference/exhaust.a", "ahlcg-reference/initiation.a"))
NO_CARDS = Refusal(
    "There are not enough cards to discard.",
    ("ahlcg-reference/costs.b", "ahlcg-reference/weakness.c", "ahlcg-reference/initiation.a"),
)


@dataclass(frozen=True, eq=False)
class Spend(Cost):
    """Spend resources of your own."""

    number: int

    def refusal(self, game: Game, ctx: Context) -> Refusal | None:
        return None if game.investigators[ctx.you].resources >= self.number else TOO_POOR

    def run(self, game: Game, frame: Program) -> Outcome:
        return game.happen([brought_about(frame.ctx, "lose resources", -1, frame.ctx.you, self.number)])

    def english(self, title: str) -> str:
        return f"spend {self.number} resource{'s' if self.number > 1 else ''}"


@dataclass(frozen=True, eq=False)
class SpendUses(Cost):
    """Spend uses of this card."""

    noun: str
    number: int = 1

    def refusal(self, game: Game, ctx: Context) -> Refusal | None:
        standing = game.in_play.get(ctx.source)
        return None if standing is not None and standing.tokens >= self.number else NO_USES

    def run(self, game: Game, frame: Program) -> Outcome:
        return game.happen([brought_about(frame.ctx, "add uses", frame.ctx.source, frame.ctx.you, -self.number)])

    def english(self, title: str) -> str:
        return f"spend {self.number} {self.noun}"


@dataclass(frozen=True, eq=False)
class SpendClues(Cost):
    """Spend clues, of your own or, as a group, of all investigators."""

    number: int | Amount
    group: bool = False
    """All investigators may contribute."""
    at: Ref | None = None
    """Only those at a location may contribute."""

    def possible(self, game: Game, ctx: Context) -> Any:
        return self.refusal(game, ctx)

    def givers(self, game: Game, ctx: Context) -> list[int]:
        """Whoever may contribute and has clues, you first."""
        there = None if self.at is None else self.at.cards(game, ctx)
        return [
            player
            for player in (game.playing() if self.group else [ctx.you])
            if game.investigators[player].clues
            and (there is None or game.investigators[player].location in there)
            and game.board.forbids(game, by(player, "spend clues"), -1) is None
        ]

    def refusal(self, game: Game, ctx: Context) -> Refusal | None:
        held = sum(game.investigators[player].clues for player in self.givers(game, ctx))
        if held >= amount(self.number, game, ctx):
            return None
        forbidden: Refusal | None = game.board.forbids(game, by(ctx.you, "spend clues"), -1)
        return forbidden or NO_CLUES

    def run(self, game: Game, frame: Program) -> Outcome:
        frame.memo = [amount(self.number, game, frame.ctx)]
        return self.go_on(game, frame)

    def go_on(self, game: Game, frame: Program) -> Outcome:
        """The next clue is spent; where several could give it, it is asked whose."""
        while frame.memo[0]:
            givers = self.givers(game, frame.ctx)
            if not givers:
                return SHORT
            total = sum(game.investigators[player].clues for player in givers)
            if len(givers) > 1 and total > frame.memo[0]:
                return frame.ask(game, frame.ctx.you, "whose clue", [Option("player", -1, one) for one in givers])
            self.give(game, frame, givers[0])
        return FULL

    def give(self, game: Game, frame: Program, player: int) -> None:
        """One clue is spent."""
        frame.memo[0] -= 1
        game.happen([brought_about(frame.ctx, "lose clues", -1, player, 1)])

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        self.give(game, frame, option.number)
        return self.go_on(game, frame)

    def english(self, title: str) -> str:
        clues = f"{amount_english(self.number)} clue{'' if self.number == 1 else 's'}"
        if isinstance(self.number, PerInvestigator):
            clues = self.number.of("clues")
        if not self.group:
            return f"spend {clues}"
        who = "" if self.at is None else f" of the investigators at {self.at.english(title)}"
        return f"spend {clues}{who}, as a group"


@dataclass(frozen=True, eq=False)
class Exhaust(Cost):
    """Exhaust this card."""

    def refusal(self, game: Game, ctx: Context) -> Refusal | None:
        return None if is_ready(game, ctx.source) else EXHAUSTED

    def run(self, game: Game, frame: Program) -> Outcome:
        return game.happen([brought_about(frame.ctx, "exhaust", frame.ctx.source, frame.ctx.you)])

    def english(self, title: str) -> str:
        return f"exhaust {title}"


def discarded(game: Game, frame: Program, value: Any) -> Outcome:
    """Cards of a hand have been chosen and are discarded; then, whether they were."""
    if frame.stage:
        return came(bool(value))
    frame.stage = 1
    you = frame.ctx.you
    return game.happen([brought_about(frame.ctx, "discard from hand", card, you) for card in value])


@dataclass(frozen=True, eq=False)
class DiscardCards(Cost):
    """Choose and discard cards from your hand."""

    DESIGNATES = ("discarded",)

    number: int = 1
    cards: Cards | None = None

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        """What may be discarded; a weakness may not."""
        hand = game.investigators[ctx.you].hand
        return [
            card
            for card in hand
            if may_be_discarded(game, card)
            and card != ctx.source
            and (not self.cards or self.cards.match(game, ctx, card))
        ]

    def refusal(self, game: Game, ctx: Context) -> Refusal | None:
        return None if len(self.candidates(game, ctx)) >= self.number else NO_CARDS

    def possible(self, game: Game, ctx: Context) -> Any:
        return self.refusal(game, ctx)

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        game.push(Choosing(ctx.you, "discard", self.candidates(game, ctx), self.number, self.number, ctx.source))
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if not frame.stage:
            frame.ctx.cards["discarded"] = value
        return discarded(game, frame, value)

    def english(self, title: str) -> str:
        cards = "a card" if self.number == 1 else f"{self.number} cards"
        return f"choose and discard {cards} from your hand"


@dataclass(frozen=True, eq=False)
class PayBy(Cost):
    """Something that is done in full before the effect."""

    deed: Instruction

    def refusal(self, game: Game, ctx: Context) -> Refusal | None:
        found: Refusal | None = self.deed.unpayable(game, ctx)
        return found

    def run(self, game: Game, frame: Program) -> Outcome:
        return self.deed.run(game, frame)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return self.deed.after(game, frame, value)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        return self.deed.answered(game, frame, option)

    def english(self, title: str) -> str:
        return self.deed.as_cost(title)


EXHAUST = Exhaust()
