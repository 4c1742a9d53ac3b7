"""Letting events happen: what replaces them, what disrupts them, and then the thing itself."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from silverkey.cardgame.refusal import Refusal
from silverkey.cthulhu.rules.answering import fits, listening
from silverkey.cthulhu.rules.drawing import Drawing, drawn_singly
from silverkey.cthulhu.rules.legality import use_refusal
from silverkey.cthulhu.rules.zones import TO_DECK
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.vocabulary.limits import immune
from silverkey.cthulhu.words import DISRUPT, HAND, REPLACEMENT, TRIGGERED
from silverkey.kernel.decision import DONE, NO, PASS, YES, Option
from silverkey.kernel.event import FAILED, HAPPENED, PENDING, Event
from silverkey.kernel.frame import Frame
from silverkey.kernel.opportunity import Opportunity

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


IMMUNE = Refusal("It is immune to that card's effects.", ("coc-latest/2.36.a",))


def happen(game: Game, events: list[Event], reply: str) -> bool | None:
    """Let events happen together. True or False when they are over; None if the frame below will be told.

    True means that every one of them happened in full. ``reply`` is the method that is told.
    """
    verbs = {event.verb for event in events}
    for event in events:
        refusal = IMMUNE if _immune(game, event) else barred(game, event.verb, event.card, event.cause)
        if refusal is not None:
            event.status = FAILED
            game.left_out(event.card, refusal)
    ordered = len(events) > 1 and any(VERBS[verb].leaves or verb == "enter" for verb in verbs)
    slowly = ordered or any(may_be_disrupted(game, verb) or _replaced(game, verb) for verb in verbs)
    slowly = slowly or any(_singly(game, event) for event in events)
    for event in events:
        if slowly or event.verb in game.heard:
            game.enroll(event)
    if not slowly:
        return perform(game, events)
    game.push(Happening([event.serial for event in events]), reply)
    return None


def perform(game: Game, events: Iterable[Event]) -> bool:
    """Let events happen now, one after the other but with nothing in between."""
    full = True
    for event in events:
        if event.status != PENDING:
            full = False
            continue
        if VERBS[event.verb].perform(game, event):
            if event.status == PENDING:
                event.status = HAPPENED
        else:
            full = False
            if event.status == PENDING:
                event.status = FAILED
                _say_why(game, event)
    return full


def _say_why(game: Game, event: Event) -> None:
    """Tell observers what kept an event from happening, if a rule or a card did."""
    if game.observer is None or event.card not in game.in_play:
        return
    refusal = VERBS[event.verb].cannot(game, event.card, event.by)
    if refusal is not None:
        game.left_out(event.card, refusal)


def may_be_disrupted(game: Game, verb: str) -> bool:
    """Whether any card could disrupt events of this kind now."""
    return (DISRUPT, verb) in game.board.listeners or ((DISRUPT, verb) in game.heard_in_hand and _held(game, verb))


def _replaced(game: Game, verb: str) -> bool:
    """Whether a passive might replace events of this kind."""
    if (REPLACEMENT, verb) in game.board.listeners:
        return True
    return VERBS[verb].leaves and any("Resilient" in values.keywords for values in game.board.values.values())


def _resilient(game: Game, event: Event) -> bool:
    """Whether a card with Resilient is about to leave play (coc-latest/new/resilient.a)."""
    return (
        VERBS[event.verb].leaves
        and event.number != TO_DECK
        and event.card in game.in_play
        and "Resilient" in game.values(event.card).keywords
    )


DEADLY = "wounds"
"""``Event.cause`` of a destruction by wounds."""
RESILIENT = 900
"""Resilient's place among the abilities of a card that may replace an event."""


def _immune(game: Game, event: Event) -> bool:
    """Whether the card, or what it would be attached to, ignores effects of the event's source (coc-latest/2.36.a)."""
    affected = (event.card, event.other) if event.verb == "attach" else (event.card,)
    return any(card in game.in_play and immune(game, card, event.source, event.cause) for card in affected)


def barred(game: Game, verb: str, card: int, kind: str) -> Refusal | None:
    """The refusal of whatever says that triggered effects cannot do this to the card."""
    if kind not in TRIGGERED:
        return None
    return game.board.forbids(game, f"triggered {verb.removesuffix(' here')}", card)  # whoever will control it


def prevented(game: Game, ctx: Context, verb: str, card: int, player: int) -> Refusal | None:
    """Why an effect could not do this to a card as things stand, or None."""
    if card in game.in_play and immune(game, card, ctx.source, ctx.kind):
        return IMMUNE
    return barred(game, verb, card, ctx.kind) or VERBS[verb].refusal(game, card, player)


def _held(game: Game, verb: str) -> bool:
    return any(
        ability.kind == DISRUPT and verb in ability.verbs
        for player, side in enumerate(game.sides)
        for card in (*side.hand, *game.board.playable[player])
        for ability in game.printed[card].usable.get(HAND, ())
    )


