"""Reading what is typed, and telling commands from choices."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from typing import NamedTuple, Protocol, TextIO

COMMANDS = {
    "help": ("?", "h", "help"),
    "card": ("c", "card"),
    "why": ("w", "why"),
    "undo": ("u", "undo"),
    "undo all": ("uu",),
    "log": ("l", "log"),
    "board": ("b", "board"),
    "score": ("s", "score"),
    "discard": ("d", "discard", "discards"),
    "deck": ("deck",),
    "auto": ("auto",),
    "skip": ("skip",),
    "ask": ("ask",),
    "never": ("never",),
    "quiet": ("pp",),
    "turn": ("pt",),
    "new": ("new",),
    "again": ("again",),
    "quit": ("q", "quit", "exit"),
}
"""Every command with the words that mean it."""

_MEANINGS = {word: name for name, words in COMMANDS.items() for word in words}


class Command(NamedTuple):
    """Something other than an answer."""

    name: str
    argument: str


def command(line: str) -> Command | None:
    """The command that a line is, or None if it is an answer.

    >>> command("card  Ghost"), command("?"), command("3 4 done")
    (Command(name='card', argument='Ghost'), Command(name='help', argument=''), None)
    """
    word, _, rest = line.strip().partition(" ")
    name = _MEANINGS.get(word.lower())
    return None if name is None else Command(name, rest.strip())


class Keyboard(Protocol):
    """Where lines come from."""

    interactive: bool

    def read(self, prompt: str) -> str | None:
        """The next line, or None when there are no more."""
        ...

    def offer(self, titles: list[str]) -> None:
        """Titles that the Tab key may complete."""
        ...


class Lines:
    """Lines from a file or pipe. What is read is shown, so that the output can be followed."""

    interactive = False

    def __init__(self, stream: TextIO, echo: Callable[[str], None]) -> None:
        self.stream = stream
        self.echo = echo

    def read(self, prompt: str) -> str | None:
        """The next line, or None at the end."""
        line = self.stream.readline()
        if not line:
            return None
        self.echo(f"{prompt}{line.rstrip()}")
        return line.rstrip("\r\n")

    def offer(self, titles: list[str]) -> None:
        """Pipes have no Tab key."""


class Terminal:
    """A person at a keyboard, with line editing where the system has it."""

    interactive = True

    def __init__(self) -> None:
        self.titles: list[str] = []
        with contextlib.suppress(ImportError):
            import readline

            readline.set_completer_delims("")
            readline.set_completer(self._complete)
            readline.parse_and_bind("tab: complete")

    def read(self, prompt: str) -> str | None:
        """The next line; None at the end of input or when interrupted."""
        try:
            return input(prompt)
        except (EOFError, KeyboardInterrupt):
            sys.stdout.write("\n")
            return None
        except UnicodeDecodeError:
            return "�"

    def offer(self, titles: list[str]) -> None:
        """Titles for the Tab key."""
        self.titles = sorted(set(titles))

    def _complete(self, text: str, state: int) -> str | None:
        head, space, start = text.partition(" ")
        if not space or head.lower() not in _MEANINGS:
            head, space, start = "", "", text
        fitting = [f"{head}{space}{title}" for title in self.titles if title.lower().startswith(start.lower())]
        return fitting[state] if state < len(fitting) else None
