"""Frames: what is going on, as data.

A frame is one procedure under way (a phase, a window, an effect). The stack of frames lies in the state, so a game
can be copied, saved and resumed in the middle of anything. Each class of frame names its steps in ``STEPS``, in the
order of the chart it follows; ``step`` says where it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar

from silverkey.kernel.decision import Option
from silverkey.kernel.record import OWNED

S = TypeVar("S")

FRAMES: dict[str, type[Frame[Any]]] = {}


class Frame(Generic[S]):
    """One procedure under way.

    Fields are numbers, words, immutable data, flat lists, dicts and sets of those, or records of its own.
    """

    __slots__ = ("step",)

    STEPS: ClassVar[tuple[str, ...]] = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("step",)
    TABLE: ClassVar[tuple[Callable[[Any, Any], None], ...]] = ()

    step: int

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        names: list[str] = []
        for parent in reversed(cls.__mro__):
            names.extend(name for name in parent.__dict__.get("__slots__", ()) if name not in names)
        cls.FIELDS = tuple(names)
        cls.TABLE = tuple(getattr(cls, name) for name in cls.STEPS)
        FRAMES[cls.__name__] = cls

    def answered(self, game: S, option: Option) -> None:
        """The pending decision of this frame has been answered."""
        raise NotImplementedError(f"{type(self).__name__} asked nothing")

    def returned(self, game: S, value: Any) -> None:
        """A frame that this one pushed is done."""

    def clone(self) -> Frame[S]:
        """A copy that shares only immutable data."""
        cls = type(self)
        new = object.__new__(cls)
        for name in cls.FIELDS:
            value = getattr(self, name)
            kind = type(value)
            if kind is list or kind is dict or kind is set or kind in OWNED:
                value = value.copy()
            setattr(new, name, value)
        return new


class Interlude(Frame[Any]):
    """What the rules demand at once happens above this frame; the frame below is not told of it."""

    __slots__ = ()

    STEPS = ("end",)

    def __init__(self) -> None:
        self.step = 0

    def end(self, game: Any) -> None:
        """Go on where things were interrupted."""
        game.stack.pop()
