"""The heuristic bot: simple but not foolish, and blind to everything that a player cannot see.

``table``      the view as the bot handles it
``worth``      what cards and tokens are worth
``fighting``   how a story would go
``battle``     looking for a good attack and a good defence
``committing`` who goes where
``prospect``   whom the words of an ability mean
``deeds``      what it means that something is done to a card
``effects``    what an effect is worth
``courses``    what effects are worth that fork or go round
``entering``   what a card in play is worth
``pricing``    what abilities cost
``acting``     whether to act
``choosing``   targets and X
``economy``    hands and domains
``memory``     what is remembered between questions
``answers``    each kind of question
"""

from __future__ import annotations

from silverkey.agents.base import Heuristic
from silverkey.agents.cthulhu.answers import decide
from silverkey.agents.cthulhu.memory import Memory
from silverkey.cthulhu.view import DecisionView, GameView, OptionView


class HeuristicAgent(Heuristic):
    """Looks at its view, weighs each option in points of skill on the table, and takes the best."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.memory = Memory()

    def choose(self, seen: GameView, decision: DecisionView) -> OptionView:
        """The best option."""
        self.memory.look(seen)
        answer = decide(seen, self.memory)
        self.memory.note(seen, answer)
        return answer


AGENTS = {"heuristic": HeuristicAgent}
"""The agents that know this game, by name."""
