"""Small mistakes in the words of a card, one at a time.

Whatever a node of a card says is left out once: an instruction, a cost, a condition, a field of a filter or trigger
that is not at its default, one of several abilities. Flags that are set are flipped, numbers are one more and one less.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, replace
from functools import lru_cache
from typing import Any, NamedTuple

from silverkey.cardgame.words.choices import Choose
from silverkey.cardgame.words.conditions import Condition, IsA
from silverkey.cardgame.words.costs import Cost
from silverkey.cthulhu.card import Card
from silverkey.cthulhu.printed.facts import PrintedCard, all_printed, collectible_cards
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.changes import GainKeyword
from silverkey.cthulhu.vocabulary.deeds import Do
from silverkey.cthulhu.vocabulary.filters import Cards, Either
from silverkey.cthulhu.vocabulary.giving import GiveUp
from silverkey.cthulhu.vocabulary.parts import said
from silverkey.cthulhu.vocabulary.triggers import Trigger
from silverkey.cthulhu.vocabulary.writer import write_card
from silverkey.cthulhu.words import CHARACTER, HAND
from silverkey.language.node import Node
from silverkey.language.program import Instruction

KINDS = ("ability", "instruction", "cost", "condition", "filter", "trigger", "flag", "number", "other")
"""What is altered, in the order of reports."""
NOT_SAID = ("name", "names", "noun", "words", "rulings", "of")
"""Fields that name things within the effect, or are English or citations: no part of what the card does."""
COUNTED = ("Toughness", "Fated")
"""Keywords with a number."""
STRUGGLES = 4


class Alteration(NamedTuple):
    """One mistake: where it is made, what it is, and the card with it."""

    place: str
    """The path from the card to the node, as saved games write it."""
    kind: str
    what: str
    card: Card

    @property
    def words(self) -> str:
        """The mistake in one line."""
        return f"{self.place}: {self.what}"


class _Altered(NamedTuple):
    """A node with a mistake in it."""

    place: str
    kind: str
    what: str
    node: Any
    said: bool = True
    """Whether the node itself says what was changed; else it was at its default."""


def alterations(card: Card) -> Iterator[Alteration]:
    """Every small mistake in a card that makes another card of it."""
    text = write_card(card)
    for altered, changes in _changes(card):
        made = _built(card, changes)
        if made is not None and (altered.said or _text(made) != text):
            yield Alteration(altered.place, altered.kind, altered.what, made)


def _built(card: Card, changes: dict[str, Any]) -> Card | None:
    made = card.reworded(**changes)
    try:
        made.index()
    except (AssertionError, AttributeError, TypeError):
        return None  # no such card can be written
    return made


def _text(card: Card) -> list[str] | None:
    try:
        return write_card(card)
    except Exception:  # words that cannot be said are other words
        return None


def _changes(card: Card) -> Iterator[tuple[_Altered, dict[str, Any]]]:
    if card.attach is not None:
        for altered in _within(card.attach, "attach"):
            yield altered, {"attach": altered.node}
    for index, ability in enumerate(card.written):
        before, after = card.written[:index], card.written[index + 1 :]
        if before or after:
            yield _Altered(str(index), "ability", "ability dropped", None), {"abilities": (*before, *after)}
        for altered in _within(ability, str(index)):
            yield altered, {"abilities": (*before, altered.node, *after)}


def _within(node: Node, place: str, above: Node | None = None) -> Iterator[_Altered]:
    """Every mistake in a node and those below it."""
    for field in fields(node):  # type: ignore[arg-type]
        if not field.init or field.name in NOT_SAID or _means_nothing(node, field.name, above):
            continue
        value = getattr(node, field.name)
        for altered in (*_in_field(node, field, value), *_in_members(node, field, value)):
            try:
                rebuilt = _rebuilt(node, field.name, altered.node)
            except (AttributeError, IndexError, KeyError, TypeError, ValueError):
                continue  # no such node can be written
            yield altered._replace(place=f"{place}/{altered.place}".rstrip("/"), node=rebuilt)


def _means_nothing(node: Node, name: str, above: Node | None) -> bool:
    """Whether a field makes no difference to what the card does."""
    if isinstance(node, Choose) and name == "to":
        return True  # what the choice is for follows from the effect
    if isinstance(node, GiveUp) and node.cards.zone == HAND and name == "targeted":
        return True  # the word "choose" alone; a card in hand is no target
    if isinstance(above, IsA) and isinstance(node, Cards) and len({part.field for part in said(node)}) == 1:
        return True  # without it, the condition says nothing
    if isinstance(node, Cards) and node.among and name == "zone":
        return True  # which cards they are is known; the zone says how they are called
    if isinstance(above, GiveUp) and isinstance(node, Cards) and name == "owner":
        return True  # nobody gives up what is another's
    if isinstance(node, Trigger) and isinstance(above, Ability) and above.leaving and name in ("card", "origin"):
        return True  # only the card that has left play is heard
    return isinstance(node, Cards) and name == "type" and _is_said_anyway(node)


def _is_said_anyway(cards: Cards) -> bool:
    """Whether only cards of the type can be what the filter says besides."""
    if cards.type == CHARACTER and (cards.committed or cards.state == "insane"):
        return True
    wanted = {*cards.subtypes, *cards.keywords, cards.also_subtype} - {""}
    return bool(wanted) and _types_with(frozenset(wanted)) == {cards.type}


@lru_cache(maxsize=1000)
def _types_with(words: frozenset[str]) -> set[str]:
    """The types of the printed cards with any of these subtypes and keywords."""
    return {card.type for card in (*all_printed(), *collectible_cards()) if words.intersection(_kinds(card))}


def _kinds(card: PrintedCard) -> set[str]:
    return {*card.subtypes, *(keyword.partition(" ")[0] for keyword in card.keywords)}


def _rebuilt(node: Node, name: str, value: Any) -> Node:
    """The node with another value. What a choice is for is found out anew from the altered effect."""
    if isinstance(node, Ability) and name == "effect":
        value = tuple(_afresh(part, node.effect) if isinstance(part, Choose) else part for part in value)
    return replace(node, **{name: value})  # type: ignore[type-var]


def _afresh(choose: Choose, effect: tuple[Instruction, ...]) -> Choose:
    fresh = replace(choose, to="")
    fresh.meant_for(effect)
    return replace(choose, to="") if fresh.to == choose.to else replace(choose)


def _in_members(node: Node, field: Field[Any], value: Any) -> Iterator[_Altered]:
    """Mistakes below a node, in a field of it."""
    if isinstance(value, Node):
        for altered in _within(value, field.name, node):
            yield altered
    elif isinstance(value, tuple):
        for index, member in enumerate(value):
            if isinstance(member, Node):
                for altered in _within(member, f"{field.name}.{index}", node):
                    yield altered._replace(node=(*value[:index], altered.node, *value[index + 1 :]))


def _in_field(node: Node, field: Field[Any], value: Any) -> Iterator[_Altered]:
    """Mistakes in what a field of a node says."""
    name = field.name
    said = field.default is MISSING or value != field.default
    if isinstance(value, bool):
        if said or value:  # a flag that is not set says nothing
            kind = _kind_of_field(node) if isinstance(node, Cards | Trigger) else "flag"
            yield _Altered("", kind, f"{name} {value} is {not value}", not value, said)
        return
    if isinstance(value, int) and (said or value > 0) and _counts(node):
        for other in _near(name, value):
            yield _Altered("", "number", f"{name} {value} is {other}", other, said)
    if isinstance(value, tuple) and value and isinstance(value[0], int):
        for index, number in enumerate(value):
            for other in (number + 1, number - 1) if number else ():
                changed = (*value[:index], other, *value[index + 1 :])
                yield _Altered("", "number", f"{name} {value} is {changed}", changed)
    elif isinstance(value, tuple):
        yield from _less(node, field, value)
    if said and field.default is not MISSING and not (isinstance(value, tuple) and len(value) == 1):
        yield _Altered("", _kind_of_field(node), f"{name} {_shown(value)} dropped", field.default)


def _near(name: str, value: int) -> tuple[int, ...]:
    """Another number; another kind of icon where the number stands for one."""
    return ((value + 1) % STRUGGLES,) if name.endswith("icon") else (value + 1, value - 1)


def _counts(node: Node) -> bool:
    """Whether a number in a node is one of something: one cannot be destroyed twice, or twice Fast."""
    if isinstance(node, Do):
        return node.verb == "wound"
    return not isinstance(node, GainKeyword) or node.keyword in COUNTED


def _less(node: Node, field: Field[Any], value: tuple[Any, ...]) -> Iterator[_Altered]:
    """A list without one of its members. What must be said and is one word stays."""
    for index, member in enumerate(value):
        if isinstance(member, Node) or len(value) > 1 or field.default is not MISSING:
            rest = (*value[:index], *value[index + 1 :])
            yield _Altered("", _kind_of_member(node, member), f"{field.name}.{index} {_shown(member)} dropped", rest)


def _kind_of_member(node: Node, member: Any) -> str:
    if isinstance(member, Cost):
        return "cost"
    if isinstance(member, Instruction):
        return "instruction"
    if isinstance(member, Condition):
        return "condition"
    return _kind_of_field(node)


def _kind_of_field(node: Node) -> str:
    return "filter" if isinstance(node, Cards | Either) else "trigger" if isinstance(node, Trigger) else "other"


def _shown(value: Any) -> str:
    return type(value).__name__ if isinstance(value, Node) else repr(value)
