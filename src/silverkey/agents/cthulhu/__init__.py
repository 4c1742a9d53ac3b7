"""Agents that know Call of Cthulhu."""
