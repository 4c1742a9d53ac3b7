"""What became of a ruling through the documents of its game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from msgspec import Struct

from silverkey.rulings.registry import Registry, load
from silverkey.rulings.ruling import DOCUMENTS, Entry, Ruling

Says = tuple[str, tuple[Entry, ...]]
"""A document, and what it says."""


class Stage(Struct, frozen=True):
    """Documents that follow each other and say the same."""

    documents: tuple[str, ...]
    statements: tuple[str, ...]
    ids: tuple[str, ...]

    @property
    def when(self) -> str:
        """
        >>> Stage(("coc-2.0", "coc-1.4"), (), ()).when, Stage(("coc-4.1", "coc-latest"), (), ()).when
        ('2.0 and 1.4', 'since 4.1')
        """
        editions = [DOCUMENTS[document] for document in self.documents]
        if len(editions) > 1 and editions[-1] == "latest":
            return f"since {editions[0]}"
        return " and ".join([", ".join(editions[:-1]), editions[-1]] if editions[1:] else editions)

    def __str__(self) -> str:
        return f"{self.when}: {' / '.join(self.statements) or 'nothing is said of it.'}"


def stages(name: str) -> list[Stage]:
    """What each document says of a ruling, the oldest first. Documents before the first that speaks are left out."""
    registry = load()
    ruling = registry.get(name)
    spoken = [(document, _said_in(registry, ruling, document)) for document in _documents_of(ruling)]
    while not spoken[0][1]:
        del spoken[0]
    return [_stage(list(group)) for _, group in groupby(spoken, key=_statements)]


def history(name: str) -> str:
    """The stages as text.

    >>> history("coc-1.4/banned/magah-bird")
    '1.4: Magah Bird is banned in 1.4 (later unbanned with errata); since 4.1: No card is banned from tournament play.'
    """
    *earlier, last = map(str, stages(name))
    return "; ".join([*(stage.removesuffix(".") for stage in earlier), last])


def _documents_of(ruling: Ruling) -> list[str]:
    """The documents of its game, but for those that make an edition of its own together with one that it stands in."""
    own = {entry.document for entry in ruling.entries}
    game = ruling.entries[0].document.partition("-")[0]
    beside = {document for document, edition in DOCUMENTS.items() if edition in ruling.editions and document not in own}
    return [document for document in DOCUMENTS if document.startswith(f"{game}-") and document not in beside]


def _said_in(registry: Registry, ruling: Ruling, document: str) -> tuple[Entry, ...]:
    """The ruling's own entries in a document; where it has none, those of the rulings it differs from."""
    own = tuple(entry for entry in ruling.entries if entry.document == document)
    return own or tuple(
        entry for other in _line(registry, ruling) for entry in other.entries if entry.document == document
    )


def _line(registry: Registry, ruling: Ruling) -> Iterator[Ruling]:
    """The other rulings on the same point: those it differs from, those that these differ from, and so on."""
    seen = {ruling.key}
    waiting = [ruling]
    while waiting:
        for other in registry.differing(waiting.pop()):
            if other.key not in seen:
                seen.add(other.key)
                waiting.append(other)
                yield other


def _statements(says: Says) -> tuple[str, ...]:
    return tuple(dict.fromkeys(entry.statement for entry in says[1]))


def _stage(group: list[Says]) -> Stage:
    ids = tuple(entry.id for _, entries in group for entry in entries)
    return Stage(tuple(document for document, _ in group), _statements(group[0]), ids)
