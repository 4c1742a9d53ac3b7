"""Arkham Horror before the judge."""

from __future__ import annotations

from silverkey.arkham.edition import EDITIONS
from silverkey.arkham.game import Game
from silverkey.arkham.rules.harm import triples
from silverkey.arkham.words import PARLEY, RESIGN
from silverkey.judge.arkham.checking import failure
from silverkey.judge.arkham.examined import Examined
from silverkey.judge.arkham.expecting import OF_CARD, OF_GAME, OF_PLAYER
from silverkey.judge.arkham.glossary import ArkhamGlossary
from silverkey.judge.arkham.layout import Table
from silverkey.judge.arkham.moves import (
    ASSIGN,
    COMMIT,
    DRAW,
    END,
    ENGAGE,
    EVADE,
    FIGHT,
    INVESTIGATE,
    MOVE,
    RESOURCE,
    Act,
    Assignment,
    CardUse,
    Commitment,
    EndTurn,
)
from silverkey.judge.arkham.occasions import CARRY_ON, INTERLUDE, RESOLUTION, CarriedOn, Played, Resolved
from silverkey.judge.arkham.reading import (
    CASE_KEYS,
    STOPS,
    read_campaign,
    read_interlude,
    read_seats,
    read_table,
)
from silverkey.judge.arkham.telling import ArkhamExplanation, ArkhamRecord
from silverkey.judge.arkham.writing import written
from silverkey.judge.case import Expectation, Name, Occasion
from silverkey.judge.court import Court
from silverkey.judge.glossary import Glossary
from silverkey.judge.moves import CHOOSE, PLAY, TRIGGER, WORDS, Deed
from silverkey.judge.record import Record
from silverkey.judge.source import Faults, Node
from silverkey.judge.suggesting import spelt
from silverkey.kernel.decision import Option

ACTIONS = (INVESTIGATE, MOVE, FIGHT, EVADE, ENGAGE, PARLEY)
"""Actions that are done to something."""
PLAIN = (DRAW, RESOURCE, RESIGN)
"""Actions that are said in a word."""
BESIDE = {
    "target": (PLAY, TRIGGER, *ACTIONS, *PLAIN),
    "with": (INVESTIGATE, FIGHT, EVADE, MOVE, ENGAGE, *PLAIN),
    COMMIT: (PLAY, TRIGGER, *ACTIONS, *PLAIN),
    "to": (PLAY, TRIGGER),
    "ability": (TRIGGER,),
    "on": (PLAY, TRIGGER),
}
"""What may stand beside moves, and beside which. To commit is a move of its own too."""


