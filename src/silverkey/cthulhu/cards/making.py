"""How a card file writes its cards down: by name, with their abilities. All facts come from the catalogue."""

from __future__ import annotations

from functools import cache

from silverkey.cthulhu.card import Card
from silverkey.cthulhu.printed.facts import PrintedCard, printed_set
from silverkey.cthulhu.vocabulary.filters import Cards, Either
from silverkey.cthulhu.vocabulary.places import Places
from silverkey.language.node import Node


class CardSet:
    """The cards of one set whose abilities are written."""

    def __init__(self, code: str) -> None:
        printed = printed_set(code)
        self.code = code
        self.name = printed.name
        self.collectible = printed.collectible
        """A set of the collectible game, which only the oldest document knows."""
        self.cards: list[Card] = []
        self._facts: dict[str, list[PrintedCard]] = {}
        for facts in printed.cards:
            for name in dict.fromkeys((facts.title, facts.name)):
                self._facts.setdefault(name, []).append(facts)

    def card(self, name: str, *abilities: Node, attach: Cards | Either | Places | None = None) -> Card:
        """A card by its title, or by 'Title, Descriptor' where the set has two of that title.

        ``attach`` is what an attachment is attached to. The first ability of an event is what it does when played.
        """
        found = self._facts.get(name, [])
        if len(found) != 1:
            choices = ", ".join(facts.name for facts in found)
            raise ValueError(f"{self.name}: {name!r} may be {choices}." if found else f"{self.name} has no {name!r}.")
        card = Card(found[0], abilities, attach)
        self.cards.append(card.finish())
        return card


@cache
def card_set(code: str) -> CardSet:
    """The set of that code, the same wherever it is asked for."""
    return CardSet(code)
