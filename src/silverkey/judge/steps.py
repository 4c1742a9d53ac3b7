"""Reading the steps and expectations of a case."""

from __future__ import annotations

from dataclasses import replace
from typing import TypedDict

from silverkey.cthulhu.words import (
    CHARACTER,
    CONSPIRACY,
    DECK,
    DISCARD,
    DOMAIN,
    DORMANT,
    EVENT,
    HAND,
    IN_PLAY,
    REMOVED,
    STORY,
    STORY_DECK,
    SUPPORT,
    WON,
)
from silverkey.judge.blanks import faction_named
from silverkey.judge.case import (
    ATTACH,
    CHOOSE,
    COMMIT,
    PLAY,
    STOPS,
    TRIGGER,
    WORDS,
    Asked,
    Cannot,
    Check,
    Expectation,
    Move,
    Name,
    Outcome,
    Step,
    Until,
    Wanted,
)
from silverkey.judge.glossary import Glossary
from silverkey.judge.record import LEFT
from silverkey.judge.source import AlreadyTold, CaseError, Faults, Node, nearest
from silverkey.rulings import load

MOVES = (PLAY, TRIGGER, COMMIT, ATTACH, CHOOSE)
ANSWERS = ("target", "drain", "x", "pay with", "on", "to", "at", "ability")
"""What stands beside playing and triggering; the last beside triggering alone."""
ALWAYS = ("now", "chance")
"""What stands beside any move."""
BESIDE = (*ANSWERS, *ALWAYS)
ASKED = ("action", "disrupt", "respond", "order", "choose")
"""Kinds of questions: those of the windows, those that put things into an order, and all others."""
ZONES = (IN_PLAY, HAND, DECK, DISCARD, DOMAIN, REMOVED, WON, STORY_DECK)
TYPES = (CHARACTER, SUPPORT, EVENT, CONSPIRACY, STORY, DORMANT)

CARD_FLAGS = ("exhausted", "insane", "facedown", "top of deck", "revealed")
CARD_NUMBERS = ("wounds", "tokens", "skill")
CARD_PLAYERS = ("controller", "owner")
CARD_LISTS = ("subtypes", "keywords", "has subtypes", "has keywords")
WAYS_OUT = (*LEFT.values(), "no")
CARD_KEYS = (
    "zone",
    *CARD_PLAYERS,
    *CARD_FLAGS,
    *CARD_NUMBERS,
    *CARD_LISTS,
    "cost",
    "icons",
    "has icons",
    "left",
    "faction",
    "type",
    "title",
    "committed",
    "attached to",
)
PILES = (HAND, DECK, DISCARD, REMOVED, WON)
PLAYER_KEYS = (*PILES, "drained", "tokens", "resources", "wins")
GAME_KEYS = ("over", "phase", "day", "night")


def read_step(node: Node, glossary: Glossary) -> Step:
    """One step."""
    entries = list(node.entries("A step"))
    if len(entries) != 1:
        raise node.wrong("A step is one of: a player with a move, check, asked, until.")
    key, value = entries[0]
    word = key.text().lower()
    if word == "check":
        return Check(read_expectations(value, glossary), key.place)
    if word == "until":
        return Until(value.one_of(STOPS, "phase"), key.place)
    if word == "asked":
        return _read_asked(value, key, glossary)
    player = glossary.player_number(key.text())
    if player is None:
        known = (*glossary.players, "check", "asked", "until")
        hint = nearest(key.text(), known) or f" A step begins with one of: {', '.join(known)}."
        raise key.wrong(f"There is no player called “{key.text()}”.{hint}")
    return _read_turn(player, value, key, glossary)


def _read_asked(node: Node, key: Node, glossary: Glossary) -> Asked:
    fields = node.fields(ASKED, "Who is asked", glossary.faults)
    if len(fields) != 1:
        raise key.wrong(f"Say at which questions, one of {', '.join(ASKED)}, and who: asked: {{respond: [A, B]}}.")
    ((kind, players),) = fields.items()
    return Asked(kind, tuple(glossary.player(item) for item in players.items()), key.place)


def read_chance(node: Node, glossary: Glossary) -> tuple[Outcome, ...]:
    """Results of chance: a card each, or a list of what a shuffle brings to the top."""
    return glossary.faults.each(
        (item for item in node.items() if not (item.is_list and not item.items())),
        lambda item: _pile_members(item, glossary) if item.is_list else _pile_member(item, glossary),
    )


def _ruling(node: Node) -> str:
    """The id of a ruling or reading."""
    registry = load()
    name = node.text().lower()
    if name in registry.readings:
        return name
    if name not in registry.by_name:
        raise node.wrong(registry.unknown(node.text()))
    ids = registry.by_name[name].ids
    return next((one for one in ids if one.lower() == name), ids[-1])


