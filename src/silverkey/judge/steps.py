"""Reading the steps and expectations of a case."""

from __future__ import annotations

from silverkey.judge.case import Asked, Cannot, Check, Expectation, Move, Name, Outcome, Step, Until
from silverkey.judge.court import Court
from silverkey.judge.glossary import Glossary
from silverkey.judge.moves import CHOOSE, WORDS, Deed, Say
from silverkey.judge.source import AlreadyTold, CaseError, Node, nearest
from silverkey.judge.stepper import G
from silverkey.rulings import load

BEGINNINGS = ("check", "asked", "until")
"""What a step begins with that is no move."""
ALWAYS = ("now", "chance")
"""What stands beside any move."""


def read_step(node: Node, court: Court[G], glossary: Glossary) -> Step[G]:
    """One step."""
    entries = list(node.entries("A step"))
    if len(entries) != 1:
        raise node.wrong(f"A step is one of: a player with a move, {', '.join((*BEGINNINGS, *court.occasions))}.")
    key, value = entries[0]
    word = key.text().lower()
    if word == "check":
        return Check(read_expectations(value, court, glossary), key.place)
    if word == "until":
        return Until(value.one_of(court.stops, "phase"), key.place)
    if word == "asked":
        return _read_asked(value, key, court, glossary)
    if word in court.occasions:
        return court.read_occasion(word, value, glossary)
    player = glossary.player_number(key.text())
    if player is None:
        known = (*glossary.players, *BEGINNINGS, *court.occasions)
        hint = nearest(key.text(), known) or f" A step begins with one of: {', '.join(known)}."
        raise key.wrong(f"There is no player called “{key.text()}”.{hint}")
    return _read_turn(player, value, key, court, glossary)


def _read_asked(node: Node, key: Node, court: Court[G], glossary: Glossary) -> Asked:
    fields = node.fields(court.asked, "Who is asked", glossary.faults)
    if len(fields) != 1:
        raise key.wrong(
            f"Say at which questions, one of {', '.join(court.asked)}, and who: asked: {{respond: [A, B]}}."
        )
    ((kind, players),) = fields.items()
    return Asked(kind, tuple(glossary.player(item) for item in players.items()), key.place)


def read_chance(node: Node, glossary: Glossary) -> tuple[Outcome, ...]:
    """Results of chance: a card each, or a list of what a shuffle brings to the top."""
    return glossary.faults.each(
        (item for item in node.items() if not (item.is_list and not item.items())),
        lambda item: glossary.pile(item) if item.is_list else glossary.pile_member(item),
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


def _read_turn(player: int, node: Node, key: Node, court: Court[G], glossary: Glossary) -> Step[G]:
    if not node.is_map or not any(k.text().lower() == "cannot" for k, _ in node.entries()):
        return _read_move(player, node, key, court, glossary)
    faults = glossary.faults
    fields = node.fields(("cannot", "because"), "A cannot", faults)
    because = faults.members(fields, "because", _ruling)
    return Cannot(_read_move(player, fields["cannot"], key, court, glossary), because, key.place)


def _read_move(player: int, node: Node, key: Node, court: Court[G], glossary: Glossary) -> Move[G]:
    name = glossary.players[player]
    if node.empty:
        raise key.wrong(f"It must be said what {name} does.")
    if not node.is_map:
        word = node.one_of((*court.words, *court.moves), "move")
        if word in court.moves:
            raise node.wrong(f"It must be said what to {word}.")
        return Move(player, _read_deed(word, {}, court, glossary), key.place, f"{name}: {word}")
    faults = glossary.faults
    told = len(faults.errors)
    fields = node.fields((*court.moves, *court.words, *court.beside, *ALWAYS), "A move", faults)
    kinds = [kind for kind in (*court.moves, *court.words) if kind in fields]
    if len(kinds) > 1:  # what is a move by itself may stand beside another
        kinds = [kind for kind in kinds if not set(court.beside.get(kind, ())).intersection(kinds)]
    if len(kinds) != 1:
        if len(faults.errors) > told and not kinds:
            raise AlreadyTold
        raise node.wrong(f"A move is one of: {', '.join((*court.moves, *court.words))}.")
    kind = kinds[0]
    if kind in court.words and not (fields[kind].empty or fields[kind].value is True):
        raise fields[kind].wrong(f"Nothing belongs after {kind}.")
    for word, beside in court.beside.items():
        if word in fields and kind not in (word, *beside):
            faults.errors.append(fields[word].wrong(f"“{word}” cannot stand beside {kind}."))
    return Move(
        player,
        _read_deed(kind, fields, court, glossary),
        key.place,
        f"{name}: {kind if kind in court.words else _in_words(node)}",
        now=faults.field(fields, "now", Node.flag, False),
        chance=faults.field(fields, "chance", lambda value: read_chance(value, glossary), ()),
    )


def _read_deed(kind: str, fields: dict[str, Node], court: Court[G], glossary: Glossary) -> Deed[G]:
    if kind in WORDS:
        return Say(kind)
    if kind == CHOOSE:
        chosen = glossary.faults.members(fields, kind, glossary.answer)
        return court.choose(chosen, fields[kind].is_list)
    return court.read_deed(kind, fields, glossary)


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


def read_expectations(node: Node, court: Court[G], glossary: Glossary) -> tuple[Expectation, ...]:
    """Everything that must be true of cards, players and the game."""
    entries = node.entries("What is expected")
    found = glossary.faults.each(entries, lambda entry: _expected(*entry, court, glossary))
    return tuple(expectation for several in found for expectation in several)


def _expected(key: Node, value: Node, court: Court[G], glossary: Glossary) -> tuple[Expectation, ...]:
    """What must be true of one card or player, or of the game."""
    player = glossary.player_number(key.text())
    subject: Name | int | None
    if player is not None:
        subject, readers, what = player, court.of_player, "A player"
    elif key.text().lower() == "game" and not glossary.has_card("game"):
        subject, readers, what = None, court.of_game, "The game"
    else:
        subject, readers, what = _subject(key, glossary), court.of_card, "A card"
    fields = value.fields(readers, what, glossary.faults)
    return glossary.faults.each(
        fields.items(),
        lambda field: Expectation(subject, field[0], readers[field[0]](field[1], glossary), field[1].place),
    )


def _subject(key: Node, glossary: Glossary) -> Name:
    try:
        return glossary.card(key)
    except CaseError as error:
        hint = nearest(key.text(), glossary.players)
        raise key.wrong(error.message if not hint or "mean" in error.message else error.message + hint) from None
