"""Using a card: initiation a to f, disrupts, execution, and the window of seven steps around a player's action."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from silverkey.cardgame import initiation, windows
from silverkey.cardgame.details import Manner
from silverkey.cardgame.windows import compel
from silverkey.cthulhu.details import REGARDLESS
from silverkey.cthulhu.rules.legality import (
    costs_and_tolls,
    forget_means,
    narrow_gifts,
    note_gifts,
    note_means,
    uses_x,
    words_of_tolls,
    x_values,
)
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.table.played import by_a_player, limit_key, note_played
from silverkey.cthulhu.table.values import Remains, Used, Values
from silverkey.cthulhu.vocabulary.constants import changed_by
from silverkey.cthulhu.vocabulary.playing import MayPlay
from silverkey.cthulhu.vocabulary.references import PAYABLE
from silverkey.cthulhu.words import (
    CHARACTER,
    COST,
    DECK,
    DISCARD,
    DISRUPT,
    DOMAIN,
    EVENT,
    HAND,
    IN_PLAY,
    NEXT_ACTION,
    PASSIVE,
    PLACE_DORMANT,
    PLAY,
    PLAYED,
    TRIGGERED,
    WON,
)
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cardgame.words.costs import Cost
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.vocabulary.abilities import Ability


LIKE_HAND = (HAND, DECK, DISCARD, DOMAIN, IN_PLAY)
"""Where a card may lie that is played as though it were in hand."""


class PayingTolls(initiation.Paying):
    """An ability's own costs being paid, and then what is done besides: that is not what its effect was paid with."""

    __slots__ = ("tolls",)

    def __init__(self, costs: tuple[Cost, ...], tolls: tuple[Cost, ...], ctx: Context) -> None:
        super().__init__(costs, ctx)
        self.tolls = tolls
        """What is still to be done besides."""

    def perform(self, game: Game) -> None:
        if not (self.ok and self.tolls and self.position == len(self.program)):
            super().perform(game)
            return
        tolls, self.tolls = self.tolls, ()
        game.push(initiation.Paying(tolls, words_of_tolls(self.ctx)), "tolled")

    def tolled(self, game: Game, ctx: Context | None) -> None:
        """It is done, or could not be."""
        self.ok = ctx is not None