def _read_turn(player: int, node: Node, key: Node, glossary: Glossary) -> Step:
    if not node.is_map or not any(k.text().lower() == "cannot" for k, _ in node.entries()):
        return _read_move(player, node, key, glossary)
    faults = glossary.faults
    fields = node.fields(("cannot", "because"), "A cannot", faults)
    because = faults.members(fields, "because", _ruling)
    return Cannot(_read_move(player, fields["cannot"], key, glossary), because, key.place)


def _read_move(player: int, node: Node, key: Node, glossary: Glossary) -> Move:
    name = glossary.players[player]
    if node.empty:
        raise key.wrong(f"It must be said what {name} does.")
    if not node.is_map:
        word = node.one_of((*WORDS, *MOVES), "move")
        if word in MOVES:
            raise node.wrong(f"It must be said what to {word}.")
        return Move(player, word, key.place, f"{name}: {word}")
    faults = glossary.faults
    told = len(faults.errors)
    fields = node.fields((*MOVES, *WORDS, *BESIDE), "A move", faults)
    kinds = [kind for kind in (*MOVES, *WORDS) if kind in fields]
    if len(kinds) != 1:
        if len(faults.errors) > told and not kinds:
            raise AlreadyTold
        raise node.wrong(f"A move is one of: {', '.join((*MOVES, *WORDS))}.")
    kind = kinds[0]
    if kind in WORDS and not (fields[kind].empty or fields[kind].value is True):
        raise fields[kind].wrong(f"Nothing belongs after {kind}.")
    _check_beside(kind, fields, faults)
    move = Move(
        player,
        kind,
        key.place,
        f"{name}: {kind if kind in WORDS else _in_words(node)}",
        now=faults.field(fields, "now", Node.flag, False),
        chance=faults.field(fields, "chance", lambda value: read_chance(value, glossary), ()),
    )
    if kind in WORDS:
        return move
    if kind in (COMMIT, ATTACH):
        return replace(move, places=_read_places(kind, fields[kind], glossary))
    if kind == CHOOSE:
        chosen = faults.members(fields, kind, glossary.answer)
        return replace(move, chosen=chosen, listed=fields[kind].is_list or fields[kind].empty)
    return replace(move, **_beside(kind, fields, glossary))


class _Beside(TypedDict):
    """What playing and triggering say besides."""

    card: Name | None
    targets: tuple[Name, ...]
    drain: tuple[int, ...]
    x: int | None
    pay_with: tuple[Name, ...]
    ability: int | None
    to: Name | None
    at: Name | None


def _beside(kind: str, fields: dict[str, Node], glossary: Glossary) -> _Beside:
    faults = glossary.faults
    host = faults.field(fields, "on", glossary.answer, None)
    targets = faults.members(fields, "target", glossary.answer)
    return _Beside(
        card=faults.field(fields, kind, glossary.card, None),
        targets=targets if host is None else (host, *targets),
        drain=faults.members(fields, "drain", lambda item: item.number(1)),
        x=faults.field(fields, "x", Node.number, None),
        pay_with=faults.members(fields, "pay with", glossary.story),
        ability=faults.field(fields, "ability", lambda value: value.number(1), None),
        to=faults.field(fields, "to", glossary.answer, None),
        at=faults.field(fields, "at", glossary.story, None),
    )


def _check_beside(kind: str, fields: dict[str, Node], faults: Faults) -> None:
    """Answers can stand beside playing and triggering only."""
    for beside in ANSWERS:
        if beside in fields and (kind not in (PLAY, TRIGGER) or (beside == "ability" and kind != TRIGGER)):
            faults.errors.append(fields[beside].wrong(f"“{beside}” cannot stand beside {kind}."))


def _read_places(kind: str, node: Node, glossary: Glossary) -> tuple[tuple[Name, Name], ...]:
    def where(value: Node) -> Name:
        return glossary.story(value) if kind == COMMIT else Name(str(value.number(1)), value.place)

    entries = list(node.entries(kind))
    if not entries or (kind == ATTACH and len(entries) > 1):
        number = "one card" if kind == ATTACH else "the characters"
        raise node.wrong(f"{kind} names {number} and where it goes: {{card: number}}.")
    return glossary.faults.each(entries, lambda entry: (glossary.card(entry[0]), where(entry[1])))


def _in_words(node: Node) -> str:
    """A move on one line, as it was written."""
    said = ((key.text(), "" if value.value is True else _answer_in_words(value)) for key, value in node.entries())
    return ", ".join(f"{key} {answer}".rstrip() for key, answer in said)


