"""The terminal client: a seat at a table against a bot."""

from silverkey.terminal.seat import play

__all__ = ["play"]
