"""Silverkey plays the Mythos card games by the book, and can say which page of the book it is on.

What an author of agents needs is here; ``docs/api.md`` is its page. Names are fetched when they are first used, so that
importing the package costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from silverkey.agents.base import Agent, RandomAgent, ask
    from silverkey.agents.cthulhu.heuristic import HeuristicAgent
    from silverkey.arena.cthulhu.match import play_match, start_game
    from silverkey.arena.match import GameReport
    from silverkey.arena.simulation import SimulationReport, simulate
    from silverkey.cardgame.questions import Meaning
    from silverkey.cardgame.view import chosen
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.deckcheck import load_deck
    from silverkey.cthulhu.decks import core_stories, starter_deck
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.library import find_card
    from silverkey.cthulhu.questions import DecisionKind, OptionWord
    from silverkey.cthulhu.view import CardView, DecisionView, FaceView, GameView, OptionView
    from silverkey.kernel.decision import Decision, IllegalAnswer, Option

__version__ = "0.1.0.dev0"

__all__ = [
    "Agent",
    "Card",
    "CardView",
    "Decision",
    "DecisionKind",
    "DecisionView",
    "FaceView",
    "Game",
    "GameReport",
    "GameView",
    "HeuristicAgent",
    "IllegalAnswer",
    "Meaning",
    "Option",
    "OptionView",
    "OptionWord",
    "RandomAgent",
    "SimulationReport",
    "ask",
    "chosen",
    "core_stories",
    "find_card",
    "load_deck",
    "play_match",
    "simulate",
    "start_game",
    "starter_deck",
]

_ROOMS = {
    "agents.base": ("Agent", "RandomAgent", "ask"),
    "agents.cthulhu.heuristic": ("HeuristicAgent",),
    "arena.cthulhu.match": ("play_match", "start_game"),
    "arena.match": ("GameReport",),
    "arena.simulation": ("SimulationReport", "simulate"),
    "cardgame.questions": ("Meaning",),
    "cardgame.view": ("chosen",),
    "cthulhu.card": ("Card",),
    "cthulhu.deckcheck": ("load_deck",),
    "cthulhu.decks": ("core_stories", "starter_deck"),
    "cthulhu.game": ("Game",),
    "cthulhu.library": ("find_card",),
    "cthulhu.questions": ("DecisionKind", "OptionWord"),
    "cthulhu.view": ("CardView", "DecisionView", "FaceView", "GameView", "OptionView"),
    "kernel.decision": ("Decision", "IllegalAnswer", "Option"),
}
"""Where each name lives."""


def __getattr__(name: str) -> Any:
    for room, names in _ROOMS.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{room}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
