"""Writing to the terminal: the board with its news and question in one piece, and texts a page at a time."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from silverkey.printable import printable
from silverkey.terminal.board import Board
from silverkey.terminal.layout import PLAIN, YOURS, Glyphs, cut, in_columns, wrapped
from silverkey.terminal.menu import Menu

WIDEST = 120
NARROWEST = 40
LOWEST = 10
SHORT_NEWS = 3
"""So many lines of news are worth more than a full board."""
LONG_TEXT = 3
"""So many lines of a card's text stand below a question; the rest is there for the asking."""
LONG_MENU = 8
TIGHTER = ((0, 0), (LONG_TEXT, 0), (2, 0), (1, 0), (LONG_TEXT, 2), (1, 2))
"""How a question is made to fit: lines for each part of it (0: all), and columns that choices are cut to (0: none)."""
_COLUMNS = re.compile(r".{0,50}\S {2,}(?=\S)")
"""Everything before the last column of a line of a table."""


@dataclass(slots=True)
class Sheet:
    """Everything that goes on the screen at once."""

    board: Callable[[int, Glyphs], Board]
    """The board, at a certain width."""
    news: Sequence[str]
    """What has happened since you last answered."""
    menu: Menu | None
    notes: Sequence[str]
    keys: Sequence[str]
    """What can be typed."""

    @property
    def with_hand(self) -> bool:
        """Whether the hand is shown for itself: not where the choices are the hand."""
        return self.menu is None or not self.menu.shows_hand


