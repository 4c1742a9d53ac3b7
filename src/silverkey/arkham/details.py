"""What events have besides: tokens, tests, harm. Each verb says which."""

from __future__ import annotations

from silverkey.kernel.event import Detail
from silverkey.kernel.record import immutable


class OfToken(Detail):
    """The chaos token that is revealed."""

    __slots__ = ()


class Harm(Detail):
    """So much damage and horror."""

    __slots__ = ("damage", "direct", "horror")

    def __init__(self, damage: int, horror: int, direct: bool = False) -> None:
        super().__init__("")
        self.damage = damage
        self.horror = horror
        self.direct = direct
        """It cannot be assigned to anything else."""


class OfTest(Detail):
    """The test that begins or is decided: of which kind it is, and how it went."""

    __slots__ = ("action", "by", "skill", "success")

    def __init__(self, skill: str, action: str, success: bool, by: int) -> None:
        super().__init__(action)
        self.skill = skill
        self.action = action
        """What is attempted: an investigation, an attack, an evasion; or nothing of these."""
        self.success = success
        self.by = by
        """By how much it succeeded or failed."""


HORROR_ONLY = "horror only"
"""The manner of an attack whose damage does not reach its investigator."""

for kind in (OfToken, Harm, OfTest):
    immutable(kind)
