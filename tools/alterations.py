"""Small mistakes in the words of a text, one at a time.

Whatever a node says is left out once: an ability, an instruction, a cost, a condition, a field of a filter or trigger
that is not at its default. Flags that are set are flipped, numbers are one more and one less.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, Field, dataclass, fields, replace
from typing import Any, Generic, NamedTuple

from texts import T, Texts, Words

from silverkey.cardgame.words.abilities import Ability
from silverkey.cardgame.words.choices import Choose
from silverkey.cardgame.words.conditions import Condition
from silverkey.cardgame.words.costs import Cost
from silverkey.language.node import Node
from silverkey.language.program import Instruction

KINDS = ("ability", "instruction", "cost", "condition", "filter", "trigger", "flag", "number", "other")
"""What is altered, in the order of reports."""


@dataclass(frozen=True)
class Alteration(Generic[T]):
    """One mistake: where it is made, what it is, and the text with it."""

    place: str
    """The path to the node, as saved games write it."""
    kind: str
    what: str
    text: T

    @property
    def words(self) -> str:
        """The mistake in one line."""
        return f"{self.place}: {self.what}"


class _Altered(NamedTuple):
    """A node, or the whole of a part, with a mistake in it."""

    place: str
    kind: str
    what: str
    node: Any
    said: bool = True
    """Whether the node itself says what was changed; else it was at its default."""


def alterations(text: T, texts: Texts[T]) -> Iterator[Alteration[T]]:
    """Every small mistake in a text that makes another text of it."""
    lines = texts.written(text)
    for part, words in texts.parts(text).items():
        for altered in Altering(texts, text).part(part, words):
            try:
                made = texts.altered(text, part, altered.node)
            except (AssertionError, AttributeError, TypeError):
                continue  # no such card can be written
            if altered.said or _reads(made, texts) != lines:
                yield Alteration(altered.place, altered.kind, altered.what, made)


def _reads(text: T, texts: Texts[T]) -> list[str] | None:
    try:
        return texts.written(text)
    except Exception:  # words that cannot be said are other words
        return None


class Altering:
    """Making mistakes in the words of one text."""

    def __init__(self, texts: Texts[Any], text: Any) -> None:
        self.texts = texts
        self.text = text

    def part(self, name: str, words: Words) -> Iterator[_Altered]:
        """Every mistake in a part of a text."""
        if isinstance(words, Node):
            yield from self.within(words, name)
            return
        for index, node in enumerate(words):
            place = f"{name}.{index}".lstrip(".")
            rest = (*words[:index], *words[index + 1 :])
            if not self.texts.tells_only(node):
                kind = "instruction" if isinstance(node, Instruction) else "ability"
                yield _Altered(place, kind, f"{kind} dropped", rest)
            for altered in self.within(node, place):
                yield altered._replace(node=(*words[:index], altered.node, *words[index + 1 :]))

    def within(self, node: Node, place: str, above: tuple[Node, ...] = ()) -> Iterator[_Altered]:
        """Every mistake in a node and those below it; ``above`` are the nodes that it stands in, the nearest last."""
        for field in fields(node):  # type: ignore[arg-type]
            if not field.init or self.means_nothing(node, field.name, above):
                continue
            value = getattr(node, field.name)
            for altered in (*self.in_field(node, field, value), *self.in_members(node, field, value, (*above, node))):
                try:
                    rebuilt = _rebuilt(node, field.name, altered.node)
                except (AttributeError, IndexError, KeyError, TypeError, ValueError):
                    continue  # no such node can be written
                yield altered._replace(place=f"{place}/{altered.place}".rstrip("/"), node=rebuilt)

    def means_nothing(self, node: Node, name: str, above: tuple[Node, ...]) -> bool:
        """Whether a field makes no difference to what the text does."""
        if name in self.texts.not_said or (isinstance(node, Choose) and name == "to"):
            return True  # what a choice is for follows from the effect
        return self.texts.means_nothing(self.text, node, name, above)

    def in_members(self, node: Node, field: Field[Any], value: Any, above: tuple[Node, ...]) -> Iterator[_Altered]:
        """Mistakes below a node, in a field of it."""
        if isinstance(value, Node):
            yield from self.within(value, field.name, above)
        elif isinstance(value, tuple):
            for index, member in enumerate(value):
                if isinstance(member, Node):
                    for altered in self.within(member, f"{field.name}.{index}", above):
                        yield altered._replace(node=(*value[:index], altered.node, *value[index + 1 :]))

    def in_field(self, node: Node, field: Field[Any], value: Any) -> Iterator[_Altered]:
        """Mistakes in what a field of a node says."""
        name = field.name
        said = field.default is MISSING or value != field.default
        if isinstance(value, bool):
            if said or value:  # a flag that is not set says nothing
                kind = self.kind_of_field(node) if isinstance(node, self.spoken_of) else "flag"
                yield _Altered("", kind, f"{name} {value} is {not value}", not value, said)
            if field.default is None:
                yield _Altered("", kind, f"{name} {value} dropped", None)
            return
        number = isinstance(value, int) and (said or value > 0) and self.texts.counts(node)
        near = self.texts.near(name, value) if number else ()
        for other in near:
            yield _Altered("", "number", f"{name} {value} is {other}", other, said)
        if isinstance(value, tuple) and value and isinstance(value[0], int):
            for index, number in enumerate(value):
                for other in (number + 1, number - 1) if number else ():
                    changed = (*value[:index], other, *value[index + 1 :])
                    yield _Altered("", "number", f"{name} {value} is {changed}", changed)
        elif isinstance(value, tuple):
            yield from self.less(node, field, value)
        alone = isinstance(value, tuple) and len(value) == 1
        if said and field.default is not MISSING and field.default not in near and not alone:
            yield _Altered("", self.kind_of_field(node), f"{name} {_shown(value)} dropped", field.default)

    def less(self, node: Node, field: Field[Any], value: tuple[Any, ...]) -> Iterator[_Altered]:
        """A list without one of its members. What must be said and is one word stays."""
        for index, member in enumerate(value):
            if isinstance(member, Node) and self.texts.tells_only(member):
                continue
            if isinstance(member, Node) or len(value) > 1 or field.default is not MISSING:
                rest = (*value[:index], *value[index + 1 :])
                kind = self.kind_of_member(node, member)
                yield _Altered("", kind, f"{field.name}.{index} {_shown(member)} dropped", rest)

    @property
    def spoken_of(self) -> tuple[type[Node], ...]:
        """The words that say which cards or events are meant."""
        return (*self.texts.filters, *self.texts.triggers)

    def kind_of_member(self, node: Node, member: Any) -> str:
        """Of what kind it is to leave a member of a list out."""
        if isinstance(member, Cost):
            return "cost"
        if isinstance(member, Instruction):
            return "instruction"
        if isinstance(member, Condition):
            return "condition"
        return self.kind_of_field(node)

    def kind_of_field(self, node: Node) -> str:
        """Of what kind it is to change a field."""
        if isinstance(node, self.texts.filters):
            return "filter"
        return "trigger" if isinstance(node, self.texts.triggers) else "other"


def _rebuilt(node: Node, name: str, value: Any) -> Node:
    """The node with another value. What a choice is for is found out anew from the altered effect."""
    if isinstance(node, Ability) and name == "effect":
        value = tuple(_afresh(part, node.effect) if isinstance(part, Choose) else part for part in value)
    return replace(node, **{name: value})  # type: ignore[type-var]


def _afresh(choose: Choose, effect: tuple[Instruction, ...]) -> Choose:
    fresh = replace(choose, to="")
    fresh.meant_for(effect)
    return replace(choose, to="") if fresh.to == choose.to else replace(choose)


def _shown(value: Any) -> str:
    return type(value).__name__ if isinstance(value, Node) else repr(value)
