"""Names as they are compared."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def fold(name: str) -> str:
    """A name as it is compared: small letters, plain quotes, no leading 'the'.

    >>> fold("The Shadow out of Time"), fold("Y’Golonac")
    ('shadow out of time', "y'golonac")
    """
    return spelt(name).removeprefix("the ")


def spelt(name: str) -> str:
    """A name in small letters and with plain quotes, its leading 'the' kept.

    >>> spelt("The Guardian of the Key"), spelt("Guardian of the Key")
    ('the guardian of the key', 'guardian of the key')
    """
    return name.strip().lower().replace("’", "'").replace("“", '"').replace("”", '"')


def candidates(text: str, names: Iterable[str]) -> list[str]:
    """Which of some names a text may mean: the one that it is; else those that begin with it; else those that have it.

    >>> scenarios = ["The Gathering", "The Midnight Masks"]
    >>> candidates("gath", scenarios), candidates("masks", scenarios), candidates("the", scenarios)
    (['The Gathering'], ['The Midnight Masks'], ['The Gathering', 'The Midnight Masks'])
    """
    wanted, known = fold(text), list(names)
    if not wanted:
        return []
    exact = [name for name in known if fold(name) == wanted]
    begun = [name for name in known if fold(name).startswith(wanted) or name.lower().startswith(wanted)]
    return exact or begun or [name for name in known if wanted in fold(name)]


def meant(wish: str, among: Sequence[str], what: str) -> str:
    """The one name that a wish means, or nothing if nothing is wished for. Raises ValueError, with a sentence.

    >>> meant("gua", ("guardian", "seeker"), "class"), meant("", ("guardian", "seeker"), "class")
    ('guardian', '')
    """
    if not wish:
        return ""
    fitting = candidates(wish, among)
    if len(fitting) == 1:
        return fitting[0]
    trouble = f"“{wish}” may be {' or '.join(fitting)}" if fitting else f"There is no {what} “{wish}”"
    known = f"{_plural(what).capitalize()} are: {', '.join(among)}." if len(among) > 1 else f"There is: {among[0]}."
    raise ValueError(f"{trouble}. {known}")


def _plural(noun: str) -> str:
    if noun.endswith("y"):
        return f"{noun[:-1]}ies"
    return f"{noun}es" if noun.endswith("s") else f"{noun}s"
