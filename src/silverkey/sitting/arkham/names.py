"""What things of Arkham Horror are called at the table."""

from __future__ import annotations


def short(title: str) -> str:
    """What an investigator is called at the table."""
    return title.split(" ", 1)[0].strip('"“”')
