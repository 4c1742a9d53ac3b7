"""Agents that know Arkham Horror."""