class ArkhamCourt(Court[Examined]):
    """What the judge has to know of Arkham Horror."""

    editions = tuple(EDITIONS)
    edition = "1.2"
    case_keys = CASE_KEYS
    seats = "investigators"
    stops = STOPS
    asked = ("action", "window", "react", "order", "choose")
    moves = (PLAY, TRIGGER, *ACTIONS, COMMIT, ASSIGN, CHOOSE)
    words = (*WORDS, *PLAIN, END)
    beside = BESIDE
    occasions = (RESOLUTION, INTERLUDE, CARRY_ON)
    of_card = OF_CARD
    of_player = OF_PLAYER
    of_game = OF_GAME

    def read_seats(self, node: Node) -> tuple[str, ...]:
        """The names of the investigators."""
        return read_seats(node)

    def glossary(self, players: tuple[str, ...], faults: Faults) -> ArkhamGlossary:
        """The names of a case, none of which has been read yet but those of the investigators."""
        return ArkhamGlossary(players, faults)

    def read_position(self, fields: dict[str, Node], glossary: Glossary) -> Table:
        """The position that a case lays out."""
        return read_table(fields, glossary)

    def read_deed(self, kind: str, fields: dict[str, Node], glossary: Glossary) -> Deed[Examined]:
        """Actions, playing and triggering, committing, assigning, ending a turn."""
        faults = glossary.faults
        if kind == END:
            return EndTurn()
        if kind == ASSIGN:
            return Assignment(_shares(fields[kind], glossary))
        if kind == COMMIT:
            return Commitment(faults.members(fields, COMMIT, glossary.card))
        targets = faults.members(fields, "target", glossary.answer)
        commits = faults.members(fields, COMMIT, glossary.card) if COMMIT in fields else None
        if kind in (PLAY, TRIGGER):
            host = faults.field(fields, "on", glossary.answer, None)
            return CardUse(
                kind,
                card=faults.field(fields, kind, glossary.card, Name("", fields[kind].place)),
                targets=targets if host is None else (host, *targets),
                to=faults.field(fields, "to", glossary.answer, None),
                commits=commits,
                ability=faults.field(fields, "ability", lambda value: value.number(1), None),
            )
        named = kind in fields and not fields[kind].empty and fields[kind].value is not True
        what = faults.field(fields, kind, glossary.card, None) if named else None
        using = faults.field(fields, "with", glossary.card, None)
        return Act(kind, what, using, targets, commits)

    def read_occasion(self, word: str, node: Node, glossary: Glossary) -> Occasion[Examined]:
        """A resolution, an interlude, or another campaign."""
        if word == RESOLUTION:
            return Resolved(_resolution(node, glossary), node.place, f"resolution {node.text()}")
        if word == INTERLUDE:
            title = read_interlude(node)
            return Played(title, node.place, f"interlude {title}")
        fields = node.fields(("into", "with"), "Carrying on", glossary.faults)
        if "into" not in fields or "with" not in fields:
            raise node.wrong("Say into which campaign, and who: carry on: {into: CAMPAIGN, with: [NAMES]}.")
        who = [glossary.player(item) for item in fields["with"].items()]
        if who != list(range(len(who))):
            raise fields["with"].wrong("Whoever carries on is named before the others, and in the same order.")
        title = read_campaign(fields["into"])
        return CarriedOn(title, glossary.players[: len(who)], node.place, f"carry on into {title}")

    def said(self, game: Examined, option: Option) -> str:
        """Actions, ending one's turn, committing to a test, assigning."""
        word, card = option.word, option.card
        if word in (DRAW, RESOURCE, END):
            return word
        if word == INVESTIGATE and card in {one.location for one in game.investigators}:
            return f"{{{word}: true}}"
        if word in (INVESTIGATE, MOVE, FIGHT, EVADE, ENGAGE):
            return f"{{{word}: {spelt(game, card)}}}"
        if word == COMMIT:
            return f"{{{COMMIT}: [{spelt(game, card)}]}}"
        if word == ASSIGN:
            shares = (f"{spelt(game, who)}: {{damage: {d}, horror: {h}}}" for who, d, h in triples(option.parts))
            return f"{{{ASSIGN}: {{{', '.join(shares)}}}}}"
        if word == "result":
            return f"{{{CHOOSE}: {spelt(game, game.names.of_result(game, option.number))}}}"
        if word in ("skill", "token", "trauma"):
            return f"{{{CHOOSE}: {game.names.option(game, option)}}}"
        return ""

    def written(self, game: Game, names: tuple[str, ...], title: str) -> str:
        """A game at the table as the case that lays it out."""
        return written(game, title)

    def record(self, game: Examined) -> ArkhamRecord:
        """Keeps what can be asked about the course of the game."""
        return ArkhamRecord()

    def explanation(self, game: Examined) -> ArkhamExplanation:
        """Tells what happens in the game."""
        return ArkhamExplanation(game)

    def failure(self, game: Examined, expected: Expectation, record: Record) -> str:
        """What is not as expected, in words; nothing if all is."""
        return failure(game, expected, record)


COURT = ArkhamCourt()


def _resolution(node: Node, glossary: Glossary) -> str:
    """A resolution that the scenario has."""
    assert isinstance(glossary, ArkhamGlossary)
    name, known = node.text(), glossary.resolutions
    if known and name not in known:
        raise node.wrong(f"There is no resolution “{name}”. There are: {', '.join(sorted(known))}.")
    return name


def _shares(node: Node, glossary: Glossary) -> tuple[tuple[Name, int, int], ...]:
    """Who gets how much damage and horror."""

    def share(key: Node, value: Node) -> tuple[Name, int, int]:
        fields = value.fields(("damage", "horror"), "What is assigned", glossary.faults)
        counts = [fields[name].number() if name in fields else 0 for name in ("damage", "horror")]
        return Name(key.text(), key.place), counts[0], counts[1]

    return glossary.faults.each(node.entries(ASSIGN), lambda entry: share(*entry))
