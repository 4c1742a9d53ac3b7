"""Triggers: the events that Disrupts, Responses, Forced Responses and timed passives answer."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.words import triggers
from silverkey.cardgame.words.conditions import Condition, all_true
from silverkey.cardgame.words.players import Who
from silverkey.cardgame.words.references import THIS, Ref, This
from silverkey.cthulhu.table.played import by_a_player
from silverkey.cthulhu.table.values import Remains, Used
from silverkey.cthulhu.vocabulary.clauses import clause_of, moments_of, told_by
from silverkey.cthulhu.vocabulary.filters import Cards, Either
from silverkey.cthulhu.vocabulary.matching import NOWHERE
from silverkey.cthulhu.vocabulary.moments import AFTER, ANY_WAY, ANYTHING, FAMILIES, INTO_DISCARD, MOMENTS, deaf
from silverkey.cthulhu.vocabulary.parts import unknown_later
from silverkey.cthulhu.words import (
    ACTION,
    CHARACTER,
    DEADLY,
    EVENT,
    HAND,
    IN_PLAY,
    PASSIVE,
    PLAY,
    RESPONSE,
    SUPPORT,
    TRIGGERED,
    YOU,
)
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.kernel.event import Event
    from silverkey.language.context import Context


@dataclass(frozen=True, eq=False)
class Trigger(triggers.Trigger):
    """Which events are answered. Everything that is not said does not matter; what is said, its clause says."""

    card: Ref | Cards | Either | None = None
    """What it happens to; a card that has left play is asked what it was then."""
    player: str | Who = ""
    """Whose event it is: YOU, OPPONENT or somebody in particular."""
    by: str = ""
    """Whose effect brings it about: YOU or OPPONENT."""
    cards: Cards | None = None
    """One of the cards of the event is such: of those drawn, or committed."""
    number: int = 1
    """So many of them are such and were committed to the same story."""
    amount_min: int = -1
    origin: str = ""
    """The zone that the card comes from."""
    which: str | tuple[str, ...] = ""
    """The struggle (or one of several), the phase, or whether the success was opposed."""
    causes: tuple[str, ...] = ()
    source_types: tuple[str, ...] = ()
    """Printed types of the card whose effect it is; with IN_PLAY, only a card in play."""
    by_another: bool = False
    """Not brought about by this card itself."""
    by_effect: bool = False
    """Only what a card effect brings about: neither the rules, nor playing a card, nor paying a cost."""
    targets: Ref | Cards | None = None
    """One of the cards that the effect chose; a card that has left play since is asked what it was then."""
    at: Ref | None = None
    """The story where it happens."""
    together: bool = False
    """What comes to a player together is answered once, by the first of it: '1 or more'."""
    when: tuple[Condition, ...] = ()
    rulings: tuple[str, ...] = ()
    """Rulings on what it does not answer."""

    @property
    def heard(self) -> tuple[str, ...]:
        return tuple(heard for verb in self.verbs for heard in ANY_WAY.get(verb, (verb,)))

    @property
    def leaving(self) -> bool:
        """Whether it speaks of this card's own leaving play."""
        gone = all(verb in MOMENTS and MOMENTS[verb].leaves for verb in self.verbs)
        return gone and isinstance(self.card, This) and (self.origin == IN_PLAY or "enters discard" not in self.verbs)

    def heard_gone(self, kind: str) -> bool:
        return self.leaving and kind in AFTER

    def wrong(self, kind: str) -> str:
        for verb in self.verbs:
            unheard = deaf(kind, verb)
            if unheard:
                return unheard
        if self.verbs in FAMILIES:
            return ""
        told = {name for moment in moments_of(self) for name in told_by(moment)}
        for one in self.card.kinds if isinstance(self.card, Either) else (self.card,):
            if isinstance(one, Cards) and not one.printed and unknown_later(one):
                return f"“{unknown_later(one)}” cannot be told of a card that has left play, or is leaving it."
        for part in fields(self)[1:]:
            if getattr(self, part.name) != part.default and part.name not in told:
                known = english.listed(sorted(filter(None, told)), "or")
                return f"“{self.verbs[0]}” has no “{part.name}” that a card could tell: say {known}."
        return ""

    def fits(self, game: Game, ctx: Context, event: Event) -> bool:
        played = PLAY in self.causes and _is_played(game, event)
        if event.verb == "resolve" and not played and (event.cause == PLAY or PLAY in self.causes):
            return False  # to play a character or support card triggers no effect
        if self.card is not None:
            if isinstance(self.card, Ref):
                if event.card not in self.card.cards(game, ctx):
                    return False
            elif not _is_one_of(game, ctx, event, self.card):
                return False
        if self.player and not self._is_player(game, ctx, event):
            return False
        if self.by and event.by != (ctx.you if self.by == YOU else 1 - ctx.you):
            return False
        if not self._comes_so(game, ctx, event) or (self.when and not all_true(self.when, game, ctx)):
            return False
        return not self.together or not self._came_before(game, ctx, event)

    def _came_before(self, game: Game, ctx: Context, event: Event) -> bool:
        """Whether it has happened to another card at the same moment, of which this has been told already."""
        earlier = (game.events[serial] for serial in game.occurrences if serial < event.serial)
        return any(_alike(other, event) and self.fits(game, ctx, other) for other in earlier)

    def _is_player(self, game: Game, ctx: Context, event: Event) -> bool:
        if event.verb == "use" and not by_a_player(game, event.cause):
            return False
        player = game.owner[event.card] if self.verbs == (INTO_DISCARD,) else event.player
        if isinstance(self.player, Who):
            return player in self.player.players(game, ctx)
        return (player == ctx.you) is (self.player == YOU)

    def _comes_so(self, game: Game, ctx: Context, event: Event) -> bool:
        """Whether the event came about in the right way, and with the right cards."""
        if self.amount_min >= 0 and event.amount < self.amount_min:
            return False
        if self.origin and event.origin != self.origin:
            return False
        if self.at is not None and event.place not in self.at.cards(game, ctx):
            return False
        if self.which and event.word not in ((self.which,) if isinstance(self.which, str) else self.which):
            return False
        cause = event.word if event.cause == DEADLY and event.word else event.cause
        if self.causes and cause not in self.causes and not (event.verb == "resolve" and PLAY in self.causes):
            return False
        if self.by_effect and (event.source < 0 or event.cause in ("play", "cost")):
            return False
        if self.source_types and not _comes_from(game, event, self.source_types):
            return False
        if self.by_another and event.source == ctx.source:
            return False
        if self.cards is not None and not self._has_cards(game, ctx, event):
            return False
        if isinstance(self.targets, Cards):
            return _has_chosen(game, ctx, event, self.targets)
        return self.targets is None or not set(self.targets.cards(game, ctx)).isdisjoint(event.cards)

    def _has_cards(self, game: Game, ctx: Context, event: Event) -> bool:
        """Whether enough of the cards of the event are such."""
        assert self.cards is not None
        fitting = [card for card in event.cards if self.cards.match(game, ctx, card)]
        if self.number == 1 or not fitting:
            return bool(fitting)
        places = [game.in_play[card].committed for card in fitting if card in game.in_play]
        return any(places.count(place) >= self.number for place in set(places))

    def english(self, title: str, kind: str) -> str:
        return clause_of(self, title, kind)


