"""Reading the steps and expectations of a case."""

from __future__ import annotations

from dataclasses import replace

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
from silverkey.judge.source import CaseError, Node, nearest
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


def read_steps(node: Node, glossary: Glossary) -> tuple[Step, ...]:
    """The steps, in order."""
    return tuple(_read_step(item, glossary) for item in node.items())


def _read_step(node: Node, glossary: Glossary) -> Step:
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
    fields = node.fields(ASKED, "Who is asked")
    if len(fields) != 1:
        raise key.wrong(f"Say at which questions, one of {', '.join(ASKED)}, and who: asked: {{respond: [A, B]}}.")
    ((kind, players),) = fields.items()
    return Asked(kind, tuple(glossary.player(item) for item in players.items()), key.place)


def read_chance(node: Node, glossary: Glossary) -> tuple[Outcome, ...]:
    """Results of chance: a card each, or a list of what a shuffle brings to the top."""
    return tuple(
        tuple(_pile_member(card, glossary) for card in item.items()) if item.is_list else _pile_member(item, glossary)
        for item in node.items()
        if not (item.is_list and not item.items())
    )


def _ruling(node: Node) -> str:
    """The id of a ruling or reading."""
    if node.text() not in load().by_id and node.text() not in load().readings:
        raise node.wrong(load().unknown(node.text()))
    return node.text()


def _read_turn(player: int, node: Node, key: Node, glossary: Glossary) -> Step:
    if not node.is_map or not any(k.text().lower() == "cannot" for k, _ in node.entries()):
        return _read_move(player, node, key, glossary)
    fields = node.fields(("cannot", "because"), "A cannot")
    because = tuple(_ruling(item) for item in fields["because"].items()) if "because" in fields else ()
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
    fields = node.fields((*MOVES, *WORDS, *BESIDE), "A move")
    kinds = [kind for kind in (*MOVES, *WORDS) if kind in fields]
    if len(kinds) != 1:
        raise node.wrong(f"A move is one of: {', '.join((*MOVES, *WORDS))}.")
    kind = kinds[0]
    if kind in WORDS and not (fields[kind].empty or fields[kind].value is True):
        raise fields[kind].wrong(f"Nothing belongs after {kind}.")
    _check_beside(kind, fields)
    move = Move(
        player,
        kind,
        key.place,
        f"{name}: {kind if kind in WORDS else _in_words(node)}",
        now=fields["now"].flag() if "now" in fields else False,
        chance=read_chance(fields["chance"], glossary) if "chance" in fields else (),
    )
    if kind in WORDS:
        return move
    if kind in (COMMIT, ATTACH):
        return replace(move, places=_read_places(kind, fields[kind], glossary))
    if kind == CHOOSE:
        chosen = tuple(glossary.answer(item) for item in fields[kind].items())
        return replace(move, chosen=chosen, listed=fields[kind].is_list or fields[kind].empty)
    host = (glossary.answer(fields["on"]),) if "on" in fields else ()
    return replace(
        move,
        card=glossary.card(fields[kind]),
        targets=host + tuple(glossary.answer(item) for item in _items(fields, "target")),
        drain=tuple(item.number(1) for item in _items(fields, "drain")),
        x=fields["x"].number() if "x" in fields else None,
        pay_with=tuple(glossary.story(item) for item in _items(fields, "pay with")),
        ability=fields["ability"].number(1) if "ability" in fields else None,
        to=glossary.answer(fields["to"]) if "to" in fields else None,
        at=glossary.story(fields["at"]) if "at" in fields else None,
    )


def _items(fields: dict[str, Node], key: str) -> list[Node]:
    return fields[key].items() if key in fields else []


def _check_beside(kind: str, fields: dict[str, Node]) -> None:
    """Answers can stand beside playing and triggering only."""
    for beside in ANSWERS:
        if beside in fields and (kind not in (PLAY, TRIGGER) or (beside == "ability" and kind != TRIGGER)):
            raise fields[beside].wrong(f"“{beside}” cannot stand beside {kind}.")


def _read_places(kind: str, node: Node, glossary: Glossary) -> tuple[tuple[Name, Name], ...]:
    places = [
        (glossary.card(key), glossary.story(value) if kind == COMMIT else Name(str(value.number(1)), value.place))
        for key, value in node.entries(kind)
    ]
    if not places or (kind == ATTACH and len(places) > 1):
        number = "one card" if kind == ATTACH else "the characters"
        raise node.wrong(f"{kind} names {number} and where it goes: {{card: number}}.")
    return tuple(places)


def _in_words(node: Node) -> str:
    """A move on one line, as it was written."""
    if node.is_map:
        return ", ".join(f"{key.text()} {_in_words(value)}" for key, value in node.entries())
    return " and ".join(_in_words(item) if item.is_map else _word(item) for item in node.items())


def _word(node: Node) -> str:
    return str(node.value).lower() if node.is_flag else str(node.value)


def read_expectations(node: Node, glossary: Glossary) -> tuple[Expectation, ...]:
    """Everything that must be true of cards, players and the game."""
    found: list[Expectation] = []
    for key, value in node.entries("What is expected"):
        player = glossary.player_number(key.text())
        subject: Name | int | None
        known: tuple[str, ...]
        if player is not None:
            subject, known, what = player, PLAYER_KEYS, "A player"
        elif key.text().lower() == "game" and not glossary.has_card("game"):
            subject, known, what = None, GAME_KEYS, "The game"
        else:
            subject, known, what = _subject(key, glossary), CARD_KEYS, "A card"
        for word, wanted in value.fields(known, what).items():
            found.append(Expectation(subject, word, _read_wanted(subject, word, wanted, glossary), wanted.place))
    return tuple(found)


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
    if node.is_list:
        return tuple(_pile_member(item, glossary) for item in node.items())
    return node.number()


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
