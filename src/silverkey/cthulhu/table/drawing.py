"""Drawing card by card, where somebody may do something about a single card of a draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.board import PILES
from silverkey.cardgame.events import Interrupting
from silverkey.cardgame.triggering import fits, listening
from silverkey.cthulhu.words import DISRUPT, DRAWN, FROM_BOTTOM, HAND, ONE_DRAW, REPLACEMENT
from silverkey.kernel.decision import Option
from silverkey.kernel.event import PENDING, REPLACED, Event
from silverkey.kernel.frame import Frame

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


def drawn_singly(game: Game, player: int) -> bool:
    """Whether a player's draws must be taken card by card."""
    after = (DISRUPT, DRAWN) in game.heard_in_hand or (REPLACEMENT, ONE_DRAW) in game.board.listeners
    return after or game.may_be_interrupted(ONE_DRAW) or bool(game.draws_shown(player))


class Drawing(Frame["Game"]):
    """The cards of one draw. Each is taken off the deck only after its own Disrupts (faq/alyssa-graham-draw)."""

    __slots__ = ("drawn", "event", "left", "one", "seen")

    STEPS = ("begin", "replace", "interrupt", "take", "keep", "end")

    def __init__(self, event: int, number: int) -> None:
        self.event = event
        """The draw as a whole."""
        self.left = number
        self.one = -1
        """The event of the card that is about to be drawn."""
        self.drawn: list[int] = []
        self.seen = -1
        """The last card that was revealed."""

    def begin(self, game: Game) -> None:
        """The next card is about to be drawn."""
        event = game.events[self.event]
        if not self.left or not game.sides[event.player].deck:
            self.go("end")
            return
        self.show(game, event.player, first=True)
        self.one = -1
        if ONE_DRAW in game.heard:
            one = Event(ONE_DRAW, -1, event.player, source=event.source, by=event.by)
            game.enroll(one)
            self.one = one.serial

    def replace(self, game: Game) -> None:
        """Passives may have something else happen in its place."""
        if self.one < 0 or game.events[self.one].status != PENDING:
            return
        for player, card, place, ability in listening(game, REPLACEMENT, game.events[self.one]):
            if (card, place, self.one) not in game.spent and fits(game, player, card, ability, self.one):
                self.repeat()
                game.use_answer(player, Option("trigger", card, place, self.one))
                return

    def interrupt(self, game: Game) -> None:
        """Players may disrupt it."""
        if self.one >= 0 and game.may_be_interrupted(ONE_DRAW) and game.events[self.one].status == PENDING:
            game.push(Interrupting([self.one], game.first_to_interrupt(game.events[self.one].by)))

    def show(self, game: Game, player: int, first: bool) -> None:
        """The card that comes next is revealed if a passive says so: first, or only as it is drawn."""
        side = game.sides[player]
        card = side.deck[0 if self.bottom(game) else -1]
        for before, source in game.draws_shown(player):
            if (before or not first) and card not in (side.shown, self.seen):
                self.seen = card
                if card == side.deck[-1]:
                    side.shown = card
                    game.touch(PILES)
                game.reveal_to_all()
                game.note(Event("reveal", player=player, cards=(card,), source=source))

    def replaced(self, game: Game) -> bool:
        """Whether something else has happened in its place."""
        return self.one >= 0 and game.events[self.one].status == REPLACED

    def bottom(self, game: Game) -> bool:
        """Whether it is the bottom of the deck that is drawn from."""
        return game.events[self.event].origin == FROM_BOTTOM

    def take(self, game: Game) -> None:
        """Whatever card is on top now is drawn."""
        self.left -= 1
        player = game.events[self.event].player
        if not game.went_ahead(self.one) or self.replaced(game) or not game.sides[player].deck:
            self.go("begin")
            return
        self.show(game, player, first=False)
        below = self.one >= 0 and game.events[self.one].origin == FROM_BOTTOM
        card = game.take_top(player, below or self.bottom(game))
        if card is not None:
            game.sides[player].hand.append(card)
            game.place(card, HAND)
            self.drawn.append(card)
            self.one = game.offer_interrupt(Event(DRAWN, card, player))

    def keep(self, game: Game) -> None:
        """What a Disrupt has taken out of the hand again has not been drawn."""
        self.go("begin")
        self.drawn = [card for card in self.drawn if game.zone[card] == HAND]

    def end(self, game: Game) -> None:
        """All of them are drawn."""
        event = game.events[self.event]
        event.amount = len(self.drawn)
        event.cards = tuple(self.drawn)
        if self.drawn:
            game.touch(PILES)
            game.note(event)
        game.pop()
