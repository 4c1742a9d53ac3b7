"""A position of Call of Cthulhu: what a case lays out, and whether it can lie where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.words import (
    CONSPIRACY,
    DRAW,
    END_OF_TURN,
    EVENT,
    OPERATIONS,
    REFRESH,
    RESOURCE,
    SETUP,
    STORY,
    STORY_PHASE,
)
from silverkey.judge.case import Laid, Name
from silverkey.judge.glossary import Glossary
from silverkey.judge.source import CaseError

WITHIN_STORY = ("story.actions", "story.commit", "story.defend", "story.resolve")
STARTS = (SETUP, REFRESH, DRAW, RESOURCE, OPERATIONS, STORY_PHASE, *WITHIN_STORY)
"""Where a case can begin."""
STOPS = (*STARTS[1:], END_OF_TURN)
"""Where a case can play on to."""
STORIES = 3
"""Stories in play, conspiracies not counted."""


@dataclass(frozen=True, slots=True)
class CardLayout(Laid[Card]):
    """A card that is laid out, and how."""

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
class StoryLayout(Laid[Card]):
    """A story or conspiracy on the table."""

    tokens: tuple[int, int] = (0, 0)
    attached: tuple[CardLayout, ...] = ()


def check_position(
    players: tuple[PlayerLayout, PlayerLayout],
    stories: tuple[StoryLayout, ...],
    story_deck: tuple[StoryLayout, ...],
    glossary: Glossary,
) -> None:
    """Note every card that cannot lie where it does, or that lies where there is nothing. All has been read by now."""
    errors = glossary.faults.errors
    conspiracies = [layout for layout in stories if layout.card.type == CONSPIRACY]
    errors.extend(_row(stories, story_deck))
    for player, layout in enumerate(players):
        errors.extend(_piles(player, layout))
        for card in layout.in_play:
            errors.extend(_standing(card, attached=False))
            for name in (card.committed, card.on):
                if name is not None:
                    with glossary.faults.noted():
                        _check_place(name, name is card.on, STORIES + len(conspiracies), glossary)
    for story in stories:
        for attachment in story.attached:
            errors.extend(_standing(attachment, attached=True))


def _row(stories: tuple[StoryLayout, ...], story_deck: tuple[StoryLayout, ...]) -> Iterator[CaseError]:
    told = [layout for layout in stories if layout.card.type == STORY]
    if len(told) > STORIES:
        yield CaseError("Only three stories are in play; after them come conspiracies.", told[STORIES].place)
    for layout in story_deck:
        if layout.card.type != STORY or any(layout.tokens) or layout.attached:
            yield CaseError("In the story deck lie stories, and nothing on them.", layout.place)


def _piles(player: int, layout: PlayerLayout) -> Iterator[CaseError]:
    piles = (*layout.hand, *layout.deck, *layout.discard, *layout.removed)
    for card in (*piles, *(resource for domain in layout.domains for resource in domain.resources)):
        if card.card.type == STORY:
            yield CaseError(f"{card.card.title} is a story and cannot lie here.", card.place)
    for card in piles:
        if card.owner not in (-1, player):
            yield CaseError("Cards out of play are with their owners (coc-latest/2.23.b).", card.place)
    for card in layout.deck[1:]:
        if card.faceup:
            yield CaseError("Only the top card of a deck can lie face up.", card.place)
    for card in layout.won:
        if card.card.type not in (STORY, CONSPIRACY):
            yield CaseError(f"{card.card.title} is neither a story nor a conspiracy.", card.place)


def _standing(layout: CardLayout, attached: bool) -> Iterator[CaseError]:
    """What speaks against a card in play and those attached to it."""
    if layout.card.type in (STORY, CONSPIRACY):
        yield CaseError(f"{layout.card.title} belongs under stories:", layout.place)
    elif layout.card.type == EVENT and not (attached or layout.insane or layout.facedown):
        yield CaseError(f"{layout.card.title} is an event and cannot be in play.", layout.place)
    for attachment in layout.attached:
        yield from _standing(attachment, attached=True)


def _check_place(name: Name, lies_on: bool, stories: int, glossary: Glossary) -> None:
    """What a card is committed to is a story; it may lie on a card too, or with a player, or on a domain."""
    if name.number is None:
        if not (lies_on and glossary.player_number(name.text) is not None):
            glossary.check_card(name)
    elif not lies_on and not 1 <= name.number <= stories:
        raise CaseError(f"There is no story {name.text}.", name.place)
