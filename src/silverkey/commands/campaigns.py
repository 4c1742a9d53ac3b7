"""`silverkey campaign`: the log of your campaigns."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from silverkey.cardgame.names import candidates
from silverkey.commands import JSON, fail, print_json
from silverkey.games import having, part
from silverkey.printable import printable

ROOM = "campaigns"


def campaign(
    which: Annotated[
        str, typer.Argument(metavar="[NUMBER|NAME]", help="Which one: its number, its title or an investigator.")
    ] = "",
    story: Annotated[bool, typer.Option("--story", help="What has been told of the story so far.")] = False,
    json: JSON = False,
) -> None:
    """Show the log of your campaigns: what comes next, notes, experience, trauma, chaos bag, decks, who is lost."""
    logs, problems = _logs()
    if which:
        logs = _named(which, logs, problems)
    if json:
        print_json(logs[0] if which and len(logs) == 1 else logs)
        return
    if not logs:
        typer.echo(f"You have no campaigns. {_begin()}")
    elif len(logs) == 1:
        part(ROOM, logs[0].game).show(logs[0], story)
    else:
        for log in logs:
            typer.echo(printable(part(ROOM, log.game).line(log)))
        typer.echo("silverkey campaign NUMBER shows one; silverkey play NUMBER goes on with it.")


def _logs() -> tuple[list[Any], dict[int, str]]:
    """The logs of all campaigns, those under way first; and what is wrong with games that cannot be read."""
    from silverkey.terminal.saves import BrokenSave
    from silverkey.terminal.shelf import Shelf

    shelf = Shelf()
    logs: list[Any] = []
    problems: dict[int, str] = {}
    for games, path in ((shelf.games(), shelf.path), (shelf.ended(), shelf.ended_path)):
        for game in games:
            try:
                if game.problem:
                    problems[game.number] = game.problem
                elif game.game in having(ROOM):
                    save = shelf.look(path(game.number))
                    log = part(ROOM, game.game).log_of(save, game.number, game.saved, game.open)
                    logs += [log] if log is not None else []
            except (BrokenSave, OSError) as error:
                problems[game.number] = f"Game {game.number} {error}."
    return logs, problems


def _begin() -> str:
    """How one comes to have a campaign."""
    return " ".join(f"silverkey play --game {game} --campaign TITLE begins one." for game in having(ROOM))


def _named(which: str, logs: list[Any], problems: dict[int, str]) -> list[Any]:
    """The campaigns that a number, a title or an investigator means."""
    if which.isdecimal():
        found = [log for log in logs if log.number == int(which)]
        if int(which) in problems:
            raise fail(problems[int(which)])
    else:
        names = candidates(which, dict.fromkeys(name for log in logs for name in log.names))
        found = [log for log in logs if set(names) & set(log.names)]
    if not found:
        there = f"There is: {'; '.join(f'{log.number} {log.campaign}' for log in logs)}." if logs else _begin()
        raise fail(f"You have no campaign “{which}”. {there}")
    return found
