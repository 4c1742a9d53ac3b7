"""The heuristic bot: simple but not foolish, and blind to everything that a player cannot see.

``table``      the view as the bot handles it
``worth``      what cards and tokens are worth
``fighting``   how a story would go
``committing`` who goes where
``prospect``   whom the words of an ability mean
``deeds``      what it means that something is done to a card
``effects``    what an effect is worth
``entering``   what a card in play is worth
``acting``     whether to act
``choosing``   targets and X
``economy``    hands and domains
``answers``    each kind of question
"""

from __future__ import annotations

from silverkey.agents.heuristic.answers import decide
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.view import DecisionView, GameView, OptionView, view
from silverkey.kernel.decision import Option


class HeuristicAgent:
    """Looks at its own view, weighs each option in points of skill on the table, and takes the best."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.moved: tuple[int, str] | None = None
        """The turn and phase in which its own last action may still be under way."""

    def choose(self, game: Game) -> Option:
        """An option of the pending decision."""
        assert game.pending is not None
        seen = view(game, game.pending.player)
        answer = decide(seen, self.moved == (seen.turn, seen.phase))
        self.remember(seen, answer)
        return Option(answer.word, answer.card, answer.number, answer.other)

    def remember(self, seen: GameView, answer: OptionView) -> None:
        """The view does not tell whose effect may be disrupted, so the bot remembers whether it has just acted."""
        assert seen.decision is not None
        if acts(seen.decision, answer):
            self.moved = (seen.turn, seen.phase)
        elif seen.decision.kind != "disrupt" and seen.decision.about < 0:
            self.moved = None


def acts(question: DecisionView, answer: OptionView) -> bool:
    """Whether an answer begins an action or a response."""
    return question.kind in ("action", "respond") and answer.word in ("play", "trigger")


__all__ = ["HeuristicAgent", "decide"]
