"""The cards of Call of Cthulhu, in which small mistakes are made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from texts import HERE, Texts, Words

from silverkey.cardgame.library import UnknownCard
from silverkey.cardgame.source import Definition
from silverkey.cardgame.words.choices import ChoosePlayer
from silverkey.cardgame.words.conditions import IsA
from silverkey.cardgame.words.limits import Cannot
from silverkey.cardgame.words.references import Every, This
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.cards.source import definition_of
from silverkey.cthulhu.library import SETS, all_cards, find_card
from silverkey.cthulhu.printed.facts import PrintedCard, all_printed, collectible_cards
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.changes import Keyword
from silverkey.cthulhu.vocabulary.committing import CommitsExhausted, CommitToll, Company
from silverkey.cthulhu.vocabulary.deeds import Do
from silverkey.cthulhu.vocabulary.filters import Cards, Either
from silverkey.cthulhu.vocabulary.hands import GiveUp
from silverkey.cthulhu.vocabulary.parts import said
from silverkey.cthulhu.vocabulary.searching import Shuffle
from silverkey.cthulhu.vocabulary.triggers import Trigger
from silverkey.cthulhu.vocabulary.writer import write_card
from silverkey.cthulhu.words import CHARACTER, EVENT, HAND, IN_PLAY, PLAY, SUPPORT
from silverkey.kernel.record import fields_of
from silverkey.language.node import Node

COUNTED = ("Toughness", "Fated")
"""Keywords with a number."""
STRUGGLES = 4
OF_CHARACTERS = frozenset({"commit", "wound", "insane", "restore"})
"""What nothing but characters does or suffers (coc-latest/2.10, 2.34, 2.37)."""
ATTACHED = frozenset({"attached", "on this", "on that card"})
"""Words for where a card is that is attached to another."""
BARRED = frozenset({"commit", "resist", "exhaust to commit"})
"""What nothing but characters is kept from: committing, keeping their wits, exhausting as they commit."""
SWAPPED = tuple(name for name in fields_of(Card) if name not in ("code", "versions"))


class CthulhuTexts(Texts[Card]):
    """Cards, with their older wordings."""

    known = HERE / "tests" / "nodes.toml"
    sets = tuple(SETS)
    filters = (Cards, Either)
    triggers = (Trigger,)
    not_said = (*Texts.not_said, "is_x")

    def all(self) -> list[Card]:
        return [wording for card in all_cards() for wording in wordings(card)]

    def find(self, name: str) -> list[Card]:
        try:
            return wordings(find_card(name))
        except UnknownCard:
            return []

    def called(self, text: Card) -> str:
        """Name and set of a card; an older wording with its edition."""
        edition = text.code.partition("@")[2]
        return f"{text.name} ({text.set})" + (f" @{edition}" if edition else "")

    def title(self, text: Card) -> str:
        return text.title

    def set_of(self, text: Card) -> str:
        return text.set

    def definition(self, text: Card) -> Definition:
        return definition_of(text)

    def laid_out(self, game: Any) -> Iterable[Card]:
        return set(game.printed)

    def written(self, text: Card) -> list[str]:
        return write_card(text)

    def parts(self, text: Card) -> Mapping[str, Words]:
        return {"": text.written} if text.attach is None else {"attach": text.attach, "": text.written}

    def altered(self, text: Card, part: str, words: Words) -> Card:
        made = text.reworded(**{part or "abilities": words})
        made.index()
        return made

    def become(self, text: Card, other: Card) -> Callable[[], None]:
        kept = {name: getattr(text, name) for name in SWAPPED}
        _give(text, {name: getattr(other, name) for name in SWAPPED})
        return lambda: _give(text, kept)

    def means_nothing(self, text: Card, node: Node, name: str, above: tuple[Node, ...]) -> bool:
        nearest = above[-1] if above else None
        if isinstance(node, GiveUp) and node.cards.zone == HAND and name == "targeted":
            return True  # the word "choose" alone; a card in hand is no target
        if isinstance(nearest, IsA) and isinstance(node, Cards) and len({part.field for part in said(node)}) == 1:
            return True  # without it, the condition says nothing
        if isinstance(node, Cards) and node.among and name == "zone":
            return True  # which cards they are is known; the zone says how they are called
        if isinstance(nearest, GiveUp) and isinstance(node, Cards) and name in ("owner", "controller"):
            return name == "owner" or node.zone == IN_PLAY  # nobody gives up what is another's
        if isinstance(node, ChoosePlayer) and name == "deck":
            return True  # it says how the player is called, of whom there is one to a deck
        if isinstance(node, Shuffle) and name == "but_rest":
            return True  # what is held apart is then put under the deck, in an order of one's own
        if isinstance(node, Trigger) and _is_of_leaving(nearest) and name in ("card", "origin"):
            return True  # only the card that has left play is heard
        if isinstance(node, Trigger) and _is_playing(node):
            if name == "origin" and node.origin == HAND and not _may_lie_dormant(text, node.card):
                return (
                    True  # what is played from elsewhere, but for a Dormant card, is played as though it were in hand
                )
            if name == "player" and isinstance(node.card, This):
                return True  # whoever plays a card controls it
        if isinstance(nearest, Either) and name == "type" and _is_all_in_play(nearest):
            return True  # but for what lies dormant, which no effect may choose or destroy
        if isinstance(node, Trigger) and name == "card" and _is_any_character(node.card):
            return set(node.verbs) <= OF_CHARACTERS
        return isinstance(node, Cards) and name == "type" and (_is_said_anyway(node) or _is_of_characters(node, above))

    def counts(self, node: Node) -> bool:
        """One cannot be destroyed twice, or twice Fast."""
        if isinstance(node, Do):
            return node.verb == "wound"
        return not isinstance(node, Keyword) or node.keyword in COUNTED

    def near(self, name: str, value: int) -> tuple[int, ...]:
        """Another kind of icon where the number stands for one."""
        return ((value + 1) % STRUGGLES,) if name.endswith("icon") else super().near(name, value)


TEXTS = CthulhuTexts()


def wordings(card: Card) -> list[Card]:
    """The card, and its older wordings."""
    return list({id(wording): wording for wording in (card, *card.versions.values())}.values())


def _give(card: Card, facts: dict[str, Any]) -> None:
    for name, value in facts.items():
        setattr(card, name, value)


def _is_playing(trigger: Trigger) -> bool:
    """Whether it speaks of a card that is played."""
    return trigger.causes == (PLAY,) or trigger.verbs == ("play",)


def _may_lie_dormant(text: Card, played: Node | None) -> bool:
    """Whether what is played can be a Dormant card."""
    if isinstance(played, This):
        return "Dormant" in text.facts.keywords
    return not isinstance(played, Cards) or played.type in _types_with(frozenset({"Dormant"}), played.subtypes)


def _is_of_leaving(node: Node | None) -> bool:
    """Whether it is an ability that a card uses as it has left play."""
    return isinstance(node, Ability) and node.leaving


def _is_any_character(card: Node | None) -> bool:
    """Whether characters in play are meant, and nothing else is said of them."""
    return isinstance(card, Cards) and card.type == CHARACTER and [part.field for part in said(card)] == ["type"]


def _is_of_characters(cards: Cards, above: tuple[Node, ...]) -> bool:
    """Whether what is said of the cards concerns nothing but characters, whatever else is in play."""
    *_, farther, nearest = (None, None, *above)
    if isinstance(nearest, Cards):
        return nearest.visited_by is cards
    if isinstance(nearest, Trigger):
        return set(nearest.verbs) <= OF_CHARACTERS
    if isinstance(nearest, GiveUp):
        return nearest.verb == "wound"
    word, who = (farther, nearest) if isinstance(nearest, Every) else (nearest, cards)
    if isinstance(word, Do):
        return word.verb == "wound"
    if isinstance(word, Cannot):
        return word.who is who and word.verb in BARRED
    return isinstance(word, Company | CommitToll | CommitsExhausted) and word.who is who


def _is_all_in_play(either: Either) -> bool:
    """Whether characters and support cards are meant alike: whatever is in play is one or the other."""
    types = {kind.type for kind in either.kinds if kind.zone == IN_PLAY}
    return types == {CHARACTER, SUPPORT} and len({repr(replace(kind, type="")) for kind in either.kinds}) == 1


def _is_said_anyway(cards: Cards) -> bool:
    """Whether only cards of the type can be what the filter says besides."""
    iconed = cards.icons is not None and cards.icons.relation == "at least"
    if cards.type == CHARACTER and (cards.committed or cards.state == "insane" or iconed):
        return True  # nothing else commits, loses its mind or has icons
    wanted = {*cards.subtypes, *cards.keywords, cards.also_subtype} - {""}
    types = _types_with(frozenset(wanted)) if wanted else set()
    if (
        cards.type == SUPPORT and cards.zone == IN_PLAY
    ):  # what is attached is a support card, be it an event else (1.15)
        return cards.on is not None or not ATTACHED.isdisjoint(cards.where) or types - {EVENT} == {SUPPORT}
    return types == {cards.type}


@lru_cache(maxsize=1000)
def _types_with(words: frozenset[str], subtypes: tuple[str, ...] = ()) -> set[str]:
    """The types of the printed cards with any of these subtypes and keywords, and any of those subtypes besides."""
    found = [card for card in (*all_printed(), *collectible_cards()) if words.intersection(_kinds(card))]
    return {card.type for card in found if not subtypes or set(subtypes).intersection(card.subtypes)}


def _kinds(card: PrintedCard) -> set[str]:
    return {*card.subtypes, *(keyword.partition(" ")[0] for keyword in card.keywords)}
