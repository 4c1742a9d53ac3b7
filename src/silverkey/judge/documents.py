"""The documents of a YAML 1.2 file as nodes. What is built here is safe to walk: not deep, not endless, not huge."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from silverkey.judge.source import LONGEST, CaseError, Node, Pairs, Place, Scalar

DEEPEST = 40
"""A case has about six levels."""
LARGEST = 20_000
"""Values in a document, those that an alias repeats counted each time."""
STRING = "tag:yaml.org,2002:str"
MERGE = "<<"

NULL = re.compile(r"~|null|Null|NULL|")
WORDS = {"true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False}
WHOLE = re.compile(rf"[-+]?[0-9]{{1,{LONGEST}}}")
LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""Where PyYAML was built without libyaml, its own parser, which is some twenty times slower."""


def documents(path: Path, shown: str) -> Iterator[Node | CaseError]:
    """The documents of a YAML 1.2 file. One that is not YAML does not keep the others from being read."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not UTF-8 text"
        yield CaseError(f"The file cannot be read: {reason}.", Place(shown, 1))
        return
    yield from documents_of(text, shown)


def documents_of(text: str, shown: str) -> Iterator[Node | CaseError]:
    """The documents of a text, each with its lines."""
    for line, document in _split(text):
        found = _load(document, line, shown)
        if found is not None:
            yield found


def _split(text: str) -> Iterator[tuple[int, str]]:
    """The documents of a file as text, each with the number of lines before it."""
    lines = text.splitlines(keepends=True)
    start = 0
    for number, line in enumerate([*lines, "---"]):
        if line.rstrip() == "---" or line.startswith("--- "):
            yield start, "".join(lines[start:number])
            start = number + 1


def _load(text: str, lines_before: int, shown: str) -> Node | CaseError | None:
    """The document that a text is, or None if it is empty."""
    builder = _Builder(shown, lines_before)
    try:
        for event in yaml.parse(text, Loader=LOADER):
            builder.take(event)
    except CaseError as error:
        return error
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        said = error.problem or error.context or "it cannot be read"
        return CaseError(f"This is not YAML: {said}.", Place(shown, lines_before + (mark.line if mark else 0) + 1))
    except yaml.YAMLError as error:
        return CaseError(f"This is not YAML: {str(error).splitlines()[0]}.", Place(shown, lines_before + 1))
    return None if builder.root is None or builder.root.empty else builder.root


class _Builder:
    """Makes nodes of the parser's events, without recursion."""

    def __init__(self, shown: str, lines_before: int) -> None:
        self.shown = shown
        self.lines_before = lines_before
        self.root: Node | None = None
        self.open: list[tuple[Node, str | None]] = []
        """The maps and lists that have begun and not ended, outermost first, each with its anchor."""
        self.keys: list[Node | None] = []
        """For each of them the key that waits for its value."""
        self.anchors: dict[str, Node] = {}
        self.sizes: dict[int, int] = {}
        """How many values stand in what an anchor names, by the identity of its node."""
        self.count = 0

    def take(self, event: Any) -> None:
        """The next event."""
        if isinstance(event, yaml.ScalarEvent):
            self.add(Node(_resolved(event), self.place(event)), event)
        elif isinstance(event, yaml.AliasEvent):
            self.repeat(event)
        elif isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent):
            node = Node(Pairs() if isinstance(event, yaml.MappingStartEvent) else [], self.place(event))
            if len(self.open) == DEEPEST:
                raise node.wrong("This is nested too deeply.")
            self.add(node, event)
            self.open.append((node, event.anchor))
            self.keys.append(None)
            self.sizes[id(node)] = self.count
        elif isinstance(event, yaml.MappingEndEvent | yaml.SequenceEndEvent):
            node, _ = self.open.pop()
            self.keys.pop()
            self.sizes[id(node)] = self.count - self.sizes[id(node)]

    def place(self, event: Any) -> Place:
        """The line that an event stands on."""
        return Place(self.shown, self.lines_before + int(event.start_mark.line) + 1)

    def add(self, node: Node, event: Any) -> None:
        """A value begins. It belongs into what was opened last."""
        if event.tag not in (None, "!", STRING):
            raise node.wrong(f"The tag {event.tag} means nothing here.")
        if event.anchor is not None:
            self.anchors[event.anchor] = node
        self.put(node)

    def repeat(self, event: Any) -> None:
        """An alias: what its anchor names stands here again."""
        place = self.place(event)
        if event.anchor not in self.anchors:
            raise CaseError(f"This is not YAML: nothing is called &{event.anchor}.", place)
        if any(anchor == event.anchor for _, anchor in self.open):
            raise CaseError("This stands for what it is itself part of.", place)
        meant = self.anchors[event.anchor]
        self.count += self.sizes.get(id(meant), 0)
        self.put(Node(meant.value, place))

    def put(self, node: Node) -> None:
        """Into the map or list that was opened last."""
        self.count += 1
        if self.count > LARGEST:
            raise node.wrong("This is too long for a case.")
        if not self.open:
            self.root = node
            return
        into = self.open[-1][0].value
        if isinstance(into, list):
            into.append(node)
        elif isinstance(into, Pairs):
            key, self.keys[-1] = self.keys[-1], None
            if key is None:
                self.keys[-1] = node
            else:
                self.pair(into, key, node)

    def pair(self, into: Pairs, key: Node, value: Node) -> None:
        """A key with its value; << brings in the pairs of another map."""
        if key.value == MERGE and isinstance(value.value, Pairs):
            for other, merged in value.value.pairs:
                into.add(other, merged)
        elif not into.add(key, value):
            raise key.wrong(f"This is not YAML: the key “{key.value}” is given twice.")


def _resolved(event: Any) -> Scalar:
    """A word, a whole number, true or false, or nothing. Other numbers stay as they are written."""
    text: str = event.value
    if not event.implicit[0] or event.tag is not None:
        return text
    if NULL.fullmatch(text):
        return None
    if WHOLE.fullmatch(text):
        return int(text)
    return WORDS.get(text, text)
