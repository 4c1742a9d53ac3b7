"""A game of Call of Cthulhu under examination."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from silverkey.cthulhu.edition import Edition
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.rules.actions import ActionWindow
from silverkey.cthulhu.rules.committing import Commits, bidden, followers, must_commit
from silverkey.cthulhu.rules.turn import StartPhase, Turn
from silverkey.cthulhu.words import DOMAIN, DRAW, IN_PLAY, OPERATIONS, REFRESH, RESOURCE, STORY_PHASE
from silverkey.judge.case import Name
from silverkey.judge.foretelling import Foretold
from silverkey.judge.stepper import NEXT_EFFECT, Stepper
from silverkey.kernel.decision import Decision, Option
from silverkey.kernel.record import blank, fields_of

if TYPE_CHECKING:
    from silverkey.judge.cthulhu.naming import CthulhuNames

FIRST_STEP = {
    REFRESH: "restore_and_refresh",
    DRAW: "draw_cards",
    RESOURCE: "attach_resource",
    OPERATIONS: "operations_actions",
    STORY_PHASE: "story_actions",
    "story.actions": "story_actions",
    "story.commit": "active_player_commits",
    "story.defend": "opponent_commits",
    "story.resolve": "resolve_stories",
}
"""The step of the turn with which a phase, or a part of one, goes on once it has begun."""


class Examined(Stepper, Game):
    """A game of Call of Cthulhu that hides nothing from the judge."""

    COPIED = fields_of(Game)
    WINDOWS = ("action", "respond", "disrupt")
    AS_LISTED = (NEXT_EFFECT, "resolve story", "win first", "repeat loop")
    GRANTED = ("place token",)

    names: CthulhuNames
    """What the case calls its cards."""

    def __init__(self, edition: Edition, names: CthulhuNames) -> None:
        Game.__init__(self, 0, edition)
        self.foretold = Foretold()
        self.names = names

    def clone(self) -> Examined:
        """A copy that plays on exactly as this game would."""
        return self.go_on_in(Game.clone(self), blank(Examined))

    def answer(self, option: Option, serial: int | None = None) -> None:
        """Answer the pending question. What the table would not have asked leaves no trail there."""
        plain, trail = self.plain, len(self.trail)
        super().answer(option, serial)
        if plain:
            del self.trail[trail:]

    def spoken(self, card: int) -> str:
        """What a card is called in an account of the game: by the name that the case gives it, too."""
        return self.names.spoken(self, card)

    # Where the game stands

    @property
    def goes_on(self) -> bool:
        """Whether the pending question asks for one more card, or for one more character to commit."""
        frame = self.stack[-1]
        return bool(frame.places) if isinstance(frame, Commits) else super().goes_on

    @property
    def between_actions(self) -> bool:
        """Whether no action is under way: the last one is fully resolved."""
        return self.over or (not self.unsettled and isinstance(self.stack[-1], Turn | ActionWindow))

    def reached(self, point: str) -> bool:
        """Whether this is the beginning of a phase, or of a part of one, and nothing in it has happened yet."""
        frame = self.stack[-1]
        if "." in point:
            return self.phase == STORY_PHASE and frame.next_step == FIRST_STEP[point]
        return self.phase == point and isinstance(frame, StartPhase) and frame.next_step == "initiate"

    def has_a_move(self, decision: Decision) -> bool:
        """Whether a question is answered by playing and triggering, by committing or with a resource."""
        return super().has_a_move(decision) or decision.kind == "resource" or isinstance(self.stack[-1], Commits)

    def compelled(self, decision: Decision) -> Sequence[Option]:
        """Who must commit does; first of all, whoever follows another."""
        if not isinstance(self.stack[-1], Commits):
            return decision.options
        bound = followers(self)
        forced = [
            option
            for option in decision.options
            if option.card in bound or bidden(self, option.card) or must_commit(self, option.card)
        ]
        if not forced:
            return decision.options  # somebody may not stay alone
        return forced[:1] if forced[0].card in bound else forced

    def looks(self, card: int) -> tuple[object, ...]:
        """All that a player could tell a card by."""
        standing = self.in_play.get(card)
        if standing is None:
            if self.zone[card] == IN_PLAY:
                return (card,)
            return (self.printed[card], self.owner[card], self.zone[card], self._domain(card))
        return (
            self.printed[card],
            self.owner[card],
            standing.controller,
            standing.exhausted,
            standing.insane,
            standing.facedown,
            standing.wounds,
            standing.tokens,
            standing.committed,
            standing.attached,
            tuple(self.attachments(card)),
        )

    def _domain(self, card: int) -> tuple[int, int]:
        """The domain a resource is on; nothing for other cards."""
        if self.zone[card] == DOMAIN:
            for player, side in enumerate(self.sides):
                for number, domain in enumerate(side.domains):
                    if card in domain.resources:
                        return (player, number)
        return (-1, -1)

    # Chance

    def comes_up(self, what: str, one: object, name: Name) -> bool:
        """Whether a card that chance takes goes by that name."""
        return isinstance(one, int) and self.names.is_called(self, one, name)

    def result(self, what: str, one: object) -> str:
        """What a card that chance takes is called."""
        return self.names.card(self, one) if isinstance(one, int) else str(one)
