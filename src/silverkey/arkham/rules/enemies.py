"""Enemies: attacks, attacks of opportunity, engagement, hunting, spawning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.details import HORROR_ONLY, Harm
from silverkey.arkham.table import map as places
from silverkey.arkham.words import ENEMY
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame
from silverkey.language.context import Context
from silverkey.language.program import Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

AGAINST_OPPORTUNITY, IN_ENEMY_PHASE, RETALIATING = "opportunity", "enemy phase", "retaliate"
WITH_SPAWNING = "spawn"
"""An engagement that came with spawning."""


class Attack(Frame["Game"]):
    """An enemy attacks an investigator: its damage and horror are dealt together."""

    __slots__ = ("cause", "enemy", "manner", "more", "player")

    STEPS = ("deal", "over")

    def __init__(self, enemy: int, player: int, cause: str, more: int = 0, manner: str = "") -> None:
        self.enemy = enemy
        self.player = player
        self.cause = cause
        self.more = more
        """So much more damage, and horror, in this attack."""
        self.manner = manner

    def deal(self, game: Game) -> None:
        """What the enemy deals is dealt."""
        if self.enemy in game.in_play:
            damage = 0 if self.manner == HORROR_ONLY else game.value("damage", self.enemy) + self.more
            harm = Harm(damage, game.value("horror", self.enemy) + self.more)
            mine = game.investigators[self.player].card
            game.happen([Event("deal", mine, self.player, source=self.enemy, cause="attack", detail=harm)])

    def over(self, game: Game) -> None:
        """The attack is over."""
        game.pop(True)


def attackers(game: Game, player: int, done: list[int]) -> list[int]:
    """The ready enemies engaged with an investigator that may attack him and have not done so."""
    engaged = [card for card in game.engaged(player) if card not in done and game.is_ready(card)]
    return [card for card in engaged if game.may_attack(card, player)]


class Opportunities(Frame["Game"]):
    """Attacks of opportunity by the enemies engaged now, in the order that the attacked investigator chooses."""

    __slots__ = ("enemies", "player")

    STEPS = ("gather", "next")

    def __init__(self, player: int) -> None:
        self.player = player
        self.enemies: list[int] = []
        """Those that have yet to attack."""

    def gather(self, game: Game) -> None:
        """Whoever engages him later has not been provoked."""
        self.enemies = attackers(game, self.player, [])

    def next(self, game: Game) -> None:
        """The next enemy attacks, or it is over."""
        ready = [card for card in attackers(game, self.player, []) if card in self.enemies]
        if game.investigators[self.player].fate or not ready:
            game.pop()
            return
        game.ask(self.player, "order attacks", [Option("card", card) for card in ready])

    def answered(self, game: Game, option: Option) -> None:
        """This one attacks next."""
        self.enemies.remove(option.card)
        game.happen([Event("attack", option.card, self.player, cause=AGAINST_OPPORTUNITY)])


class EnemyAttacks(Frame["Game"]):
    """3.3 The enemies engaged with an investigator attack, in the order that he chooses, and exhaust."""

    __slots__ = ("done", "enemy", "later", "player")

    STEPS = ("next", "exhaust")

    def __init__(self, player: int, later: list[int]) -> None:
        self.player = player
        self.later = later
        """Who is attacked after him."""
        self.done: list[int] = []
        self.enemy = -1

    def next(self, game: Game) -> None:
        """The next enemy attacks, or it is over."""
        ready = attackers(game, self.player, self.done)
        if game.investigators[self.player].fate or not ready:
            game.pop()
            return
        game.ask(self.player, "order attacks", [Option("card", card) for card in ready])

    def answered(self, game: Game, option: Option) -> None:
        """This one attacks next."""
        self.enemy = option.card
        self.done.append(option.card)
        game.happen([Event("attack", option.card, self.player, cause=IN_ENEMY_PHASE)])

    def exhaust(self, game: Game) -> None:
        """It exhausts once the attack is complete; a massive one after its last attack."""
        self.go("next")
        if self.enemy not in game.in_play:
            return
        if not game.is_massive(self.enemy) or not any(self.enemy in game.engaged(other) for other in self.later):
            game.happen([Event("exhaust", self.enemy)])


class Hunting(Frame["Game"]):
    """3.2 Each ready, unengaged hunter moves one location towards the nearest investigator."""

    __slots__ = ("enemies", "enemy")

    STEPS = ("next",)

    def __init__(self, enemies: list[int]) -> None:
        self.enemies = enemies
        self.enemy = -1

    def next(self, game: Game) -> None:
        """The next hunter moves; the lead investigator decides where several ways fit."""
        if not self.enemies:
            game.pop()
            return
        self.enemy = self.enemies.pop(0)
        standing = game.in_play.get(self.enemy)
        if standing is None or standing.exhausted or standing.threat >= 0 or standing.location not in game.in_play:
            return
        if preyed_upon(game, self.enemy, game.at(standing.location), only=True):
            return
        targets = hunted(game, self.enemy)
        steps = {step for player in targets for step in game.steps_towards(standing.location, player)}
        ordered = [place for place in places.locations(game) if place in steps]
        if ordered:
            game.ask(game.lead, "enemy moves", [Option("location", place) for place in ordered], self.enemy)

    def answered(self, game: Game, option: Option) -> None:
        """It moves there."""
        game.happen([Event("move enemy", self.enemy, place=option.card)])


class Driving(Frame["Game"]):
    """Enemies move one location towards another, as a card says; the lead investigator orders them and the ways."""

    __slots__ = ("enemies", "enemy", "place")

    STEPS = ("next",)

    def __init__(self, enemies: list[int], place: int) -> None:
        self.enemies = enemies
        self.place = place
        self.enemy = -1

    def next(self, game: Game) -> None:
        """The next enemy moves, unless it is there or no path leads there."""
        if not self.enemies:
            game.pop(True)
            return
        self.enemy = self.enemies.pop(0)
        here = game.location_of(self.enemy)
        steps = places.steps_towards(game, here, self.place) if here >= 0 else []
        if steps:
            game.ask(game.lead, "enemy moves", [Option("location", place) for place in steps], self.enemy)

    def answered(self, game: Game, option: Option) -> None:
        """It moves there."""
        game.happen([Event("move enemy", self.enemy, place=option.card)])


def hunted(game: Game, enemy: int) -> list[int]:
    """The investigators that a hunter moves towards: the nearest, and of these its prey."""
    start = game.in_play[enemy].location
    players = preyed_upon(game, enemy, game.playing(), only=True)
    away = {player: places.distance(game, start, game.investigators[player].location) for player in players}
    least = min(away.values(), default=places.UNREACHABLE)
    nearest = [player for player in players if away[player] == least]
    return preyed_upon(game, enemy, nearest)


def preyed_upon(game: Game, enemy: int, players: list[int], only: bool = False) -> list[int]:
    """Those of some investigators that an enemy prefers by its prey instruction, or all of them.

    ``only``: leave out only those that it ignores.
    """
    prey = game.prey(enemy)
    if prey is None or not players:
        return players
    return prey.best(game, Context(-1, enemy), players, only)


class Engaging(Frame["Game"]):
    """A ready enemy engages an investigator at its location; the lead investigator decides between equals."""

    __slots__ = ("enemy",)

    STEPS = ("choose", "over")

    def __init__(self, enemy: int) -> None:
        self.enemy = enemy

    def choose(self, game: Game) -> None:
        """Whom it engages."""
        players = engageable(game, self.enemy)
        if players:
            best = preyed_upon(game, self.enemy, players)
            game.ask(game.lead, "engages whom", [Option("player", -1, player) for player in best], self.enemy)

    def answered(self, game: Game, option: Option) -> None:
        """They are engaged."""
        game.happen([Event("engage", self.enemy, option.number)])

    def over(self, game: Game) -> None:
        """It is over."""
        game.pop()


def engageable(game: Game, enemy: int) -> list[int]:
    """The investigators that an unengaged enemy would engage now."""
    standing = game.in_play.get(enemy)
    if standing is None or standing.exhausted or standing.threat >= 0 or standing.attached >= 0:
        return []
    if game.has_keyword(enemy, "Aloof") or game.is_massive(enemy) or _is_left_behind(game, enemy):
        return []
    return preyed_upon(game, enemy, game.at(standing.location), only=True)


def _is_left_behind(game: Game, enemy: int) -> bool:
    """Whether an effect under way has broken its engagement and is not yet done."""
    return any(isinstance(frame, Program) and enemy in frame.ctx.cards.get("evaded", ()) for frame in game.stack)


def wants_to_engage(game: Game) -> list[int]:
    """The enemies that would engage somebody now."""
    return [card for card in game.board.types.get(ENEMY, ()) if engageable(game, card)]


class Spawning(Frame["Game"]):
    """An enemy spawns: where its instruction says, or engaged with whoever drew it."""

    __slots__ = ("enemy", "player")

    STEPS = ("where", "engaged", "over")

    def __init__(self, enemy: int, player: int) -> None:
        self.enemy = enemy
        self.player = player

    def where(self, game: Game) -> None:
        """Where it spawns."""
        spawn = game.spawn_instruction(self.enemy)
        if spawn is None:
            here = game.investigators[self.player].location
            aloof = game.printed[self.enemy].keywords & {"Aloof", "Massive"}
            cause = "at" if aloof else "engaged"
            game.happen([Event("spawn", self.enemy, self.player, place=here, cause=cause)])
            return
        if spawn.where is None:
            best = preyed_upon(game, self.enemy, game.playing())
            options = [Option("player", -1, player) for player in best]
            game.ask(game.lead, "engages whom", options, self.enemy)
            return
        found = spawn.places(game, Context(self.player, self.enemy))
        if not found:
            game.cannot_spawn(self.enemy)
            return
        game.ask(self.player, "spawns where", [Option("location", place) for place in found], self.enemy)

    def answered(self, game: Game, option: Option) -> None:
        """It spawns there."""
        if option.word == "player":
            here = game.investigators[option.number].location
            game.happen([Event("spawn", self.enemy, option.number, place=here, cause="engaged")])
            return
        game.happen([Event("spawn", self.enemy, self.player, place=option.card, cause="at")])

    def engaged(self, game: Game) -> None:
        """What has spawned engaged with somebody has engaged him."""
        standing = game.in_play.get(self.enemy)
        if standing is not None and standing.threat >= 0:
            game.happen([Event("engage", self.enemy, standing.threat, cause=WITH_SPAWNING)])

    def over(self, game: Game) -> None:
        """It is over."""
        game.pop()
