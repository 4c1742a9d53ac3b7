"""Frames: what is going on, as data.

A frame is one procedure under way (a phase, a window, an effect). The stack of frames lies in the state, so a game
can be copied, saved and resumed in the middle of anything. Each class of frame names its steps in ``STEPS``, in the
order of the chart it follows. They come one after the other; a step that is to be followed by another one than the next
says so with ``go``. The last step is repeated until the frame is popped.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from silverkey.kernel.decision import Option
from silverkey.kernel.record import OWNED, fields_of, room

S = TypeVar("S")

FRAMES: dict[str, type[Frame[Any]]] = {}
"""Every class of frames by its name with its room, such as ``cthulhu/Turn``."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One procedure under way.

    Fields are numbers, words, immutable data, flat lists, dicts and sets of those, or records of its own.
    """

    __slots__ = ("reply", "step")

    STEPS: ClassVar[tuple[str, ...]] = ()
    TABLE: ClassVar[tuple[tuple[Callable[[Any, Any], None], int], ...]] = ()
    """Each step with the place of the one that follows it."""

    step: int
    """The place in ``STEPS`` of the step that comes next."""
    reply: str
    """The method of the frame below that is told what has come of this one; empty for none."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        last = len(cls.STEPS) - 1
        cls.TABLE = tuple((getattr(cls, name), min(place + 1, last)) for place, name in enumerate(cls.STEPS))
        FRAMES[f"{room(cls)}/{cls.__name__}"] = cls

    def go(self, step: str) -> None:
        """That step comes next."""
        self.step = self.STEPS.index(step)

    def repeat(self) -> None:
        """The step under way comes once more. (The last step does so in any case.)"""
        self.step -= 1

    @property
    def next_step(self) -> str:
        """The name of the step that comes next."""
        return self.STEPS[self.step]

    def answered(self, game: S, option: Option) -> None:
        """The pending decision of this frame has been answered."""
        raise NotImplementedError(f"{type(self).__name__} asked nothing")

    def returned(self, game: S, value: Any) -> None:
        """A frame that this one pushed is done. One that pushes several kinds names a method for each (``push``)."""

    def clone(self) -> Frame[S]:
        """A copy that shares only immutable data."""
        cls = type(self)
        copier = _copiers.get(cls)
        if copier is None:
            copier = _copiers[cls] = _copier(cls)
        new: Frame[S] = copier(self)
        return new


_copiers: dict[type, Callable[[Any], Any]] = {}


def _copier(cls: type) -> Callable[[Any], Any]:
    """A function that copies frames of a class, field by field, as it would be written by hand."""
    lines = ["def copier(old):", "    new = make(cls)"]
    for name in fields_of(cls):
        lines.append(f"    value = old.{name}")
        lines.append(f"    new.{name} = value.copy() if type(value) in OWNED else value")
    written: dict[str, Any] = {"make": cls.__new__, "cls": cls, "OWNED": OWNED}
    exec("\n".join([*lines, "    return new"]), written)
    copier: Callable[[Any], Any] = written["copier"]
    return copier
