"""Where cards are played from, and where events go."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from silverkey.arkham.table import zones
from silverkey.arkham.vocabulary.abilities import Ability
from silverkey.arkham.vocabulary.belongings import EventsGoUnder, PlayDiscardedEvent
from silverkey.arkham.words import DECK, DISCARD, EVENT, HAND
from silverkey.cardgame.words.constants import Rule

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def playable(game: Game, player: int) -> Iterable[tuple[int, str]]:
    """(card, zone) for the cards that an investigator may play: those in his hand, or as if they were there."""
    return [(card, HAND) for card in at_hand(game, player)]


def at_hand(game: Game, player: int) -> list[int]:
    """The cards in an investigator's hand, and what he may play as if it were there."""
    held = game.investigators[player]
    if not _heeds(game, PlayDiscardedEvent, player):
        return held.hand
    events = [card for card in held.discard if game.printed[card].type == EVENT]
    return [*held.hand, *events[-1:]]


def _heeds(game: Game, word: type[Rule], player: int) -> bool:
    """Whether a passive of a kind is about an investigator."""
    said = game.board.said(word)
    return bool(said) and any(ctx.you == player for _, ctx, _ in said)


def goes_under(game: Game, card: int) -> bool:
    """Whether a card goes under its owner's deck instead of to his discard pile."""
    owner = game.owner[card]
    return owner >= 0 and game.printed[card].type == EVENT and _heeds(game, EventsGoUnder, owner)


def event_resolved(game: Game, card: int) -> None:
    """An event that has been resolved goes to its owner's discard pile."""
    under = goes_under(game, card)
    zones.move(game, card, DECK if under else zones.discard_zone(game, card), bottom=under)


def is_played(game: Game, card: int, ability: Ability) -> bool:
    """Whether using an ability is playing its card."""
    return card >= 0 and game.zone[card] in (HAND, DISCARD) and ability is game.printed[card].play
