"""Triggers: the triggering conditions that forced abilities and reactions answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.arkham.remains import Remains
from silverkey.arkham.vocabulary.cards import Cards
from silverkey.arkham.vocabulary.moments import clause
from silverkey.arkham.words import AFTER, AT
from silverkey.cardgame.words import triggers
from silverkey.cardgame.words.conditions import Condition, all_true
from silverkey.cardgame.words.references import Ref, This

if TYPE_CHECKING:
    from silverkey.arkham.game import Game
    from silverkey.kernel.event import Event
    from silverkey.language.context import Context

LEAVING = ("discard", "defeat", "return to hand", "add to victory", "shuffle in")
"""How cards leave play."""
YOU, ANYBODY, BEARER = "you", "anybody", "bearer"


@dataclass(frozen=True, eq=False)
class Trigger(triggers.Trigger):
    """Which events are answered. Everything that is not said does not matter; what is said, its clause says."""

    card: Ref | Cards | None = None
    """What it happens to; a card that has left play is asked what it was then."""
    player: str = ""
    """YOU: it is your event. BEARER: it is that of whoever owns this card."""
    place: Ref | Cards | None = None
    """Where it happens, or what a test is about."""
    source: Ref | Cards | None = None
    """What brings it about."""
    causes: tuple[str, ...] = ()
    which: str = ""
    """The phase, the token, or what is attempted in a test."""
    least: int = -1
    """In a test: by how much it succeeded or failed at least."""
    most: int = -1
    """The same at the most."""
    but: str = ""
    """Any chaos token but this."""
    negative: bool = False
    """It is a chaos token with a negative modifier."""
    beside: bool = False
    """It happens to an investigator at this card's location."""
    here: bool = False
    """It happens to an investigator, or to a card, at your location."""
    once: bool = False
    """Once for all such events that happen together."""
    last_clue: Ref | None = None
    """It takes the last clue from such a card."""
    when: tuple[Condition, ...] = ()

    @property
    def leaving(self) -> bool:
        return set(self.verbs) <= set(LEAVING) and isinstance(self.card, This)

    def heard_gone(self, kind: str) -> bool:
        return self.leaving and kind.rpartition(" ")[2] in (AT, AFTER)

    def fits(self, game: Game, ctx: Context, event: Event) -> bool:
        if not self.answers(game, ctx, event):
            return False
        if not self.once:
            return True
        alike = (other for other in game.together(event) if other.verb in self.verbs and self.answers(game, ctx, other))
        return next(alike, event) is event

    def answers(self, game: Game, ctx: Context, event: Event) -> bool:
        """Whether an event is one of those meant."""
        if self.player == YOU and event.player != ctx.you:
            return False
        if self.player == BEARER and event.player != game.owner[ctx.source]:
            return False
        if self.card is not None and not self._is(game, ctx, self.card, event.card, event):
            return False
        if self.source is not None and not self._is(game, ctx, self.source, event.source, None):
            return False
        if self.place is not None and not self._is(game, ctx, self.place, event.place, None):
            return False
        if self.causes and event.cause not in self.causes:
            return False
        if (self.which and event.word != self.which) or (self.but and event.word == self.but):
            return False
        by = getattr(event.detail, "by", 0)
        if (self.least >= 0 and by < self.least) or (self.most >= 0 and by > self.most):
            return False
        if self.here and not self._here(game, ctx, event):
            return False
        if self.beside and game.investigators[event.player].location != game.location_of(ctx.source):
            return False
        if self.last_clue is not None and not self._bereaves(game, ctx, event):
            return False
        if self.negative and game.token_modifier(event.player, event.word) >= 0:
            return False
        return not self.when or all_true(self.when, game, ctx)

    @staticmethod
    def _is(game: Game, ctx: Context, wanted: Ref | Cards, card: int, event: Event | None) -> bool:
        if card < 0:
            return False
        if isinstance(wanted, Ref):
            return card in wanted.cards(game, ctx)
        if event is not None and isinstance(event.memory, Remains):
            return wanted.described(ctx, game.investigators[ctx.you].location, event.memory)
        return wanted.match(game, ctx, card)

    def _bereaves(self, game: Game, ctx: Context, event: Event) -> bool:
        """Whether an event that is about to resolve leaves a card without clues that has some."""
        assert self.last_clue is not None
        if event.verb == "place clues" and event.place < 0:
            return False
        card = event.place if event.place >= 0 else event.card
        there = game.in_play.get(card)
        return there is not None and 0 < there.clues <= event.amount and card in self.last_clue.cards(game, ctx)

    @staticmethod
    def _here(game: Game, ctx: Context, event: Event) -> bool:
        here = game.investigators[ctx.you].location
        if isinstance(event.memory, Remains):
            return event.memory.location == here >= 0
        if event.card >= 0 and event.card in game.in_play:
            return game.location_of(event.card) == here
        return event.player >= 0 and game.investigators[event.player].location == here

    def english(self, title: str, kind: str) -> str:
        return clause(self, title, kind)


def leaves_play(card: Ref) -> Trigger:
    """What answers that a card leaves play."""
    return Trigger(LEAVING, card=card)


LOSING_CLUES = ("gain clues", "remove clues", "place clues", "flip clues")
"""What takes clues from cards that are no locations; they may be placed on another card."""


def last_clue_of(card: Ref) -> Trigger:
    """What answers that the last clue is removed from a card."""
    return Trigger(LOSING_CLUES, last_clue=card)


def on(*verbs: str, **said: Any) -> Trigger:
    """What answers events of certain kinds, with whatever else a trigger may say about them."""
    return Trigger(verbs, **said)
