"""How a case is written: lists in YAML, as both games lay out their positions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence


def block(key: str, items: Sequence[str], indent: str = "") -> Iterator[str]:
    """A list with a line for each item; nothing where there is none.

    >>> list(block("domains", ["{Agency: 2}"], "  "))
    ['  domains:', '    - {Agency: 2}']
    """
    if not items:
        return
    yield f"{indent}{key}:"
    for item in items:
        yield f"{indent}  - {item}"


def listed(items: Iterable[str]) -> str:
    """A list on one line.

    >>> listed(["Binding", "Panic"])
    '[Binding, Panic]'
    """
    return f"[{', '.join(items)}]"
