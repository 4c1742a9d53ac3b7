"""What an agent is, and how it is asked."""

from __future__ import annotations

import random
from typing import Protocol

from silverkey.cardgame.view import chosen
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.view import DecisionView, GameView, OptionView, view
from silverkey.kernel.decision import IllegalAnswer, Option


class Agent(Protocol):
    """A player that is a program. It is handed what its seat sees and what it must decide, and nothing else."""

    def choose(self, seen: GameView, decision: DecisionView) -> OptionView:
        """One of the decision's options. ``decision`` is the one of the view."""
        ...


class RandomAgent:
    """Any option, with equal chances."""

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)

    def choose(self, seen: GameView, decision: DecisionView) -> OptionView:
        """Any option."""
        return decision.options[self.place(len(decision.options))]

    def place(self, options: int) -> int:
        """The place of any of so many options."""
        return int(self.random.random() * options)


def ask(agent: Agent, game: Game) -> Option:
    """What an agent answers to the pending decision. Raises IllegalAnswer if that is none of the options."""
    decision = game.pending
    if decision is None:
        raise IllegalAnswer("The game is over: there is nothing to answer.")
    if type(agent) is RandomAgent:  # it looks at nothing, and making a view takes longer than playing on
        return decision.options[agent.place(len(decision.options))]
    seen = view(game, decision.player)
    assert seen.decision is not None
    answer = agent.choose(seen, seen.decision)
    if not isinstance(answer, OptionView):
        raise IllegalAnswer(f"{type(agent).__name__} answers with one of the decision's options; {answer!r} is none.")
    return chosen(game, seen, answer)
