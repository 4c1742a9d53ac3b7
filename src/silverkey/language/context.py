"""Where an ability stands: who uses it, from which card, answering what, with what chosen."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from silverkey.kernel.record import record


@mypyc_attr(allow_interpreted_subclasses=True)
class Context:
    """What the words of an ability refer to while it is used. Each frame owns its own copy."""

    __slots__ = ("cards", "event", "kind", "numbers", "source", "you")

    def __init__(self, you: int, source: int, event: int = -1, kind: str = "effect") -> None:
        self.you = you
        self.source = source
        self.event = event
        """Serial number of the event that is answered, or -1."""
        self.kind = kind
        """What kind of ability it is."""
        self.cards: dict[str, tuple[int, ...]] = {}
        self.numbers: dict[str, int] = {}

    def copy(self) -> Context:
        """A copy that can go its own way."""
        new = Context.__new__(Context)
        new.you = self.you
        new.source = self.source
        new.event = self.event
        new.kind = self.kind
        new.cards = self.cards.copy()
        new.numbers = self.numbers.copy()
        return new


record(Context)
