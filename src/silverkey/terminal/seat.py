"""Taking a seat: resume the saved game or begin a new one, and go on until you have had enough."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Any, TextIO, TypeAlias

from rich.console import Console
from rich.text import Text

from silverkey.games import FIRST, GAMES, UnknownGame, having
from silverkey.sitting.autopass import Autopass
from silverkey.sitting.view import G, V
from silverkey.terminal.match import M
from silverkey.terminal.prompt import Keyboard, Lines, Terminal
from silverkey.terminal.record import Record
from silverkey.terminal.screen import Screen
from silverkey.terminal.session import After, Session
from silverkey.terminal.shelf import GameOpen, NoSuchGame, Shelf, Slot, UnusableGame
from silverkey.terminal.table import NONE, Table, Wishes, table_of

GOES_ON = "The game is saved. “silverkey play” goes on from here."
STOPPED = "Stopped. The game is saved as it stood at your last question."
NOT_SAVED = "This game could not be saved as it stands now."
AnyRecord: TypeAlias = Record[Any, Any, Any]
"""Of whichever game was saved."""
AnyTable: TypeAlias = Table[Any, Any, Any]


class CannotSitDown(ValueError):
    """There is no such match, or no such game to go on with; the message says why."""


def play(
    word: str = "",
    given: Mapping[str, str] = NONE,
    seed: int | None = None,
    edition: str = "latest",
    game: int | None = None,
    new: bool = False,
    resume: bool = False,
    plain: bool = False,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
) -> None:
    """Play a game, by its word, in the terminal: its ``Table`` says what can be wished for, ``sit_down`` the rest.

    Without a word it is the game that one is asked for; where there are wishes, or nobody to ask, the first in which
    there is all that is wished for.
    Raises CannotSitDown, with a sentence for people, if the wishes make no match or the game cannot be gone on with.
    """
    table, wishes = _wished(word, seed, edition, given)
    sit_down(table, wishes, game, new, resume, plain, stdin, stdout, named=bool(word) or wishes.made)


def _wished(word: str, seed: int | None, edition: str, given: Mapping[str, str]) -> tuple[AnyTable, Wishes[Any]]:
    """The game of a word, or else the first in which there is what is wished for, with the wishes.

    Where no game has it, those that know such wishes say what they have against them; if none knows them, the first.
    """
    knowing = [one for one in having("terminal") if all(name in table_of(one).known for name in given)]
    against: dict[str, str] = {}
    for one in [word] if word else knowing or [FIRST]:
        try:
            table = table_of(one)
            return table, table.wishes(seed, edition, given)
        except UnknownGame as error:
            raise CannotSitDown(str(error)) from error
        except ValueError as error:
            against[one] = str(error)
    if len(against) == 1:
        raise CannotSitDown(*against.values())
    raise CannotSitDown("\n".join(f"{GAMES[one].title}: {sentence}" for one, sentence in against.items()))


def sit_down(
    table: Table[G, V, M],
    wishes: Wishes[M],
    game: int | None = None,
    new: bool = False,
    resume: bool = False,
    plain: bool = False,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    named: bool = True,
) -> None:
    """Play a game of one's wishes in the terminal, or go on with one.

    ``game`` is the number of an unfinished game. Without it, the game that was played last goes on unless ``new`` or
    any wish says otherwise; ``resume`` asks for it in any case. ``plain``: no colours, no clearing of the screen.
    ``named``: it is this game that is meant; else the last of any goes on, and which one begins is asked.
    Raises CannotSitDown, with a sentence for people, if the game cannot be gone on with or begun; then everything is
    as it was.
    """
    notes = list(wishes.notes)
    screen, keyboard = _furnish(plain, stdin or sys.stdin, stdout or sys.stdout)
    shelf = Shelf()
    slot, record = None, None
    if resume or not (new or wishes.made):
        slot, record = _resume(shelf, notes, table.word if named else "", game, explicit=resume)
    if slot is None or record is None:
        if not named and keyboard.interactive:
            word = ask_game(screen, keyboard)
            if word is None:
                return
            table = table_of(word)
            wishes = table.wishes()
        try:
            match = wishes.asked(screen, keyboard) if keyboard.interactive else wishes.match()
        except ValueError as error:
            raise CannotSitDown(str(error)) from error
        if match is None:
            return
        slot, record = _begin(table, match, shelf, notes)
    while True:
        session = Session(record, screen, keyboard, slot, notes)
        try:
            after = session.play()
        except KeyboardInterrupt:
            screen.say(STOPPED if session.saving else NOT_SAVED)
            raise
        except Exception as error:
            if record.has_past or isinstance(error, OSError):
                raise
            # A position without a past can contradict the rules in more ways than anybody can list.
            raise CannotSitDown(str(slot.unusable("cannot be gone on with: it contradicts the rules"))) from error
        finally:
            slot.close()
        if after is After.LEAVE:
            break
        match = record.match
        if after is After.NEW:
            match = (wishes if record.table is table else record.table.wishes()).another()
        slot, record = _begin(record.table, match, shelf, notes, record.autopass)
    if not record.game.over:
        screen.say(GOES_ON if session.saving else NOT_SAVED)


def _furnish(plain: bool, stdin: TextIO, stdout: TextIO) -> tuple[Screen, Keyboard]:
    for stream in (stdin, stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    interactive = stdin.isatty() and stdout.isatty()
    console = Console(file=stdout, no_color=True if plain else None, highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = 100
    screen = Screen(console, clearing=interactive and not plain and not console.is_dumb_terminal, plain=plain)
    return screen, Terminal() if interactive else Lines(stdin, screen.say)


def ask_game(screen: Screen, keyboard: Keyboard) -> str | None:
    """Which game is to be played, by its word; None if you leave instead."""
    words = having("terminal")
    while True:
        screen.say(Text("Which game do you play? A number, or the beginning of its name.", "bold"))
        screen.say("   ".join(f"{number} {GAMES[word].title}" for number, word in enumerate(words, 1)))
        line = keyboard.read("> ")
        if line is None or line.strip().lower() in ("q", "quit", "exit"):
            return None
        said = line.strip().lower()
        names = {word: (str(number), word, GAMES[word].title.lower()) for number, word in enumerate(words, 1)}
        meant = [word for word in words if said and any(name.startswith(said) for name in names[word])]
        if len(meant) == 1:
            return meant[0]


def _resume(
    shelf: Shelf, notes: list[str], word: str, game: int | None, explicit: bool
) -> tuple[Slot | None, AnyRecord | None]:
    """The game of that number or the one played last, if there is one that can be gone on with.

    ``word``: the one played last of this game, and not of any.
    """
    numbers = [found.number for found in shelf.games() if found.game == word] if word else shelf.numbers()
    if game is None and not numbers:
        if explicit:
            notes.append("There is no saved game. A new one begins.")
        return None, None
    number = numbers[0] if game is None else game
    try:
        slot = shelf.take(number)
    except NoSuchGame as error:
        raise CannotSitDown(str(error)) from error
    except GameOpen as error:
        raise CannotSitDown(f"{error} silverkey play --new begins another; silverkey games lists them all.") from error
    try:
        save = slot.read()
        record = Record.restore(table_of(save.game), save)
    except UnusableGame as error:
        slot.close()
        if game is not None:
            raise CannotSitDown(str(error)) from error
        notes.append(f"{error} A new game begins.{_others(len(numbers) - 1)}")
        return None, None
    notes.append(f"Your saved game goes on. (silverkey play --new begins another.){_others(len(numbers) - 1)}")
    return slot, record


def _others(count: int) -> str:
    return f" Your other unfinished games: silverkey games ({count})." if count else ""


def _begin(
    table: Table[G, V, M], match: M, shelf: Shelf, notes: list[str], autopass: Autopass[G, V] | None = None
) -> tuple[Slot, Record[G, V, M]]:
    try:
        record = Record.begin(table, match, autopass)
    except ValueError as error:
        raise CannotSitDown(str(error)) from error
    numbers = shelf.numbers()
    if len(numbers) == 1:
        notes.append(f"Your unfinished game is kept: silverkey play {numbers[0]} goes on with it.")
    elif numbers:
        notes.append(f"Your {len(numbers)} unfinished games are kept: silverkey games lists them.")
    return shelf.new(), record
