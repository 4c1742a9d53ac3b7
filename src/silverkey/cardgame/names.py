"""Names as they are compared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence


def fold(name: str) -> str:
    """A name as it is compared: small letters, plain quotes, no leading 'the'.

    >>> fold("The Shadow out of Time"), fold("Y’Golonac")
    ('shadow out of time', "y'golonac")
    """
    text = name.strip().lower().replace("’", "'").replace("“", '"').replace("”", '"')
    return text.removeprefix("the ")


def candidates(text: str, names: Iterable[str]) -> list[str]:
    """Which of some names a text may mean: the one that it is; else those that begin with it; else those that have it.

    >>> scenarios = ["The Gathering", "The Midnight Masks"]
    >>> candidates("gath", scenarios), candidates("masks", scenarios), candidates("the", scenarios)
    (['The Gathering'], ['The Midnight Masks'], ['The Gathering', 'The Midnight Masks'])
    """
    wanted, known = fold(text), list(names)
    tests: tuple[Callable[[str], bool], ...] = (
        lambda name: fold(name) == wanted,
        lambda name: fold(name).startswith(wanted) or name.lower().startswith(wanted),
        lambda name: wanted in fold(name),
    )
    found = ([name for name in known if fits(name)] for fits in tests if wanted)
    return next((names for names in found if names), [])


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
