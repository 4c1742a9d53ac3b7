"""What an agent is, and how it is asked."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, Protocol

from silverkey.cardgame.game import CardGame
from silverkey.cardgame.view import OptionView, chosen
from silverkey.kernel.decision import IllegalAnswer, Option


class Agent(Protocol):
    """A player that is a program. It is handed what its seat sees and what it must decide, and nothing else."""

    def choose(self, seen: Any, decision: Any) -> OptionView[Any, Any]:
        """One of the decision's options. ``seen`` is a view of the game that is played, ``decision`` the one in it."""
        ...


class RandomAgent:
    """Any option, with equal chances, in any game."""

    def __init__(self, seed: int = 0) -> None:
        self.random = random.Random(seed)

    def choose(self, seen: Any, decision: Any) -> OptionView[Any, Any]:
        """Any option."""
        options: tuple[OptionView[Any, Any], ...] = decision.options
        return options[self.place(len(options))]

    def place(self, options: int) -> int:
        """The place of any of so many options."""
        return int(self.random.random() * options)


class Heuristic:
    """An agent that weighs what it sees. It does nothing at random; ``seed`` is there because every agent has one."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed


def require_agents(agents: Iterable[object]) -> None:
    """Raise TypeError, with a sentence for whoever made it, if one of these cannot be asked anything."""
    for agent in agents:
        if isinstance(agent, type):
            raise TypeError(f"{agent.__name__} is a class: hand over an agent, such as {agent.__name__}().")
        if not callable(getattr(agent, "choose", None)):
            raise TypeError(f"{agent!r} is no agent: it has no method choose(seen, decision).")


def ask(agent: Agent, game: CardGame) -> Option:
    """What an agent answers to the pending decision. Raises IllegalAnswer if that is none of the options."""
    decision = game.pending
    if decision is None:
        raise IllegalAnswer("The game is over: there is nothing to answer.")
    if type(agent) is RandomAgent:  # it looks at nothing, and making a view takes longer than playing on
        return decision.options[agent.place(len(decision.options))]
    seen = game.view(decision.player)
    answer = agent.choose(seen, seen.decision)
    if not isinstance(answer, OptionView):
        raise IllegalAnswer(f"{type(agent).__name__} answers with one of the decision's options; {answer!r} is none.")
    return chosen(game, seen, answer)
