"""Acts and agendas advance; the scenario ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.rules.effects import Effect
from silverkey.arkham.scenarios.making import all_outlines
from silverkey.arkham.table import bag, zones
from silverkey.arkham.table import map as places
from silverkey.arkham.words import ACT, ACT_DECK, AGENDA, AGENDA_DECK, REMOVED, VICTORY
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame
from silverkey.language.context import Context
from silverkey.language.program import Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


class Advancing(Frame["Game"]):
    """The current act or agenda advances (rules reference, Act Deck and Agenda Deck)."""

    __slots__ = ("card", "kind")

    STEPS = ("clear", "turn", "next", "over")

    def __init__(self, card: int, kind: str) -> None:
        self.card = card
        self.kind = kind
        """An act or an agenda."""

    def clear(self, game: Game) -> None:
        """1. Its tokens are removed; with an agenda, all doom in play."""
        if self.card in game.in_play:
            standing = game.in_play[self.card]
            standing.clues = standing.doom = standing.tokens = 0
        if self.kind == AGENDA:
            for standing in game.in_play.values():
                standing.doom = 0
        game.touch()

    def turn(self, game: Game) -> None:
        """2. It is turned over, and its other side is followed."""
        game.in_play[self.card].turned = True
        effect = tuple(part for ability in game.printed[self.card].reverse for part in ability.effect)
        if effect:
            game.push(Effect(effect, Context(game.lead, self.card)))

    def next(self, game: Game) -> None:
        """3. The next card of its deck takes its place."""
        if game.resolution or game.zone[self.card] == REMOVED or game.act == game.agenda:
            return
        if self.card in game.in_play:
            zones.leave_play(game, self.card, REMOVED)
        next_stage(game, self.kind)

    def over(self, game: Game) -> None:
        """It has advanced."""
        game.pop(True)


def next_stage(game: Game, kind: str) -> None:
    """The next card of the act or agenda deck becomes the current one."""
    deck = game.act_deck if kind == ACT else game.agenda_deck
    if not deck:
        return
    card = deck[0]
    assert game.zone[card] == (ACT_DECK if kind == ACT else AGENDA_DECK)
    zones.enter(game, card)
    if kind == ACT:
        game.act = card
    else:
        game.agenda = card


def doom_in_play(game: Game) -> int:
    """All doom on cards in play."""
    return sum(standing.doom for standing in game.in_play.values())


def check_doom(game: Game) -> None:
    """The agenda advances if there is enough doom in play."""
    needed = game.face(game.agenda).facts.doom
    if needed is not None and not game.in_play[game.agenda].turned and doom_in_play(game) >= needed:
        game.happen([Event("advance", game.agenda)])


def is_advancing(game: Game, card: int) -> bool:
    """Whether an act or agenda is on its way already."""
    pending = any(event.verb == "advance" and event.card == card for event in game.events.values())
    return pending or any(isinstance(frame, Advancing) and frame.card == card for frame in game.stack)


class Ending(Frame["Game"]):
    """Lies below everything in a scenario: when a resolution is reached, all else ends at once, and this goes on."""

    __slots__ = ("ended",)

    STEPS = ("weaknesses", "collect", "resolve", "over")

    def __init__(self) -> None:
        self.ended = False
        """Whether everything above has been ended."""

    def unwind(self, game: Game) -> bool:
        """End everything above, once."""
        if self.ended:
            return False
        self.ended = True
        del game.stack[game.stack.index(self) + 1 :]
        game.events.clear()
        game.spent.clear()
        bag.put_all_back(game)
        return True

    def weaknesses(self, game: Game) -> None:
        """When the game ends, cards may have their say, for each investigator who is still in it."""
        game.happen([Event("game ends", -1, player) for player in game.playing()])

    def collect(self, game: Game) -> None:
        """Locations with victory points, revealed and without clues, join the victory display."""
        for card in places.locations(game):
            standing = game.in_play[card]
            if game.printed[card].facts.victory is not None and standing.revealed and not standing.clues:
                zones.leave_play(game, card, VICTORY)

    def resolve(self, game: Game) -> None:
        """What the resolution brings."""
        scenario = all_outlines().get(game.scenario)
        effect = () if scenario is None else scenario.resolutions.get(game.resolution, ())
        if effect:
            game.push(Program(effect, Context(game.lead, game.reference)))

    def over(self, game: Game) -> None:
        """The scenario is over, and with it the game unless it is part of a campaign."""
        if game.stack[0] is not self:
            game.pop(True)
            return
        game.over = True
        game.pending = None


def unwind(game: Game) -> bool:
    """End everything that is under way, once a resolution is reached."""
    return any(isinstance(frame, Ending) and frame.unwind(game) for frame in game.stack)
