"""Agents by name: ours, and anybody's as module:Class."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable
from typing import Any

from silverkey.agents.base import Agent, RandomAgent
from silverkey.games import FIRST, having, part

Maker = Callable[[int], Agent]
"""Makes an agent from a seed."""


class UnknownAgent(LookupError):
    """There is no such agent, or it is none."""


def agents_of(game: str) -> dict[str, Maker]:
    """Our agents that can play a game, by name."""
    known: dict[str, Maker] = part("agents", game).AGENTS if game in having("agents") else {}
    return {"random": RandomAgent, **known}


def agent_named(name: str, game: str = FIRST) -> Maker:
    """What makes the agents of a name for a game, such as ``heuristic`` or ``mypackage.bots:MyBot``.

    >>> agent_named("silverkey.agents.base:RandomAgent") is agent_named("random")
    True
    """
    ours = agents_of(game)
    if name in ours:
        return ours[name]
    place, colon, title = name.partition(":")
    if not (colon and place and title):
        raise UnknownAgent(f"There is no agent “{name}”. Agents are: {', '.join(ours)}, and yours as module:Class.")
    maker = getattr(_module(place, name), title, None)
    if maker is None:
        raise UnknownAgent(f"“{name}” cannot be used: the module {place} has no {title}.")
    if not callable(getattr(maker, "choose", None)):
        raise UnknownAgent(f"“{name}” is no agent: it has no method choose(seen, decision).")
    if not _takes_a_seed(maker):
        raise UnknownAgent(f"“{name}” cannot be used: it must be made from a seed, {title}(seed).")
    made: Maker = maker
    return made


def _module(place: str, name: str) -> Any:
    try:
        return importlib.import_module(place)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{place}.".startswith(f"{error.name}."):
            raise UnknownAgent(f"“{name}” cannot be used: there is no module {error.name}.") from None
        raise UnknownAgent(f"“{name}” cannot be used: the module {place} needs {error.name}.") from error
    except Exception as error:  # whatever somebody's module raises while it is imported
        raise UnknownAgent(f"“{name}” cannot be used: {type(error).__name__} while importing: {error}") from error


def _takes_a_seed(maker: Any) -> bool:
    try:
        inspect.signature(maker).bind(0)
    except (TypeError, ValueError):
        return False
    return True