class Use(initiation.Initiation["Game", "Ability"]):
    """One card being played, or one ability being used: steps 1 to 5 of an action."""

    __slots__ = ("opens", "remains", "values", "zone")

    STEPS = (
        "a_determine_cost",
        "designate",
        "pay",
        "f_trigger",
        "disrupt",
        "execute",
        "consequences",
        "clear",
        "finish",
    )

    def __init__(self, player: int, card: int, ability: Ability, ctx: Context, opens: bool = False) -> None:
        super().__init__(player, card, ability, ctx)
        self.opens = opens
        """Whether it is the action that its window was opened for."""
        self.zone = ""
        self.values: Values | None = None
        """The card's values to begin with, where some card of this game asks what is used."""
        self.remains: Remains | None = None
        """The card as it was to begin with, if it was in play."""

    def a_determine_cost(self, game: Game) -> None:
        """X is settled first where the player is to say what it is."""
        self.zone = game.zone[self.card]
        triggered = self.ability.kind == PLAY or self.ability.kind in TRIGGERED
        if triggered and not game.heard.isdisjoint(("resolve", "use")):
            self.remains = Remains(game, self.card) if self.card in game.in_play else None
            self.values = game.values(self.card) if self.remains is not None else Values(game.printed[self.card])
        if "free" not in self.ctx.numbers and uses_x(game, self.card, self.ability):
            values = x_values(game, self.ctx, self.ability)
            if not values:
                self.abandon(game)
                return
            game.ask(self.player, "x", [Option("number", -1, x) for x in values], self.card)

    def designate(self, game: Game) -> None:
        """Targets are chosen; some may cost something."""
        if self.ability.targets:
            note_means(game, self.ctx, self.ability)
            note_gifts(game, self.ctx, self.ability)
        super().designate(game)

    def pay(self, game: Game) -> None:
        """Penalties and modifiers are part of what the costs come to (c, d and e)."""
        forget_means(self.ctx)
        narrow_gifts(game, self.ctx, self.ability)
        costs, tolls = costs_and_tolls(game, self.ability, self.ctx)
        if tolls:
            game.push(PayingTolls(costs, tolls, self.ctx.copy()), "paid")
        elif costs:
            game.push(initiation.Paying(costs, self.ctx.copy()), "paid")

    def paid(self, game: Game, ctx: Context | None) -> None:
        super().paid(game, ctx)
        self.ctx.cards.pop(PAYABLE, None)

    def f_trigger(self, game: Game) -> None:
        """The card is played, or the effect triggered."""
        if self.ability is game.printed[self.card].play and self.played and game.zone[self.card] != self.zone:
            self.go("finish")  # a Transient resource that was spent on itself
            return
        card, ability = self.card, self.ability
        if ability.limit is not None:
            place = game.in_play[self.ctx.cards["chosen"][0]].committed if ability.limit.each else -1
            key = limit_key(game, self.player, card, ability.limit, place)
            game.limits[key] = game.limits.get(key, 0) + 1
        if self.played and game.printed[card].type == EVENT:
            zones.take(game, card)
            game.place(card, PLAYED)
        if self.from_discard:
            for effect in game.lasting:
                if isinstance(effect.change, MayPlay) and effect.change.once:
                    effect.cards = tuple(lent for lent in effect.cards if lent[0] != card)
            game.touch()
        if ability in (game.printed[card].play, game.printed[card].free, game.printed[card].dormant):
            event = Event("play", card, self.player, self.ctx.numbers.get("price", 0))
            event.origin = HAND if self.played else self.zone
            event.memory = self.ctx.copy() if "play" in game.heard else None
            game.note(event)
        if by_a_player(game, ability.kind):
            game.sides[self.player].effects += 1
        if game.noticed("use"):
            game.note(self.used(game, "use"))
        if ability is game.printed[card].free or (ability is game.printed[card].play and self.played):
            note_played(game, self.player, card)
        if ability.triggered and self.in_play and self.ctx.numbers.get("overpaid", 0) > 0:
            game.note(Event("overpay", card, self.player, self.ctx.numbers["overpaid"]))

    def used(self, game: Game, verb: str) -> Event:
        """This use as an event that cards may answer."""
        chosen = self.chosen(game)
        event = Event(
            verb,
            self.card,
            self.player,
            source=self.card,
            by=self.player,
            cause=self.ability.kind,
            origin=WON if self.ability.zone == WON else IN_PLAY if self.in_play else self.zone,
            cards=chosen,
        )
        if self.values is not None:
            targets = tuple(card for one in self.ability.targets for card in self.ctx.cards.get(one.name, ()))
            event.memory = Used(game, self.ability, self.ctx, self.values, self.remains, targets)
        return event

    @property
    def in_play(self) -> bool:
        """Used by a card in play, or by one that left play and speaks as if it still were (timing/leaving-play.a)."""
        return (self.zone == IN_PLAY and not self.played) or self.ability.leaving

    @property
    def played(self) -> bool:
        """Played from hand or as though from there (reading/73), and not merely triggered."""
        return self.ability.zone == HAND and self.zone in LIKE_HAND and self.ability.kind != PLACE_DORMANT

    @property
    def from_discard(self) -> bool:
        """Played from the discard pile as though from hand."""
        return self.played and self.zone == DISCARD and "now" not in self.ctx.numbers

    def chosen(self, game: Game) -> tuple[int, ...]:
        """Every card chosen so far; what a cost has moved is no choice."""
        unchosen = (COST, "moved", "left")
        named = ((name, cards) for name, cards in self.ctx.cards.items() if not name.endswith("@"))
        return tuple(card for name, cards in named if name not in unchosen for card in cards)

    def disrupt(self, game: Game) -> None:
        """Step 2 (or 4.II, 5.II, 6.II): players may disrupt the execution."""
        if self.ability.kind == PLACE_DORMANT:
            return
        if self.vetoed(game):
            self.go("consequences")
            if game.observer is not None:
                game.observer(Event("cancelled", self.card, self.player))
            return
        if "resolve" in game.heard:
            self.event = game.offer_interrupt(self.used(game, "resolve"))

    def vetoed(self, game: Game) -> bool:
        """Whether a passive cancels it at once, as the first effect that its player triggers this turn."""
        first = by_a_player(game, self.ability.kind) and game.sides[self.player].effects == 1
        return (
            first
            and any(ctx.you != self.player for ctx in changed_by(game, "first cancelled"))
            and game.cancellable(self.card)
        )

    def executed(self, game: Game, full: bool) -> None:
        """Nothing may have come even of all that a story does: it may have been done to all of none."""
        super().executed(game, full and self.ability.zone != WON)

    def cancelled(self, game: Game) -> None:
        """Its costs stay paid (coc-latest/2.13.f); an event that was not taken from hand is (a switch) discarded."""
        if game.zone[self.card] == HAND and game.edition.cancelled_in_hand_discarded:
            zones.move(game, self.card, DISCARD)

    def consequences(self, game: Game) -> None:
        """Steps 4 and 5. What a Disrupt did, or what another effect triggered, waits for those of the whole."""
        if self.ability.triggered and self.zone == IN_PLAY:
            self.madden(game)
        if self.ability.kind != DISRUPT and "free" not in self.ctx.numbers:
            compel(game)

    def madden(self, game: Game) -> None:
        """A character goes insane for having used an ability, where something says so."""
        said = changed_by(game, "use maddens")
        if said and self.card in game.in_play and game.values(self.card).type == CHARACTER:
            source, by = said[0].source, said[0].you
            game.happen(
                [Event("insane", self.card, by, source=source, by=by, cause=PASSIVE, detail=Manner(REGARDLESS))]
            )

    def clear(self, game: Game) -> None:
        """An event is discarded when its action is complete: here, or with the window it opened (coc-latest/2.32.a)."""
        if not self.opens:
            clear_event(game, self.card, self.from_discard)

    def finish(self, game: Game) -> None:
        """That is all."""
        game.pop(self.from_discard)

    def answered(self, game: Game, option: Option) -> None:
        """X is chosen."""
        self.ctx.numbers["x"] = option.number


