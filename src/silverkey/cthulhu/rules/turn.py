"""The turn: phases, framework actions and action windows, in the order of the detailed turn sequence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.board import EVERYTHING, TIME
from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.details import OfPhase
from silverkey.cardgame.lasting import expire
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.costs import Cost
from silverkey.cardgame.words.limits import omission
from silverkey.cthulhu.details import InDomain
from silverkey.cthulhu.rules.actions import ActionWindow
from silverkey.cthulhu.rules.committing import ActivePlayerCommits, OpponentCommits, leaving
from silverkey.cthulhu.rules.framework import Framework, Moment, begin_framework, begin_moment
from silverkey.cthulhu.rules.legality import enough_cards
from silverkey.cthulhu.rules.struggles import ResolveStories
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.vocabulary.constants import changed_by, phase_skipped, repeated
from silverkey.cthulhu.vocabulary.piles import DrawsMore
from silverkey.cthulhu.vocabulary.playing import Toll
from silverkey.cthulhu.words import (
    AFTER_STORIES,
    AFTER_STORY,
    ATTACHED_AS_RESOURCE,
    CHARACTER,
    COST,
    DRAW,
    END_OF_TURN,
    NEXT_ACTION,
    NEXT_PHASE_ENDS,
    NEXT_REFRESH_ENDS,
    NEXT_TURN_BEGINS,
    NEXT_TURN_ENDS,
    OPERATIONS,
    PASSIVE,
    PHASES,
    REFRESH,
    RESOURCE,
    STORY_PHASE,
    WHILE_COMMITTED,
)
from silverkey.kernel.decision import PASS, Option, offered
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame
from silverkey.language.context import Context
from silverkey.language.program import Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


NOBODY_COMMITTED = Refusal(
    "Nobody was committed, so the story phase is over.", ("coc-latest/timing/end-of-story-phase.a",)
)
FIRST_TURN = Refusal("The first turn of the game has no story phase.")


class Turn(Frame["Game"]):
    """One turn after another, until somebody wins."""

    __slots__ = ("ending",)

    STEPS = (
        "begin_turn",
        "refresh_begins",
        "restore_and_refresh",
        "refresh_actions",
        "draw_begins",
        "draw_cards",
        "draw_actions",
        "resource_begins",
        "attach_resource",
        "resource_actions",
        "operations_begins",
        "operations_actions",
        "story_begins",
        "story_actions",
        "active_player_commits",
        "committed_actions",
        "opponent_commits",
        "defended_actions",
        "resolve_stories",
        "final_actions",
        "uncommit",
        "end_of_turn",
        "turn_ends",
        "turn_passes",
    )

    def __init__(self) -> None:
        self.ending = False

    def begin_turn(self, game: Game) -> None:
        """The first player's first turn is turn 1."""
        game.turn += 1
        if game.turn == 1:
            game.unsettled = EVERYTHING  # what was laid out has not been looked at
        else:
            game.touch(TIME)
        for side in game.sides:
            side.effects = 0
        expire(game, NEXT_TURN_BEGINS)
        begin_moment(game, StartTurn)

    def enter_phase(self, game: Game, phase: str) -> None:
        """The phase before ends, and this one starts; each is a framework action of its own.

        What has this one skipped is asked before the other ends, and what has the other repeated once it has.
        """
        if self.ending and phase != game.phase and repeated(game):
            self.go(BEGINNINGS[game.phase])
            return
        left_out = _skipped(game, phase)
        if left_out is not None:
            self.go(BEGINNINGS[PHASES[PHASES.index(phase) + 1]])
            game.left_out(*left_out)
            return
        if not self.ending:
            self.repeat()
            self.end_phase(game)
            return
        self.ending = False
        game.phase = phase
        game.phase_serial += 1
        game.touch(TIME)
        if _heeded(game, StartPhase.verb):
            begin_moment(game, StartPhase, responses=phase != END_OF_TURN)  # coc-latest/timing/opportunities.c

    def end_phase(self, game: Game) -> None:
        """The phase ends. Nobody can respond to what that brings (coc-latest/timing/opportunities.c, reading/63)."""
        self.ending = True
        if _heeded(game, EndPhase.verb) or not EndPhase.quiet(game):
            begin_moment(game, EndPhase, responses=False)

    def actions(self, game: Game) -> None:
        """An action window."""
        game.push(ActionWindow(game.active))

    def refresh_begins(self, game: Game) -> None:
        """1. Refresh phase."""
        self.enter_phase(game, REFRESH)

    def restore_and_refresh(self, game: Game) -> None:
        """Restore one insane character; ready the others; refresh domains."""
        begin_framework(game, Refresh())

    def refresh_actions(self, game: Game) -> None:
        """Actions may be taken."""
        self.actions(game)

    def draw_begins(self, game: Game) -> None:
        """2. Draw phase."""
        self.enter_phase(game, DRAW)

    def draw_cards(self, game: Game) -> None:
        """Draw 2 cards; on the very first turn 1."""
        begin_framework(game, DrawPhase())

    def draw_actions(self, game: Game) -> None:
        """Actions may be taken."""
        self.actions(game)

    def resource_begins(self, game: Game) -> None:
        """3. Resource phase."""
        self.enter_phase(game, RESOURCE)

    def attach_resource(self, game: Game) -> None:
        """One card from hand may be attached to a domain."""
        begin_framework(game, AttachResource())

    def resource_actions(self, game: Game) -> None:
        """Actions may be taken."""
        self.actions(game)

    def operations_begins(self, game: Game) -> None:
        """4. Operations phase."""
        self.enter_phase(game, OPERATIONS)

    def operations_actions(self, game: Game) -> None:
        """Actions may be taken; the active player may play cards from hand."""
        self.actions(game)

    def story_begins(self, game: Game) -> None:
        """5. Story phase; skipped on the very first turn."""
        self.enter_phase(game, STORY_PHASE)

    def story_actions(self, game: Game) -> None:
        """Actions may be taken."""
        self.actions(game)

    def active_player_commits(self, game: Game) -> None:
        """The active player commits characters to stories."""
        begin_framework(game, ActivePlayerCommits())

    def committed_actions(self, game: Game) -> None:
        """Without a committed attacker the phase ends at once (coc-latest/timing/end-of-story-phase.a)."""
        committed = [standing for standing in game.in_play.values() if standing.committed >= 0]
        if not any(standing.controller == game.active for standing in committed):
            self.go("uncommit")
            game.left_out(-1, NOBODY_COMMITTED)
            return
        self.actions(game)

    def opponent_commits(self, game: Game) -> None:
        """The opponent commits characters to oppose them."""
        begin_framework(game, OpponentCommits())

    def defended_actions(self, game: Game) -> None:
        """Actions may be taken."""
        self.actions(game)

    def resolve_stories(self, game: Game) -> None:
        """All stories resolve as one framework action (coc-latest/3.5.a)."""
        begin_framework(game, ResolveStories())

    def final_actions(self, game: Game) -> None:
        """Actions may be taken."""
        self.actions(game)

    def uncommit(self, game: Game) -> None:
        """Characters are uncommitted, as ready or exhausted as they are."""
        begin_framework(game, UncommitAll())

    def end_of_turn(self, game: Game) -> None:
        """6. The end of the turn is a step of its own, without actions (coc-latest/timing/end-of-turn.a)."""
        self.enter_phase(game, END_OF_TURN)

    def turn_ends(self, game: Game) -> None:
        """The turn is over, and with it what was to last so long."""
        self.end_phase(game)

    def turn_passes(self, game: Game) -> None:
        """The other player becomes the active player."""
        self.go("begin_turn")
        game.active = 1 - game.active
        game.touch(TIME)


