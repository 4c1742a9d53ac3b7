"""Names as they are compared."""

from __future__ import annotations


def fold(name: str) -> str:
    """A name as it is compared: small letters, plain quotes, no leading 'the'.

    >>> fold("The Shadow out of Time"), fold("Y’Golonac")
    ('shadow out of time', "y'golonac")
    """
    text = name.strip().lower().replace("’", "'").replace("“", '"').replace("”", '"')
    return text.removeprefix("the ")
