"""Drawing cards: from one's own deck, and from the encounter deck (rules reference, 1.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.details import Harm
from silverkey.arkham.rules.effects import Effect
from silverkey.arkham.rules.enemies import Spawning
from silverkey.arkham.rules.timing import listened
from silverkey.arkham.table import zones
from silverkey.arkham.vocabulary.conditions import AgainThisPhase, drawing_key
from silverkey.arkham.words import ENEMY, FROM_DECK, HAND, LIMBO, PLAYER_TYPES, TREACHERY, VICTORY
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


class Drawing(Frame["Game"]):
    """An investigator draws cards from his deck, all at once; weaknesses among them are then resolved."""

    __slots__ = ("drawn", "emptied", "left", "player", "weak")

    STEPS = ("draw", "resolve", "hear", "pay", "over")

    def __init__(self, player: int, number: int) -> None:
        self.player = player
        self.left = number
        self.drawn: list[int] = []
        self.weak: list[int] = []
        """The weaknesses among them that are yet to be resolved."""
        self.emptied = False
        """The deck was empty and had to be made anew."""

    def draw(self, game: Game) -> None:
        """The cards come into hand. An empty deck is made anew from the discard pile, at the price of one horror."""
        held = game.investigators[self.player]
        while self.left > 0:
            if not held.deck:
                self.emptied = True
                if not held.discard:
                    break
                zones.renew_deck(game, self.player)
            card = held.deck[-1]
            zones.move(game, card, HAND)
            self.drawn.append(card)
            if game.printed[card].facts.weakness:
                self.weak.append(card)
            self.left -= 1
        if self.drawn:
            game.reveal_to(self.player)
            game.note(Event("draw", -1, self.player, len(self.drawn), cards=tuple(self.drawn)))

    def resolve(self, game: Game) -> None:
        """A weakness that was drawn is resolved. Whoever is eliminated by one has nothing of what he has drawn."""
        if game.investigators[self.player].fate:
            self.drawn, self.weak = [], []
        if self.weak:
            self.repeat()
            game.push(Encountering(self.weak.pop(0), self.player))

    def hear(self, game: Game) -> None:
        """Whatever answers the drawing of single cards may do so."""
        if self.drawn and listened(game, "card drawn"):
            game.happen([Event("card drawn", card, self.player) for card in self.drawn])

    def pay(self, game: Game) -> None:
        """Whoever had to make his deck anew takes one horror once all is drawn."""
        if self.emptied:
            mine = game.investigators[self.player].card
            game.happen([Event("deal", mine, self.player, detail=Harm(0, 1))])

    def over(self, game: Game) -> None:
        """It is over."""
        game.pop(self.left == 0)


class Encountering(Frame["Game"]):
    """An encounter card or a weakness is drawn and resolved."""

    __slots__ = ("card", "cause", "player", "resolved", "surging")

    STEPS = ("reveal", "enter", "discard", "surge", "over")

    def __init__(self, card: int, player: int, cause: str = "") -> None:
        self.card = card
        self.player = player
        self.cause = cause
        """Whether it came from the top of the encounter deck."""
        self.surging = False
        """It has gained surge."""
        self.resolved = False
        """Whether all that it does is done, but for what surges."""

    def perilous(self, game: Game) -> bool:
        """Whether the others have no say: while a card with peril is resolved, but not in what surges after it."""
        return not self.resolved and "Peril" in game.printed[self.card].keywords

    def reveal(self, game: Game) -> None:
        """Its revelation is resolved. Until then it lies in limbo, but for what stays in hand."""
        if game.owner[self.card] < 0 or game.printed[self.card].type not in PLAYER_TYPES:
            zones.move(game, self.card, LIMBO)
        if game.printed[self.card].hidden:
            game.reveal_to(self.player)
        else:
            game.reveal_to_all()
        game.note(Event("encounter", self.card, self.player, cause=self.cause))
        if any(ability.holds(AgainThisPhase) for ability in game.printed[self.card].revelations):
            key = drawing_key(game, self.card)
            game.limits[key] = game.limits.get(key, 0) + 1
        if game.printed[self.card].revelations:
            game.happen([Event("revelation", self.card, self.player)])

    def enter(self, game: Game) -> None:
        """An enemy spawns."""
        if game.zone[self.card] != LIMBO or game.printed[self.card].type != ENEMY:
            return
        if game.investigators[self.player].fate:
            zones.move(game, self.card, zones.discard_zone(game, self.card))
        else:
            game.push(Spawning(self.card, self.player))

    def discard(self, game: Game) -> None:
        """What has not come into play goes to its discard pile, a treachery with victory points to the display."""
        if game.zone[self.card] == LIMBO:
            face = game.printed[self.card]
            victory = face.type == TREACHERY and face.facts.victory is not None
            zones.move(game, self.card, VICTORY if victory else zones.discard_zone(game, self.card))

    def surge(self, game: Game) -> None:
        """Another card is drawn for one that surges."""
        self.resolved = True
        if (self.surging or "Surge" in game.printed[self.card].keywords) and not game.investigators[self.player].fate:
            draw_encounter(game, self.player)

    def over(self, game: Game) -> None:
        """It is over."""
        game.pop(True)


def revealing(game: Game, card: int, player: int) -> Effect:
    """The revelation of a card, about to be resolved."""
    abilities = game.printed[card].revelations
    effect = tuple(instruction for ability in abilities for instruction in ability.effect)
    return Effect(effect, Context(player, card, kind=abilities[0].kind))


def draw_encounter(game: Game, player: int) -> None:
    """An investigator draws the top card of the encounter deck."""
    if game.encounter_deck:
        game.happen([Event("encounter", game.encounter_deck[-1], player, cause=FROM_DECK)])


def gain_surge(game: Game, card: int) -> None:
    """Another card is drawn after the one that is being encountered."""
    for frame in reversed(game.stack):
        if isinstance(frame, Encountering) and frame.card == card:
            frame.surging = True
            return


def holder(game: Game, card: int) -> int:
    """Whoever has a card of the scenario in his hand, or is drawing it; or -1."""
    for player, held in enumerate(game.investigators):
        if card in held.hand:
            return player
    drawing = (frame.player for frame in game.stack if isinstance(frame, Encountering) and frame.card == card)
    return next(drawing, -1)


def in_peril(game: Game) -> int:
    """Whoever resolves an encounter with peril, in which the others have no say; or -1."""
    for frame in reversed(game.stack):
        if isinstance(frame, Encountering) and frame.perilous(game):
            return frame.player
    return -1
