"""Call of Cthulhu before the judge."""

from __future__ import annotations

from silverkey.cthulhu.edition import EDITIONS, LATEST
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.judge.case import Expectation, Name
from silverkey.judge.court import Court
from silverkey.judge.cthulhu.abilities import ability_number, text_of
from silverkey.judge.cthulhu.checking import failure
from silverkey.judge.cthulhu.examined import Examined
from silverkey.judge.cthulhu.expecting import OF_CARD, OF_GAME, OF_PLAYER
from silverkey.judge.cthulhu.explaining import CthulhuExplanation
from silverkey.judge.cthulhu.glossary import CthulhuGlossary
from silverkey.judge.cthulhu.layout import Table
from silverkey.judge.cthulhu.moves import ATTACH, COMMIT, Attachment, CardUse, Choice, Commitment
from silverkey.judge.cthulhu.position import STOPS
from silverkey.judge.cthulhu.reading import CASE_KEYS, read_seats, read_table
from silverkey.judge.cthulhu.record import CthulhuRecord
from silverkey.judge.cthulhu.writing import written
from silverkey.judge.glossary import Glossary
from silverkey.judge.moves import CHOOSE, PLAY, TRIGGER, WORDS, Deed
from silverkey.judge.record import Record
from silverkey.judge.source import Faults, Node
from silverkey.judge.suggesting import spelt
from silverkey.kernel.decision import Option

BESIDE = {
    **dict.fromkeys(("target", "drain", "x", "pay with", "on", "to", "at"), (PLAY, TRIGGER)),
    "ability": (TRIGGER,),
}
"""What may stand beside moves, and beside which."""


class CthulhuCourt(Court[Examined]):
    """What the judge has to know of Call of Cthulhu."""

    editions = tuple(EDITIONS)
    edition = LATEST.name
    case_keys = CASE_KEYS
    seats = "players"
    stops = STOPS
    asked = ("action", "disrupt", "respond", "order", "choose")
    moves = (PLAY, TRIGGER, COMMIT, ATTACH, CHOOSE)
    words = WORDS
    beside = BESIDE
    of_card = OF_CARD
    of_player = OF_PLAYER
    of_game = OF_GAME
    vague = (NO_TARGET,)

    def read_seats(self, node: Node) -> tuple[str, ...]:
        """The names of the two players."""
        return read_seats(node)

    def glossary(self, players: tuple[str, ...], faults: Faults) -> CthulhuGlossary:
        """The names of a case, none of which has been read yet but those of the players."""
        return CthulhuGlossary(players, faults)

    def read_position(self, fields: dict[str, Node], glossary: Glossary) -> Table:
        """The position that a case lays out."""
        return read_table(fields, glossary)

    def read_deed(self, kind: str, fields: dict[str, Node], glossary: Glossary) -> Deed[Examined]:
        """Playing, triggering, committing, and attaching a resource."""
        if kind == COMMIT:
            return Commitment(_places(kind, fields[kind], glossary))
        if kind == ATTACH:
            return Attachment(_places(kind, fields[kind], glossary))
        return _use(kind, fields, glossary)

    def choose(self, chosen: tuple[Name, ...], listed: bool) -> Choice:
        """Answering a question."""
        return Choice(chosen, listed)

    def said(self, game: Examined, option: Option) -> str:
        """Using a card, by the number of its ability where it has several; committing, and attaching a resource."""
        if option.word == TRIGGER and option.card >= 0:
            several = len(text_of(game, option.card)) > 1
            beside = f", ability: {ability_number(game, option)}" if several and ability_number(game, option) else ""
            return f"{{{TRIGGER}: {spelt(game, option.card)}{beside}}}"
        if option.word == COMMIT:
            return f"{{{COMMIT}: {{{spelt(game, option.card)}: {game.names.number_of_story(game, option.number)}}}}}"
        if option.word == ATTACH:
            return f"{{{ATTACH}: {{{spelt(game, option.card)}: {option.number + 1}}}}}"
        if option.word == "domain":
            return f"{{choose: {option.number + 1}}}"
        return ""

    def written(self, game: Game, names: tuple[str, ...], title: str) -> str:
        """A game at the table as the case that lays it out."""
        return written(game, names, title)

    def record(self, game: Examined) -> CthulhuRecord:
        """Keeps what can be asked about the course of the game."""
        return CthulhuRecord(game)

    def explanation(self, game: Examined) -> CthulhuExplanation:
        """Tells what happens in the game."""
        return CthulhuExplanation(game)

    def failure(self, game: Examined, expected: Expectation, record: Record) -> str:
        """What is not as expected, in words; nothing if all is."""
        return failure(game, expected, record)


COURT = CthulhuCourt()


def _use(kind: str, fields: dict[str, Node], glossary: Glossary) -> CardUse:
    faults = glossary.faults
    host = faults.field(fields, "on", glossary.answer, None)
    targets = faults.members(fields, "target", glossary.answer)
    unread = Name("", fields[kind].place)
    return CardUse(
        kind,
        card=faults.field(fields, kind, glossary.card, unread),
        targets=targets if host is None else (host, *targets),
        drain=faults.members(fields, "drain", lambda item: item.number(1)),
        x=faults.field(fields, "x", Node.number, None),
        pay_with=faults.members(fields, "pay with", glossary.site),
        ability=faults.field(fields, "ability", lambda value: value.number(1), None),
        to=faults.field(fields, "to", glossary.answer, None),
        at=faults.field(fields, "at", glossary.site, None),
    )


def _places(kind: str, node: Node, glossary: Glossary) -> tuple[tuple[Name, Name], ...]:
    def where(value: Node) -> Name:
        return glossary.site(value) if kind == COMMIT else Name(str(value.number(1)), value.place)

    entries = list(node.entries(kind))
    if not entries or (kind == ATTACH and len(entries) > 1):
        number = "one card" if kind == ATTACH else "the characters"
        raise node.wrong(f"{kind} names {number} and where it goes: {{card: number}}.")
    return glossary.faults.each(entries, lambda entry: (glossary.card(entry[0]), where(entry[1])))
