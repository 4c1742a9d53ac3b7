"""The zone that every card game has."""

from __future__ import annotations

from typing import Final

IN_PLAY: Final = "in play"
