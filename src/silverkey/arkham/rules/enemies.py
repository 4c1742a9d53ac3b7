"""Enemies: their prey, whom they engage, where they spawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.table import zones
from silverkey.arkham.table.faces import has_keyword, is_blank, is_massive
from silverkey.arkham.vocabulary.constants import Prey, Spawn
from silverkey.arkham.words import ENEMY
from silverkey.cardgame.refusal import Refusal
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame
from silverkey.language.context import Context
from silverkey.language.program import Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

WITH_SPAWNING = "spawn"
"""An engagement that came with spawning."""


def prey_of(game: Game, enemy: int) -> Prey | None:
    """The prey instruction of an enemy."""
    if is_blank(game, enemy):
        return None
    return next((word for word in game.face(enemy).constants if isinstance(word, Prey)), None)


def preyed_upon(game: Game, enemy: int, players: list[int], only: bool = False) -> list[int]:
    """Those of some investigators that an enemy prefers by its prey instruction, or all of them.

    ``only``: leave out only those that it ignores.
    """
    prey = prey_of(game, enemy)
    if prey is None or not players:
        return players
    return prey.best(game, Context(-1, enemy), players, only)


class Engaging(Frame["Game"]):
    """Ready enemies engage investigators where they are, all at once; the lead investigator decides between equals."""

    __slots__ = ("enemies", "players")

    STEPS = ("choose", "engage", "over")

    def __init__(self, enemies: list[int]) -> None:
        self.enemies = enemies
        self.players: list[int] = []
        """Whom each of them engages."""

    def choose(self, game: Game) -> None:
        """Whom the next of them engages."""
        if len(self.players) == len(self.enemies):
            return
        self.repeat()
        enemy = self.enemies[len(self.players)]
        best = preyed_upon(game, enemy, engageable(game, enemy))
        game.ask(game.lead, "engages whom", [Option("player", -1, player) for player in best], enemy)

    def answered(self, game: Game, option: Option) -> None:
        """This one."""
        self.players.append(option.number)

    def engage(self, game: Game) -> None:
        """They are engaged."""
        pairs = zip(self.enemies, self.players, strict=True)
        game.happen([Event("engage", enemy, player) for enemy, player in pairs])

    def over(self, game: Game) -> None:
        """It is over."""
        game.pop()


def engageable(game: Game, enemy: int) -> list[int]:
    """The investigators that an unengaged enemy would engage now."""
    standing = game.in_play.get(enemy)
    if standing is None or standing.exhausted or standing.threat >= 0 or standing.attached >= 0:
        return []
    if has_keyword(game, enemy, "Aloof") or is_massive(game, enemy) or _is_left_behind(game, enemy):
        return []
    return preyed_upon(game, enemy, game.at(standing.location), only=True)


def _is_left_behind(game: Game, enemy: int) -> bool:
    """Whether an effect under way has broken its engagement and is not yet done."""
    return any(isinstance(frame, Program) and enemy in frame.ctx.cards.get("evaded", ()) for frame in game.stack)


def wants_to_engage(game: Game) -> list[int]:
    """The enemies that would engage somebody now."""
    return [card for card in game.board.types.get(ENEMY, ()) if engageable(game, card)]


def spawn_instruction(game: Game, enemy: int) -> Spawn | None:
    """The spawn instruction of an enemy."""
    return next((word for word in game.face(enemy).constants if isinstance(word, Spawn)), None)


NOWHERE = Refusal("There is no place for it to spawn, and it is discarded.", ("ahlcg-reference/spawn.b",))


class Spawning(Frame["Game"]):
    """An enemy spawns: where its instruction says, or engaged with whoever drew it."""

    __slots__ = ("enemy", "player")

    STEPS = ("where", "engaged", "over")

    def __init__(self, enemy: int, player: int) -> None:
        self.enemy = enemy
        self.player = player

    def where(self, game: Game) -> None:
        """Where it spawns."""
        spawn = spawn_instruction(game, self.enemy)
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
            game.left_out(self.enemy, NOWHERE)
            zones.move(game, self.enemy, zones.discard_zone(game, self.enemy))
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
