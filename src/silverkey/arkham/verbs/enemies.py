"""What enemies do: spawn, engage, move, attack; and how they are evaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.state import Standing
from silverkey.arkham.table import zones
from silverkey.arkham.table.faces import is_massive
from silverkey.arkham.verbs.base import IN_VAIN, Stepwise
from silverkey.arkham.words import IN_PLAY
from silverkey.cardgame.board import EVERYTHING
from silverkey.cardgame.details import Manner
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.verbs import Verb
from silverkey.kernel.event import Event

if TYPE_CHECKING:
    from silverkey.arkham.game import Game
    from silverkey.cardgame.account import Account


WITH_WHOEVER_DREW_IT = ("ahlcg-reference/spawn.a", "ahlcg-1.2/quick/spawn.c")
BY_A_CARD = ("ahlcg-reference/spawn.c", "ahlcg-1.2/quick/spawn.a")


class Spawn(Verb):
    """An enemy enters play at a location, or engaged with an investigator."""

    name = "spawn"
    rulings = ("ahlcg-reference/spawn.a", "ahlcg-1.2/quick/spawn.b", "ahlcg-1.2/quick/spawn.d")
    touches = EVERYTHING

    def citations(self, event: Event) -> tuple[str, ...]:
        if event.cause == "engaged":
            return WITH_WHOEVER_DREW_IT
        return self.rulings if event.source < 0 else BY_A_CARD

    def change(self, game: Game, event: Event) -> bool:
        if game.zone[event.card] == IN_PLAY:
            return False
        if not zones.admit(game, event.card):
            return False
        standing = zones.enter(game, event.card)
        if event.cause == "engaged" and not is_massive(game, event.card):
            standing.threat = event.player
        else:
            standing.location = event.place
        return True

    def log(self, told: Account) -> str:
        if told.event.cause == "engaged":
            return f"{told.card} spawns engaged with {told.who}."
        return f"{told.card} spawns at {told.name(told.event.place)}."


BY_AN_EFFECT = ("ahlcg-reference/engage.a",)
"""An engagement that an investigator's action or a card brings about."""


class Engage(Verb):
    """An enemy and an investigator are engaged."""

    name = "engage"
    does = "engage {who}"
    rulings = ("ahlcg-reference/engagement.a", "ahlcg-reference/engagement.b")
    touches = EVERYTHING

    def change(self, game: Game, event: Event) -> bool:
        standing = game.in_play.get(event.card)
        if standing is None or (standing.threat == event.player and event.cause != "spawn"):
            return False
        if is_massive(game, event.card):
            return False
        standing.threat = event.player
        standing.location = -1
        return True

    def citations(self, event: Event) -> tuple[str, ...]:
        return self.rulings if event.source < 0 else BY_AN_EFFECT

    def log(self, told: Account) -> str:
        return "" if told.event.cause == "spawn" else f"{told.card} engages {told.who}."


def _break_off(game: Game, standing: Standing) -> None:
    """An engaged enemy stays at the location of whom it was engaged with."""
    standing.location = game.investigators[standing.threat].location
    standing.threat = -1


class Disengage(Verb):
    """An enemy is no longer engaged."""

    name = "disengage"
    rulings = ("ahlcg-reference/engagement.c",)
    does = "disengage from {who}"
    tells = "{card} is no longer engaged with {who}."
    touches = EVERYTHING

    def change(self, game: Game, event: Event) -> bool:
        standing = game.in_play.get(event.card)
        if standing is None or standing.threat < 0:
            return False
        _break_off(game, standing)
        return True


EVADED_ALREADY = Refusal("It is exhausted and engaged with nobody already.", (*IN_VAIN, "ahlcg-reference/evade.b"))


class Evade(Verb):
    """An enemy is evaded: it is exhausted, and the engagement is broken."""

    name = "evade"
    rulings = ("ahlcg-reference/evade.b",)
    does = "automatically evade {who}"
    tells = "{who} evades {card}."
    touches = EVERYTHING

    def moot(self, game: Game, card: int, player: int) -> Refusal | None:
        standing = game.in_play[card]
        return EVADED_ALREADY if standing.exhausted and standing.threat < 0 else None

    def change(self, game: Game, event: Event) -> bool:
        standing = game.in_play.get(event.card)
        if standing is None:
            return False
        standing.exhausted = True
        if standing.threat >= 0:
            _break_off(game, standing)
        return True


HUNTING = ("ahlcg-reference/phase/3.2.a", "ahlcg-reference/hunter.a")


class MoveEnemy(Verb):
    """An enemy moves to another location."""

    name = "move enemy"
    rulings = ("ahlcg-reference/move.a",)
    tells = "{card} moves to {place}."
    touches = EVERYTHING

    def change(self, game: Game, event: Event) -> bool:
        standing = game.in_play.get(event.card)
        if standing is None or standing.threat >= 0 or standing.location == event.place:
            return False
        if game.board.forbids(game, "enter", event.card) is not None or game.barred(event.card, event.place):
            return False
        standing.location = event.place
        return True

    def citations(self, event: Event) -> tuple[str, ...]:
        return self.rulings if event.source >= 0 else HUNTING


ATTACKING = {
    "opportunity": ("ahlcg-reference/opportunity.a", "ahlcg-reference/opportunity.b", "ahlcg-1.2/1.1"),
    "retaliate": ("ahlcg-reference/retaliate.a",),
    "enemy phase": ("ahlcg-reference/phase/3.3.a",),
}
"""By what occasions the attack; what a card brings about rests on that card."""


class Attack(Stepwise):
    """An enemy attacks an investigator."""

    name = "attack"
    does = "be attacked by {who}"
    rulings = ("ahlcg-reference/dealing.a",)
    carries = (Manner,)

    def citations(self, event: Event) -> tuple[str, ...]:
        return ATTACKING.get(event.cause, self.rulings)

    def log(self, told: Account) -> str:
        how = {"opportunity": " (attack of opportunity)", "retaliate": " (retaliate)"}.get(told.event.cause, "")
        return f"{told.card} attacks {told.who}{how}."
