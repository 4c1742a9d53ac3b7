"""What the state of a game is made of: investigators, and cards in play."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from silverkey.arkham.words import ACTIONS
from silverkey.kernel.record import blank, record

NOBODY = -1
NOWHERE = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """How a card in play lies there."""

    __slots__ = (
        "attached",
        "clues",
        "controller",
        "damage",
        "doom",
        "entered",
        "exhausted",
        "harmed_by",
        "horror",
        "location",
        "revealed",
        "threat",
        "tokens",
        "turned",
    )

    def __init__(self, controller: int, entered: int) -> None:
        self.controller = controller
        """The player who controls it, or -1: the scenario."""
        self.entered = entered
        """What tells it from the same card before it left play."""
        self.exhausted = False
        self.damage = 0
        self.horror = 0
        self.harmed_by = NOBODY
        """The player who dealt it damage last."""
        self.clues = 0
        self.doom = 0
        self.tokens = 0
        """Its uses, or resources that lie on it."""
        self.location = NOWHERE
        """Where it lies, if neither a player has it nor a card that it is attached to."""
        self.threat = NOBODY
        """The player in whose threat area it is; an enemy there is engaged with him."""
        self.attached = -1
        """The card that it is attached to."""
        self.revealed = False
        """Whether a location has been entered."""
        self.turned = False
        """Whether the other side of a card with two faces is up."""

    def copy(self) -> Standing:
        """A copy that can go its own way."""
        new = blank(Standing)
        new.controller = self.controller
        new.entered = self.entered
        new.exhausted = self.exhausted
        new.damage = self.damage
        new.horror = self.horror
        new.harmed_by = self.harmed_by
        new.clues = self.clues
        new.doom = self.doom
        new.tokens = self.tokens
        new.location = self.location
        new.threat = self.threat
        new.attached = self.attached
        new.revealed = self.revealed
        new.turned = self.turned
        return new


record(Standing)


@mypyc_attr(allow_interpreted_subclasses=True)
class Investigator:
    """One player's investigator and what belongs to him."""

    __slots__ = (
        "actions",
        "card",
        "carried",
        "clues",
        "deck",
        "discard",
        "done",
        "exiled",
        "experience",
        "fate",
        "gained",
        "hand",
        "killed",
        "location",
        "mental",
        "physical",
        "resources",
        "taken",
        "used",
    )

    def __init__(self, card: int) -> None:
        self.card = card
        self.location = NOWHERE
        self.resources = 0
        self.clues = 0
        self.hand: list[int] = []
        self.deck: list[int] = []
        """The top card is the last."""
        self.discard: list[int] = []
        self.actions = ACTIONS
        """Standard actions that are left in this round."""
        self.taken: list[str] = []
        """The actions that have been taken this round, by what they were."""
        self.used: list[int] = []
        """The additional actions that are used up or lost in this round: the cards that grant them."""
        self.done = False
        """Whether his turn of this round is over."""
        self.fate = ""
        """How he left the scenario; nothing while he is in it."""
        self.carried: list[int] = []
        """What he controlled as he left the scenario."""
        self.killed = ""
        """Whether he is killed or insane for the rest of the campaign."""
        self.physical = 0
        self.mental = 0
        """Trauma."""
        self.gained: list[str] = []
        """Codes of cards that a scenario adds to his deck for the rest of the campaign."""
        self.exiled: list[str] = []
        """Codes of cards that have left his deck for good."""
        self.experience = 0
        """What he earns in this scenario besides the victory display."""

    def copy(self) -> Investigator:
        """A copy that can go its own way."""
        new = blank(Investigator)
        new.card = self.card
        new.location = self.location
        new.resources = self.resources
        new.clues = self.clues
        new.hand = self.hand.copy()
        new.deck = self.deck.copy()
        new.discard = self.discard.copy()
        new.actions = self.actions
        new.taken = self.taken.copy()
        new.used = self.used.copy()
        new.done = self.done
        new.fate = self.fate
        new.carried = self.carried.copy()
        new.killed = self.killed
        new.physical = self.physical
        new.mental = self.mental
        new.gained = self.gained.copy()
        new.exiled = self.exiled.copy()
        new.experience = self.experience
        return new


record(Investigator)
