"""Choosing: targets, which are designated as an ability is initiated, and choices made while it resolves."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar

from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.words.amounts import Amount, amount, amount_english
from silverkey.cardgame.words.cancelling import cut_short
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.conditions import Condition
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.players import Who
from silverkey.cardgame.words.references import Chosen
from silverkey.kernel.decision import Option
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program


@dataclass(frozen=True, eq=False)
class Choose(Instruction):
    """Choose cards: a target."""

    cards: Kind
    name: str = "chosen"
    number: int | Amount = 1
    up_to: bool = False
    any_number: bool = False
    optional: bool = False
    every: bool | Condition = False
    """All of them are chosen, or are while this is true."""
    if_able: bool = False
    """Where there is nothing to choose, the effect has none."""
    freely: bool = False
    """What cannot suffer the effect may be chosen all the same, as the choice does not ask for that."""
    to: str = ""
    """The verb that the choice asks for: what cannot suffer it is no legal choice."""
    by: Who | None = None
    """Each of these players chooses, one after the other and each from what he sees so; none of it is a target."""
    more: bool = field(init=False, repr=False)
    """Whether what is chosen suffers more than that verb, which may then come to nothing."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "more", False)

    @property
    def designates(self) -> tuple[str, ...]:
        return (self.name,)

    def least(self, game: Any, ctx: Context) -> int:
        """The fewest that may be chosen."""
        if self.optional or self.if_able:
            return 0
        return 1 if self.up_to or self.any_number else amount(self.number, game, ctx)

    @property
    def question(self) -> str:
        """What the player is asked."""
        if self.name == "host":
            return "choose host"
        return f"choose to {self.to}" if self.to else "choose"

    @property
    def dependent(self) -> bool:
        return self.cards.dependent

    def meant_for(self, effect: tuple[Instruction, ...]) -> None:
        """Find out from the effect what the choice is for."""
        if self.to or self.freely:
            return
        effect = tuple(part for whole in effect for part in whole.outright)
        for instruction in effect:
            ref = getattr(instruction, "who", None)
            verb = getattr(instruction, "verb", "")
            meant = isinstance(ref, Chosen) and self.name in ref.name.split()
            if verb and meant and not getattr(instruction, "if_able", False):
                object.__setattr__(self, "to", verb)
                others = (other for other in effect if other is not instruction)
                object.__setattr__(self, "more", any(self.meant_in(other) for other in others))
                return

    def meant_in(self, instruction: Instruction) -> bool:
        """Whether an instruction speaks of what is chosen here."""
        refs = (node for node in instruction.walk() if isinstance(node, Chosen))
        return any(self.name in ref.name.split() for ref in refs)

    def legal(self, game: Any, ctx: Context, player: int = -1) -> list[int]:
        """The cards that may be chosen now, by you or another player."""
        own = ctx
        if player >= 0:
            own = ctx.copy()
            own.you = player
        found: list[int] = game.eligible(ctx, self.cards.find(game, own), self.to, self.more)
        return found

    def possible(self, game: Any, ctx: Context) -> Any:
        """Without "if able", everyone who chooses must be able to. Some of what is yet to be found may be tried."""
        if self.by is not None and self.cards.counted:
            return None
        if self.by is None:
            return None if len(self.legal(game, ctx)) >= self.least(game, ctx) else game.REFUSALS.no_target
        number = 0 if self.any_number or self.up_to else amount(self.number, game, ctx)
        able = [len(self.legal(game, ctx, player)) >= number for player in self.by.players(game, ctx)]
        return None if (any(able) if self.if_able else all(able)) else game.REFUSALS.no_target

    def foreseen(self, game: Any, ctx: Context) -> list[Context]:
        found = []
        for card in self.legal(game, ctx):
            own = ctx.copy()
            own.cards[self.name] = (card,)
            found.append(own)
        return found

    def bind(self, game: Any, ctx: Context, chosen: tuple[int, ...]) -> None:
        """Remember what was chosen, and which instance of each card it was."""
        ctx.cards[self.name] = chosen
        ctx.cards[self.name + "@"] = tuple(game.instance_of(card) for card in chosen)
        for card in chosen:
            standing = game.in_play.get(card)
            if standing is not None:
                ctx.numbers["controller"] = standing.controller

    def run(self, game: Any, frame: Program) -> Outcome:
        ctx = frame.ctx
        if self.name + "@" in ctx.cards:
            return came(self.check(game, ctx))
        if self.possible(game, ctx) is not None:
            if self.cards.open:
                game.left_out(ctx.source, game.REFUSALS.no_target)
            return SHORT
        if self.by is not None:
            ctx.cards[self.name] = ()
            frame.memo = list(self.by.players(game, ctx))
            return self.go_round(game, frame)
        candidates = game.worth_choosing(ctx, self, self.legal(game, ctx), frame.program[frame.position + 1 :])
        if len(candidates) < self.least(game, ctx):
            return SHORT
        game.push(self.asking(game, ctx, candidates))
        return LATER

    def go_round(self, game: Any, frame: Program) -> Outcome:
        """The next player's turn to choose."""
        while frame.memo:
            player = frame.memo.pop(0)
            candidates, number = self.legal(game, frame.ctx, player), amount(self.number, game, frame.ctx)
            if self.any_number or self.up_to:
                number = len(candidates) if self.any_number else min(number, len(candidates))
            if number and len(candidates) >= number:
                least = 0 if self.any_number or self.up_to else number
                game.push(Choosing(player, self.question, candidates, least, number, frame.ctx.source))
                return LATER
        return FULL

    def asking(self, game: Any, ctx: Context, candidates: list[int]) -> Choosing:
        """The frame in which the player chooses."""
        least, most = self.least(game, ctx), amount(self.number, game, ctx)
        if self.any_number:
            most = len(candidates)
        if self.if_able:
            least = min(most, len(candidates))
        if self.every.true(game, ctx) if isinstance(self.every, Condition) else self.every:
            least = most = len(candidates)
        return Choosing(ctx.you, self.question, candidates, least, most, ctx.source)

    def check(self, game: Any, ctx: Context) -> bool:
        """Leave out targets that have become illegal."""
        chosen = [
            (card, instance)
            for card, instance in zip(ctx.cards[self.name], ctx.cards[self.name + "@"], strict=True)
            if game.instance_of(card) == instance and self.cards.includes(game, ctx, card)
        ]
        if len(chosen) < len(ctx.cards[self.name]):
            game.left_out(ctx.source, game.REFUSALS.target_lost)
        ctx.cards[self.name] = tuple(card for card, _ in chosen)
        ctx.cards[self.name + "@"] = tuple(instance for _, instance in chosen)
        return bool(chosen)

    def after(self, game: Any, frame: Program, value: Any) -> Outcome:
        if self.by is not None:
            frame.ctx.cards[self.name] += value
            return self.go_round(game, frame)
        if frame.stage == 0:
            self.bind(game, frame.ctx, value)
            frame.memo = [len(value)]
            return announce(game, frame, value)
        return came(stands(game, frame) and bool(frame.memo[0]))

    def english(self, title: str) -> str:
        able = ", if able" if self.if_able else ""
        if self.by is None:
            return f"choose {self.what()}{able}"
        return f"{self.by.english()} chooses {english.of_others(self.what())}{able}"

    def what(self) -> str:
        """What is chosen, as English."""
        if isinstance(self.every, Condition):
            return f"{self.cards.singular()} (or all of them if {self.every.english('it')})"
        if self.every:
            return f"every {self.cards.noun()}"
        if self.up_to:
            return f"up to {amount_english(self.number)} {self.cards.plural()}"
        if self.any_number:
            return f"any number of {self.cards.plural()}"
        return self.cards.singular() if self.number == 1 else f"{amount_english(self.number)} {self.cards.plural()}"


