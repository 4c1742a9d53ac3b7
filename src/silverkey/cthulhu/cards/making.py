"""How a card file writes its cards down: by name, with their abilities. All facts come from the catalogue."""

from __future__ import annotations

from functools import cache

from silverkey.cardgame import library
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.printed.facts import PrintedCard, printed_set
from silverkey.cthulhu.vocabulary.filters import Cards, Either
from silverkey.cthulhu.vocabulary.references import Places
from silverkey.language.node import Node


class CardSet(library.CardSet[PrintedCard, Card]):
    """The cards of one set whose abilities are written."""

    def __init__(self, code: str) -> None:
        printed = printed_set(code)
        super().__init__(code, printed.name, printed.cards)
        self.collectible = printed.collectible
        """A set of the collectible game, which only the oldest document knows."""

    def card(self, name: str, *abilities: Node, attach: Cards | Either | Places | None = None) -> Card:
        """A card by its title, or by 'Title, Descriptor' where the set has two of that title.

        ``attach`` is what an attachment is attached to. The first ability of an event is what it does when played.
        """
        card = Card(self.facts(name), abilities, attach)
        self.cards.append(card.require_sense().finish())
        return card


@cache
def card_set(code: str) -> CardSet:
    """The set of that code, the same wherever it is asked for."""
    return CardSet(code)
