"""Taking a seat at a game of Call of Cthulhu."""

from __future__ import annotations

from typing import TextIO

from silverkey.terminal.cthulhu.table import TABLE
from silverkey.terminal.cthulhu.wishes import CthulhuWishes
from silverkey.terminal.seat import CannotSitDown, sit_down


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
    """Play in the terminal: ``CthulhuWishes`` says what can be wished for, ``sit_down`` the rest.

    Raises CannotSitDown, with a sentence for people, if the wishes make no match or the game cannot be gone on with.
    """
    try:
        wishes = CthulhuWishes(seed, you, bot, packet, bot_kind, edition, deck, bot_deck)
    except ValueError as error:
        raise CannotSitDown(str(error)) from error
    sit_down(TABLE, wishes, game, new, resume, plain, stdin, stdout)
