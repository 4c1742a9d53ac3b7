"""Why something cannot be done."""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    """Why something cannot be done, and the rulings that say so."""

    sentence: str
    rulings: tuple[str, ...] = ()


class Refusals:
    """What the words that all games share refuse, each with the rulings of a game that say so."""

    __slots__ = ("everyone", "forbidden", "no_target", "not_in_full", "not_to_be_cancelled", "target_lost")

    def __init__(
        self,
        no_target: tuple[str, ...] = (),
        target_lost: tuple[str, ...] = (),
        not_in_full: tuple[str, ...] = (),
        not_to_be_cancelled: tuple[str, ...] = (),
        everyone: tuple[str, ...] = (),
        forbidden: tuple[str, ...] = (),
    ) -> None:
        self.no_target = Refusal("There is nothing that it may choose.", no_target)
        self.target_lost = Refusal("What was chosen may no longer be chosen, and is left out.", target_lost)
        self.not_in_full = Refusal("What comes after “then” is left out, as not all before it happened.", not_in_full)
        self.not_to_be_cancelled = Refusal("The effects of that card cannot be cancelled.", not_to_be_cancelled)
        self.everyone = everyone
        """The rulings that say that nobody does what one of the players who are to do it cannot do."""
        self.forbidden = forbidden
        """The rulings that say that "cannot" is final."""