def announce(game: Any, frame: Program, chosen: tuple[int, ...]) -> Outcome:
    """A choice made while an effect resolves: it may be interrupted. ``stands`` tells what came of it."""
    ctx = frame.ctx
    if not chosen:
        return SHORT
    event = brought_about(ctx, "chosen", ctx.source, ctx.you)
    event.cards = chosen
    height = len(game.stack)
    frame.memo.append(game.offer_interrupt(event))
    if len(game.stack) == height:
        return came(bool(game.went_ahead(frame.memo[-1])))
    frame.stage = 1
    return LATER


def stands(game: Any, frame: Program) -> bool:
    """Whether a choice that was announced has not been answered by cancelling the effect."""
    if game.went_ahead(frame.memo[-1]):
        return True
    cut_short(game, frame.ctx.source, frame.ctx.kind)
    return False


class Asking(Instruction):
    """You choose something that is no card; ``answered`` says what comes of it."""

    __slots__ = ()

    QUESTION: ClassVar[str] = ""

    @property
    def question(self) -> str:
        """What is asked."""
        return self.QUESTION

    def options(self, game: Any, ctx: Context) -> list[Option]:
        """What may be chosen."""
        raise NotImplementedError

    def possible(self, game: Any, ctx: Context) -> Any:
        return None if self.options(game, ctx) else game.REFUSALS.no_target

    def run(self, game: Any, frame: Program) -> Outcome:
        return frame.ask(game, frame.ctx.you, self.question, self.options(game, frame.ctx))


class Naming(Asking):
    """You choose something that is no card; the effect knows its number by the word of the answer."""

    __slots__ = ()

    def possible(self, game: Any, ctx: Context) -> Any:
        """What there is to choose may depend on what is chosen before."""
        return None

    def answered(self, game: Any, frame: Program, option: Option) -> Outcome:
        frame.ctx.numbers[option.word] = option.number
        return FULL


@dataclass(frozen=True, eq=False)
class ChoosePlayer(Naming):
    """Choose a player."""

    QUESTION = "choose player"

    opponents: bool = False
    deck: bool = False
    """It is a player's deck that is chosen."""

    def options(self, game: Any, ctx: Context) -> list[Option]:
        players = game.players_in_order(ctx.you)[1 if self.opponents else 0 :]
        return [Option("player", -1, player) for player in players]

    def foreseen(self, game: Any, ctx: Context) -> list[Context]:
        found = []
        for option in self.options(game, ctx):
            own = ctx.copy()
            own.numbers[option.word] = option.number
            found.append(own)
        return found

    def english(self, title: str) -> str:
        if self.deck:
            return "choose a player's deck"
        return "choose an opponent" if self.opponents else "choose a player"


choose = partial(Choose)
"""Choose a card as a target."""
