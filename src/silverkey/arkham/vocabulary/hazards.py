"""Instructions of encounter cards and tokens: clues lost, tokens revealed, surge, attacks made worse, defeat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.arkham.details import Manner
from silverkey.arkham.vocabulary.players import EACH_INVESTIGATOR
from silverkey.cardgame.words.amounts import Amount, amount, amount_english
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.phrasing import joined
from silverkey.cardgame.words.players import Who
from silverkey.cardgame.words.references import THIS, Ref
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


@dataclass(frozen=True, eq=False)
class DropClues(Instruction):
    """Place so many of your clues on your location."""

    number: int | Amount

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        held = game.investigators[ctx.you]
        number = min(amount(self.number, game, ctx), held.clues)
        if number <= 0:
            return SHORT
        return game.happen([brought_about(ctx, "lose clues", -1, ctx.you, number, place=held.location)])

    def english(self, title: str) -> str:
        return f"place {amount_english(self.number)} of your clues on your location"


@dataclass(frozen=True, eq=False)
class GainClues(Instruction):
    """Gain clues from the token pool."""

    number: int | Amount = 1

    def run(self, game: Game, frame: Program) -> Outcome:
        number = amount(self.number, game, frame.ctx)
        return game.happen([brought_about(frame.ctx, "gain clues", -1, frame.ctx.you, number)])

    def english(self, title: str) -> str:
        return f"gain {amount_english(self.number)} clue{'' if self.number == 1 else 's'} from the token pool"


@dataclass(frozen=True, eq=False)
class RevealAnother(Instruction):
    """Another chaos token is revealed for the test under way."""

    def run(self, game: Game, frame: Program) -> Outcome:
        test = game.test
        if test is None or not game.bag:
            return SHORT
        game.reveal_token(test.player)
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        return "reveal another token"


@dataclass(frozen=True, eq=False)
class Surge(Instruction):
    """This card gains surge."""

    def run(self, game: Game, frame: Program) -> Outcome:
        game.gain_surge(frame.ctx.source)
        return FULL

    def english(self, title: str) -> str:
        return f"{title} gains surge"


@dataclass(frozen=True, eq=False)
class ForEach(Instruction):
    """Something is done so many times, one after the other, by whoever is still in the scenario."""

    number: int | Amount
    effect: tuple[Instruction, ...]

    def run(self, game: Game, frame: Program) -> Outcome:
        frame.memo = [amount(self.number, game, frame.ctx)]
        return self.go_on(game, frame)

    def go_on(self, game: Game, frame: Program) -> Outcome:
        """Once more, if there is more."""
        if frame.memo[0] <= 0 or game.investigators[frame.ctx.you].fate:
            return FULL
        frame.memo[0] -= 1
        game.push(Program(self.effect, frame.ctx.copy()))
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return self.go_on(game, frame)

    def english(self, title: str) -> str:
        each = f"{self.number} times" if isinstance(self.number, int) else f"for each {self.number.each()}"
        return f"{each}, {joined(self.effect, title)}"


@dataclass(frozen=True, eq=False)
class Harder(Instruction):
    """The attack that is being made deals more damage and more horror."""

    number: int = 1

    def run(self, game: Game, frame: Program) -> Outcome:
        game.events[frame.ctx.event].amount += self.number
        return FULL

    def english(self, title: str) -> str:
        return f"{title} deals +{self.number} damage and +{self.number} horror for this attack"


@dataclass(frozen=True, eq=False)
class DefeatThem(Instruction):
    """Certain investigators are defeated, and suffer trauma of a kind."""

    trauma: str
    who: Who = EACH_INVESTIGATOR

    def run(self, game: Game, frame: Program) -> Outcome:
        players = self.who.players(game, frame.ctx)
        cards = [(game.investigators[player].card, player) for player in players]
        if not cards:
            return SHORT
        detail = Manner(self.trauma)
        return game.happen([brought_about(frame.ctx, "defeat", card, player, detail=detail) for card, player in cards])

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        return f"{self.who.english()} is defeated and suffers 1 {self.trauma} trauma"


@dataclass(frozen=True, eq=False)
class TakeControl(Instruction):
    """Take control of a card in play."""

    who: Ref = THIS

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.who.cards(game, ctx) else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        cards = self.who.cards(game, frame.ctx)
        if not cards:
            return SHORT
        game.make_room(frame.ctx.you, cards[0])
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        """There is room for it: once that is seen to, it is taken."""
        if frame.stage:
            return came(bool(value))
        frame.stage = 1
        ctx = frame.ctx
        return game.happen([brought_about(ctx, "take control", self.who.cards(game, ctx)[0], ctx.you)])

    def english(self, title: str) -> str:
        return f"take control of {self.who.english(title)}"
