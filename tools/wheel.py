"""What hatch does besides when it builds a wheel: with ``SILVERKEY_FAST=1`` the wheel carries the compiled core."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Fast(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles the core, if that is wanted; a wheel is plain Python otherwise."""

    @property
    def wanted(self) -> bool:
        """Whether the wheel is to be fast."""
        return os.environ.get("SILVERKEY_FAST", "0") != "0"

    def dependencies(self) -> list[str]:
        """What compiling needs: the compiler, and whatever the types of the core are looked up in."""
        metadata = self.metadata.core
        return [*metadata.dependencies, *metadata.optional_dependencies["fast"]] if self.wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and lay the shared objects beside their source. A wheel that stands for a folder has none."""
        if not self.wanted or version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "tools"))
        import fast

        if missing := fast.obstacle():
            raise RuntimeError(missing)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path.resolve()): name for name, path in fast.compiled().items()})
