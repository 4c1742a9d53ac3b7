"""Passives of this game that shield cards."""

from __future__ import annotations

from dataclasses import dataclass

from silverkey.cardgame.words.amounts import Amount, amount_english
from silverkey.cardgame.words.limits import AboutCards
from silverkey.language import english


@dataclass(frozen=True, eq=False)
class ShieldedFrom(AboutCards):
    """Certain cards cannot be chosen by triggered effects, or only by those that cost enough."""

    cost_max: int | Amount | None = None
    """Effects that cost more may choose them."""

    def told(self, title: str) -> str:
        text = f"{self.subject(title)} cannot be chosen by triggered effects"
        return text if self.cost_max is None else f"{text} that cost {amount_english(self.cost_max)} or less"

    def english(self, title: str) -> str:
        where = self.cost_max.where() if isinstance(self.cost_max, Amount) else ""
        return f"{super().english(title)} {english.sentence(where)}".rstrip()
