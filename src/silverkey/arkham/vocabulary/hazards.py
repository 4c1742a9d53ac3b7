"""Instructions of encounter cards and tokens: clues lost, tokens revealed, surge, attacks made worse, defeat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.arkham.table.zones import may_be_discarded
from silverkey.arkham.verbs.tokens import HIS_OWN
from silverkey.arkham.vocabulary.players import EACH_INVESTIGATOR
from silverkey.arkham.vocabulary.references import YOUR_LOCATION
from silverkey.arkham.words import ASSET, IN_PLAY
from silverkey.cardgame.details import Manner
from silverkey.cardgame.words.amounts import Amount, amount, amount_english
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.phrasing import joined
from silverkey.cardgame.words.players import YOURSELF, Who
from silverkey.cardgame.words.references import THIS, Ref
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


@dataclass(frozen=True, eq=False)
class DropClues(Instruction):
    """Place so many of your clues on your location, or on another card."""

    number: int | Amount
    where: Ref = YOUR_LOCATION

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.investigators[ctx.you].clues else game.REFUSALS.no_target

    def unpayable(self, game: Game, ctx: Context) -> Any:
        enough = game.investigators[ctx.you].clues >= amount(self.number, game, ctx)
        return None if enough else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        number = min(amount(self.number, game, ctx), game.investigators[ctx.you].clues)
        cards = self.where.cards(game, ctx)
        if number <= 0 or not cards:
            return SHORT
        event = brought_about(ctx, "place clues", cards[0], ctx.you, number)
        event.cause = HIS_OWN
        return game.happen([event])

    def english(self, title: str) -> str:
        return f"place {amount_english(self.number)} of your clues on {self.where.english(title)}"


@dataclass(frozen=True, eq=False)
class MoveClues(Instruction):
    """Clues move from one card to another."""

    number: int
    away: Ref
    to: Ref

    def possible(self, game: Game, ctx: Context) -> Any:
        there = [card for card in self.away.cards(game, ctx) if card in game.in_play]
        return None if any(game.in_play[card].clues for card in there) else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        away, to = self.away.cards(game, ctx), self.to.cards(game, ctx)
        if self.possible(game, ctx) is not None or not to:
            return SHORT
        return game.happen([brought_about(ctx, "place clues", to[0], ctx.you, self.number, place=away[0])])

    def english(self, title: str) -> str:
        clues = "a clue" if self.number == 1 else f"{self.number} clues"
        return f"move {clues} from {self.away.english(title)} to {self.to.english(title)}"


@dataclass(frozen=True, eq=False)
class GainClues(Instruction):
    """Gain clues from the token pool, or take control of those on a card."""

    number: int | Amount = 1
    source: Ref | None = None
    """The card that they are taken from."""

    def possible(self, game: Game, ctx: Context) -> Any:
        settled = None if self.source is None else self.source.settled(game, ctx)
        if settled is not None and not any(game.in_play[card].clues for card in settled if card in game.in_play):
            return game.REFUSALS.no_target
        return game.shuns(Event("gain clues", -1, ctx.you))

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        number = amount(self.number, game, ctx)
        if self.source is None:
            return game.happen([brought_about(ctx, "gain clues", -1, ctx.you, number)])
        cards = self.source.cards(game, ctx)
        if self.possible(game, ctx) is not None or not cards:
            return SHORT
        return game.happen([brought_about(ctx, "gain clues", -1, ctx.you, number, place=cards[0])])

    def english(self, title: str) -> str:
        if self.source is not None:
            return f"take control of {amount_english(self.number)} of the clues on {self.source.english(title)}"
        return f"gain {amount_english(self.number)} clue{'' if self.number == 1 else 's'} from the token pool"


@dataclass(frozen=True, eq=False)
class RevealAnother(Instruction):
    """Another chaos token is revealed for the test under way."""

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.test is not None and game.bag else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        test = game.test
        if test is None or not game.bag:
            return SHORT
        return game.happen([Event("reveal tokens", -1, test.player)])

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
        return frame.carry_out(game, self.effect)

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
    """Take control of a card in play, or give it to somebody else."""

    who: Ref = THIS
    by: Who = YOURSELF

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.who.cards(game, ctx) else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        cards = self.who.cards(game, frame.ctx)
        players = self.by.players(game, frame.ctx)
        if not cards or not players:
            return SHORT
        game.receive(players[0], brought_about(frame.ctx, "take control", cards[0], players[0]))
        return LATER

    def english(self, title: str) -> str:
        who = self.who.english(title)
        return f"take control of {who}" if self.by is YOURSELF else f"give control of {who} to {self.by.english()}"


@dataclass(frozen=True, eq=False)
class DiscardWorth(Instruction):
    """Discard assets of a trait from play and from hand that cost at least so much; or else something follows."""

    NAMES = (("trait", "trait"),)

    number: int | Amount
    trait: str
    otherwise: tuple[Instruction, ...] = ()
    """What follows if none is discarded."""

    def candidates(self, game: Game, you: int) -> list[int]:
        """The assets with the trait, in play and in hand."""
        mine = [card for card, standing in game.in_play.items() if standing.controller == you]
        hand = [card for card in game.investigators[you].hand if may_be_discarded(game, card)]
        return [
            card for card in (*mine, *hand) if game.face(card).type == ASSET and self.trait in game.face(card).traits
        ]

    def run(self, game: Game, frame: Program) -> Outcome:
        frame.memo = [amount(self.number, game, frame.ctx), 0]
        return self.go_on(game, frame)

    def go_on(self, game: Game, frame: Program) -> Outcome:
        """The next one is chosen, as long as there is too little and something left."""
        found = self.candidates(game, frame.ctx.you)
        if frame.memo[0] > 0 and found:
            return frame.ask(game, frame.ctx.you, "discard", [Option("card", card) for card in found])
        if frame.memo[1] or not self.otherwise:
            return came(bool(frame.memo[1]))
        frame.stage = 1
        return frame.carry_out(game, self.otherwise)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        frame.memo[0] -= game.printed[option.card].facts.cost or 0
        frame.memo[1] += 1
        verb = "discard" if game.zone[option.card] == IN_PLAY else "discard from hand"
        outcome = game.happen([brought_about(frame.ctx, verb, option.card, frame.ctx.you)])
        return LATER if outcome is LATER else self.go_on(game, frame)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL if frame.stage else self.go_on(game, frame)

    def english(self, title: str) -> str:
        text = (
            f"discard {self.trait} assets from your play area and your hand with a total printed cost of at least"
            f" {amount_english(self.number)}"
        )
        return f"{text}. If none is discarded, {joined(self.otherwise, title)}" if self.otherwise else text


@dataclass(frozen=True, eq=False)
class ComeHere(Instruction):
    """An enemy moves, one location at a time, until it is at your location."""

    who: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        frame.memo = [-1]
        return self.go_on(game, frame)

    def go_on(self, game: Game, frame: Program) -> Outcome:
        """The next step, unless it is there or gets no nearer."""
        enemies = self.who.cards(game, frame.ctx)
        here = game.investigators[frame.ctx.you].location
        place = game.location_of(enemies[0]) if enemies else -1
        if place < 0 or place == here or place == frame.memo[0]:
            return came(place == here >= 0)
        frame.memo = [place]
        game.drive([enemies[0]], here)
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return self.go_on(game, frame)

    def english(self, title: str) -> str:
        return f"{self.who.english(title)} moves, one location at a time, until it reaches your location"


@dataclass(frozen=True, eq=False)
class MoveToCard(Instruction):
    """This enemy moves to the location of a card."""

    to: Ref

    def possible(self, game: Game, ctx: Context) -> Any:
        settled = self.to.settled(game, ctx)
        here = game.location_of(ctx.source)
        near = settled is not None and all(game.location_of(card) in (-1, here) for card in settled)
        return game.REFUSALS.no_target if near else None

    def run(self, game: Game, frame: Program) -> Outcome:
        found = self.to.cards(game, frame.ctx)
        place = game.location_of(found[0]) if found else -1
        if place < 0:
            return SHORT
        return game.happen([brought_about(frame.ctx, "move enemy", frame.ctx.source, frame.ctx.you, place=place)])

    def english(self, title: str) -> str:
        return f"move {title} to the location of {self.to.english(title)}, if able"
