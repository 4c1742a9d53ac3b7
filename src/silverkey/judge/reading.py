"""Reading a case: from YAML to what it says, with every mistake pointed at."""

from __future__ import annotations

from typing import Any

from silverkey.cardgame.names import fold
from silverkey.games import FIRST, GAMES, having
from silverkey.judge.case import Case
from silverkey.judge.court import Court, court_of
from silverkey.judge.source import CaseError, Faults, Mistakes, Node
from silverkey.judge.stepper import G
from silverkey.judge.steps import BEGINNINGS, read_chance, read_expectations, read_step
from silverkey.rulings import load

HEAD = ("case", "game", "edition", "cites")
"""What the cases of all games have before their position …"""
TAIL = ("chance", "steps", "expect")
"""… and after it."""


class NotYet(Exception):
    """The cases of this game cannot be run yet."""


def read_game(document: Node) -> str:
    """Which game a case is about."""
    if not document.is_map:
        raise document.wrong("A case is written as key: value; the first key is usually case.")
    for key, value in document.entries():
        if key.text().lower() == "game":
            return name if (name := value.text().lower()) in GAMES else value.one_of(having("judge"), "game")
    return FIRST


def read_title(document: Node) -> str:
    """What a case is called, as far as that can be read."""
    try:
        return next(value.sentence() for key, value in document.entries() if key.text().lower() == "case")
    except (CaseError, StopIteration):
        return "(a case without a title)"


def read_case(document: Node) -> Case[Any]:
    """The case that a document describes. Mistakes are told all at once."""
    game = read_game(document)
    court = court_of(game)
    if court is None:
        raise NotYet(f"{document.place}: Cases of {GAMES[game].title} cannot be run yet.")
    return _read(document, court)


def _read(document: Node, court: Court[G]) -> Case[G]:
    faults = Faults()
    fields = document.fields(court.case_keys, "A case", faults)
    faults.errors += [document.wrong(f"A case needs {key}:") for key in ("case", court.seats) if key not in fields]
    players = faults.field(fields, court.seats, court.read_seats, None)
    if players is None:
        raise Mistakes(faults.errors)
    glossary = court.glossary(players, faults)
    position = court.read_position(fields, glossary)
    case = Case(
        court,
        title=faults.field(fields, "case", Node.sentence, ""),
        place=document.place,
        editions=faults.field(fields, "edition", lambda node: _editions(node, court), (court.edition,)),
        players=players,
        position=position,
        cites=faults.members(fields, "cites", _cited),
        chance=faults.field(fields, "chance", lambda node: read_chance(node, glossary), ()),
        steps=faults.members(fields, "steps", lambda node: read_step(node, court, glossary)),
        expect=faults.field(fields, "expect", lambda node: read_expectations(node, court, glossary), ()),
    )
    if faults.errors:
        raise Mistakes(faults.errors)
    return case


def _editions(node: Node, court: Court[G]) -> tuple[str, ...]:
    """The editions a case must hold under."""
    named = tuple(dict.fromkeys(item.one_of(court.editions, "edition") for item in node.items()))
    return named or (court.edition,)


def _cited(node: Node) -> str:
    """The id of a ruling, a reading or a section of a document."""
    registry = load()
    name = node.text()
    known = name.lower() in registry.by_name or name.lower() in registry.readings or registry.section(name)
    if not known:
        raise node.wrong(registry.unknown(name))
    return name


def read_names(node: Node, what: str) -> tuple[str, ...]:
    """The names of those who play; none may be a word that steps and expectations begin with."""
    names: list[str] = []
    for key, _ in node.entries(what):
        name = key.text()
        if fold(name) in {fold(other) for other in names} | {*BEGINNINGS, "game"}:
            raise key.wrong(f"“{name}” cannot be a player's name here: it means something else already.")
        names.append(name)
    return tuple(names)
