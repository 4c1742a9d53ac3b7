"""Work for a process of its own, good and bad."""

from __future__ import annotations


def echo(request: bytes) -> bytes:
    """Soon done."""
    return request


def endless(request: bytes) -> bytes:
    """Never done."""
    while True:
        pass


def greedy(request: bytes) -> bytes:
    """Wants more memory than there is."""
    return request * 2**40


def wrong(request: bytes) -> bytes:
    """Cannot be done."""
    raise ValueError("Not like that.")
