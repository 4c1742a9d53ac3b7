"""A scenario of Arkham Horror laid out for one rule: invented cards, and a way to say what happens next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from silverkey.arkham.card import Card
from silverkey.arkham.game import Game
from silverkey.arkham.newgame import new_scenario
from silverkey.arkham.printed.facts import PrintedCard
from silverkey.arkham.rules.setup import Seat
from silverkey.arkham.scenarios.the_gathering import THE_GATHERING
from silverkey.arkham.table import zones
from silverkey.arkham.words import ENEMY, SET_ASIDE
from silverkey.kernel.decision import DONE, PASS, Option
from silverkey.kernel.event import Event
from silverkey.language.node import Node

ROLAND = "01001"
DECK = ("01088",) * 20
_numbers = iter(range(90_000, 100_000))


def invented(type: str, title: str, *abilities: Node, **facts: Any) -> Card:
    """A card that was never printed."""
    number = next(_numbers)
    printed = PrintedCard(code=str(number), title=title, number=number, type=type, classes=("neutral",), **facts)
    return Card(printed, abilities).finish()


def table(players: int = 2, bag: Sequence[str] = ("0",)) -> Game:
    """The Gathering in its first round, with two or more investigators in the Study, before anybody's turn."""
    seats = [Seat(investigator=ROLAND, deck=DECK) for _ in range(players)]
    game = new_scenario(THE_GATHERING, seats, seed=3, bag=bag)
    go(game, until=lambda: game.pending is not None and game.pending.kind == "whose turn")
    return game


def lay(game: Game, card: Card, controller: int = -1, owner: int = -1, **said: Any) -> int:
    """One more card in play: whose it is, and how it lies there."""
    number = game.add_card(card, owner, SET_ASIDE)
    game.set_aside.append(number)
    standing = zones.enter(game, number, controller)
    for name, value in said.items():
        setattr(standing, name, value)
    game.touch()
    return number


def hold(game: Game, card: Card, player: int = 0, zone: str = "hand", owner: int | None = None) -> int:
    """One more card out of play: in a hand, or on top of a pile."""
    whose = player if owner is None else owner
    number = game.add_card(card, whose, zone)
    pile = zones.pile(game, zone, whose)
    assert pile is not None
    pile.append(number)
    return number


def enemy(title: str = "Fiend", *abilities: Node, **facts: Any) -> Card:
    """An enemy, weak unless it is said otherwise."""
    return invented(ENEMY, title, *abilities, **{"fight": 1, "evade": 1, "health": 1, "damage": 1, **facts})


def begin(game: Game, player: int = 0) -> None:
    """That investigator's turn begins; up to his first action."""
    game.answer(Option("player", -1, player))
    go(game, until=lambda: game.pending is not None and game.pending.kind == "action")


def go(
    game: Game,
    *answers: Option | Callable[[Option], bool],
    until: Callable[[], bool] = lambda: False,
    kinds: dict[str, Callable[[Option], bool]] | None = None,
) -> None:
    """Answer as is said, else decline, else take the first option; stop when ``until`` is true or answers are given."""
    waiting = list(answers)
    for _ in range(400):
        decision = game.pending
        if decision is None or until():
            return
        if answers and not waiting:
            return
        options = list(decision.options)
        wanted = waiting[0] if waiting else None
        fitting = [one for one in options if (wanted(one) if callable(wanted) else one == wanted)] if wanted else []
        if fitting:
            waiting.pop(0)
            game.answer(fitting[0])
            continue
        special = (kinds or {}).get(decision.kind)
        if special is not None:
            game.answer(next(one for one in options if special(one)))
            continue
        declining = next((one for one in options if one in (PASS, DONE, Option("end turn"))), options[0])
        game.answer(declining)
    raise AssertionError(f"It never came to that: {waiting}")


def happen(game: Game, *events: Event) -> None:
    """Something happens now, whatever brings it about; then the game asks anew."""
    game.pending = None
    game.happen(list(events))
    game.advance()
