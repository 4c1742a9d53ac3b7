"""A view of the game as the bot handles it: cards by number, by side and by pile."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from silverkey.cthulhu.view import CardView, DecisionView, DomainView, FaceView, GameView, PlayerView
from silverkey.cthulhu.words import CHARACTER, DISCARD, DOMAIN, HAND, OPERATIONS, STORY_PHASE


class Lying(NamedTuple):
    """A card out of play whose face is known, and where it lies."""

    face: FaceView
    owner: int
    zone: str


class Table:
    """Everything that one player can see."""

    def __init__(self, view: GameView) -> None:
        self.view = view
        self.me = view.viewer
        self.them = 1 - view.viewer
        self.cards = {card.id: card for card in view.in_play}
        self.stories = {story.id: story for story in view.stories}

    @property
    def question(self) -> DecisionView:
        """What the player is asked."""
        assert self.view.decision is not None, "The player is not asked anything."
        return self.view.decision

    @property
    def mine(self) -> PlayerView:
        """The player's own piles."""
        return self.view.players[self.me]

    @property
    def my_turn(self) -> bool:
        """Whether the player is the active player."""
        return self.view.active == self.me

    @property
    def my_operations(self) -> bool:
        """Whether this is when the player plays cards."""
        return self.my_turn and self.view.phase == OPERATIONS

    def player(self, number: int) -> PlayerView:
        """One player's piles."""
        return self.view.players[number]

    def characters(self, player: int) -> Iterator[CardView]:
        """The characters that a player controls, insane ones too."""
        for card in self.view.in_play:
            if card.controller == player and card.type == CHARACTER:
                yield card

    def committed(self, story: int, player: int) -> Iterator[CardView]:
        """The characters of a player at a story."""
        for card in self.view.in_play:
            if card.committed == story and card.controller == player:
                yield card

    @cached_property
    def fighting(self) -> bool:
        """Whether characters are committed to stories that are still to be resolved."""
        return self.view.phase == STORY_PHASE and any(
            card.committed in self.stories and not self.stories[card.committed].resolved for card in self.view.in_play
        )

    @cached_property
    def fought(self) -> bool:
        """Whether the stories of this turn are resolved."""
        return any(story.resolved for story in self.view.stories)

    @cached_property
    def piles(self) -> dict[int, Lying]:
        """Cards that lie face up outside play, and the player's own hand."""
        found: dict[int, Lying] = {}
        for owner, player in enumerate(self.view.players):
            found.update((face.id, Lying(face, owner, HAND)) for face in player.hand)
            found.update((face.id, Lying(face, owner, DISCARD)) for face in player.discard)
            for domain in player.domains:
                found.update((face.id, Lying(face, owner, DOMAIN)) for face in domain.resources)
        if self.view.decision is not None:
            for option in self.view.decision.options:
                if option.face is not None and option.face.id not in self.cards:
                    found.setdefault(option.face.id, Lying(option.face, self.me, ""))
        return found

    def attachments(self, host: int) -> Iterator[CardView]:
        """What is attached to a card or story."""
        for card in self.view.in_play:
            if card.attached == host:
                yield card

    def code(self, card: int) -> str:
        """The code of a card whose face is known, or nothing."""
        if card in self.cards:
            return self.cards[card].code
        if card in self.stories:
            return self.stories[card].code
        return self.piles[card].face.code if card in self.piles else ""


def size(domain: DomainView) -> int:
    """How many resources a domain has."""
    return len(domain.resources)
