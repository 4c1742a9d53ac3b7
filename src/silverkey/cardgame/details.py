"""What events of any card game have besides: the phase that they are about, and the manner in which they happen."""

from __future__ import annotations

from silverkey.kernel.event import Detail
from silverkey.kernel.record import immutable


class OfPhase(Detail):
    """The phase that begins or ends; the end of a turn may be one too."""

    __slots__ = ()


class Manner(Detail):
    """In which manner it happens, where that is not the usual one."""

    __slots__ = ()


for kind in (OfPhase, Manner):
    immutable(kind)
