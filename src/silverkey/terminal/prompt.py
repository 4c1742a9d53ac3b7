"""Reading what is typed, and telling commands from choices."""

from __future__ import annotations

import contextlib
import signal
import sys
from collections.abc import Callable, Container
from types import FrameType
from typing import NamedTuple, Protocol, TextIO

COMMANDS = {
    "help": ("?", "h", "help"),
    "card": ("c", "card"),
    "hand": ("hand",),
    "why": ("w", "why"),
    "undo": ("u", "undo"),
    "undo all": ("uu",),
    "log": ("l", "log"),
    "news": ("news",),
    "list": ("list",),
    "board": ("b", "board"),
    "score": ("s", "score"),
    "discard": ("d", "discard", "discards"),
    "deck": ("deck",),
    "auto": ("auto",),
    "skip": ("skip",),
    "ask": ("ask",),
    "never": ("never",),
    "act": ("act",),
    "quiet": ("pp",),
    "turn": ("pt",),
    "new": ("new",),
    "again": ("again",),
    "quit": ("q", "quit", "exit"),
}
"""Every command that all games have, with the words that mean it."""

_MEANINGS = {word: name for name, words in COMMANDS.items() for word in words}
INTERRUPTED = "Ctrl-C again, or q, saves and leaves."


class Command(NamedTuple):
    """Something other than an answer."""

    name: str
    argument: str


def command(line: str, own: Container[str] = ()) -> Command | None:
    """The command that a line is, or None if it is an answer. ``own``: the words of commands that one game has.

    >>> command("card  Ghost"), command("?"), command("3 4 done")
    (Command(name='card', argument='Ghost'), Command(name='help', argument=''), None)
    """
    word, _, rest = line.strip().partition(" ")
    name = _MEANINGS.get(word.lower()) or (word.lower() if word.lower() in own else None)
    return None if name is None else Command(name, rest.strip())


class Keyboard(Protocol):
    """Where lines come from."""

    interactive: bool
    redraw: Callable[[], None]
    """Draws what is on the screen anew, when its size has changed."""

    def read(self, prompt: str) -> str | None:
        """The next line, or None when there are no more."""
        ...

    def offer(self, titles: list[str]) -> None:
        """Titles that the Tab key may complete."""
        ...


def _nothing() -> None:
    """Nothing to draw yet."""


class Lines:
    """Lines from a file or pipe. What is read is shown, so that the output can be followed."""

    interactive = False

    def __init__(self, stream: TextIO, echo: Callable[[str], None]) -> None:
        self.stream = stream
        self.echo = echo
        self.redraw = _nothing

    def read(self, prompt: str) -> str | None:
        """The next line, or None at the end."""
        line = self.stream.readline()
        if not line:
            return None
        self.echo(f"{prompt}{line.rstrip()}")
        return line.rstrip("\r\n")

    def offer(self, titles: list[str]) -> None:
        """Pipes have no Tab key."""


class _Resized(Exception):
    """The terminal has another size, in the middle of a line."""


class Terminal:
    """A person at a keyboard, with line editing where the system has it."""

    interactive = True

    def __init__(self) -> None:
        self.titles: list[str] = []
        self.redraw = _nothing
        self._reading = False
        self._readline = _line_editing(self._complete)
        if hasattr(signal, "SIGWINCH"):
            signal.signal(signal.SIGWINCH, self._resize)

    def read(self, prompt: str) -> str | None:
        """The next line; None at the end of input, or when interrupted twice in a row."""
        interrupted = False
        while True:
            try:
                self._reading = True
                return input(prompt)
            except _Resized:
                self._begin_with(self._typed())
                self.redraw()
            except KeyboardInterrupt:
                sys.stdout.write("\n")
                if interrupted:
                    return None
                interrupted = True
                sys.stdout.write(f"{INTERRUPTED}\n")
            except EOFError:
                sys.stdout.write("\n")
                return None
            except UnicodeDecodeError:
                return "�"
            finally:
                self._reading = False

    def offer(self, titles: list[str]) -> None:
        """Titles for the Tab key."""
        self.titles = sorted(set(titles))

    def _resize(self, number: int, frame: FrameType | None) -> None:
        """Only while a line is being typed does the board have to be drawn anew; else it soon is anyway."""
        if self._reading:
            self._reading = False
            raise _Resized

    def _typed(self) -> str:
        return self._readline.get_line_buffer() if self._readline is not None else ""

    def _begin_with(self, text: str) -> None:
        """The next line begins with what had been typed of this one."""
        if self._readline is None:
            return
        readline = self._readline

        def insert() -> None:
            readline.insert_text(text)
            readline.redisplay()
            readline.set_pre_input_hook()

        readline.set_pre_input_hook(insert)

    def _complete(self, text: str, state: int) -> str | None:
        head, space, start = text.partition(" ")
        if not space or head.lower() not in _MEANINGS:
            head, space, start = "", "", text
        fitting = [f"{head}{space}{title}" for title in self.titles if title.lower().startswith(start.lower())]
        return fitting[state] if state < len(fitting) else None


class _LineEditing(Protocol):
    """What is used of the module ``readline``, which some systems lack."""

    def get_line_buffer(self) -> str: ...
    def insert_text(self, text: str, /) -> None: ...
    def redisplay(self) -> None: ...
    def set_pre_input_hook(self, function: Callable[[], object] | None = None, /) -> None: ...


def _line_editing(complete: Callable[[str, int], str | None]) -> _LineEditing | None:
    with contextlib.suppress(ImportError):
        import readline

        readline.set_completer_delims("")
        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")
        return readline
    return None