def on(*verbs: str, **said: Any) -> Trigger:
    """What answers events of certain kinds, with whatever else a trigger may say about them."""
    return Trigger(verbs, **said)


def _is_one_of(game: Game, ctx: Context, event: Event, cards: Cards | Either) -> bool:
    """Whether the card of an event is of a kind; a card that has left play, or was used, as it was then."""
    if isinstance(cards, Either):
        return any(_is_one_of(game, ctx, event, kind) for kind in cards.kinds)
    memory = event.memory
    if cards.printed:
        return (cards.zone != IN_PLAY or game.story(event.card) is not None) and cards.match(game, ctx, event.card)
    if isinstance(memory, Remains):
        return cards.fits(game, ctx, event.card, memory.values, memory)
    if isinstance(memory, Used):
        return cards.fits(game, ctx, event.card, memory.values, memory.remains or NOWHERE)
    return event.card in game.in_play and cards.match(game, ctx, event.card)


def _is_played(game: Game, event: Event) -> bool:
    """Whether a card is being played, and not merely an ability of it used."""
    used, face = event.memory, game.printed[event.card]
    return isinstance(used, Used) and used.ability in (face.play, face.free, face.dormant)


def _has_chosen(game: Game, ctx: Context, event: Event, cards: Cards) -> bool:
    """Whether an effect has chosen a card of a kind."""
    used = event.memory
    if not isinstance(used, Used):
        return any(card in game.in_play and cards.match(game, ctx, card) for card in event.cards)
    there = zip(used.there, used.targets, strict=True)
    return any(cards.fits(game, ctx, card, target.values, target) for card, target in there)


