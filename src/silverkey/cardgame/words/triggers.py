"""Triggers: the events that abilities answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from silverkey.kernel.event import Event
from silverkey.language.context import Context
from silverkey.language.node import Node


@dataclass(frozen=True, eq=False)
class Trigger(Node):
    """Which events are answered."""

    verbs: tuple[str, ...]

    @property
    def heard(self) -> tuple[str, ...]:
        """The events that it listens to."""
        return self.verbs

    @property
    def leaving(self) -> bool:
        """Whether it speaks of this card's own leaving play."""
        return False

    def heard_gone(self, kind: str) -> bool:
        """Whether an ability of a kind with it is heard although its card is gone."""
        return self.leaving

    def wrong(self, kind: str) -> str:
        """Why an ability of a kind with this trigger would do nothing or not what it says, or nothing."""
        return ""

    def fits(self, game: Any, ctx: Context, event: Event) -> bool:
        """Whether the event is one of these. ``ctx.event`` is the event's number."""
        return True

    def english(self, title: str, kind: str) -> str:
        """The clause that introduces an ability of a kind."""
        raise NotImplementedError
