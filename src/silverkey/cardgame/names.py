"""Names as they are compared."""

from __future__ import annotations

from collections.abc import Callable, Iterable


def fold(name: str) -> str:
    """A name as it is compared: small letters, plain quotes, no leading 'the'.

    >>> fold("The Shadow out of Time"), fold("Y’Golonac")
    ('shadow out of time', "y'golonac")
    """
    text = name.strip().lower().replace("’", "'").replace("“", '"').replace("”", '"')
    return text.removeprefix("the ")


def meant(text: str, names: Iterable[str]) -> list[str]:
    """Which of some names a text may mean: the one that it is; else those that begin with it; else those that have it.

    >>> scenarios = ["The Gathering", "The Midnight Masks"]
    >>> meant("gath", scenarios), meant("masks", scenarios), meant("the", scenarios), meant("", scenarios)
    (['The Gathering'], ['The Midnight Masks'], ['The Gathering', 'The Midnight Masks'], [])
    """
    wanted, known = fold(text), list(names)
    tests: tuple[Callable[[str], bool], ...] = (
        lambda name: fold(name) == wanted,
        lambda name: fold(name).startswith(wanted) or name.lower().startswith(wanted),
        lambda name: wanted in fold(name),
    )
    found = ([name for name in known if fits(name)] for fits in tests if wanted)
    return next((names for names in found if names), [])
