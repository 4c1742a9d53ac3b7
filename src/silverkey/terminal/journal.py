"""The log, in sentences that speak to you."""

from __future__ import annotations

import re

from silverkey.cthulhu import telling
from silverkey.cthulhu.game import Game
from silverkey.kernel.event import Event

YOU = 0
BOT = 1

_ACTOR = re.compile(r"\{player 0\} (\w+)")
_STRUGGLES = ("before struggle", "struggle", "would win struggle", "after struggle")


def addressed(line: str) -> str:
    """A log line with the players put in.

    >>> addressed("{player 0} attaches Ghost to domain 2."), addressed("{player 1} draws a card.")
    ('You attach Ghost to domain 2.', 'Bot draws a card.')
    """
    line = _ACTOR.sub(lambda found: f"You {_second_person(found[1])}", line)
    return line.replace("{player 0}", "you").replace("{player 1}", "Bot")


def _second_person(verb: str) -> str:
    if verb == "does":
        return "do"
    return verb.removesuffix("es") if verb.endswith(("ches", "shes")) else verb.removesuffix("s")


class Journal:
    """Everything worth a line, in order. Knows no more than you do."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def hear(self, game: Game, event: Event) -> None:
        """Something has happened."""
        if event.verb == "turn begins":
            self.lines.append(f"Turn {game.turn}: {'your turn' if event.player == YOU else 'Bot’s turn'}.")
            return
        line = telling.line(game, event)
        if not line:
            return
        line = addressed(line)
        if event.verb == "draw" and event.player == YOU:
            drawn = game.sides[YOU].hand[-event.amount :]
            line = f"{line[:-1]}: {', '.join(game.name(card) for card in drawn)}."
        self.lines.append(line)


def moment(game: Game, serial: int) -> str:
    """What an event is, for somebody who may answer it; empty if there is no saying."""
    event = game.events.get(serial)
    if event is None:
        return ""
    if event.verb in _STRUGGLES:
        winner = {YOU: ", which you are winning", BOT: ", which Bot is winning"}.get(event.player, "")
        return f"the {event.origin} struggle at {game.name(event.card)}{winner}"
    if event.verb == "resolve":
        return f"{game.name(event.card)}, used by {'you' if event.player == YOU else 'Bot'}"
    if event.verb == "story resolved":
        return f"{game.name(event.card)} has resolved"
    return addressed(telling.line(game, event)).rstrip(".!")
