"""A game of Arkham Horror under examination."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from silverkey.arkham.game import Game
from silverkey.arkham.library import by_code, names_of
from silverkey.arkham.rules.round import Phase, Round, Turn
from silverkey.arkham.table import bag
from silverkey.arkham.words import LOCATION
from silverkey.cardgame.names import fold
from silverkey.judge.case import Name
from silverkey.judge.foretelling import Foretold
from silverkey.judge.stepper import NEXT_EFFECT, Stepper
from silverkey.kernel.decision import Decision, Option
from silverkey.kernel.record import blank, fields_of

if TYPE_CHECKING:
    from silverkey.judge.arkham.naming import ArkhamNames

END_TURN = Option("end turn")


class Examined(Stepper, Game):
    """A game of Arkham Horror that hides nothing from the judge."""

    COPIED = fields_of(Game)
    WINDOWS = ("action", "window", "react")
    AS_LISTED = (
        *(NEXT_EFFECT, "order attacks", "order attacked", "order moves", "order results"),
        *("whose turn", "whose clue", "lead investigator", "next lead"),
    )

    names: ArkhamNames
    """What the case calls its cards."""
    coming: list[str]
    """The chaos tokens that will be drawn; after them chance decides."""

    def __init__(self, players: int, names: ArkhamNames) -> None:
        Game.__init__(self, 0, players)
        self.foretold = Foretold()
        self.names = names
        self.coming = []

    def clone(self) -> Examined:
        """A copy that plays on exactly as this game would."""
        new = self.go_on_in(Game.clone(self), blank(Examined))
        new.coming = self.coming.copy()
        return new

    @property
    def turn(self) -> int:  # type: ignore[override]
        """What the judge counts to lose patience: rounds."""
        return self.round

    def spoken(self, card: int) -> str:
        """What a card is called in an account of the game: by the name that the case gives it, too."""
        return self.names.labelled(self, card)

    def draw_token(self) -> str:
        """The next token that the case says, or one by chance."""
        if not self.coming:
            return super().draw_token()
        token = self.coming.pop(0)
        if token not in self.bag:
            bag.add(self, token)
        self.bag.remove(token)
        self.drawn.append(token)
        self.reveal_to_all()
        return token

    # Where the game stands

    @property
    def between_actions(self) -> bool:
        """Whether no action is under way: the last one is fully resolved."""
        return self.over or (not self.unsettled and isinstance(self.stack[-1], Turn | Phase | Round))

    def reached(self, point: str) -> bool:
        """Whether this is the beginning of a phase, or the end of a turn, and nothing in it has happened yet."""
        frame = self.stack[-1]
        if point == "end of turn":
            return isinstance(frame, Turn) and frame.next_step == "ends"
        return isinstance(frame, Phase) and point == frame.PHASE and frame.next_step == "begins"

    def compelled(self, decision: Decision) -> Sequence[Option]:
        """Whoever does nothing more ends his turn."""
        return (END_TURN,) if END_TURN in decision.options else decision.options

    def looks(self, card: int) -> tuple[object, ...]:
        """All that a player could tell a card by."""
        standing = self.in_play.get(card)
        if standing is None:
            return (self.printed[card], self.owner[card], self.zone[card])
        return (
            card if self.face(card).type == LOCATION else self.printed[card],
            self.owner[card],
            standing.controller,
            standing.exhausted,
            standing.damage,
            standing.horror,
            standing.clues,
            standing.doom,
            standing.tokens,
            standing.threat,
            self.location_of(card),
            standing.attached,
        )

    # Chance

    def comes_up(self, what: str, one: object, name: Name) -> bool:
        """Whether what chance takes goes by that name: a card, or a chaos token."""
        if isinstance(one, int):
            return self.names.is_called(self, one, name)
        if what == "weakness":
            return fold(name.text) in names_of(by_code()[str(one)])
        return str(one).lower() == name.text.lower()

    def result(self, what: str, one: object) -> str:
        """What a result of chance is called."""
        return self.names.card(self, one) if isinstance(one, int) else str(one)
