"""Taking a seat: resume the saved game or begin a new one, and go on until you have had enough."""

from __future__ import annotations

import os
import sys
from typing import TextIO

from rich.console import Console
from rich.text import Text

from silverkey.cthulhu.decks import CORE_FACTIONS
from silverkey.terminal.asking import Asking
from silverkey.terminal.match import Match, arrange, bring, short, wanted
from silverkey.terminal.prompt import Keyboard, Lines, Terminal
from silverkey.terminal.record import Record
from silverkey.terminal.saves import BrokenSave, Saves
from silverkey.terminal.screen import Screen
from silverkey.terminal.sitting import After, Sitting


def play(
    seed: int | None = None,
    you: str = "",
    bot: str = "",
    packet: int = 1,
    bot_kind: str = "heuristic",
    edition: str = "latest",
    deck: str = "",
    bot_deck: str = "",
    new: bool = False,
    resume: bool = False,
    plain: bool = False,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
) -> None:
    """Play in the terminal.

    ``you`` and ``bot`` name one or two factions each, separated by a comma; ``deck`` and ``bot_deck`` are deck files
    and go before them. The saved game is resumed unless ``new``
    or any wish about the game says otherwise; ``resume`` asks for it in any case. ``plain``: no colours, no clearing
    of the screen. Raises ValueError, with a sentence for people, if the wishes make no match.
    """
    notes: list[str] = []
    yours, problems = bring(deck, edition)
    theirs, more = bring(bot_deck, edition)
    notes += [f"In a tournament: {problem}" for problem in problems + more]

    def another(number: int | None, factions: list[str]) -> Match:
        return arrange(number, factions, wanted(bot), packet, bot_kind, edition, yours, theirs)

    match = another(seed, wanted(you))
    screen, keyboard = _furnish(plain, stdin or sys.stdin, stdout or sys.stdout)
    saves = Saves()
    wishes = (you, bot, deck, bot_deck, packet != 1, bot_kind != "heuristic", edition != "latest")
    wishing = new or seed is not None or any(wishes)
    record = _resume(saves, notes, explicit=resume) if resume or not wishing else None
    if record is None:
        if seed is None and not you and not deck and keyboard.interactive:
            chosen = _ask_factions(screen, keyboard)
            if chosen is None:
                return
            match = another(None, chosen)
        record = _begin(match, saves, notes)
    while True:
        sitting = Sitting(record, screen, keyboard, saves, notes)
        after = sitting.play()
        if after is After.LEAVE:
            break
        match = record.match
        if after is After.NEW:
            match = another(None, wanted(you))
        record = _begin(match, saves, notes, record.asking)
    if not record.game.over and sitting.saving:
        screen.say("The game is saved. “silverkey play” goes on from here.")


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


def _resume(saves: Saves, notes: list[str], explicit: bool) -> Record | None:
    if explicit:
        saves.recall()
    try:
        save = saves.read()
    except BrokenSave as error:
        notes.append(f"{error} A new game begins.")
        return None
    if save is None:
        if explicit:
            notes.append("There is no saved game. A new one begins.")
        return None
    notes.append("Your saved game goes on. (silverkey play --new begins another.)")
    return Record.restore(save)


def _begin(match: Match, saves: Saves, notes: list[str], asking: Asking | None = None) -> Record:
    if saves.retire():
        notes.append("Your unfinished game is put aside; silverkey play --resume takes it up when this one is over.")
    return Record.begin(match, asking)


def _ask_factions(screen: Screen, keyboard: Keyboard) -> list[str] | None:
    """The one question before a game: which factions, if you care."""
    while True:
        screen.say(Text("Which two factions do you play? Two numbers or names; Enter for any.", "bold"))
        screen.say("   ".join(f"{number} {short(faction)}" for number, faction in enumerate(CORE_FACTIONS, 1)))
        line = keyboard.read("> ")
        if line is None or line.strip().lower() in ("q", "quit", "exit"):
            return None
        try:
            return wanted(",".join(line.replace(",", " ").split()))
        except ValueError as error:
            screen.say(str(error))