class Screen:
    """Writes to a console, whatever its size and abilities."""

    def __init__(self, console: Console, clearing: bool = False, plain: bool = False) -> None:
        self.console = console
        self.clearing = clearing
        """Whether the board is drawn on an empty screen rather than below what was there."""
        unicode = not plain and console.encoding.lower().startswith("utf") and not console.is_dumb_terminal
        self.glyphs = Glyphs() if unicode else PLAIN

    @property
    def width(self) -> int:
        """How wide lines may be."""
        return max(NARROWEST, min(WIDEST, self.console.width - 1))

    @property
    def height(self) -> int:
        """How many lines may stand above the one that is typed on."""
        return max(LOWEST, self.console.height) - 1

    def clear(self) -> None:
        """An empty screen, where there is one."""
        if self.clearing:
            self.console.clear()

    def say(self, text: str | Text = "") -> None:
        """Print a paragraph, wrapped; one that is indented stays so on every line."""
        styled = _visible(text if isinstance(text, Text) else Text(text))
        indent = len(styled) - len(styled.plain.lstrip())
        shown = Padding(styled[indent:], (0, 0, 0, indent), expand=False) if indent else styled
        self.console.print(shown, markup=False, highlight=False, width=self.width, soft_wrap=False)

    def print(self, lines: Sequence[Text]) -> None:
        """Print lines that already fit."""
        for line in lines:
            self.console.print(_visible(line), markup=False, highlight=False, no_wrap=True, overflow="ellipsis")

    def laid_out(self, texts: Sequence[Text]) -> list[Text]:
        """Paragraphs as lines that fit; what is indented, or stands in a column, stays so."""
        lines: list[Text] = []
        for text in texts:
            columns = _COLUMNS.match(text.plain)
            indent = columns.end() if columns is not None else len(text.plain) - len(text.plain.lstrip())
            first, *others = wrapped(text[indent:], self.width - indent)
            lines.append(text[:indent].append_text(first))
            lines.extend(Text(" " * indent).append_text(row) for row in others)
        return lines

    # The board

    def board(self, sheet: Sheet) -> None:
        """Draw everything, the board folded so far that the question is whole."""
        board = sheet.board(self.width, self.glyphs)
        below = self.question(sheet)
        news = self._news(sheet.news)
        fold, room = self._room(board, sheet, len(news), len(below))
        if len(news) > room:
            earlier = Text(f"{self.glyphs.dot * 3} news: what has happened before", "dim")
            news = [earlier, *_whole(news[len(news) - room + 1 :])] if room > 0 else []
        self.clear()
        self.print(board.lines(fold, sheet.with_hand))
        if news:
            self.print([board.rule("news")])
            self.print(news)
        if not fold or not news:
            self.print([board.rule()])
        self.print(below)

    def hidden(self, sheet: Sheet) -> list[Text]:
        """The news, if the board has no room for all of them."""
        board = sheet.board(self.width, self.glyphs)
        news = self._news(sheet.news)
        _, room = self._room(board, sheet, len(news), len(self.question(sheet)))
        return news if len(news) > room else []

    def _room(self, board: Board, sheet: Sheet, news: int, below: int) -> tuple[int, int]:
        """How far the board must be folded for the news and the question, and how many lines of news there may be."""
        if not self.clearing:
            return 0, news
        rooms: dict[int, int] = {}
        for fold in range(board.FOLDS + 1):
            rules = (1 if news else 0) + (1 if not fold or not news else 0)
            rooms[fold] = self.height - len(board.lines(fold, sheet.with_hand)) - below - rules
            if rooms[fold] >= news and fold <= board.FOR_NEWS:
                return fold, rooms[fold]
        # They have a page of their own, so a few of them will do, or the mere word, before it hides who is where.
        word = board.FOR_NEWS + 1
        least = 0 if board.BEFORE_NEWS else 1
        enough = (
            fold for fold, room in rooms.items() if room >= min(news, SHORT_NEWS) or (fold == word and room >= least)
        )
        fold = next(enough, board.FOLDS)
        return fold, max(0, rooms[fold])

    def _news(self, paragraphs: Sequence[str]) -> list[Text]:
        lines: list[Text] = []
        for paragraph in paragraphs:
            style = "bold" if paragraph.startswith(("Turn ", "Round ")) else ""
            lines.extend(wrapped(Text(paragraph, style), self.width, indent=2))
        return lines

    def question(self, sheet: Sheet) -> list[Text]:
        """Notes, the question with its choices, and what can be typed. As short as it must be to fit."""
        notes = [line for note in sheet.notes for line in wrapped(Text(note, "italic"), self.width)]
        keys = self._keys(sheet.keys)
        if sheet.menu is None:
            return [*notes, *keys]
        for most, columns in TIGHTER:
            lines = [*notes, *self.menu(sheet.menu, most, columns), *keys]
            if not self.clearing or len(lines) + 1 < self.height:
                return lines
        return [*notes, *self._head(sheet.menu), *keys]

    def _keys(self, keys: Sequence[str]) -> list[Text]:
        """What can be typed, in as few lines as it takes; no two words of a key are torn apart."""
        lines = [""]
        for key in keys:
            longer = f"{lines[-1]}   {key}" if lines[-1] else key
            if cell_len(longer) > self.width:
                lines.append(key)
            else:
                lines[-1] = longer
        return [Text(line, "dim") for line in lines]

    def listed(self, menu: Menu) -> bool:
        """Whether all choices find room below their question."""
        return not self.clearing or len(self.menu(menu, *TIGHTER[-1])) + 2 < self.height

    def _head(self, menu: Menu) -> list[Text]:
        more = f"{len(menu.entries)} choices: list shows them; a number or the beginning of a name picks one."
        return [*self._asked(menu, LONG_TEXT), *wrapped(Text(more), self.width)]

    def _asked(self, menu: Menu, most: int) -> list[Text]:
        """The question, and what the card that asks says."""
        lines = wrapped(Text(menu.question, "bold"), self.width, most=most and max(2, most))
        if menu.text:
            lines += wrapped(Text(f"  {menu.text}", "dim"), self.width, indent=2, most=most and min(most, LONG_TEXT))
        return lines

    def menu(self, menu: Menu, most: int = 0, columns: int = 0) -> list[Text]:
        """The question and its choices, each in at most so many lines; 0 for as many as it takes.

        ``columns``: choices are cut so that so many of them stand side by side.
        """
        lines = self._asked(menu, most)
        if menu.columns:
            legend = Text(" ")
            for name, column in menu.columns.items():
                legend.append(f" {name} ", f"bold {YOURS}").append_text(column).append("  ")
            lines.append(cut(legend, self.width))
        if not menu.entries:
            return lines
        digits = max(map(len, menu.entries))
        cells = [self._choice(menu, label, digits) for label in menu.entries]
        if columns:
            room = (self.width - 1) // columns - 3
            return [*lines, *in_columns([cut(cell, room) for cell in cells], self.width, most=columns)]
        if all(entry.text.plain == label for label, entry in menu.entries.items()):
            cells = [Text("  ").join(cells)]  # numbers, with nothing to say of each
        if len(cells) > LONG_MENU // 2 or most == 1:
            return [*lines, *in_columns(cells, self.width, most=3 if len(cells) > LONG_MENU // 2 else 1)]
        for cell in cells:
            lines.extend(wrapped(cell, self.width - 1, indent=digits + 1, most=most))
        return [lines[0], *(Text(" ").append_text(line) if line.plain[:1] != " " else line for line in lines[1:])]

    def _choice(self, menu: Menu, label: str, digits: int) -> Text:
        entry = menu.entries[label]
        cell = Text.styled(f"{label:>{digits}} ", f"bold {YOURS}")
        if entry.text.plain != label:
            cell.append_text(entry.text)
        if entry.going:
            cell.append(f"  → {entry.going}" if self.glyphs is not PLAIN else f"  -> {entry.going}", f"bold {YOURS}")
        elif menu.columns and len(entry.answers) < len(menu.columns):
            cell.append(f"  only {', '.join(entry.answers)}", "dim")
        if entry.which_pays:
            cell.append(f"  {' '.join(entry.payers)}", "dim")
        return cell


def _whole(lines: Sequence[Text]) -> Sequence[Text]:
    """What is left of paragraphs, from the first one that is there from its beginning."""
    begins = (place for place, line in enumerate(lines) if line.plain[:1] != " ")
    return lines[next(begins, len(lines)) :]


def _visible(text: Text) -> Text:
    """A text that does not steer the terminal. One that would have done so loses its colours with it."""
    shown = printable(text.plain)
    return text if shown == text.plain else Text(shown)
