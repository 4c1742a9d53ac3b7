"""Enemies attack: in the enemy phase, when somebody gives them an opportunity, and to retaliate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.details import HORROR_ONLY, Harm
from silverkey.arkham.table.faces import has_keyword, is_massive, is_ready
from silverkey.arkham.words import FIGHT
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame

if TYPE_CHECKING:
    from silverkey.arkham.game import Game
    from silverkey.arkham.rules.skill_test import SkillTest

AGAINST_OPPORTUNITY, IN_ENEMY_PHASE, RETALIATING = "opportunity", "enemy phase", "retaliate"


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


def may_attack(game: Game, enemy: int, player: int) -> bool:
    """Whether nothing keeps an enemy from attacking an investigator."""
    return game.shuns(Event("attack", enemy, player)) is None


def attackers(game: Game, player: int, done: list[int]) -> list[int]:
    """The ready enemies engaged with an investigator that may attack him and have not done so."""
    engaged = [card for card in game.engaged(player) if card not in done and is_ready(game, card)]
    return [card for card in engaged if may_attack(game, card, player)]


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
    """3.3 The enemies engaged with an investigator attack, in the order that he chooses, and exhaust.

    A massive one attacks everybody it is engaged with, in the order that the lead investigator sets.
    """

    __slots__ = ("attacked", "done", "enemy", "player")

    STEPS = ("next", "attack", "exhaust")

    def __init__(self, player: int) -> None:
        self.player = player
        self.enemy = -1
        self.attacked: list[int] = []
        """Whom it has attacked."""
        self.done: list[int] = []
        """The enemies that have attacked."""

    def next(self, game: Game) -> None:
        """Which enemy attacks next, or it is over."""
        ready = attackers(game, self.player, self.done)
        if game.investigators[self.player].fate or not ready:
            game.pop()
            return
        game.ask(self.player, "order attacks", [Option("card", card) for card in ready])

    def attack(self, game: Game) -> None:
        """It attacks; a massive one until nobody is left that it is engaged with."""
        left = [player for player in self.targets(game) if player not in self.attacked]
        if left:
            self.repeat()
            game.ask(game.lead, "order attacked", [Option("player", -1, player) for player in left], self.enemy)

    def targets(self, game: Game) -> list[int]:
        """Whom it attacks."""
        if self.enemy not in game.in_play or not is_massive(game, self.enemy):
            return [self.player]
        return [player for player in game.playing() if self.enemy in attackers(game, player, [])]

    def answered(self, game: Game, option: Option) -> None:
        """This enemy is next, or this investigator."""
        if option.word == "card":
            self.enemy = option.card
            self.done.append(option.card)
            self.attacked = []
        else:
            self.attacked.append(option.number)
            game.happen([Event("attack", self.enemy, option.number, cause=IN_ENEMY_PHASE)])

    def exhaust(self, game: Game) -> None:
        """It exhausts once its last attack is complete."""
        self.go("next")
        if self.enemy in game.in_play:
            game.happen([Event("exhaust", self.enemy)])


def retaliate(game: Game, test: SkillTest) -> None:
    """A ready enemy that retaliates attacks whoever has failed to hit it."""
    enemy = test.target
    if test.action == FIGHT and is_ready(game, enemy) and has_keyword(game, enemy, "Retaliate"):
        game.happen([Event("attack", enemy, test.player, cause=RETALIATING)])
