"""What a struggle gives, as something that can be replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cthulhu.details import OfStruggle
from silverkey.cthulhu.verbs.base import Verb

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.kernel.event import Event


class StruggleEffect(Verb):
    """The normal effect of a struggle, which its frame carries out unless something comes instead."""

    name = "struggle effect"
    carries = (OfStruggle,)

    def perform(self, game: Game, event: Event) -> bool:
        return True