BEGINNINGS = {
    REFRESH: "refresh_begins",
    DRAW: "draw_begins",
    RESOURCE: "resource_begins",
    OPERATIONS: "operations_begins",
    STORY_PHASE: "story_begins",
    END_OF_TURN: "end_of_turn",
}
"""The step with which each phase begins."""


def _skipped(game: Game, phase: str) -> tuple[int, Refusal] | None:
    """What has the active player skip a phase, by its card, and why; on the very first turn that is a rule."""
    return (-1, FIRST_TURN) if game.turn == 1 and phase == STORY_PHASE else phase_skipped(game, phase)


def _heeded(game: Game, verb: str) -> bool:
    """Whether anything could come of such a step: a card answers it, or whatever is the case, or somebody observes."""
    return game.noticed(verb) or "*" in game.heard


class StartTurn(Moment):
    """A turn starts, before its first phase does."""

    __slots__ = ()

    verb = "turn begins"

    def run(self, game: Game) -> None:
        game.note(Event("turn begins", player=game.active))


class StartPhase(Moment):
    """A phase starts."""

    __slots__ = ()

    verb = "phase begins"

    def run(self, game: Game) -> None:
        game.note(Event("phase begins", player=game.active, detail=OfPhase(game.phase)))


class EndPhase(Moment):
    """A phase ends, and with it what was to last so long."""

    __slots__ = ()

    verb = "phase ends"

    @classmethod
    def quiet(cls, game: Game) -> bool:
        one, other = game.sides
        return not game.lasting and one.shown < 0 and other.shown < 0

    def run(self, game: Game) -> None:
        if game.noticed("phase ends"):
            game.note(Event("phase ends", player=game.active, detail=OfPhase(game.phase)))
        for side in game.sides:
            if side.shown >= 0 and side.shown != side.kept:
                side.shown = -1
                game.touch()
        expire(game, "phase", WHILE_COMMITTED, NEXT_ACTION, NEXT_PHASE_ENDS, NEXT_REFRESH_ENDS)
        if game.phase == END_OF_TURN:
            expire(game, "turn", NEXT_TURN_ENDS)
        game.lasting = [effect for effect in game.lasting if effect.until not in (AFTER_STORY, AFTER_STORIES)]


