"""The heuristic investigator: simple but not foolish, and blind to everything that a player cannot see.

``table``      the view as the bot handles it: who stands where, what is near, what the act asks for
``reading``    what the text of a card or an ability promises
``chances``    the odds of a test that has not begun
``fighting``   what it is worth to attack, to evade, to stay out of a fight
``exploring``  what it is worth to investigate and to go somewhere
``hand``       what cards are worth: to keep, to play, to put back
``acting``     what to do in a turn, in a window, as a reaction
``committing`` which cards support a test
``shopping``   which cards are bought between scenarios
``bearing``    who takes damage and horror
``answers``    each kind of question
"""

from __future__ import annotations

from silverkey.agents.arkham.answers import decide
from silverkey.agents.base import Heuristic
from silverkey.arkham.view import DecisionView, GameView, OptionView


class HeuristicAgent(Heuristic):
    """Looks at its view, weighs each option against an action spent on a card or a resource, and takes the best."""

    def choose(self, seen: GameView, decision: DecisionView) -> OptionView:
        """The best option."""
        return decide(seen)


AGENTS = {"heuristic": HeuristicAgent}
"""The agents that know this game, by name."""
