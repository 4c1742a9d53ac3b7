"""What hatch does besides when it builds a package: it builds the client.

With ``SILVERKEY_FAST=1`` a wheel carries the compiled core too.
"""

from __future__ import annotations

import inspect
import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import client


def for_editable() -> bool:
    """Whether it is asked what an editable install needs, which carries neither client nor core.

    Hatch asks its hooks in the same way for all kinds of wheel; whoever installs asks by the name that PEP 660 gives.
    """
    return any(frame.function == "get_requires_for_build_editable" for frame in inspect.stack(0))


class Package(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client, and compiles the core if that is wanted; otherwise a wheel is plain Python."""

    @property
    def fast(self) -> bool:
        """Whether the wheel is to carry the compiled core."""
        return self.target_name == "wheel" and os.environ.get("SILVERKEY_FAST", "0") != "0"

    def dependencies(self) -> list[str]:
        """What building needs: Node, where there is none. To compile: the compiler, and what types are looked up in."""
        if for_editable():
            return []
        metadata = self.metadata.core
        compiling = [*metadata.dependencies, *metadata.optional_dependencies["fast"]] if self.fast else []
        return compiling if client.is_built() or client.node_folder() else [*compiling, client.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and compile. A wheel that stands for a folder has neither."""
        if version == "editable":
            return
        client.build()
        if self.fast:
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Lay the shared objects beside their source."""
        import fast

        if missing := fast.obstacle():
            raise RuntimeError(missing)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path.resolve()): name for name, path in fast.compiled().items()})
