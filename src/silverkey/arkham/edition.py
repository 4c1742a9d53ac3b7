"""The edition that is played: that of the 1.2 document."""

from __future__ import annotations

from dataclasses import dataclass

from silverkey.arkham.words import EDITION
from silverkey.cardgame import edition
from silverkey.cardgame.edition import Editions


@dataclass(frozen=True, slots=True)
class Edition(edition.Edition):
    """The rules of Arkham Horror. There is one document, so nothing differs."""


EDITIONS: Editions[Edition] = Editions("arkham", Edition(EDITION))
