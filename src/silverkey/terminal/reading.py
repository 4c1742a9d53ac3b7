"""The commands that only tell something: those that every game has, and how those of a game are found."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from silverkey.rulings import get
from silverkey.sitting.autopass import Autopass
from silverkey.sitting.journal import Entry
from silverkey.sitting.view import G, V
from silverkey.terminal.match import M
from silverkey.terminal.naming import Named
from silverkey.terminal.table import Desk, Reading


def read_out(name: str, argument: str, desk: Desk[G, V, M]) -> Sequence[Text] | None:
    """What a command tells; None if it is not one of these. Raises Misunderstood."""
    shared: Mapping[str, Reading[G, V, M]] = {
        "card": _card,
        "hand": _hand,
        "score": lambda argument, desk: desk.record.table.texts.score(desk.seen),
        "discard": lambda argument, desk: desk.record.table.texts.discards(desk.seen),
        "why": _why,
        "log": _log,
        "news": _news,
        "list": _list,
        "auto": _auto,
    }
    command = shared.get(name) or desk.record.table.readings.get(name)
    return None if command is None else command(argument, desk)


def _card(argument: str, desk: Desk[G, V, M]) -> Sequence[Text]:
    """One card, the one that asks, all in sight, or a word of the game."""
    table, menu = desk.record.table, desk.menu
    if argument.lower() == "all":
        return _texts(table.naming.cards_in_sight(desk.seen), desk)
    if not argument and menu is not None and menu.asker:
        argument = menu.asker
    if argument.lower() in ("words", "glossary"):
        return table.glossary.listed()
    explained = table.explained(argument, desk)
    if explained is not None:
        return explained
    return table.texts.card_text(table.naming.named(argument, desk.seen, menu), desk.seen)


def _hand(argument: str, desk: Desk[G, V, M]) -> Sequence[Text]:
    return _texts(desk.record.table.naming.cards_in_hand(desk.seen), desk) or [Text("You have no cards in hand.")]


def _texts(cards: Iterable[Named], desk: Desk[G, V, M]) -> list[Text]:
    """Several cards, one below the other."""
    lines: list[Text] = []
    for card in cards:
        lines += [*([Text()] if lines else []), *desk.record.table.texts.card_text(card, desk.seen)]
    return lines


def _why(argument: str, desk: Desk[G, V, M]) -> Sequence[Text]:
    """Why things went as they did; or, of a card, why not."""
    name = argument.lower().removeprefix("not").strip()
    lines = desk.record.table.why_not(name, desk) if name else why(desk.record.since_you_answered())
    return [Text(line) for line in lines]


def why(entries: Iterable[Entry]) -> list[str]:
    """What happened, each thing with the rulings it rests on in our words."""
    lines: list[str] = []
    told: set[str] = set()
    for entry in entries:
        lines.append(entry.text)
        for ruling in entry.rulings:
            if ruling in told:
                lines.append(f"    {ruling}")
            else:
                lines.append(f"    {ruling}: {statement(ruling)}")
                told.add(ruling)
    return lines or ["Nothing has happened since your last answer."]


def statement(name: str) -> str:
    """What a ruling says in its document."""
    ruling = get(name)
    entry = next(entry for entry in ruling.entries if entry.id == name)
    return entry.statement or ruling.statement


def _log(argument: str, desk: Desk[G, V, M]) -> Sequence[Text]:
    lines = desk.record.journal.lines()
    last = int(argument[:6]) if argument.isascii() and argument.isdigit() else len(lines)
    return [Text(line) for line in lines[max(0, len(lines) - last) :]]


def _news(argument: str, desk: Desk[G, V, M]) -> Sequence[Text]:
    lines = desk.record.news.grouped(desk.record.journal.entries, desk.record.answered())
    return [Text(line) for line in lines] or [Text("Nothing has happened.")]


def _list(argument: str, desk: Desk[G, V, M]) -> Sequence[Text]:
    if desk.menu is None:
        return [Text("There is nothing to choose.")]
    return [
        Text(desk.menu.question, "bold"),
        *(Text(f"{n:>3} ").append_text(e.text) for n, e in desk.menu.entries.items()),
    ]


def _auto(argument: str, desk: Desk[G, V, M]) -> Sequence[Text]:
    return when_asked(desk.record.autopass)


def when_asked(autopass: Autopass[Any, Any]) -> list[Text]:
    """When you are asked."""
    now = autopass.settings
    lines = [Text(f"{'Actions in the window':<24}{'your turn':<12}{autopass.OTHERS}", "bold")]
    for window, when in autopass.WINDOWS.items():
        own, other = (("ask" if window in side else "skip") for side in (now.yours, now.theirs))
        lines.append(Text(f"  {window:<22}{own:<12}{other:<12}").append(when, "dim"))
    for name, usual in autopass.TOPICS.items():
        lines.append(Text(f"  {name:<22}{'ask' if getattr(now, name) else 'skip':<12}").append(usual, "dim"))
    if now.never:
        lines.append(Text(f"  never asked because of: {', '.join(sorted(now.never))}"))
    lines.append(Text(autopass.EXAMPLES, "dim"))
    return lines
