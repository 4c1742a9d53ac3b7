"""Playing cards and using abilities, in the order of the initiation sequence (rules reference, Appendix I)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.rules.attacks import Opportunities
from silverkey.arkham.rules.effects import Effect
from silverkey.arkham.rules.legality import limit_key
from silverkey.arkham.rules.paying import action_price, cost_of, fitting_extras
from silverkey.arkham.rules.playing import event_resolved
from silverkey.arkham.rules.room import MakingRoom
from silverkey.arkham.rules.this_test import give_up
from silverkey.arkham.table import zones
from silverkey.arkham.vocabulary.abilities import Ability
from silverkey.arkham.vocabulary.turns import Unprovoking
from silverkey.arkham.words import ACTIVATE, ASSET, EVENT, LIMBO, PLAY, SAFE
from silverkey.cardgame.initiation import Initiation
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


class Use(Initiation["Game", Ability]):
    """One card being played, one ability being used, or one basic action being taken."""

    __slots__ = ("free", "origin", "played", "spent")

    STEPS = ("spend_actions", "pay", "provoke", "commence", "execute", "place", "finish")

    def __init__(self, player: int, card: int, ability: Ability, ctx: Context, origin: str, free: bool) -> None:
        super().__init__(player, card, ability, ctx)
        self.origin = origin
        """The zone that a card is played from; nothing where an ability is used."""
        self.played = bool(origin)
        """A card is played, rather than an ability used."""
        self.free = free
        """Without its costs."""
        self.spent = 0
        """How many actions have been spent."""

    @property
    def action(self) -> str:
        """What action it is."""
        return self.ability.action or (PLAY if self.played else ACTIVATE)

    def spend_actions(self, game: Game) -> None:
        """2. Actions are spent. An additional action that fits is used first; among several he chooses (1.10)."""
        wanted = 0 if self.free else action_price(game, self.player, self.ability, self.action)
        if self.spent >= wanted:
            if self.spent:
                game.investigators[self.player].taken.append(self.action)
            return
        self.repeat()
        fitting = fitting_extras(game, self.player, self.card, self.ability)
        self.spent += 1
        if fitting:
            game.ask(self.player, "which action", [Option("card", card) for card in dict.fromkeys(fitting)])
        else:
            game.investigators[self.player].actions -= 1

    def answered(self, game: Game, option: Option) -> None:
        """It is settled which additional action is used."""
        game.investigators[self.player].used.append(option.card)

    def pay(self, game: Game) -> None:
        if not self.free:
            if self.played:
                game.investigators[self.player].resources -= cost_of(game, self.player, self.card)
            super().pay(game)

    def provoke(self, game: Game) -> None:
        """Attacks of opportunity come after all costs (ahlcg-1.2/1.1)."""
        if self.spent and self.action not in SAFE and not self.ability.holds(Unprovoking):
            game.push(Opportunities(self.player))

    def commence(self, game: Game) -> None:
        """3. The card commences being played, unless it or its player is gone by now."""
        if game.investigators[self.player].fate or (self.played and game.zone[self.card] != self.origin):
            self.go("finish")
            return
        if self.spent:
            target = self.ctx.cards.get("target", (-1,))[0]
            game.note(Event("take action", target, self.player, cause=self.action))
        self.ctx.numbers["taken"] = self.spent
        if self.played:
            if game.face(self.card).type == EVENT:
                zones.move(game, self.card, LIMBO)
            game.note(Event("play", self.card, self.player))
        else:
            game.note(Event("use", self.card, self.player, cause=self.ability.kind.partition(" ")[0]))
        if self.ability.limit is not None:
            key = limit_key(game, self.player, self.card, self.ability)
            game.limits[key] = game.limits.get(key, 0) + 1

    def execute(self, game: Game) -> None:
        """4. The effects resolve."""
        if self.played and game.face(self.card).type == ASSET:
            entering = Event("enter", self.card, self.player, cause="controlled")
            game.push(MakingRoom(self.player, entering), "executed")
        else:
            game.push(Effect(self.ability.effect, self.ctx.copy()), "executed")

    def place(self, game: Game) -> None:
        """The card is regarded as played, and an event goes to its owner's discard pile."""
        if not self.played:
            return
        if game.zone[self.card] == LIMBO:
            event_resolved(game, self.card)
        game.happen([Event("played", self.card, self.player)])

    def finish(self, game: Game) -> None:
        """It is over."""
        give_up(game, self.ctx.source)
        game.pop(True)
