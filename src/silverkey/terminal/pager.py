"""Long texts, a page at a time."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from silverkey.terminal.prompt import Keyboard
from silverkey.terminal.screen import Screen

MORE = "Enter: more   q: enough "
BACK = "Enter: back to the board "


class Pager:
    """Shows lines on empty screens, one after the other. Where nothing is cleared they are simply printed."""

    def __init__(self, screen: Screen, keyboard: Keyboard) -> None:
        self.screen = screen
        self.keyboard = keyboard
        self._typed = ""

    def typed(self) -> str:
        """The line with which the reader went on, or nothing. It is told once."""
        line, self._typed = self._typed, ""
        return line

    def show(self, texts: Sequence[Text], last: str = BACK) -> bool:
        """Show paragraphs; False if the input has ended. ``last`` is asked below the last page."""
        screen = self.screen
        if not screen.clearing:
            for text in texts:
                screen.say(text)
            return True
        lines = screen.laid_out(texts)
        while lines:
            page, lines = lines[: screen.height], lines[screen.height :]
            screen.clear()
            screen.print(page)
            answer = self.keyboard.read(MORE if lines else last)
            if answer is None:
                return False
            if answer.strip().lower() in ("q", "quit"):
                break
            if answer.strip():
                self._typed = answer
                break
        return True
