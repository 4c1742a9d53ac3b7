"""The basic actions, and what cards say with the same words: investigate, fight, evade, engage, move, draw, gain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.arkham.details import Harm
from silverkey.arkham.table.enemies import fightable
from silverkey.arkham.table.map import connected
from silverkey.arkham.vocabulary.entering import affordable, owes
from silverkey.arkham.vocabulary.modifiers import CLUES_DISCOVERED
from silverkey.arkham.vocabulary.tests import skill_used, toll
from silverkey.arkham.words import AGILITY, COMBAT, EVADE, FIGHT, INTELLECT, INVESTIGATE, MOVE
from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.amounts import Amount, amount, amount_english
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.phrasing import joined
from silverkey.cardgame.words.references import Ref
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language.context import Context
from silverkey.language.node import register
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

NOBODY_TO_FIGHT = Refusal(
    "There is no enemy here that could be fought.", ("ahlcg-reference/fight.a", "ahlcg-reference/aloof.b")
)
NOBODY_TO_EVADE = Refusal(
    "No enemy is engaged with that investigator.", ("ahlcg-reference/evade.a", "ahlcg-1.2/faq/stray-cat")
)
NOWHERE_TO_GO = Refusal("No location that could be entered is connected.", ("ahlcg-reference/move-action.a",))
NOTHING_TO_INVESTIGATE = Refusal("This location cannot be investigated.", ("ahlcg-reference/investigate.a",))


def reachable(game: Game, player: int) -> list[int]:
    """Where an investigator may move."""
    held = game.investigators[player]
    if held.location not in game.in_play or game.board.forbids(game, MOVE, held.card) is not None:
        return []
    ways = (place for place in connected(game, held.location) if not game.barred(held.card, place))
    return [place for place in ways if affordable(game, player, place)]


def may_investigate(game: Game, location: int) -> bool:
    """Whether a location can be investigated."""
    if location not in game.in_play or not game.in_play[location].revealed:
        return False
    return game.board.forbids(game, INVESTIGATE, location) is None


class Attempt(Instruction):
    """A skill test against an enemy or a location, which may have to be chosen first."""

    __slots__ = ()

    skill: str

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        """What it may be attempted on."""
        raise NotImplementedError

    def begin(self, game: Game, ctx: Context, target: int) -> None:
        """Begin the test."""
        raise NotImplementedError

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        found = self.candidates(game, ctx)
        wanted = [card for card in ctx.cards.get("target", ()) if card in found]
        if wanted or len(found) == 1:
            return self.start(game, frame, (wanted or found)[0])
        if not found:
            return SHORT
        game.push(Choosing(ctx.you, "target", found, about=ctx.source))
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage == 0:
            frame.ctx.cards["target"] = value
            return self.start(game, frame, value[0])
        return came(bool(value))

    def start(self, game: Game, frame: Program, target: int) -> Outcome:
        """Begin the test, if what it costs besides can be paid."""
        if not self.pay(game, frame.ctx, target):
            return SHORT
        frame.stage = 1
        self.begin(game, frame.ctx, target)
        return LATER

    def pay(self, game: Game, ctx: Context, target: int) -> bool:
        """Pay what is asked for besides, as the attempt would begin; whether that was possible (ahlcg-1.2/1.6)."""
        return True


@dataclass(frozen=True, eq=False)
class Investigate(Attempt):
    """Investigate your location."""

    skill: str = INTELLECT
    instead: tuple[Instruction, ...] = ()
    """What comes of success instead of clues."""

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.candidates(game, ctx) else NOTHING_TO_INVESTIGATE

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        here = game.investigators[ctx.you].location
        return [here] if may_investigate(game, here) else []

    def pay(self, game: Game, ctx: Context, target: int) -> bool:
        more = toll(game, target) if owes(ctx) else 0
        held = game.investigators[ctx.you]
        if held.actions < more:
            return False
        held.actions -= more
        return True

    def begin(self, game: Game, ctx: Context, target: int) -> None:
        success = self.instead or FOUND
        game.begin_test(ctx, skill_used(game, target, self.skill), INVESTIGATE, target, success=success)

    def english(self, title: str) -> str:
        if not self.instead:
            return "investigate"
        return f"investigate. If you succeed, instead of discovering clues, {joined(self.instead, title)}"


@dataclass(frozen=True, eq=False)
class Fight(Attempt):
    """Fight an enemy at your location."""

    skill: str = COMBAT

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.candidates(game, ctx) else NOBODY_TO_FIGHT

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        return fightable(game, ctx.you)

    def begin(self, game: Game, ctx: Context, target: int) -> None:
        game.begin_test(ctx, self.skill, FIGHT, target, success=HIT, failure=MISSED)

    def english(self, title: str) -> str:
        return "fight" if self.skill == COMBAT else f"fight with [{self.skill}] instead of [{COMBAT}]"


@dataclass(frozen=True, eq=False)
class Evade(Attempt):
    """Evade an enemy engaged with you."""

    skill: str = AGILITY
    more: tuple[Instruction, ...] = ()
    """What follows from success besides."""

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.candidates(game, ctx) else NOBODY_TO_EVADE

    def candidates(self, game: Game, ctx: Context) -> list[int]:
        return game.engaged(ctx.you)

    def begin(self, game: Game, ctx: Context, target: int) -> None:
        game.begin_test(ctx, self.skill, EVADE, target, success=(*SLIPPED_AWAY, *self.more))

    def english(self, title: str) -> str:
        text = "evade" if self.skill == AGILITY else f"evade with [{self.skill}] instead of [{AGILITY}]"
        return f"{text}. If you succeed, {joined(self.more, title)}" if self.more else text


@dataclass(frozen=True, eq=False)
class DiscoverHere(Instruction):
    """The result of a successful investigation: clues are discovered at the location."""

    def run(self, game: Game, frame: Program) -> Outcome:
        target = frame.ctx.cards["tested"][0]
        there = game.in_play.get(target)
        number = 0 if there is None else min(1 + game.bonus(CLUES_DISCOVERED, frame.ctx.you), there.clues)
        if number <= 0:
            return SHORT
        return game.happen([brought_about(frame.ctx, "discover", -1, frame.ctx.you, number, place=target)])

    def english(self, title: str) -> str:
        return "discover a clue at that location"


@dataclass(frozen=True, eq=False)
class Hit(Instruction):
    """The result of a successful attack: the enemy is dealt damage."""

    def run(self, game: Game, frame: Program) -> Outcome:
        target = frame.ctx.cards["tested"][0]
        number = game.attack_damage(frame.ctx.you)
        return game.happen([brought_about(frame.ctx, "damage", target, frame.ctx.you, number)])

    def english(self, title: str) -> str:
        return "deal the damage of the attack"


@dataclass(frozen=True, eq=False)
class Miss(Instruction):
    """The result of a failed attack: whoever else is engaged with the enemy is dealt the damage."""

    def run(self, game: Game, frame: Program) -> Outcome:
        target = frame.ctx.cards["tested"][0]
        standing = game.in_play.get(target)
        if standing is None or standing.threat in (-1, frame.ctx.you):
            return FULL
        harm = Harm(game.attack_damage(frame.ctx.you), 0)
        mine = game.investigators[standing.threat].card
        return game.happen([brought_about(frame.ctx, "deal", mine, standing.threat, detail=harm)])

    def english(self, title: str) -> str:
        return "deal the damage of the attack to the investigator engaged with that enemy"


@dataclass(frozen=True, eq=False)
class SlipAway(Instruction):
    """The result of a successful evasion."""

    def run(self, game: Game, frame: Program) -> Outcome:
        target = frame.ctx.cards["tested"][0]
        return game.happen([brought_about(frame.ctx, "evade", target, frame.ctx.you)])

    def english(self, title: str) -> str:
        return "evade it"


@dataclass(frozen=True, eq=False)
class Engage(Instruction):
    """Engage an enemy at your location."""

    def run(self, game: Game, frame: Program) -> Outcome:
        target = frame.ctx.cards["target"][0]
        return game.happen([brought_about(frame.ctx, "engage", target, frame.ctx.you)])

    def english(self, title: str) -> str:
        return "engage an enemy"


@dataclass(frozen=True, eq=False)
class MoveTo(Instruction):
    """Move to a location that was chosen; by default to a connecting one."""

    name: str = "target"
    where: Ref | None = None
    """A certain location, wherever it is."""

    def possible(self, game: Game, ctx: Context) -> Any:
        if self.where is None and self.name == "target":
            return None if reachable(game, ctx.you) else NOWHERE_TO_GO
        places = ctx.cards.get(self.name, ()) if self.where is None else self.where.cards(game, ctx)
        here = game.investigators[ctx.you].location
        known = self.where is not None or self.name in ctx.cards
        return game.REFUSALS.no_target if known and all(place == here for place in places) else None

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if self.where is not None:
            places = self.where.cards(game, ctx)
            return self.go(game, frame, places[0]) if places else SHORT
        named = ctx.cards.get(self.name, ())
        if self.name != "target":
            return self.go(game, frame, named[0]) if named else SHORT
        found = reachable(game, ctx.you)
        wanted = [place for place in named if place in found]
        if wanted:
            return self.go(game, frame, wanted[0])
        if not found:
            return SHORT
        game.push(Choosing(ctx.you, "move", found, about=ctx.source))
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        if frame.stage == 0:
            return self.go(game, frame, value[0])
        return came(bool(value))

    def go(self, game: Game, frame: Program, place: int) -> Outcome:
        """Move there."""
        frame.stage = 1
        return game.move(frame.ctx, place)

    def english(self, title: str) -> str:
        if self.where is not None:
            return f"move to {self.where.english(title)}"
        return "move to a connecting location" if self.name == "target" else "move there"


@dataclass(frozen=True, eq=False)
class DrawCards(Instruction):
    """Draw cards."""

    number: int | Amount = 1

    def run(self, game: Game, frame: Program) -> Outcome:
        number = amount(self.number, game, frame.ctx)
        if number <= 0:
            return FULL
        return game.happen([brought_about(frame.ctx, "draw", -1, frame.ctx.you, number)])

    def english(self, title: str) -> str:
        return "draw a card" if self.number == 1 else f"draw {amount_english(self.number)} cards"


@dataclass(frozen=True, eq=False)
class Gain(Instruction):
    """Gain resources."""

    number: int | Amount = 1

    def possible(self, game: Game, ctx: Context) -> Any:
        return game.shuns(Event("gain resources", -1, ctx.you))

    def run(self, game: Game, frame: Program) -> Outcome:
        number = amount(self.number, game, frame.ctx)
        return game.happen([brought_about(frame.ctx, "gain resources", -1, frame.ctx.you, number)])

    def english(self, title: str) -> str:
        return "gain a resource" if self.number == 1 else f"gain {amount_english(self.number)} resources"


FOUND: tuple[Instruction, ...] = (DiscoverHere(),)
HIT: tuple[Instruction, ...] = (Hit(),)
MISSED: tuple[Instruction, ...] = (Miss(),)
SLIPPED_AWAY: tuple[Instruction, ...] = (SlipAway(),)
"""What the tests of the basic actions bring."""
for _result in (*FOUND, *HIT, *MISSED, *SLIPPED_AWAY):
    register(_result, f"arkham/result-{type(_result).__name__}")
