"""The shape of an effect: then, if, each player."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from silverkey.cardgame.legality import effect_refusal
from silverkey.cardgame.words.amounts import Amount
from silverkey.cardgame.words.conditions import Condition
from silverkey.cardgame.words.costs import Cost
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.phrasing import joined, joined_of_others
from silverkey.cardgame.words.players import EachPlayer, Who
from silverkey.kernel.decision import NO, YES, Option
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.node import Node
from silverkey.language.program import Instruction, Program


@dataclass(frozen=True, eq=False)
class Then(Instruction):
    """What follows only if the part before it happened in full."""

    effect: tuple[Instruction, ...]

    def run(self, game: Any, frame: Program) -> Outcome:
        if not frame.ok:
            game.left_out(frame.ctx.source, game.REFUSALS.not_in_full)
            return SHORT
        return frame.carry_out(game, self.effect)

    def english(self, title: str) -> str:
        return "then, " + joined(self.effect, title)


@dataclass(frozen=True, eq=False)
class If(Instruction):
    """What happens only under a condition."""

    condition: Condition
    effect: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...] = ()

    def run(self, game: Any, frame: Program) -> Outcome:
        branch = self.effect if self.condition.true(game, frame.ctx) else self.otherwise
        if not branch:
            return FULL
        return frame.carry_out(game, branch)

    def futile(self, game: Any, ctx: Context) -> bool:
        return not self.otherwise and not self.condition.true(game, ctx)

    def english(self, title: str) -> str:
        text = f"if {self.condition.english(title)}, {joined(self.effect, title)}"
        if self.otherwise:
            text += f"; otherwise, {joined(self.otherwise, title)}"
        return text


@dataclass(frozen=True, eq=False)
class OrElse(Instruction):
    """What is done if it can be; and what is done in its place if it cannot."""

    effect: tuple[Instruction, ...]
    otherwise: tuple[Instruction, ...]

    def possible(self, game: Any, ctx: Context) -> Any:
        refusal = effect_refusal(game, ctx, self.effect)
        return None if refusal is None else effect_refusal(game, ctx, self.otherwise)

    def run(self, game: Any, frame: Program) -> Outcome:
        vain = any(part.futile(game, frame.ctx) for part in self.effect)
        able = not vain and effect_refusal(game, frame.ctx, self.effect) is None
        return frame.carry_out(game, self.effect if able else self.otherwise)

    def english(self, title: str) -> str:
        return f"{joined(self.effect, title)} (if you cannot, {joined(self.otherwise, title)} instead)"


class Repeated(Instruction):
    """The same several times over. Its scratch numbers: whether all was done in full so far, and what is left."""

    __slots__ = ()

    def again(self, game: Any, frame: Program, what: int) -> Outcome:
        """Once more, for the next of what is left."""
        raise NotImplementedError

    def go_on(self, game: Any, frame: Program) -> Outcome:
        """Once more, if it is to be done once more."""
        return self.again(game, frame, frame.memo.pop(1)) if len(frame.memo) > 1 else came(bool(frame.memo[0]))

    def after(self, game: Any, frame: Program, value: Any) -> Outcome:
        frame.memo[0] = int(bool(frame.memo[0] and value))
        return self.go_on(game, frame)


@dataclass(frozen=True, eq=False)
class Times(Repeated):
    """The same, so many times over."""

    number: Amount
    effect: tuple[Instruction, ...]

    def possible(self, game: Any, ctx: Context) -> Any:
        return effect_refusal(game, ctx, self.effect)

    def run(self, game: Any, frame: Program) -> Outcome:
        frame.memo = [1, *range(self.number.value(game, frame.ctx))]
        return self.go_on(game, frame)

    def again(self, game: Any, frame: Program, what: int) -> Outcome:
        return frame.carry_out(game, self.effect)

    def english(self, title: str) -> str:
        return f"do this once for each {self.number.each()}: {joined(self.effect, title)}"


@dataclass(frozen=True, eq=False)
class ForEvery(Repeated):
    """The same for each card of a kind, as they are to begin with; that one is known as "chosen"."""

    DESIGNATES = ("chosen",)

    kind: Kind
    effect: tuple[Instruction, ...]

    def run(self, game: Any, frame: Program) -> Outcome:
        frame.memo = [1, *self.kind.find(game, frame.ctx)]
        return self.go_on(game, frame)

    def again(self, game: Any, frame: Program, what: int) -> Outcome:
        frame.ctx.cards["chosen"] = (what,)
        return frame.carry_out(game, self.effect)

    def english(self, title: str) -> str:
        other = "other " if self.kind.singular().startswith("another ") else ""
        return f"for each {other}{self.kind.noun()}, {joined(self.effect, title)}"


@dataclass(frozen=True, eq=False)
class May(Instruction):
    """What a player may do or leave; costs come first, and what cannot be paid for is not offered."""

    effect: tuple[Instruction, ...]

    def run(self, game: Any, frame: Program) -> Outcome:
        if any(isinstance(part, Cost) and part.refusal(game, frame.ctx) is not None for part in self.effect):
            return SHORT
        cancels = any(part.doing == "cancel" for part in self.effect)
        return frame.ask(game, frame.ctx.you, "cancel" if cancels else "may", [YES, NO])

    def answered(self, game: Any, frame: Program, option: Option) -> Outcome:
        if option == NO:
            return SHORT
        return frame.carry_out(game, self.effect)

    def offered(self, title: str) -> str:
        return self.english(title).removeprefix("you may ")

    def english(self, title: str) -> str:
        costs = english.listed(part.english(title) for part in self.effect if isinstance(part, Cost))
        effect = joined(tuple(part for part in self.effect if not isinstance(part, Cost)), title)
        if effect == "instead":
            return f"you may {costs} instead"
        if not costs or not effect:
            return f"you {english.following('may', costs or effect)}"
        return f"you may {costs} {english.following('to', effect)}"


@dataclass(frozen=True, eq=False)
class Way(Node):
    """One of several things to pick from."""

    effect: tuple[Instruction, ...]

    def open(self, game: Any, ctx: Context) -> bool:
        """Whether it could be carried out, and would do something."""
        if any(instruction.futile(game, ctx) for instruction in self.effect):
            return False
        if any(isinstance(part, Cost) and part.refusal(game, ctx) is not None for part in self.effect):
            return False
        return effect_refusal(game, ctx, self.effect) is None


@dataclass(frozen=True, eq=False)
class OneOf(Instruction):
    """You pick one of several things and do it. What would change nothing can be picked only where a game says so."""

    ways: tuple[Way, ...]
    by: Who | None = None
    """Who picks, if it is not you."""
    must: bool = False
    """One must pick, and so in every game something that could change something."""

    def possible(self, game: Any, ctx: Context) -> Any:
        return None if any(way.open(game, ctx) for way in self.ways) else game.REFUSALS.no_target

    def run(self, game: Any, frame: Program) -> Outcome:
        ways = [number for number, way in enumerate(self.ways) if way.open(game, frame.ctx)]
        pickers = (frame.ctx.you,) if self.by is None else self.by.players(game, frame.ctx)
        if not pickers or not ways:
            return SHORT
        if game.picks_in_vain and not self.must:
            ways = list(range(len(self.ways)))
        return frame.ask(game, pickers[0], "one of", [Option("number", -1, way + 1) for way in ways])

    def answered(self, game: Any, frame: Program, option: Option) -> Outcome:
        return frame.carry_out(game, self.ways[option.number - 1].effect)

    def english(self, title: str) -> str:
        ways = "; or ".join(joined(way.effect, title) for way in self.ways)
        if self.by is None:
            return f"you must pick one: {ways}" if self.must else f"pick one: {ways}"
        return f"{self.by.english()} {'must pick' if self.must else 'picks'} what you do: {ways}"

    def ways_of_others(self, title: str) -> str:
        """What somebody else picks from: what befalls a card, or what he does."""
        told = (english.told_of("he", joined(way.effect, title)) for way in self.ways)
        return f"one: {'; or '.join(told)}"


@dataclass(frozen=True, eq=False)
class Unless(Instruction):
    """What happens unless a player does something against it; whoever can is asked, one after the other."""

    effect: tuple[Instruction, ...]
    who: Who
    price: tuple[Instruction, ...]
    """What he does, in full; within it, 'you' is that player."""

    @property
    def outright(self) -> tuple[Instruction, ...]:
        return self.effect

    def possible(self, game: Any, ctx: Context) -> Any:
        return effect_refusal(game, ctx, self.effect)

    def run(self, game: Any, frame: Program) -> Outcome:
        if self.possible(game, frame.ctx) is not None:
            return SHORT
        frame.memo = [player for player in self.who.players(game, frame.ctx) if self.able(game, frame.ctx, player)]
        return self.go_on(game, frame)

    def able(self, game: Any, ctx: Context, player: int) -> bool:
        """Whether a player could do it."""
        own = _of(ctx, player)
        costs = (part.refusal(game, own) for part in self.price if isinstance(part, Cost))
        deeds = tuple(part for part in self.price if not isinstance(part, Cost))
        return not any(costs) and not any(deed.unpayable(game, own) for deed in deeds)

    def go_on(self, game: Any, frame: Program) -> Outcome:
        """The next player is asked; where none is left, the effect comes."""
        if frame.memo:
            return frame.ask(game, frame.memo[0], "may", [YES, NO])
        frame.stage = 2
        return frame.carry_out(game, self.effect)

    def answered(self, game: Any, frame: Program, option: Option) -> Outcome:
        player = frame.memo.pop(0)
        if option == NO:
            return self.go_on(game, frame)
        frame.stage = 1
        game.push(Program(self.price, _of(frame.ctx, player)))
        return LATER

    def after(self, game: Any, frame: Program, value: Any) -> Outcome:
        if frame.stage == 2:
            return came(bool(value))
        return SHORT if value else self.go_on(game, frame)

    def offered(self, title: str) -> str:
        return joined(self.price, title)

    def english(self, title: str) -> str:
        who = {"each opponent": "an opponent", "each player": "a player"}.get(self.who.english(), self.who.english())
        price = joined(self.price, title).removeprefix("if able, ")
        paid = price if who == "you" else english.third_person(price)
        return english.once(f"{joined(self.effect, title)} unless {who} {paid}")


def _of(ctx: Context, player: int) -> Context:
    """An effect as far as one of its players is concerned; its own player is then its user."""
    own = ctx.copy()
    own.numbers["user"] = ctx.you
    own.you = player
    return own


@dataclass(frozen=True, eq=False)
class EachDoes(Repeated):
    """Each of certain players does something, one after the other. Within it, 'you' is that player.

    Without "if able" everyone must be able to, where a game needs that; with it, each for himself.
    """

    who: Who
    effect: tuple[Instruction, ...]
    if_able: bool = False

    def possible(self, game: Any, ctx: Context) -> Any:
        if self.if_able:
            return None
        refusals = list(self.refusals(game, ctx))
        unable = [refusal for refusal in refusals if refusal is not None]
        if not unable or (len(unable) < len(refusals) and not game.needs_everyone(ctx.source)):
            return None
        return unable[0]._replace(rulings=(*unable[0].rulings, *game.REFUSALS.everyone))

    def refusals(self, game: Any, ctx: Context) -> Iterator[Any]:
        """For each of the players why he could not do it, or None."""
        for player in self.who.players(game, ctx):
            own = ctx.copy()
            own.you = player
            yield effect_refusal(game, own, self.effect)

    def run(self, game: Any, frame: Program) -> Outcome:
        if game.needs_everyone(frame.ctx.source) and self.possible(game, frame.ctx) is not None:
            return SHORT
        frame.memo = [1, *self.who.players(game, frame.ctx)]
        return self.go_on(game, frame)

    def again(self, game: Any, frame: Program, what: int) -> Outcome:
        game.push(Program(self.effect, _of(frame.ctx, what)))
        return LATER

    def english(self, title: str) -> str:
        if isinstance(self.who, EachPlayer):
            if isinstance(self.effect[0], OneOf):
                return self.told(f"picks {self.effect[0].ways_of_others(title)}")
            lead, clause = english.leading(joined(self.effect, title))
            order = english.is_order(clause.removeprefix("you "))
            if lead or not order:
                told = english.told_of("he", lead + clause) if order else lead + clause
                return f"for {self.who.english()}, {english.of_others(told)}"
            return self.told(joined_of_others(self.effect, title))
        if isinstance(self.effect[0], OneOf):
            return self.told(f"must pick {self.effect[0].ways_of_others(title)}")
        return self.told(english.of_others(english.following("must", joined(self.effect, title))))

    def infinitive(self, title: str) -> str:
        """The effect after a cost: to 'have each player …'."""
        if isinstance(self.effect[0], OneOf):
            return "have " + self.told(f"pick {self.effect[0].ways_of_others(title)}")
        text = english.of_others(english.following("must", joined(self.effect, title)))
        return "have " + self.told(text.removeprefix("must ")) if text.startswith("must ") else self.english(title)

    def told(self, text: str) -> str:
        """Who does it, and that each does what he can."""
        if not self.if_able or text.endswith(", if able"):
            return english.once(f"{self.who.english()} {text}")
        if isinstance(self.effect[0], OneOf):
            return english.once(f"{self.who.english()}, if able, {text}")
        return english.once(f"{self.who.english()} {text}, if able")


def then(*effect: Instruction) -> Then:
    """Then, …"""
    return Then(effect)


def may(*effect: Instruction) -> May:
    """You may …"""
    return May(effect)


def one_of(*ways: Instruction | tuple[Instruction, ...], by: Who | None = None, must: bool = False) -> OneOf:
    """Either … or …"""
    return OneOf(tuple(Way(way if isinstance(way, tuple) else (way,)) for way in ways), by, must)


def when_(condition: Condition, *effect: Instruction) -> If:
    """If …, …"""
    return If(condition, effect)


def unless(effect: Instruction | tuple[Instruction, ...], who: Who, *price: Instruction) -> Unless:
    """… unless somebody does something, such as paying."""
    return Unless(effect if isinstance(effect, tuple) else (effect,), who, price)
