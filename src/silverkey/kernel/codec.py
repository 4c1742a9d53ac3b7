"""States as plain JSON-like data and back."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from silverkey.kernel import shared
from silverkey.kernel.decision import Option
from silverkey.kernel.frame import FRAMES, Frame
from silverkey.kernel.record import RECORDS, blank, fields_of, room


@mypyc_attr(native_class=False)
class CorruptSave(ValueError):
    """The data does not describe a game of this version."""


def encode(value: Any) -> Any:
    """Plain data for any value that a state may hold."""
    kind = type(value)
    if value is None or kind is int or kind is str or kind is bool:
        return value
    if kind is list:
        return [encode(v) for v in value]
    handle = shared.handle_of(value)
    if handle is not None:
        return {"is": handle}
    if kind is Option:
        return {"option": [*value[:4], *value.parts]}
    if kind is tuple:
        return {"tuple": [encode(v) for v in value]}
    if kind is dict:
        return {"dict": [[encode(k), encode(v)] for k, v in value.items()]}
    if kind is set or kind is frozenset:
        members = sorted((encode(v) for v in value), key=repr)
        return {kind.__name__: members}
    name = f"{room(kind)}/{kind.__name__}"
    if isinstance(value, Frame):
        return {"frame": name, "fields": {f: encode(getattr(value, f)) for f in fields_of(kind)}}
    if RECORDS.get(name) is kind:
        return {"record": name, "fields": {f: encode(getattr(value, f)) for f in fields_of(kind)}}
    raise TypeError(f"{name} cannot be saved: it is neither plain data nor a shared thing with a name.")


def decode(data: Any) -> Any:
    """The value that ``encode`` made the data from."""
    try:
        return _decode(data)
    except CorruptSave:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise CorruptSave(f"The saved game cannot be read: {error}") from error


def _decode(data: Any) -> Any:
    if isinstance(data, list):
        return [_decode(v) for v in data]
    if not isinstance(data, dict):
        return data
    if "is" in data:
        return shared.thing_of(data["is"])
    if "option" in data:
        return _option(*data["option"])
    if "tuple" in data:
        return tuple(_decode(v) for v in data["tuple"])
    if "dict" in data:
        return {_decode(k): _decode(v) for k, v in data["dict"]}
    if "set" in data:
        return {_decode(v) for v in data["set"]}
    if "frozenset" in data:
        return frozenset(_decode(v) for v in data["frozenset"])
    if "frame" in data:
        return _fill(FRAMES.get(data["frame"]), data)
    if "record" in data:
        return _fill(RECORDS.get(data["record"]), data)
    raise CorruptSave(f"The saved game holds something unknown: {sorted(data)[:3]}")


def _option(word: str, card: int, number: int, other: int, *parts: int) -> Option:
    if type(word) is not str or any(type(one) is not int for one in (card, number, other, *parts)):
        raise CorruptSave("The saved game has an answer that is none.")
    return Option(word, card, number, other, parts)


def _fill(cls: type | None, data: dict[str, Any]) -> Any:
    if cls is None:
        raise CorruptSave(f"The saved game holds an unknown part: {data.get('frame') or data.get('record')}")
    thing: Any = blank(cls)
    names = fields_of(cls)
    fields = data["fields"]
    if set(fields) != set(names):
        raise CorruptSave(f"The saved game's {cls.__name__} does not fit this version.")
    for name in names:
        setattr(thing, name, _decode(fields[name]))
    return thing


def digest(data: Any) -> str:
    """A short fingerprint of encoded data; equal data give equal fingerprints on any machine."""
    return hashlib.blake2b(msgspec.json.encode(data, order="sorted"), digest_size=16).hexdigest()