def clear_event(game: Game, card: int, under_deck: bool) -> None:
    """Discard an event that has been played and lies nowhere yet, or put it under its owner's deck.

    That is where an event goes that was played from the discard pile (coc-2.0/errata/forbidden-relics/chant-of-thoth).
    """
    if game.zone[card] != PLAYED:
        return
    if under_deck:
        zones.put(game, card, DECK, bottom=True)
        game.note(Event("bottom", card, game.owner[card], origin=PLAYED))
    elif game.may_be_interrupted("discard played"):
        game.happen([Event("discard played", card, game.owner[card])])
    else:
        zones.clear_event(game, card)


class Window(windows.OpenWindow["Game"]):
    """Steps 6 and 7 of an action. What is pushed above it at once is steps 1 to 5 of a player's."""

    __slots__ = ("card", "initiator", "responses", "under_deck")

    STEPS: ClassVar[tuple[str, ...]] = ("react", "clear", "close")

    def __init__(self, begun: int, initiator: int, card: int = -1, responses: bool = True) -> None:
        super().__init__(begun)
        self.initiator = initiator
        """The player who took the action, or -1 for a framework action."""
        self.card = card
        self.under_deck = False
        """The event that was played goes under its owner's deck."""
        self.responses = responses

    def acted(self, game: Game, under_deck: bool) -> None:
        """A player's action is done."""
        self.under_deck = under_deck

    def react(self, game: Game) -> None:
        """6. Any opportunity of this window may be used until both players decline in a row."""
        if self.responses:
            super().react(game)

    def first_to_react(self, game: Game) -> int:
        """The active player, or (a switch) the player left of the initiator."""
        if game.edition.active_responds_first or self.initiator < 0:
            return game.active
        return game.after(self.initiator)

    def clear(self, game: Game) -> None:
        """7. The action ends, and with it an event that was played."""
        if self.card >= 0:
            clear_event(game, self.card, self.under_deck)


def begin_action(game: Game, player: int, card: int, ability: Ability) -> None:
    """A player takes an action: step 1. Whatever his next action might have been is forgotten with it."""
    over = [
        effect
        for effect in game.lasting
        if effect.until == NEXT_ACTION
        and effect.context.you == player
        and card not in effect.context.cards.get("revealed", ())
    ]
    if over:
        game.lasting = [effect for effect in game.lasting if effect not in over]
        game.touch()
    game.push(Window(game.serial, player, card))
    game.use(player, card, ability, opens=True)
