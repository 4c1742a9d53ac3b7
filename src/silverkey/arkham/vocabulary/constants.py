"""Passives of this game: spawning, prey, what runs out, additional actions, what is joined."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.arkham.table import map as places
from silverkey.arkham.vocabulary.abilities import Ability
from silverkey.arkham.vocabulary.amounts import measure
from silverkey.arkham.words import EVADE
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.conditions import Condition, all_true, conditions_clause
from silverkey.cardgame.words.constants import Constant, Rule
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.limits import by
from silverkey.cardgame.words.phrasing import joined
from silverkey.cardgame.words.references import Ref
from silverkey.language import english
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.arkham.game import Game
    from silverkey.cardgame.board import Board


@dataclass(frozen=True, eq=False)
class DiscardedWhenEmpty(Constant):
    """It is discarded when its uses are gone."""

    def english(self, title: str) -> str:
        return f"When {title} has none left, it is discarded."


@dataclass(frozen=True, eq=False)
class Spawn(Constant):
    """Where an enemy spawns."""

    where: Kind | None
    """None: engaged with its prey."""
    words: str = ""

    def places(self, game: Game, ctx: Context) -> list[int]:
        """The locations that the instruction allows."""
        return self.where.find(game, ctx) if self.where is not None else []

    def english(self, title: str) -> str:
        if self.where is None:
            return "Spawn: engaged with its prey."
        return f"Spawn: {self.words or self.where.noun()}."


@dataclass(frozen=True, eq=False)
class Prey(Constant):
    """Whom an enemy pursues: who has most or least of something, or its bearer alone."""

    what: str
    """A skill, health, sanity, clues, cards; or "bearer"."""
    most: bool = True
    only: bool = False

    def best(self, game: Game, ctx: Context, players: list[int], only: bool) -> list[int]:
        """Those of some investigators that fit best. ``only``: all that the enemy does not ignore."""
        if self.what == "bearer":
            bearer = game.owner[ctx.source]
            return [player for player in players if player == bearer]
        if only:
            return players
        measured = {player: measure(game, player, self.what) for player in players}
        wanted = max(measured.values()) if self.most else min(measured.values())
        return [player for player in players if measured[player] == wanted]

    def english(self, title: str) -> str:
        if self.what == "bearer":
            return "Prey: its bearer only."
        return f"Prey: {'most' if self.most else 'least'} {self.what}."


@dataclass(frozen=True, eq=False)
class AdditionalAction(Rule):
    """An investigator may take more actions in his turn, of any kind or only for certain abilities."""

    only: Kind | None = None
    """Only on abilities of such cards."""
    number: int = 1

    def serves(self, game: Game, ctx: Context, card: int, ability: Ability) -> bool:
        """Whether it can be used for an ability of a card."""
        if self.only is None:
            return True
        return card >= 0 and ability.zone == "in play" and self.only.match(game, ctx, card)

    def english(self, title: str) -> str:
        use = "" if self.only is None else f", but only on [action] abilities of {self.only.plural()}"
        actions = "one more action" if self.number == 1 else f"{self.number} more actions"
        return f"You may take {actions} in your turn{use}."


def additional_actions(game: Game, player: int) -> list[int]:
    """The additional actions that an investigator has left in his turn: the cards that grant them."""
    if game.active != player:
        return []
    granted = [(word, ctx) for word, ctx, _ in game.board.said(AdditionalAction) if ctx.you == player]
    left = [ctx.source for word, ctx in granted for _ in range(word.number)]
    for card in game.investigators[player].used:
        if card in left:
            left.remove(card)
    return left


@dataclass(frozen=True, eq=False)
class Joined(Constant):
    """This location is connected to every location of a kind."""

    to: Kind

    def pairs(self, game: Game, ctx: Context) -> set[tuple[int, int]]:
        """Which locations it joins."""
        return {(ctx.source, place) for place in self.to.find(game, ctx)}

    def english(self, title: str) -> str:
        return english.sentence(f"{title} is connected to {self.to.every()}")


def connections(game: Game) -> set[tuple[int, int]]:
    """The locations that cards connect besides what is printed."""
    found: set[tuple[int, int]] = set()
    for word, ctx, _ in game.board.said(Joined):
        for pair in word.pairs(game, ctx):
            found |= {pair, pair[::-1]}
    for _, ctx, _ in game.board.said(Passage):
        here, there = ctx.cards["passage"]
        found |= {(here, there), (there, here)}
    return found


@dataclass(frozen=True, eq=False)
class Passage(Rule):
    """Two locations are connected for the rest of the game."""

    def english(self, title: str) -> str:
        return f"{title} and the location from which it was drawn are connected."


@dataclass(frozen=True, eq=False)
class NoEntry(Rule):
    """Certain enemies, or investigators, cannot move into this location or the one that this is attached to."""

    whom: Kind | None = None
    """Enemies of such a kind; by default investigators."""
    when: tuple[Condition, ...] = ()

    def bars(self, game: Game, ctx: Context, card: int, location: int) -> bool:
        """Whether it keeps somebody out of a location."""
        if location not in (ctx.source, places.location_of(game, ctx.source)) or not all_true(self.when, game, ctx):
            return False
        if self.whom is None:
            return game.player_of(card) >= 0
        return game.player_of(card) < 0 and self.whom.match(game, ctx, card)

    def english(self, title: str) -> str:
        who = "investigators" if self.whom is None else self.whom.plural()
        where = title if self.whom is None else f"the location that {title} is attached to"
        text = f"{who} cannot move into {where}"
        return english.sentence(f"{conditions_clause(self.when, title)}, {text}" if self.when else text)


def barred(game: Game, card: int, location: int) -> bool:
    """Whether something keeps an enemy or investigator from moving into a location."""
    return any(word.bars(game, ctx, card, location) for word, ctx, _ in game.board.said(NoEntry))


@dataclass(frozen=True, eq=False)
class InHand(Constant):
    """A rule that holds while this card is in your hand."""

    rule: Rule

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        """In play it says nothing."""

    def english(self, title: str) -> str:
        return english.sentence(f"while {title} is in your hand, {self.rule.clause(title)}")


@dataclass(frozen=True, eq=False)
class Gains(Constant):
    """Certain cards have an ability more."""

    who: Ref
    ability: Ability

    def english(self, title: str) -> str:
        who = self.who.english(title)
        what = f"{self.ability.action or self.ability.kind}: {joined(self.ability.effect, who)}"
        when = "".join(f"{condition.clause(who)}, " for condition in self.ability.when)
        return english.sentence(f"{when}{who} gains “{what}”")


@dataclass(frozen=True, eq=False)
class DoubledTokens(Constant):
    """While this enemy is being evaded, what chaos tokens take away counts twice."""

    def applies(self, game: Game, ctx: Context) -> bool:
        """Whether the test under way is such an attempt."""
        test = game.test
        return test is not None and test.action == EVADE and test.target == ctx.source

    def english(self, title: str) -> str:
        return f"While you attempt to evade {title}, the negative modifier of each revealed chaos token is doubled."


@dataclass(frozen=True, eq=False)
class YouCannot(Rule):
    """Whom this card concerns cannot do certain things."""

    verbs: tuple[str, ...]
    words: str
    """What he cannot do."""
    when: tuple[Condition, ...] = ()

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        for verb in self.verbs:
            board.forbid(by(ctx.you, verb), self, ctx)

    def covers(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether it forbids this now."""
        return all_true(self.when, game, ctx)

    def refusal(self, game: Game, ctx: Context) -> Refusal:
        """The refusal that names this card."""
        name = game.name(ctx.source)
        return Refusal(f"{name} forbids it: {self.english(name)}", game.REFUSALS.forbidden)

    def english(self, title: str) -> str:
        text = f"you cannot {self.words}"
        return english.sentence(f"{conditions_clause(self.when, title)}, {text}" if self.when else text)


