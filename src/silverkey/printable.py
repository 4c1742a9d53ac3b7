"""Foreign text made fit to be shown: what files, names and command lines say must not steer a terminal."""

from __future__ import annotations

import re

_UNFIT = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f"  # controls other than tab and newline, among them ESC and CSI
    "\u200e\u200f\u2028-\u202e\u2066-\u2069"  # what turns the direction of writing, or breaks a line
    "\ud800-\udfff]"  # bytes of file names that are no text
)


def printable(text: str) -> str:
    r"""Text in which every character that a terminal would obey, or could not write, is spelt out.

    >>> printable("\x1b[2JA case\t“of” ß\n")
    '\\x1b[2JA case\t“of” ß\n'
    >>> printable("deck\udcff.txt")
    'deck\\xff.txt'
    """
    return _UNFIT.sub(_spelt, text)


def on_a_line(text: str) -> str:
    r"""The same for a name or a title, which has no business with lines of its own.

    >>> on_a_line("passed\n1 passed, 0 failed")
    'passed 1 passed, 0 failed'
    """
    return printable(" ".join(text.split("\n")))


def in_json(text: str) -> str:
    r"""JSON in which every such character is escaped.

    >>> in_json('"\x9b2J “A”"')
    '"\\u009b2J “A”"'
    """
    return _UNFIT.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def _spelt(found: re.Match[str]) -> str:
    code = ord(found[0])
    if 0xDC80 <= code <= 0xDCFF:
        code -= 0xDC00
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"