class Happening(Frame["Game"]):
    """Events that are about to happen together."""

    __slots__ = ("events", "full", "order")

    STEPS = ("replace", "disrupt", "arrange", "take_place", "end")

    def __init__(self, events: list[int]) -> None:
        self.events = events
        self.order: list[int] = []
        self.full = False
        """Whether all of them have happened in full."""

    def replace(self, game: Game) -> None:
        """Passive replacements come before any Disrupt (coc-latest/1.8.a, timing/passives.b)."""
        for serial in self.events:
            event = game.events[serial]
            if event.status != PENDING:
                continue
            for owner, card, place, ability in listening(game, REPLACEMENT, event):
                if (card, place, serial) in game.spent or not fits(game, owner, card, ability, serial):
                    continue
                if use_refusal(game, owner, card, ability, serial) is None:
                    self.go("replace")
                    game.use_answer(owner, Option("trigger", card, place, serial))
                    return
            if _resilient(game, event) and (event.card, RESILIENT, serial) not in game.spent:
                game.spent.add((event.card, RESILIENT, serial))
                self.go("replace")
                self.order = [serial]
                game.ask(game.in_play[event.card].controller, "resilient", [YES, NO], event.card)
                return

    def disrupt(self, game: Game) -> None:
        """Players may disrupt, the opponent of whoever brings it about first."""
        events = [game.events[serial] for serial in self.events]
        if any(may_be_disrupted(game, event.verb) for event in events):
            game.push(Disrupting(self.events.copy(), first_to_disrupt(game, events[0].by)))

    def arrange(self, game: Game) -> None:
        """Controllers order what enters or leaves play together (coc-latest/1.7.b)."""
        waiting = [serial for serial in self.events if game.events[serial].status == PENDING]
        for player in (game.active, 1 - game.active):
            mine = [serial for serial in waiting if serial not in self.order and _mover(game, serial) == player]
            if len(mine) > 1:
                options = [Option("card", game.events[serial].card, serial) for serial in mine]
                self.go("arrange")
                game.ask(player, "order", [DONE, *options])
                return
            self.order.extend(mine)
        self.order.extend(serial for serial in waiting if serial not in self.order)

    def answered(self, game: Game, option: Option) -> None:
        """A Resilient card goes to its deck; or the next card in order; or the rest as listed."""
        if self.next_step == "replace":
            if option == YES:
                game.events[self.order[0]].number = TO_DECK
            self.order = []
            return
        if option != DONE:
            self.order.append(option.number)
            return
        decision_player = next(
            player
            for player in (game.active, 1 - game.active)
            if sum(_mover(game, s) == player and s not in self.order and _open(game, s) for s in self.events) > 1
        )
        self.order.extend(
            s for s in self.events if s not in self.order and _open(game, s) and _mover(game, s) == decision_player
        )

    def take_place(self, game: Game) -> None:
        """They happen."""
        events = [game.events[serial] for serial in self.order]
        draws = [event for event in events if event.status == PENDING and _singly(game, event)]
        self.full = perform(game, [event for event in events if event not in draws]) and len(events) == len(self.events)
        for event in reversed(draws):
            event.status = HAPPENED
            game.push(Drawing(event.serial, event.amount))

    def end(self, game: Game) -> None:
        """It is over."""
        game.pop(self.full)


def _singly(game: Game, event: Event) -> bool:
    return event.verb == "draw" and drawn_singly(game, event.player)


def prevent(game: Game, event: Event, how: str) -> None:
    """Something keeps an event from happening. Of a death by wounds, the wound that would kill is not dealt.

    That is how a Disrupt of such a death is to be understood (coc-latest/faq/andrew-chapman-khopesh).
    """
    event.status = how
    standing = game.in_play.get(event.card)
    if event.cause == DEADLY and standing is not None:
        bearable = 0 if standing.insane else game.values(event.card).keywords.get("Toughness", 0)
        standing.wounds = min(standing.wounds, bearable)
        game.touch()


def _open(game: Game, serial: int) -> bool:
    return game.events[serial].status == PENDING


def _mover(game: Game, serial: int) -> int:
    """Who decides about the order of a card that enters or leaves play."""
    event = game.events[serial]
    if event.verb == "enter":
        return event.player
    if not VERBS[event.verb].leaves:
        return -1
    standing = game.in_play.get(event.card)
    return standing.controller if standing is not None else -1


def first_to_disrupt(game: Game, initiator: int) -> int:
    """The player left of the initiator, or the active player for game effects (coc-latest/timing/step2)."""
    return game.active if initiator < 0 else 1 - initiator


class Disrupting(Opportunity["Game"]):
    """An opportunity to disrupt certain events."""

    __slots__ = ("events",)

    KIND = "disrupt"

    def __init__(self, events: list[int], first: int) -> None:
        super().__init__(first)
        self.events = events

    def waiting(self, game: Game) -> list[int]:
        """The events that can still be disrupted."""
        return [serial for serial in self.events if _open(game, serial)]

    def closed(self, game: Game) -> bool:
        return not self.waiting(game)

    def options(self, game: Game) -> list[Option]:
        return [PASS, *game.answers(self.player, DISRUPT, self.waiting(game))]

    def take(self, game: Game, player: int, option: Option) -> None:
        game.use_answer(player, option)