def _answer_in_words(node: Node) -> str:
    if node.is_map:
        return " and ".join(f"{key.text()}: {_answer_in_words(value)}" for key, value in node.entries())
    if node.is_list:
        return " and ".join(map(_answer_in_words, node.items()))
    return str(node.value).lower() if node.is_flag else str(node.value)


def read_expectations(node: Node, glossary: Glossary) -> tuple[Expectation, ...]:
    """Everything that must be true of cards, players and the game."""
    entries = node.entries("What is expected")
    found = glossary.faults.each(entries, lambda entry: _expected(*entry, glossary))
    return tuple(expectation for several in found for expectation in several)


def _expected(key: Node, value: Node, glossary: Glossary) -> tuple[Expectation, ...]:
    """What must be true of one card or player, or of the game."""
    player = glossary.player_number(key.text())
    subject: Name | int | None
    known: tuple[str, ...]
    if player is not None:
        subject, known, what = player, PLAYER_KEYS, "A player"
    elif key.text().lower() == "game" and not glossary.has_card("game"):
        subject, known, what = None, GAME_KEYS, "The game"
    else:
        subject, known, what = _subject(key, glossary), CARD_KEYS, "A card"
    fields = value.fields(known, what, glossary.faults)
    return glossary.faults.each(
        fields.items(),
        lambda field: Expectation(subject, field[0], _read_wanted(subject, *field, glossary), field[1].place),
    )


def _subject(key: Node, glossary: Glossary) -> Name:
    try:
        return glossary.card(key)
    except CaseError as error:
        hint = nearest(key.text(), glossary.players)
        raise key.wrong(error.message if not hint or "mean" in error.message else error.message + hint) from None


def _read_wanted(subject: Name | int | None, word: str, node: Node, glossary: Glossary) -> Wanted:
    if subject is None:
        return node.one_of(STOPS, "phase") if word == "phase" else node.flag()
    if isinstance(subject, int):
        return _wanted_of_player(word, node, glossary)
    return _wanted_of_card(word, node, glossary)


def _wanted_of_player(word: str, node: Node, glossary: Glossary) -> Wanted:
    if word == "wins":
        return node.flag()
    if word == "drained":
        return tuple(Name(str(item.number(1)), item.place) for item in node.items())
    if word in ("tokens", "resources"):
        return tuple(
            (glossary.story(key) if word == "tokens" else Name(str(key.number(1)), key.place), value.number())
            for key, value in node.entries(word)
        )
    return _pile_members(node, glossary) if node.is_list else node.number()


def _pile_members(node: Node, glossary: Glossary) -> tuple[Name, ...]:
    return glossary.faults.each(node.items(), lambda item: _pile_member(item, glossary))


def _pile_member(node: Node, glossary: Glossary) -> Name:
    name = Name(node.text(), node.place)
    if name.text.lower() not in ("blank", "blank story"):
        glossary.check_card(name)
    return name


def _wanted_of_card(word: str, node: Node, glossary: Glossary) -> Wanted:
    if word in CARD_FLAGS:
        return node.flag()
    if word in CARD_NUMBERS:
        return node.number()
    if word in CARD_PLAYERS:
        return glossary.player(node)
    if word in CARD_LISTS:
        return tuple(Name(item.text(), item.place) for item in node.items())
    if word in ("committed", "attached to"):
        if word == "attached to" and not node.is_flag and glossary.player_number(node.text()) is not None:
            return node.text()
        nowhere = (node.is_flag and not node.flag()) or (not node.is_flag and node.text().lower() == "no")
        return "" if nowhere else glossary.story(node).text
    if word == "zone":
        return node.one_of(ZONES, "zone")
    if word == "type":
        return node.one_of(TYPES, "type of card")
    if word == "faction":
        return _wanted_faction(node)
    if word == "cost":
        return "X" if str(node.value).upper() == "X" else node.number()
    if word in ("icons", "has icons"):
        return _wanted_icons(node)
    if word == "left":
        return "no" if node.is_flag and not node.flag() else node.one_of(WAYS_OUT, "way to leave play")
    return node.text()


def _wanted_faction(node: Node) -> str:
    if node.empty or (isinstance(node.value, str) and node.value.lower() in ("", "no", "none")):
        return ""
    faction = faction_named(node.text())
    if faction is None:
        raise node.wrong(f"There is no faction called “{node.text()}”.")
    return faction


def _wanted_icons(node: Node) -> str:
    letters = "" if node.empty or node.value == "" else node.text().upper()
    if letters in ("NO", "NONE"):
        return ""
    if set(letters) - set("TCAI"):
        raise node.wrong(f"Icons are written with the letters T, C, A and I, not “{node.text()}”.")
    return letters
