"""The pieces that a game's state is made of: domains, a player's side, cards in play, stories, lasting effects."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from silverkey.kernel.record import record

if TYPE_CHECKING:
    from silverkey.cthulhu.card import Card


PILES = (-2, -3)
"""What a card attached to the first or second player's discard pile notes as the place it is attached to."""
DECKS = (-4, -5)
"""The same for their decks."""


def place_of_domain(player: int, number: int) -> int:
    """The same for a domain."""
    return -6 - 2 * number - player


def domain_at(place: int) -> tuple[int, int] | None:
    """The player and number of the domain that a place is.

    >>> domain_at(place_of_domain(1, 2)), domain_at(-5)
    ((1, 2), None)
    """
    return ((-6 - place) % 2, (-6 - place) // 2) if place <= -6 else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """A place to attach resources."""

    __slots__ = ("card", "drained", "facedown", "resources")

    def __init__(
        self, card: int = -1, resources: Iterable[int] = (), drained: bool = False, facedown: Iterable[int] = ()
    ) -> None:
        self.card = card
        """The deck card that serves as this domain, or -1 for one of the three that everybody has."""
        self.resources = [*resources]
        self.drained = drained
        self.facedown = [*facedown]
        """Those of the resources that have been turned face down."""

    def copy(self) -> Domain:
        """A copy that can go its own way."""
        return Domain(self.card, self.resources, self.drained, self.facedown)


@mypyc_attr(allow_interpreted_subclasses=True)
class Side:
    """What belongs to one player outside the play area."""

    __slots__ = (
        "deck",
        "discard",
        "domains",
        "effects",
        "faceup",
        "hand",
        "kept",
        "open_hand",
        "removed",
        "shown",
        "won",
    )

    def __init__(self) -> None:
        self.deck: list[int] = []
        """The top card is the last."""
        self.hand: list[int] = []
        self.discard: list[int] = []
        """The top card is the last."""
        self.removed: list[int] = []
        self.won: list[int] = []
        self.domains = [Domain(), Domain(), Domain()]
        self.effects = 0
        """How many effects the player has triggered this turn."""
        self.faceup = -1
        """A Prophecy that lies face up on top of the deck, or -1."""
        self.shown = -1
        """The top card of the deck while an effect keeps it revealed, or -1."""
        self.kept = -1
        """The same, if a card in play keeps whatever is on top revealed."""
        self.open_hand = False
        """The hand is revealed."""

    def copy(self) -> Side:
        """A copy that can go its own way."""
        new = Side.__new__(Side)
        new.deck = self.deck.copy()
        new.hand = self.hand.copy()
        new.discard = self.discard.copy()
        new.removed = self.removed.copy()
        new.won = self.won.copy()
        new.domains = [domain.copy() for domain in self.domains]
        new.effects = self.effects
        new.faceup = self.faceup
        new.shown = self.shown
        new.kept = self.kept
        new.open_hand = self.open_hand
        return new

    def cover(self) -> None:
        """The top of the deck changes, so nothing lies open there any more."""
        self.faceup = self.shown = -1

    def cover_the_moved(self) -> None:
        """What lay open and is no longer on top is turned face down (coc-latest/new/prophecy.c)."""
        if self.deck[-1] not in (self.faceup, self.shown):
            self.cover()


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """How a card in play stands."""

    __slots__ = (
        "attached",
        "by_effect",
        "committed",
        "controller",
        "entered",
        "exhausted",
        "facedown",
        "insane",
        "mute",
        "shows",
        "tokens",
        "wounds",
    )

    def __init__(
        self,
        controller: int,
        entered: int,
        exhausted: bool = False,
        insane: bool = False,
        facedown: bool = False,
        wounds: int = 0,
        tokens: int = 0,
        committed: int = -1,
        attached: int = -1,
        by_effect: bool = False,
        mute: bool = False,
        shows: Card | None = None,
    ) -> None:
        self.controller = controller
        self.entered = entered
        """Serial number of its entering play: tells this instance from an earlier one (coc-latest/2.23.c)."""
        self.exhausted = exhausted
        self.insane = insane
        self.facedown = facedown
        """Lies face down without being insane: a Dormant card."""
        self.wounds = wounds
        self.tokens = tokens
        self.committed = committed
        """The story it is committed to, or -1."""
        self.attached = attached
        """The card it is attached to, or -1; less for a place that is no card: ``PILES``, ``DECKS``, a domain."""
        self.by_effect = by_effect
        """Attached by an effect, so a support card with the Attachment subtype (coc-latest/1.15.a)."""
        self.mute = mute
        """Attached by another card's effect, so without its own text box (coc-latest/1.15.c)."""
        self.shows = shows
        """The card it has become a copy of."""

    def copy(self) -> Standing:
        """A copy that can go its own way."""
        return Standing(
            self.controller,
            self.entered,
            self.exhausted,
            self.insane,
            self.facedown,
            self.wounds,
            self.tokens,
            self.committed,
            self.attached,
            self.by_effect,
            self.mute,
            self.shows,
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Story:
    """A story or conspiracy in play."""

    __slots__ = ("attacked", "card", "owner", "resolved", "taken", "tokens", "winner")

    def __init__(
        self,
        card: int,
        owner: int = -1,
        tokens: Iterable[int] = (0, 0),
        attacked: bool = False,
        resolved: bool = False,
        winner: int = -1,
        taken: int = -1,
    ) -> None:
        self.card = card
        self.owner = owner
        """Who played it, for a conspiracy; -1 for a story."""
        self.tokens = [*tokens]
        self.attacked = attacked
        """The active player committed somebody here this turn."""
        self.resolved = resolved
        self.winner = winner
        """Who has just won it, while its effect is carried out."""
        self.taken = taken
        """The story that goes to the won pile in its place, or -1."""

    def copy(self) -> Story:
        """A copy that can go its own way."""
        return Story(self.card, self.owner, self.tokens, self.attacked, self.resolved, self.winner, self.taken)


for _piece in (Domain, Side, Standing, Story):
    record(_piece)