class Refresh(Framework):
    """Restore one insane character, which stays exhausted; then ready everything else and refresh domains."""

    __slots__ = ("resting", "restored")

    STEPS = ("initiate", "execute", "hold_back", "ready_all", "consequences", "react", "close")

    def __init__(self) -> None:
        super().__init__()
        self.restored = -1
        self.resting: tuple[int, ...] = ()
        """Cards that their controller chooses not to ready."""

    def run(self, game: Game) -> None:
        """One must be restored if any can (coc-latest/2.34.b)."""
        insane: list[int] = []
        for card, standing in game.in_play.items():
            if standing.insane and standing.controller == game.active:
                refusal = _stays_insane(game, card)
                if refusal is None:
                    insane.append(card)
                else:
                    game.left_out(card, refusal)
        if insane:
            game.push(Choosing(game.active, "restore", insane), "restore")

    def restore(self, game: Game, picked: tuple[int, ...]) -> None:
        """The character is picked."""
        self.restored = picked[0]
        game.happen([Event("restore", picked[0], game.active)])

    def hold_back(self, game: Game) -> None:
        """Some cards need not ready if their controller does not want them to."""
        free = [
            card
            for card, standing in game.in_play.items()
            if standing.controller == game.active
            and standing.exhausted
            and game.board.forbids(game, "need not ready", card)
        ]
        if free:
            game.push(Choosing(game.active, "stay exhausted", free, 0, len(free)), "rest")

    def rest(self, game: Game, picked: tuple[int, ...]) -> None:
        """What stays exhausted is picked."""
        self.resting = picked

    def ready_all(self, game: Game) -> None:
        """Every other exhausted card readies."""
        for domain in game.sides[game.active].domains:
            domain.drained = False
        exhausted = [
            Event("ready", card, game.active)
            for card, standing in game.in_play.items()
            if standing.controller == game.active
            and standing.exhausted
            and card != self.restored
            and card not in self.resting
            and omission(game, "ready", card) is None
        ]
        people = [event.card for event in exhausted if game.values(event.card).type == CHARACTER]
        if len(people) > 1 and changed_by(game, "one readies"):
            self.resting = tuple(event.card for event in exhausted if event.card not in people)
            game.push(Choosing(game.active, "ready", people), "ready")
        elif exhausted:
            game.happen(exhausted)

    def ready(self, game: Game, picked: tuple[int, ...]) -> None:
        """The one character that readies is picked."""
        game.happen([Event("ready", card, game.active) for card in (*picked, *self.resting)])


def _stays_insane(game: Game, card: int) -> Refusal | None:
    """Why the rules may not restore a character, or None; some are restored by card effects alone."""
    return VERBS["restore"].cannot(game, card, game.active) or omission(game, "restore", card)


class DrawPhase(Framework):
    """The active player draws two cards; on the very first turn of the game one. Cards may give him more."""

    __slots__ = ()

    STEPS = ("initiate", "execute", "discard", "consequences", "react", "close")

    verb = "draw phase"

    def run(self, game: Game) -> None:
        more = sum(word.covers(game, ctx, game.active) for word, ctx, _ in game.said(DrawsMore))
        usual = 1 if game.turn == 1 or changed_by(game, "draws one") else 2
        game.happen([Event("draw", player=game.active, amount=usual + more)])

    def discard(self, game: Game) -> None:
        """A card may have him discard another instead of drawing it."""
        for ctx in changed_by(game, "draws one")[:1]:
            game.happen([Event("mill", player=game.active, source=ctx.source, cause=PASSIVE)])


