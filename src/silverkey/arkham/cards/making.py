"""How a card file writes its cards down: by name, with their abilities. All facts come from the catalogue."""

from __future__ import annotations

from functools import cache

from silverkey.arkham.card import FAST, Card
from silverkey.arkham.printed.facts import PrintedCard, printed_set
from silverkey.arkham.vocabulary.abilities import Ability, from_hand
from silverkey.arkham.words import EVENT
from silverkey.cardgame import library
from silverkey.language.node import Node


class CardSet(library.CardSet[PrintedCard, Card]):
    """The cards of one pack whose abilities are written."""

    def __init__(self, code: str) -> None:
        printed = printed_set(code)
        super().__init__(code, printed.name, printed.cards)
        self._by_code = {facts.code: facts for facts in printed.cards}
        self._levelled = {facts.levelled: facts for facts in reversed(printed.cards)}

    def facts(self, name: str) -> PrintedCard:
        """By code, by 'Title (level)', by title (the lowest level), or by 'Title, Subtitle' where that is needed."""
        if name in self._by_code:
            return self._by_code[name]
        if name in self._levelled and self._levelled[name].level is not None:
            return self._levelled[name]
        return super().facts(name)

    def card(
        self,
        name: str,
        *abilities: Node,
        unrevealed: tuple[Node, ...] = (),
        turned: tuple[Node, ...] = (),
    ) -> Card:
        """A card. The first ability of an event is what it does when it is played.

        ``unrevealed`` is what a location says before anybody has entered it, ``turned`` what the other side says while
        it is up: a scenario card's for the two harder difficulties, or an agenda's that stays.
        """
        facts = self.facts(name)
        if facts.type == EVENT and abilities and isinstance(abilities[0], Ability):
            abilities = (from_hand(abilities[0], FAST in facts.keywords), *abilities[1:])
        card = Card(facts, abilities, unrevealed, turned)
        self.cards.append(card.require_sense().finish())
        return card

    def alike(self, *names: str, abilities: tuple[Node, ...] = ()) -> None:
        """Several cards with the same text."""
        for name in names:
            self.card(name, *abilities)


@cache
def card_set(code: str) -> CardSet:
    """The pack of that code, the same wherever it is asked for."""
    return CardSet(code)
