"""Using an ability: its targets, its costs, the chance to interrupt it, and then what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from silverkey.cardgame.legality import completable
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cardgame.game import CardGame


class Usable(Protocol):
    """What can be used: whatever it aims at, costs and does."""

    @property
    def targets(self) -> tuple[Any, ...]:
        """What is chosen while it is initiated."""

    @property
    def costs(self) -> tuple[Instruction, ...]:
        """What must be paid."""

    @property
    def effect(self) -> tuple[Instruction, ...]:
        """What it does."""


G = TypeVar("G", bound="CardGame")
A = TypeVar("A", bound=Usable)


class Paying(Program):
    """Costs being paid. One that cannot be paid ends it; what was paid stays paid."""

    __slots__ = ()

    def __init__(self, costs: tuple[Instruction, ...], ctx: Context) -> None:
        super().__init__(costs, ctx)

    def perform(self, game: Any) -> None:
        if not self.ok or self.position >= len(self.program):
            game.pop(self.ctx if self.ok else None)
            return
        self.finish(self.program[self.position].run(game, self))


class Initiation(Frame[G], Generic[G, A]):
    """One card being played, or one ability being used, from its declaration to its last consequence.

    A game lists the steps in the order of its rules; ``designate``, ``pay`` and ``execute`` are the same in all, and
    there is a step called ``finish``.
    """

    __slots__ = ("ability", "card", "ctx", "event", "player", "target")

    def __init__(self, player: int, card: int, ability: A, ctx: Context) -> None:
        self.player = player
        self.card = card
        self.ability = ability
        self.ctx = ctx
        self.target = 0
        """How many of its targets have been chosen."""
        self.event = -1
        """The event of this ability resolving, which may be interrupted; -1 if nobody listens."""

    def designate(self, game: G) -> None:
        """Targets are chosen, one after the other."""
        targets = self.ability.targets
        if self.target == len(targets):
            return
        self.repeat()
        target = targets[self.target]
        candidates = [
            card
            for card in target.legal(game, self.ctx)
            if self.target + 1 == len(targets) or self.leads_on(game, target, card)
        ]
        if len(candidates) < target.least(game, self.ctx):
            self.abandon(game)
            return
        game.push(target.asking(game, self.ctx, candidates), "designated")

    def designated(self, game: G, chosen: tuple[int, ...]) -> None:
        """A target is chosen."""
        self.ability.targets[self.target].bind(game, self.ctx, chosen)
        self.target += 1

    def leads_on(self, game: G, target: Any, card: int) -> bool:
        """Whether the later targets can still be chosen if this one is."""
        ctx = self.ctx.copy()
        ctx.cards[target.name] = (card,)
        return completable(game, ctx, self.ability.targets, self.target + 1)

    def pay(self, game: G) -> None:
        """The costs are paid."""
        if self.ability.costs:
            game.push(Paying(self.ability.costs, self.ctx.copy()), "paid")

    def paid(self, game: G, ctx: Context | None) -> None:
        """The costs are paid, and what was paid with is known; or they could not be."""
        if ctx is None:
            self.go("finish")
        else:
            self.ctx = ctx

    def execute(self, game: G) -> None:
        """The effect is carried out. A cancelled one does nothing; its costs stay paid."""
        if game.went_ahead(self.event):
            game.push(Program(self.ability.effect, self.ctx.copy()), "executed")
            return
        if game.observer is not None:
            game.observer(Event("cancelled", self.card, self.player))
        self.cancelled(game)

    def executed(self, game: G, full: bool) -> None:
        """The effect has been carried out, or has come to nothing."""
        if not full and game.observer is not None:
            game.observer(Event("fizzle", self.card, self.player))

    def cancelled(self, game: G) -> None:
        """The effect has been cancelled."""

    def abandon(self, game: G) -> None:
        """It turned out impossible while being initiated."""
        game.pop(False)
