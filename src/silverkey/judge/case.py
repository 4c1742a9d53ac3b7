"""What a case says, once it has been read: a position, steps, expectations."""

from __future__ import annotations

from dataclasses import dataclass, field

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.words import DRAW, END_OF_TURN, OPERATIONS, REFRESH, RESOURCE, SETUP, STORY_PHASE
from silverkey.judge.source import Place, whole

WITHIN_STORY = ("story.actions", "story.commit", "story.defend", "story.resolve")
STARTS = (SETUP, REFRESH, DRAW, RESOURCE, OPERATIONS, STORY_PHASE, *WITHIN_STORY)
"""Where a case can begin."""
STOPS = (*STARTS[1:], END_OF_TURN)
"""Where a case can play on to."""

PLAY, TRIGGER, COMMIT, ATTACH, CHOOSE, PASS, YES, NO = (
    "play",
    "trigger",
    "commit",
    "resource",
    "choose",
    "pass",
    "yes",
    "no",
)
WORDS = (PASS, YES, NO)


@dataclass(frozen=True, slots=True)
class Name:
    """A card, story, domain, player, icon or number as a case writes it."""

    text: str
    place: Place
    of: int = -1
    """Whose domain, where that is said."""

    @property
    def number(self) -> int | None:
        """The number it is, if it is one."""
        return whole(self.text) if self.text.isdecimal() else None


Outcome = Name | tuple[Name, ...]
"""A result of chance: a card taken at random, or the cards on top of what is shuffled."""


@dataclass(frozen=True, slots=True)
class CardLayout:
    """A card that is laid out, and how."""

    card: Card
    place: Place
    label: str = ""
    owner: int = -1
    exhausted: bool | None = None
    insane: bool = False
    facedown: bool = False
    faceup: bool = False
    wounds: int = 0
    tokens: int = 0
    committed: Name | None = None
    on: Name | None = None
    attached: tuple[CardLayout, ...] = ()


@dataclass(frozen=True, slots=True)
class DomainLayout:
    """The resources on a domain."""

    resources: tuple[CardLayout, ...] = ()
    drained: bool = False


@dataclass(frozen=True, slots=True)
class PlayerLayout:
    """What one player has."""

    name: str
    in_play: tuple[CardLayout, ...] = ()
    hand: tuple[CardLayout, ...] = ()
    deck: tuple[CardLayout, ...] = ()
    deck_size: int | None = None
    discard: tuple[CardLayout, ...] = ()
    removed: tuple[CardLayout, ...] = ()
    won: tuple[CardLayout, ...] = ()
    domains: tuple[DomainLayout, ...] = ()


@dataclass(frozen=True, slots=True)
class StoryLayout:
    """A story or conspiracy on the table."""

    card: Card
    place: Place
    label: str = ""
    owner: int = -1
    tokens: tuple[int, int] = (0, 0)
    attached: tuple[CardLayout, ...] = ()


@dataclass(frozen=True, slots=True)
class Move:
    """Something a player does, and the answers that stand beside it."""

    player: int
    kind: str
    place: Place
    words: str
    """The move as the reports write it."""
    card: Name | None = None
    places: tuple[tuple[Name, Name], ...] = ()
    """For commit and resource: what goes where."""
    chosen: tuple[Name, ...] = ()
    listed: bool = False
    """``choose`` was given a list, which is the whole answer."""
    targets: tuple[Name, ...] = ()
    drain: tuple[int, ...] = ()
    x: int | None = None
    pay_with: tuple[Name, ...] = ()
    ability: int | None = None
    to: Name | None = None
    """What is answered: a card, a struggle or a player of the occurrence."""
    at: Name | None = None
    """The story at which what is answered happens."""
    now: bool = False
    """Possible at once, or not at all."""
    chance: tuple[Outcome, ...] = ()
    """What chance decides from here on."""


@dataclass(frozen=True, slots=True)
class Cannot:
    """A move that must be impossible."""

    move: Move
    because: tuple[str, ...]
    place: Place


Wanted = str | int | bool | tuple[Name, ...] | tuple[tuple[Name, int], ...]


@dataclass(frozen=True, slots=True)
class Expectation:
    """One thing that must be true: of a card, of a player, or of the game."""

    subject: Name | int | None
    """A card, a player's number, or None for the game."""
    key: str
    wanted: Wanted
    place: Place


@dataclass(frozen=True, slots=True)
class Check:
    """Expectations in the middle of the steps."""

    expectations: tuple[Expectation, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class Asked:
    """Who is asked first at questions of a kind, in that order, between the step before and the step after."""

    kind: str
    players: tuple[int, ...]
    """Nobody is asked at all if this is empty."""
    place: Place


@dataclass(frozen=True, slots=True)
class Until:
    """Play on to the beginning of a phase."""

    phase: str
    place: Place


Step = Move | Cannot | Check | Asked | Until


@dataclass(frozen=True, slots=True)
class Case:
    """A rules question."""

    title: str
    place: Place
    editions: tuple[str, ...]
    players: tuple[PlayerLayout, PlayerLayout]
    cites: tuple[str, ...] = ()
    active: int = 0
    phase: str = OPERATIONS
    first_turn: bool = False
    stories: tuple[StoryLayout, ...] = ()
    story_deck: tuple[StoryLayout, ...] = ()
    story_deck_size: int | None = None
    chance: tuple[Outcome, ...] = ()
    """What chance decides, in the order in which it is asked."""
    steps: tuple[Step, ...] = ()
    expect: tuple[Expectation, ...] = field(default=())
