"""Taking a seat: resume the saved game or begin a new one, and go on until you have had enough."""

from __future__ import annotations

import os
import sys
from typing import TextIO

from rich.console import Console
from rich.text import Text

from silverkey.cthulhu.decks import CORE_FACTIONS
from silverkey.terminal.cthulhu.autopass import Asking
from silverkey.terminal.cthulhu.match import Match, arrange, bring, short, wanted
from silverkey.terminal.prompt import Keyboard, Lines, Terminal
from silverkey.terminal.record import Record
from silverkey.terminal.screen import Screen
from silverkey.terminal.session import After, Sitting
from silverkey.terminal.shelf import GameOpen, NoSuchGame, Shelf, Slot, UnusableGame

GOES_ON = "The game is saved. “silverkey play” goes on from here."
ANY = "any"
"""Whoever says so leaves his factions to chance."""
STOPPED = "Stopped. The game is saved as it stood at your last question."
NOT_SAVED = "This game could not be saved as it stands now."


class CannotSitDown(ValueError):
    """There is no such match, or no such game to go on with; the message says why."""


def play(
    seed: int | None = None,
    you: str = "",
    bot: str = "",
    packet: int = 1,
    bot_kind: str = "heuristic",
    edition: str = "latest",
    deck: str = "",
    bot_deck: str = "",
    game: int | None = None,
    new: bool = False,
    resume: bool = False,
    plain: bool = False,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
) -> None:
    """Play in the terminal.

    ``you`` and ``bot`` name one or two factions each, separated by a comma; ``deck`` and ``bot_deck`` are deck files
    and go before them. ``game`` is the number of an unfinished game. Without it, the game that was played last goes on
    unless ``new`` or any wish about the game says otherwise; ``resume`` asks for it in any case. ``plain``: no colours,
    no clearing of the screen. Raises CannotSitDown, with a sentence for people, if the wishes make no match or the game
    cannot be gone on with; then everything is as it was.
    """
    notes: list[str] = []
    try:
        yours, problems = bring(deck, edition)
        theirs, more = bring(bot_deck, edition)
        notes += [f"In a tournament: {problem}" for problem in problems + more]

        def another(number: int | None, factions: list[str]) -> Match:
            return arrange(number, factions, wanted(bot), packet, bot_kind, edition, yours, theirs)

        match = another(seed, wanted(you))
    except ValueError as error:
        raise CannotSitDown(str(error)) from error
    screen, keyboard = _furnish(plain, stdin or sys.stdin, stdout or sys.stdout)
    shelf = Shelf()
    wishes = (you, bot, deck, bot_deck, packet != 1, bot_kind != "heuristic", edition != "latest")
    wishing = new or seed is not None or any(wishes)
    slot, record = _resume(shelf, notes, game, explicit=resume) if resume or not wishing else (None, None)
    if slot is None or record is None:
        if seed is None and not you and not deck and keyboard.interactive:
            chosen = ask_factions(screen, keyboard)
            if chosen is None:
                return
            match = another(None, chosen)
        slot, record = _begin(match, shelf, notes)
    while True:
        sitting = Sitting(record, screen, keyboard, slot, notes)
        try:
            after = sitting.play()
        except KeyboardInterrupt:
            screen.say(STOPPED if sitting.saving else NOT_SAVED)
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
            match = another(None, wanted(you))
        slot, record = _begin(match, shelf, notes, record.asking)
    if not record.game.over:
        screen.say(GOES_ON if sitting.saving else NOT_SAVED)


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


def _resume(shelf: Shelf, notes: list[str], game: int | None, explicit: bool) -> tuple[Slot | None, Record | None]:
    """The game of that number or the one played last, if there is one that can be gone on with."""
    numbers = shelf.numbers()
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
        record = Record.restore(slot.read())
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


def _begin(match: Match, shelf: Shelf, notes: list[str], asking: Asking | None = None) -> tuple[Slot, Record]:
    try:
        record = Record.begin(match, asking)
    except ValueError as error:
        raise CannotSitDown(str(error)) from error
    numbers = shelf.numbers()
    if len(numbers) == 1:
        notes.append(f"Your unfinished game is kept: silverkey play {numbers[0]} goes on with it.")
    elif numbers:
        notes.append(f"Your {len(numbers)} unfinished games are kept: silverkey games lists them.")
    return shelf.new(), record


def ask_factions(screen: Screen, keyboard: Keyboard) -> list[str] | None:
    """The one question before a game: which factions, if you care."""
    while True:
        screen.say(Text("Which two factions do you play? Two numbers or names, such as 1 6, or any.", "bold"))
        screen.say("   ".join(f"{number} {short(faction)}" for number, faction in enumerate(CORE_FACTIONS, 1)))
        line = keyboard.read("> ")
        if line is None or line.strip().lower() in ("q", "quit", "exit"):
            return None
        if line.strip().lower() == ANY:
            return []
        try:
            if line.strip():
                return wanted(",".join(line.replace(",", " ").split()))
        except ValueError as error:
            screen.say(str(error))