@dataclass(frozen=True, eq=False)
class Objective(Constant):
    """The act advances as soon as something is so."""

    condition: Condition

    def english(self, title: str) -> str:
        return f"Objective: if {self.condition.english(title)}, advance."


@dataclass(frozen=True, eq=False)
class BeginsWith(Constant):
    """A card of one's deck is in play from the beginning."""

    title: str

    def english(self, title: str) -> str:
        return f"You begin the game with {self.title} in play."


@dataclass(frozen=True, eq=False)
class OnlyOne(Constant):
    """You cannot have another card of a trait in play, or another copy of this one (ahlcg-1.2/2.3)."""

    NAMES = (("trait", "trait"),)

    trait: str = ""

    def english(self, title: str) -> str:
        return f"Limit 1 {self.trait} in play." if self.trait else "Limit 1 per investigator."


@dataclass(frozen=True, eq=False)
class TakesHorrorFirst(Rule):
    """Horror that is not direct must be assigned to this card before your investigator."""

    def english(self, title: str) -> str:
        return f"Non-direct horror must be assigned to {title} before it can be assigned to your investigator."


@dataclass(frozen=True, eq=False)
class NobodyHereCan(Rule):
    """No investigator at this card's location can do certain things."""

    verbs: tuple[str, ...]
    words: str
    """What they cannot do."""

    def contribute(self, game: Game, board: Board, ctx: Context) -> None:
        for player in range(len(game.investigators)):
            own = ctx.copy()
            own.you = player
            for verb in self.verbs:
                board.forbid(by(player, verb), self, own)

    def covers(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether the investigator is there now."""
        return game.investigators[ctx.you].location == game.location_of(ctx.source)

    def refusal(self, game: Game, ctx: Context) -> Refusal:
        """The refusal that names this card."""
        name = game.name(ctx.source)
        return Refusal(f"{name} forbids it: {self.english(name)}", game.REFUSALS.forbidden)

    def english(self, title: str) -> str:
        return f"Each investigator at {title}'s location cannot {self.words}."
