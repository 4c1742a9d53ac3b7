"""Using a card: initiation a to f, disrupts, execution, and the window of seven steps around a player's action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.triggering import due, resolver
from silverkey.cthulhu.rules import zones
from silverkey.cthulhu.rules.legality import completable, costs_of, limit_key, uses_x, x_values
from silverkey.cthulhu.rules.played import note_played
from silverkey.cthulhu.rules.values import Used, Values
from silverkey.cthulhu.vocabulary.committing import cancellable
from silverkey.cthulhu.vocabulary.limits import CancelsFirst
from silverkey.cthulhu.vocabulary.playing import PlaysChosen
from silverkey.cthulhu.words import (
    ACTION,
    DECK,
    DISCARD,
    DISRUPT,
    DOMAIN,
    EVENT,
    FORCED,
    HAND,
    IN_PLAY,
    NEXT_ACTION,
    PASSIVE,
    PLACE_DORMANT,
    PLAY,
    PLAYED,
    RESPONSE,
    WON,
)
from silverkey.kernel.decision import PASS, Option
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame
from silverkey.kernel.opportunity import Opportunity
from silverkey.language.context import Context
from silverkey.language.program import Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.vocabulary.abilities import Ability
    from silverkey.cthulhu.vocabulary.choices import Choose
    from silverkey.cthulhu.vocabulary.costs import Cost


LIKE_HAND = (HAND, DECK, DISCARD, DOMAIN)
"""Where a card may lie that is played as though it were in hand."""
TRIGGERED_BY_PLAYERS = (ACTION, DISRUPT, RESPONSE)


def by_a_player(game: Game, kind: str) -> bool:
    """Whether an effect of a kind is triggered by a player and not by its card."""
    return kind in TRIGGERED_BY_PLAYERS or (kind == FORCED and not game.edition.forced_is_nobodys)


"""The game itself triggers a Forced Response (coc-latest/faq/red-tape-forced-response)."""


class Paying(Program):
    """Costs being paid. One that cannot be paid ends it; what was paid stays paid."""

    __slots__ = ()

    def __init__(self, costs: tuple[Cost, ...], ctx: Context) -> None:
        super().__init__(costs, ctx)

    def perform(self, game: Game) -> None:
        if not self.ok or self.position >= len(self.program):
            game.pop(self.ctx if self.ok else None)
            return
        self.finish(self.program[self.position].run(game, self))


class Use(Frame["Game"]):
    """One card being played, or one ability being used, from its declaration to its last consequence."""

    __slots__ = ("ability", "card", "ctx", "event", "opens", "player", "target", "values", "zone")

    STEPS = (
        "a_determine_cost",
        "b_designate",
        "e_pay",
        "f_trigger",
        "disrupt",
        "execute",
        "consequences",
        "finish",
    )

    def __init__(self, player: int, card: int, ability: Ability, ctx: Context, opens: bool = False) -> None:
        self.player = player
        self.card = card
        self.ability = ability
        self.ctx = ctx
        self.opens = opens
        """Whether it is the action that its window was opened for."""
        self.target = 0
        self.event = -1
        """The event of this ability resolving, which Disrupts may cancel."""
        self.zone = ""
        self.values: Values | None = None
        """The card as it was to begin with, where some card of this game asks what is used."""

    def a_determine_cost(self, game: Game) -> None:
        """X is settled first where the player is to say what it is."""
        self.zone = game.zone[self.card]
        if self.ability.triggered and not game.heard.isdisjoint(("resolve", "use")):
            self.values = game.values(self.card) if self.zone == IN_PLAY else Values(game.printed[self.card])
        if "free" not in self.ctx.numbers and uses_x(game, self.card, self.ability):
            values = x_values(game, self.ctx, self.ability)
            if not values:
                self.abandon(game)
                return
            game.ask(self.player, "x", [Option("number", -1, x) for x in values], self.card)

    def b_designate(self, game: Game) -> None:
        """Targets are chosen, one after the other."""
        targets = self.ability.targets
        if self.target == len(targets):
            return
        self.go("b_designate")
        target = targets[self.target]
        candidates = [
            card
            for card in target.legal(game, self.ctx)
            if self.target + 1 == len(targets) or self.leads_on(game, target, card)
        ]
        if len(candidates) < target.least:
            self.abandon(game)
            return
        game.push(target.asking(game, self.ctx, candidates), "designated")

    def designated(self, game: Game, chosen: tuple[int, ...]) -> None:
        """A target is chosen."""
        self.ability.targets[self.target].bind(game, self.ctx, chosen)
        self.target += 1

    def leads_on(self, game: Game, target: Choose, card: int) -> bool:
        """Whether the later targets can still be chosen if this one is (coc-latest/faq/small-price-to-pay.b)."""
        ctx = self.ctx.copy()
        ctx.cards[target.name] = (card,)
        return completable(game, ctx, self.ability.targets, self.target + 1)

    def e_pay(self, game: Game) -> None:
        """Penalties and modifiers are part of what the costs come to; then they are paid."""
        costs = costs_of(self.ability, self.ctx)
        if costs:
            game.push(Paying(costs, self.ctx.copy()), "paid")

    def paid(self, game: Game, ctx: Context | None) -> None:
        """The costs are paid, and what was paid with is known; or they could not be."""
        if ctx is None:
            self.go("finish")
        else:
            self.ctx = ctx

    def f_trigger(self, game: Game) -> None:
        """The card is played, or the effect triggered."""
        if self.played and game.zone[self.card] != self.zone:
            self.go("finish")  # a Transient resource that was spent on itself
            return
        card, ability = self.card, self.ability
        if ability.limit is not None:
            key = limit_key(game, self.player, card, ability.limit)
            game.limits[key] = game.limits.get(key, 0) + 1
        if self.played and game.printed[card].type == EVENT:
            zones.take(game, card)
            game.place(card, PLAYED)
        if self.from_discard:
            for effect in game.lasting:
                if isinstance(effect.change, PlaysChosen):
                    effect.cards = tuple(lent for lent in effect.cards if lent[0] != card)
            game.touch()
        if ability in (game.printed[card].play, game.printed[card].free, game.printed[card].dormant):
            event = Event("play", card, self.player, self.ctx.numbers.get("price", 0), origin=self.zone)
            event.memory = self.ctx.copy() if ability.triggered else None
            game.note(event)
        if by_a_player(game, ability.kind):
            game.sides[self.player].effects += 1
        game.note(self.used(game, "use"))
        if ability is game.printed[card].free or (ability is game.printed[card].play and self.zone == HAND):
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
            event.memory = Used(game, self.ability, self.ctx, self.values, targets)
        return event

    @property
    def in_play(self) -> bool:
        """Used by a card in play, or by one that left play and speaks as if it still were (timing/leaving-play.a)."""
        trigger = self.ability.trigger
        return self.zone == IN_PLAY or (trigger is not None and trigger.leaving)

    @property
    def played(self) -> bool:
        """Played from hand, and not merely triggered there."""
        return self.ability.zone == HAND and self.zone in LIKE_HAND and self.ability.kind != PLACE_DORMANT

    @property
    def from_discard(self) -> bool:
        """Played from the discard pile as though from hand."""
        return self.played and self.zone == DISCARD

    def chosen(self, game: Game) -> tuple[int, ...]:
        """Every card chosen so far."""
        return tuple(card for name, cards in self.ctx.cards.items() if not name.endswith("@") for card in cards)

    def disrupt(self, game: Game) -> None:
        """Step 2 (or 4.II, 5.II, 6.II): players may disrupt the execution."""
        if self.ability.kind in (PLAY, PLACE_DORMANT):
            return
        if self.vetoed(game):
            self.go("consequences")
            if game.observer is not None:
                game.observer(Event("cancelled", self.card, self.player))
            return
        self.event = game.offer_interrupt(self.used(game, "resolve"))

    def vetoed(self, game: Game) -> bool:
        """Whether a passive cancels it at once, as the first effect that its player triggers this turn."""
        first = by_a_player(game, self.ability.kind) and game.sides[self.player].effects == 1
        return (
            first
            and any(ctx.you != self.player for _, ctx, _ in game.board.said(CancelsFirst))
            and cancellable(game, self.card)
        )

    def execute(self, game: Game) -> None:
        """Step 3. A cancelled effect does nothing; its costs stay paid (coc-latest/2.13.f)."""
        if not game.went_ahead(self.event):
            if game.observer is not None:
                game.observer(Event("cancelled", self.card, self.player))
            if game.zone[self.card] == HAND and game.edition.cancelled_in_hand_discarded:
                zones.move(game, self.card, DISCARD)
            return
        game.push(Program(self.ability.effect, self.ctx.copy()), "executed")

    def executed(self, game: Game, full: bool) -> None:
        """The effect has been carried out, or has come to nothing."""
        if not full and game.observer is not None:
            game.observer(Event("fizzle", self.card, self.player))

    def consequences(self, game: Game) -> None:
        """Steps 4 and 5. What a Disrupt did, or what another effect triggered, waits for those of the whole."""
        if self.ability.kind != DISRUPT and "free" not in self.ctx.numbers:
            game.push(Aftermath())

    def finish(self, game: Game) -> None:
        """An event is discarded when its action is complete: here, or with the window it opened (coc-latest/2.32.a)."""
        if not self.opens:
            clear_event(game, self.card, self.from_discard)
        game.pop(self.from_discard)

    def abandon(self, game: Game) -> None:
        """It turned out impossible while being initiated."""
        game.pop(False)

    def answered(self, game: Game, option: Option) -> None:
        """X is chosen."""
        self.ctx.numbers["x"] = option.number


def clear_event(game: Game, card: int, under_deck: bool) -> None:
    """Discard an event that has been played and lies nowhere yet, or put it under its owner's deck.

    That is where an event goes that was played from the discard pile (coc-2.0/errata/forbidden-relics/chant-of-thoth).
    """
    if card < 0 or game.zone[card] != PLAYED:
        return
    if under_deck:
        zones.put(game, card, DECK, bottom=True)
        game.note(Event("bottom", card, game.owner[card], origin=PLAYED))
    else:
        zones.put(game, card, DISCARD)
        game.note(Event("enters discard", card, game.owner[card], origin=PLAYED))


class Aftermath(Frame["Game"]):
    """Steps 4 and 5: passives whose condition is now met, then Forced Responses, each with what follows from it."""

    __slots__ = ()

    STEPS = ("passives", "forced_responses")

    def passives(self, game: Game) -> None:
        """4. Each goes through 4.I to 4.V on its own; the active player orders those that start together."""
        if self.next(game, PASSIVE):
            self.go("passives")

    def forced_responses(self, game: Game) -> None:
        """5. Each goes through 5.I to 5.V on its own, in the order the active player sets."""
        if not self.next(game, FORCED):
            game.pop()

    def next(self, game: Game, kind: str) -> bool:
        """Begin the next one; False if there is none."""
        if not game.occurrences and kind == FORCED:
            return False
        waiting = due(game, kind)
        if not waiting:
            return False
        chooser = game.active
        if not game.edition.active_orders_effects:
            mine = [option for option in waiting if resolver(game, option) == game.active]
            chooser, waiting = (game.active, mine) if mine else (1 - game.active, waiting)
        if len(waiting) == 1:
            chooser = resolver(game, waiting[0])
        game.ask(chooser, "order effects", waiting)
        return True

    def answered(self, game: Game, option: Option) -> None:
        """The active player has picked which comes first."""
        game.use_answer(resolver(game, option), option)


class Window(Frame["Game"]):
    """Steps 6 and 7 of an action, player's or framework's. What is pushed above it at once is steps 1 to 5."""

    __slots__ = ("begun", "card", "initiator", "responses", "under_deck")

    STEPS = ("respond", "close")

    def __init__(self, begun: int, initiator: int, card: int = -1, responses: bool = True) -> None:
        self.begun = begun
        """How many events there had been when it was opened: only what came after belongs to it."""
        self.initiator = initiator
        """The player who took the action, or -1 for a framework action."""
        self.card = card
        self.under_deck = False
        """The event that was played goes under its owner's deck."""
        self.responses = responses

    def acted(self, game: Game, under_deck: bool) -> None:
        """A player's action is done."""
        self.under_deck = under_deck

    def respond(self, game: Game) -> None:
        """6. Any opportunity of this window may be used until both players decline in a row."""
        if self.responses and game.occurrences:
            game.push(Responding(self.first_to_respond(game)))

    def first_to_respond(self, game: Game) -> int:
        """The active player, or (a switch) the player left of the initiator."""
        if game.edition.active_responds_first or self.initiator < 0:
            return game.active
        return game.after(self.initiator)

    def close(self, game: Game) -> None:
        """7. The action ends; all opportunities close."""
        clear_event(game, self.card, self.under_deck)
        game.forget(self.begun)
        game.pop()


class Responding(Opportunity["Game"]):
    """An opportunity to respond to anything that has happened in a window."""

    __slots__ = ()

    KIND = "respond"

    def options(self, game: Game) -> list[Option]:
        return [PASS, *game.answers(self.player, RESPONSE, game.occurrences)]

    def take(self, game: Game, player: int, option: Option) -> None:
        game.use_answer(player, option)


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
