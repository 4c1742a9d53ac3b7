"""The machine: state, frames, decisions, events, random numbers, history. It knows no game."""

from silverkey import compiled

compiled.check()