def _alike(one: Event, other: Event) -> bool:
    """Whether events come through the same effect to the same player and place."""
    marks = [(event.verb, event.player, event.source, event.cause, event.place) for event in (one, other)]
    return marks[0] == marks[1]


def _comes_from(game: Game, event: Event, types: tuple[str, ...]) -> bool:
    if event.source < 0:
        return False
    if IN_PLAY in types:
        if event.verb == "resolve":
            return event.origin == IN_PLAY
        return game.printed[event.source].type in (CHARACTER, SUPPORT)
    return game.printed[event.source].type in types


AFTER_ENTERING = on("enter", card=THIS)
WHENEVER = on(ANYTHING)
"""Whatever a Response hears: for one that names no moment."""
AFTER_ENTERING_FROM_HAND = on("enter", card=THIS, origin=HAND)
AFTER_PLAYING_THIS = on("enter", card=THIS, player=YOU, causes=(PLAY,))
AFTER_EVENT_PLAYED = on("play", card=Cards(type=EVENT, zone=HAND))
AFTER_COMMITTING = on("commit", card=THIS)
AFTER_RESTORED = on("restore", card=THIS)
WOUNDING_THIS = on("wound", card=THIS)
DRIVING_THIS_INSANE = on("insane", card=THIS)
DESTROYING_THIS = on("destroy", card=THIS)
DESTROYING_A_CHARACTER = on("destroy", card=Cards(type=CHARACTER))
AFTER_LEAVING = on("leaves play", card=THIS)
AFTER_A_CHARACTER_LEAVES = on("leaves play", card=Cards(type=CHARACTER))
AFTER_DISCARDED_FROM_PLAY = on("enters discard", card=THIS, player=YOU, origin=IN_PLAY)
AFTER_ENTERING_A_DISCARD_PILE = on("enters discard", card=THIS, origin=IN_PLAY)
AT_BEGINNING_OF_TURN = on("turn begins")
AFTER_WINNING_BY_TWO = on("win struggle", player=YOU, amount_min=2)
AFTER_WINNING_ARCANE = on("win struggle", player=YOU, which="Arcane")
AFTER_SUCCEEDING = on("succeed", player=YOU)
AFTER_SUCCESS = on("succeed")
AFTER_OVERPAYING = on("overpay", player=YOU)
EFFECT_TRIGGERED = on("resolve", causes=TRIGGERED)
ACTION_OR_RESPONSE_USED = on("resolve", causes=(ACTION, RESPONSE), rulings=("coc-latest/faq/power-drain-power-drain",))
BEFORE_CARD_EFFECT = on("resolve", "sacrifice", causes=(*TRIGGERED, PASSIVE))
