"""`silverkey say`: how cards that say something are written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from silverkey.cardgame.names import fold
from silverkey.commands import JSON, WORDS, fail, print_json, require_game
from silverkey.games import GAMES, having, part
from silverkey.printable import printable

if TYPE_CHECKING:
    from silverkey.cardgame.source import Definition

MOST = 8
"""So many definitions are printed if no other number is asked for."""
ROOM = "source"


class Saying(NamedTuple):
    """A card that says something, and how it is written."""

    game: str
    card: str
    text: str
    definition: Definition


def say(
    phrase: Annotated[str, typer.Argument(help="Words of a text box, such as “cannot commit”.")],
    game: Annotated[str, typer.Option("--game", help=f"Which game: {WORDS}; without, all.")] = "",
    most: Annotated[int, typer.Option(min=1, help="How many cards of a game are shown at the most.")] = MOST,
    json: JSON = False,
) -> None:
    """Show how cards are written whose text has a phrase."""
    if game:
        require_game(game, ROOM)
    wanted = fold(phrase)
    if not wanted:
        raise fail("Say what the text is to have in it, such as “cannot commit”.")
    found = {word: _saying(word, wanted) for word in ([game] if game else having(ROOM))}
    if not any(found.values()):
        raise fail(f"No card's text has “{printable(phrase)}” in it.")
    if json:
        told = [one for sayings in found.values() for one in sayings[:most]]
        print_json([{**one._asdict(), "definition": one.definition._asdict()} for one in told])
        return
    for word, sayings in found.items():
        if sayings:
            _tell(sayings, most, "" if game else f" of {GAMES[word].title}")


def _saying(game: str, wanted: str) -> list[Saying]:
    """The cards of a game that say something, each once, the shortest definition first."""
    texts, define = part("catalogue", game).texts(), part(ROOM, game).definition_of
    found = {card.code: (card, line) for card, line in reversed(list(texts)) if wanted in fold(line)}
    sayings = [Saying(game, card.name, line, define(card)) for card, line in found.values()]
    return sorted(sayings, key=lambda one: len(one.definition.text))


def _tell(sayings: list[Saying], most: int, of: str) -> None:
    shown = sayings[:most]
    for one in shown:
        place = one.definition
        typer.echo(f"{one.text}\n  # {place.file}:{place.line}")
        typer.echo("\n".join(f"  {row}" for row in place.text.splitlines()) + "\n")
    more = f", the {len(shown)} shortest shown" if len(shown) < len(sayings) else ""
    typer.echo(f"{len(sayings)} card{'' if len(sayings) == 1 else 's'}{of}{more}")
