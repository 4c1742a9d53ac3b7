"""Whether the core is compiled (docs/performance.md), and whether that is still the core that stands beside it.

Where a module is compiled, Python takes the shared object and never looks at the source. So the build leaves a list of
the files that were compiled, each with its fingerprint, and a core that is older than its source is refused.
"""

from __future__ import annotations

from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

SOURCE = Path(__file__).parent.parent
MANIFEST = f"silverkey/core{EXTENSION_SUFFIXES[0].rpartition('.')[0]}.sha256"
"""The list, for this kind of Python: another one does not see the shared objects either."""


class StaleCore(ImportError):
    """The compiled core is not made from the source that is there."""


def is_compiled() -> bool:
    """Whether this Python runs a compiled core."""
    return (SOURCE / MANIFEST).exists()


def fingerprint(path: Path) -> str:
    """What tells one state of a file from another."""
    return sha256(path.read_bytes()).hexdigest()


def check() -> None:
    """Refuse a compiled core that is older than its source."""
    if not is_compiled():
        return
    for line in (SOURCE / MANIFEST).read_text().splitlines():
        found, _, name = line.partition("  ")
        path = SOURCE / name
        if not path.exists() or fingerprint(path) != found:
            raise StaleCore(
                f"{name} has changed since the core was compiled. "
                "Compile it again with `make fast`, or do without with `make slow`."
            )
