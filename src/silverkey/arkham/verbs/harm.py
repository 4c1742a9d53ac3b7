"""Damage and horror: dealt to investigators, placed on cards, healed; and defeat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from silverkey.arkham.details import Harm
from silverkey.arkham.table import zones
from silverkey.arkham.verbs.base import IN_VAIN, Stepwise
from silverkey.arkham.verbs.campaign import tell
from silverkey.arkham.words import ENEMY, INSANE, INVESTIGATOR, KILLED, VICTORY
from silverkey.cardgame.board import WOUNDS
from silverkey.cardgame.details import Manner
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.remains import Remains
from silverkey.cardgame.verbs import Verb
from silverkey.kernel.event import Detail, Event
from silverkey.kernel.frame import Frame

if TYPE_CHECKING:
    from silverkey.arkham.game import Game
    from silverkey.cardgame.account import Account


class Deal(Stepwise):
    """Damage and horror are dealt to an investigator, who assigns them; or to an enemy together with some.

    It is told once it is settled who gets how much.
    """

    name = "deal"
    rulings = ("ahlcg-reference/dealing.a",)
    carries = (Harm,)


def bearer(told: Account) -> str:
    """Whom an event harms or heals: an investigator by his player, else the card."""
    player = told.game.player_of(told.event.card)
    return told.card if player < 0 else f"{{player {player}}}"


class Harming(Verb):
    """Damage or horror is placed on a card."""

    rulings = ("ahlcg-reference/dealing.a", "ahlcg-reference/dealing.b")
    carries: ClassVar[tuple[type[Detail], ...]] = (Manner,)
    touches = WOUNDS
    what: ClassVar[str]

    def change(self, game: Game, event: Event) -> bool:
        standing = game.in_play.get(event.card)
        if standing is None or event.amount <= 0:
            return False
        setattr(standing, self.what, getattr(standing, self.what) + event.amount)
        return True

    def log(self, told: Account) -> str:
        name = bearer(told)
        number = f"{told.amount} {self.what}"
        return f"{number} on {name}{told.because}." if name == told.card else f"{name} takes {number}{told.because}."


class Damage(Harming):
    """Damage is placed on a card; whose doing it is decides who has defeated it."""

    name = "damage"
    does = "deal {n} damage to {who}"
    what = "damage"

    def change(self, game: Game, event: Event) -> bool:
        if not super().change(game, event):
            return False
        game.in_play[event.card].harmed_by = event.player
        return True


class Horror(Harming):
    """Horror is placed on a card."""

    name = "horror"
    does = "deal {n} horror to {who}"
    what = "horror"


NOTHING_TO_HEAL = Refusal("There is nothing on it that could be healed.", (*IN_VAIN, "ahlcg-reference/heal.a"))


class Heal(Verb):
    """Damage or horror is healed."""

    what: ClassVar[str]
    rulings = ("ahlcg-reference/heal.a", "ahlcg-1.2/faq/heal-default")
    touches = WOUNDS

    def moot(self, game: Game, card: int, player: int) -> Refusal | None:
        return None if getattr(game.in_play[card], self.what) else NOTHING_TO_HEAL

    def change(self, game: Game, event: Event) -> bool:
        standing = game.in_play.get(event.card)
        suffered: int = 0 if standing is None else getattr(standing, self.what)
        event.amount = min(event.amount, suffered)
        if not event.amount:
            return False
        setattr(standing, self.what, suffered - event.amount)
        return True

    def log(self, told: Account) -> str:
        return f"{told.event.amount} {self.what} is healed from {bearer(told)}{told.because}."


class HealDamage(Heal):
    """Damage is healed."""

    name = "heal damage"
    does = "heal {n} damage from {who}"
    what = "damage"


class HealHorror(Heal):
    """Horror is healed."""

    name = "heal horror"
    does = "heal {n} horror from {who}"
    what = "horror"


OF_ENEMIES = ("ahlcg-reference/defeat.b", "ahlcg-reference/victory.a")
OF_ASSETS = ("ahlcg-reference/defeat.c",)


class Defeat(Verb):
    """An enemy, asset or investigator is defeated."""

    name = "defeat"
    rulings = ("ahlcg-reference/defeat.a",)
    carries = (Manner,)

    def step_by_step(self, game: Game, event: Event) -> Frame[Game] | None:
        return game.steps_of(event) if game.face(event.card).type == INVESTIGATOR else None

    def change(self, game: Game, event: Event) -> bool:
        if event.card not in game.in_play:
            return False
        event.memory = game.remains(event.card)
        victorious = game.face(event.card).facts.victory is not None
        zones.leave_play(game, event.card, VICTORY if victorious else zones.discard_zone(game, event.card))
        return True

    def citations(self, event: Event) -> tuple[str, ...]:
        if not isinstance(event.memory, Remains):
            return self.rulings
        return OF_ENEMIES if event.memory.values.face.type == ENEMY else OF_ASSETS

    def log(self, told: Account) -> str:
        return f"{bearer(told)} is defeated."


class SufferTrauma(Verb):
    """An investigator suffers trauma, which stays with him."""

    name = "trauma"
    rulings = ("ahlcg-reference/trauma.a",)
    carries = (Manner,)
    tells = "{who} suffers {amount} {word} trauma."

    def perform(self, game: Game, event: Event) -> bool:
        held = game.investigators[event.player]
        facts = game.printed[held.card].facts
        if event.word == "mental":
            held.mental += event.amount
            bears, fate = held.mental < facts.sanity, INSANE
        else:
            held.physical += event.amount
            bears, fate = held.physical < facts.health, KILLED
        game.note(event)
        if not bears and not held.killed:
            held.killed = fate
            tell(game, "lost", fate, event.player)
        return True
