"""The commands that only tell something, and what each of them tells."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.text import Text

from silverkey.cthulhu.view import GameView
from silverkey.terminal.cthulhu import glossary, guide, naming, reasons, texts
from silverkey.terminal.cthulhu.news import grouped
from silverkey.terminal.menu import Menu
from silverkey.terminal.record import Record

_DOMAIN = re.compile(r"d(\d)")


class Desk(NamedTuple):
    """What there is to ask about."""

    record: Record
    seen: GameView
    menu: Menu | None


def read_out(name: str, argument: str, desk: Desk) -> Sequence[Text] | None:
    """What a command tells; None if it is not one of these. Raises Misunderstood."""
    command = READINGS.get(name)
    return None if command is None else command(argument, desk)


def _help(argument: str, desk: Desk) -> Sequence[Text]:
    return guide.page()


def _card(argument: str, desk: Desk) -> Sequence[Text]:
    """One card, the one that asks, all in sight, or a word of the game."""
    if argument.lower() == "all":
        return texts.cards(naming.cards_in_sight(desk.seen), desk.seen)
    if not argument and desk.menu is not None and desk.menu.asker:
        argument = desk.menu.asker
    domain = _DOMAIN.fullmatch(argument.lower())
    if domain is not None and 0 < int(domain[1]) <= len(desk.seen.players[desk.seen.viewer].domains):
        return texts.domain(int(domain[1]) - 1, desk.seen)
    if argument.lower() in ("words", "glossary"):
        return glossary.listed()
    term = glossary.term(argument)
    if term is not None:
        return glossary.explained(term, desk.record.game.edition.name)
    card = naming.named(argument, desk.seen, desk.menu)
    return texts.card_text(card, desk.seen)


def _hand(argument: str, desk: Desk) -> Sequence[Text]:
    return texts.cards(naming.cards_in_hand(desk.seen), desk.seen) or [Text("You have no cards in hand.")]


def _why(argument: str, desk: Desk) -> Sequence[Text]:
    """Why things went as they did; or, of a card, why not."""
    name = argument.lower().removeprefix("not").strip()
    if not name:
        lines = reasons.why(desk.record.since_you_answered())
    else:
        lines = reasons.why_not(desk.record.game, desk.seen, naming.named(name, desk.seen, desk.menu))
    return [Text(line) for line in lines]


def _log(argument: str, desk: Desk) -> Sequence[Text]:
    lines = desk.record.journal.lines()
    last = int(argument[:6]) if argument.isascii() and argument.isdigit() else len(lines)
    return [Text(line) for line in lines[max(0, len(lines) - last) :]]


def _news(argument: str, desk: Desk) -> Sequence[Text]:
    lines = grouped(desk.record.journal.entries, desk.record.answered())
    return [Text(line) for line in lines] or [Text("Nothing has happened.")]


def _list(argument: str, desk: Desk) -> Sequence[Text]:
    if desk.menu is None:
        return [Text("There is nothing to choose.")]
    return [
        Text(desk.menu.question, "bold"),
        *(Text(f"{n:>3} ").append_text(e.text) for n, e in desk.menu.entries.items()),
    ]


READINGS: dict[str, Callable[[str, Desk], Sequence[Text]]] = {
    "help": _help,
    "card": _card,
    "hand": _hand,
    "why": _why,
    "log": _log,
    "news": _news,
    "list": _list,
    "score": lambda argument, desk: texts.score(desk.seen),
    "discard": lambda argument, desk: texts.discards(desk.seen),
    "deck": lambda argument, desk: texts.deck(desk.seen, desk.record.match),
    "auto": lambda argument, desk: texts.settings(desk.record.asking),
}
