"""A new game of one scenario, and the table cleared for the next one of a campaign."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from silverkey.arkham.game import Game
from silverkey.arkham.rules.setup import Seat, playable_weaknesses, set_up
from silverkey.arkham.scenarios.making import Scenario
from silverkey.arkham.table.bag import fill

CARDS = (
    *("printed", "owner", "zone", "sight", "in_play", "lasting", "limits", "events", "occurrences", "spent"),
    *("heard", "heard_by"),
)
"""What a state has because there are cards."""
TABLE = (
    *("investigators", "active", "round", "phase", "encounter_deck", "encounter_discard", "victory", "set_aside"),
    *("removed", "limbo", "piles", "hosts", "act_deck", "agenda_deck", "side_deck", "act", "agenda", "reference"),
    *("remembered", "resolution", "drawn"),
)
"""What a scenario begins anew."""


def new_scenario(
    scenario: Scenario,
    seats: Sequence[Seat],
    seed: int = 0,
    difficulty: str = "standard",
    bag: Sequence[str] | None = None,
    log: Sequence[str] = (),
) -> Game:
    """A scenario up to its first question."""
    game = Game(seed, len(seats))
    game.difficulty = difficulty
    game.log = list(log)
    fill(game, bag if bag is not None else scenario.bags[difficulty])
    held = Counter(code for seat in seats for code in seat.deck)
    game.weaknesses = list((Counter(playable_weaknesses()) - held).elements())
    set_up(game, scenario, seats)
    game.advance()
    return game


def clear(game: Game) -> None:
    """Put every card of a scenario away, for the next one of a campaign. Log, chaos bag and pool stay."""
    fresh = Game(0, len(game.questions))
    for name in (*CARDS, *TABLE):
        setattr(game, name, getattr(fresh, name))
    game.touch()
