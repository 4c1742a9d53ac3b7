"""Random numbers whose whole state is one integer, so that a game can carry them in its own state."""

from __future__ import annotations

MASK = (1 << 64) - 1


def step(state: int) -> int:
    """The next state of the stream (SplitMix64's counter)."""
    return (state + 0x9E3779B97F4A7C15) & MASK


def mix(state: int) -> int:
    """64 random bits from a state."""
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)
