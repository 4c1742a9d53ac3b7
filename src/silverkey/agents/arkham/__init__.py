"""Agents that know Arkham Horror, by name."""

from __future__ import annotations

from silverkey.agents.roster import Maker

AGENTS: dict[str, Maker] = {}
