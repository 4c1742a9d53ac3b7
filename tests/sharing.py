"""Finding what two games have in common that could change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from silverkey.kernel import shared
from silverkey.kernel.record import IMMUTABLE, fields_of

PLAIN = (int, str, bool, float, type(None))


def parts(thing: Any, path: str, but: tuple[str, ...] = ()) -> Iterator[tuple[str, Any]]:
    """Everything in a thing that can change, and immutable records, with where it is; ``but`` names slots left out."""
    found: set[int] = set()
    waiting: list[tuple[str, Any]] = [(path, thing)]
    while waiting:
        where, part = waiting.pop()
        kind = type(part)
        if kind in PLAIN or shared.handle_of(part) is not None or id(part) in found:
            continue
        found.add(id(part))
        if kind is dict:
            yield where, part
            waiting.extend((f"{where}[{key!r}]", value) for key, value in part.items())
            waiting.extend((f"key of {where}", key) for key in part)
        elif isinstance(part, list | tuple | set | frozenset):
            if kind in (list, set):
                yield where, part
            waiting.extend((f"{where}[{number}]", value) for number, value in enumerate(part))
        elif not is_frozen(kind):
            yield where, part
            names = [name for name in fields_of(kind) if where != path or name not in but]
            waiting.extend((f"{where}.{name}", getattr(part, name)) for name in names if kind not in IMMUTABLE)


def is_frozen(kind: type) -> bool:
    """Whether it is a frozen dataclass, like every word of the card language."""
    parameters = getattr(kind, "__dataclass_params__", None)
    return parameters is not None and parameters.frozen


def changeable(thing: Any, path: str, but: tuple[str, ...] = ()) -> dict[int, tuple[str, Any]]:
    """Everything in a thing that can change, by identity, with where it is found."""
    return {id(part): (where, part) for where, part in parts(thing, path, but) if type(part) not in IMMUTABLE}


def shared_records(thing: Any) -> list[Any]:
    """The immutable records in a thing."""
    return [part for _, part in parts(thing, "") if type(part) in IMMUTABLE]


def outline(thing: Any) -> Any:
    """A thing as nested tuples that can be compared; shared things stand for themselves."""
    kind = type(thing)
    if kind in PLAIN or shared.handle_of(thing) is not None or is_frozen(kind):
        return thing
    if kind is dict:
        return {key: outline(value) for key, value in thing.items()}
    if kind in (set, frozenset):
        return frozenset(thing)
    if isinstance(thing, list | tuple):
        return tuple(outline(part) for part in thing)
    return (kind, *(outline(getattr(thing, name)) for name in fields_of(kind)))


def in_common(one: dict[int, tuple[str, Any]], other: dict[int, tuple[str, Any]]) -> list[str]:
    """Where two things hold the same part."""
    return [f"{one[part][0]} is {other[part][0]}" for part in one.keys() & other.keys()]