class AttachResource(Framework):
    """The active player may attach one card from hand to a domain, at whatever price."""

    __slots__ = ("option", "sources", "tolls")

    STEPS = ("initiate", "execute", "pay", "attach", "consequences", "react", "close")

    verb = "resource phase"

    def __init__(self) -> None:
        super().__init__()
        self.option = PASS
        """What is to be attached where."""
        self.tolls: list[Toll] = []
        """What is still to be paid for that."""
        self.sources: list[int] = []
        """The cards that ask for it."""

    def run(self, game: Game) -> None:
        side = game.sides[game.active]
        cards = [card for card in side.hand if self.payable(game, card)] if game.said(Toll) else side.hand
        if cards and any(ctx.you != game.active for ctx in changed_by(game, "random resources")):
            domains = [Option("domain", game.active, number) for number in range(len(side.domains))]
            game.ask(game.active, "random resource", [PASS, *domains])
            return
        options = [offered("resource", card, number) for card in cards for number in range(len(side.domains))]
        game.ask(game.active, "resource", [PASS, *options])

    def payable(self, game: Game, card: int) -> bool:
        """Whether whatever must be paid to attach a card can be."""
        due: list[Cost] = []
        for toll, own, _ in game.said(Toll):
            if toll.if_able or not toll.asks(game, own, game.active, card, "resource"):
                continue
            if any(deed.refusal(game, _paying(game, own.source, card)) for deed in toll.deeds):
                return False
            due.extend(toll.deeds)
        return not due or enough_cards(game, _paying(game, -1, card), tuple(due))

    def answered(self, game: Game, option: Option) -> None:
        """To be attached, or not; a card at random where only the domain was asked for."""
        if option.word == "domain":
            hand = game.sides[game.active].hand
            card = game.chance("random resource", [card for card in hand if self.payable(game, card)])
            option = Option("resource", card, option.number)
        self.option = option
        if option != PASS:
            for toll, own, _ in game.said(Toll):
                if toll.asks(game, own, game.active, option.card, "resource"):
                    self.tolls.append(toll)
                    self.sources.append(own.source)

    def pay(self, game: Game) -> None:
        """What is due is paid, as far as that can be."""
        if self.tolls:
            self.repeat()
            toll, ctx = self.tolls.pop(0), _paying(game, self.sources.pop(0), self.option.card)
            if not any(deed.refusal(game, ctx) for deed in toll.deeds):
                game.push(Program(toll.deeds, ctx), "paid")

    def paid(self, game: Game, value: bool) -> None:
        """One is done."""

    def attach(self, game: Game) -> None:
        """The card becomes a resource."""
        if self.option != PASS:
            attach_from_hand(game, game.active, self.option)


def _paying(game: Game, source: int, card: int) -> Context:
    """What the words of a card refer to while the active player pays it to attach another as a resource."""
    ctx = Context(game.active, source, kind=COST)
    ctx.cards[ATTACHED_AS_RESOURCE] = (card,)
    return ctx


def attach_from_hand(game: Game, player: int, option: Option) -> None:
    """A card from hand becomes a resource."""
    zones.take(game, option.card)
    zones.attach_resource(game, player, option.number, option.card)
    game.note(Event("resource", option.card, player, detail=InDomain(option.number)))


class UncommitAll(Framework):
    """All characters are uncommitted, save those that stay until their story is won."""

    __slots__ = ("staying",)

    STEPS = ("initiate", "active_player", "opponent", "execute", "consequences", "react", "close")

    def __init__(self) -> None:
        super().__init__()
        self.staying: list[int] = []
        """Characters that their controllers choose not to uncommit."""

    def active_player(self, game: Game) -> None:
        """The active player says who stays, of those that need not go."""
        self.hold_back(game, game.active)

    def opponent(self, game: Game) -> None:
        """So does the other player."""
        self.hold_back(game, 1 - game.active)

    def hold_back(self, game: Game, player: int) -> None:
        """A player says who stays."""
        theirs = [card for card in leaving(game) if game.in_play[card].controller == player]
        free = [card for card in theirs if game.board.forbids(game, "need not uncommit", card)]
        if free:
            game.push(Choosing(player, "stay committed", free, 0, len(free)), "stay")

    def stay(self, game: Game, picked: tuple[int, ...]) -> None:
        """Who stays is picked."""
        self.staying.extend(picked)

    def run(self, game: Game) -> None:
        there = (card for card in leaving(game) if card not in self.staying)
        events = [Event("uncommit", card, game.in_play[card].controller) for card in there]
        if events:
            game.happen(events)
        for story in game.stories:
            story.resolved = story.attacked = False
