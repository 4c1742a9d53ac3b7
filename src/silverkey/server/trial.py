"""A case as it is judged for a page: how things stand after each step, and what could be done next."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from silverkey.games import having
from silverkey.judge.case import Case
from silverkey.judge.court import Court, court_of
from silverkey.judge.documents import documents_of
from silverkey.judge.explaining import Account, Opening
from silverkey.judge.reading import NotYet, read_case, read_game
from silverkey.judge.running import run_case
from silverkey.judge.source import CaseError, Mistakes, Node
from silverkey.judge.stepper import Stepper
from silverkey.judge.suggesting import opening
from silverkey.kernel.decision import Decision
from silverkey.server.protocol import encode
from silverkey.sitting.host import host_of

LONGEST = 48 * 1024
"""Letters of a case."""
MOST_STEPS = 120
"""After so many steps it is no longer shown how things stand."""
MOST_MISTAKES = 50
MOST_PLAIN = 500
"""So many questions with one answer are passed over to find what is asked next."""
_PLACE = re.compile(r"case:(\d+): ?")


class CaseToJudge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A case to be judged, under these editions, or under those that it names."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST)]
    editions: Annotated[tuple[str, ...], msgspec.Meta(max_length=4)] = ()


class Mistake(msgspec.Struct, frozen=True):
    """What is wrong with a case, and in which line; 0 where it is none."""

    line: int
    text: str


class RuledLine(msgspec.Struct, frozen=True):
    """Something that happened, and the rulings that it rests on."""

    text: str
    rulings: tuple[str, ...]


class NextMove(msgspec.Struct, frozen=True):
    """A move that answers a question: how it reads, and as a case writes it."""

    text: str
    move: str


class Question(msgspec.Struct, frozen=True):
    """What a player is asked, or has been, and the moves that answer it."""

    player: str
    question: str
    moves: list[NextMove]


class TrialStep(msgspec.Struct, frozen=True):
    """A step of a case, what happened in it, and how things stood then."""

    line: int
    step: str
    told: list[RuledLine]
    view: dict[str, Any] | None
    """As whoever sees everything sees it; nothing for what was only watched."""
    declined: list[Question]
    """What players could have done in between, had a step said so."""


class TrialRun(msgspec.Struct, frozen=True):
    """How a case went under an edition."""

    edition: str
    passed: bool
    wrong: list[Mistake]
    view: dict[str, Any] | None
    """How things stood at first."""
    steps: list[TrialStep]
    asked: Question | None
    """What is asked in the end."""


class Expectable(msgspec.Struct, frozen=True):
    """What a case may expect of a card, of somebody who plays, and of the game."""

    card: tuple[str, ...] = ()
    player: tuple[str, ...] = ()
    game: tuple[str, ...] = ()


def _expectable(court: Court[Any]) -> Expectable:
    return Expectable(tuple(court.of_card), tuple(court.of_player), tuple(court.of_game))


class Verdict(msgspec.Struct, frozen=True):
    """A case, read and run."""

    game: str
    title: str
    names: tuple[str, ...]
    editions: tuple[str, ...]
    """Those that the game has."""
    stops: tuple[str, ...]
    """Where it can be played on to."""
    expectable: Expectable
    cites: tuple[str, ...]
    mistakes: list[Mistake]
    """What cannot be read; a case with a mistake is not run."""
    runs: list[TrialRun]


class _Onlooker:
    """Notes how things stand after each step, and what was declined."""

    def __init__(self, court: Court[Any], game: str) -> None:
        self._court = court
        self._host = host_of(game) if game in having("sitting") else None
        self.first: dict[str, Any] | None = None
        self.stood: dict[int, dict[str, Any] | None] = {}
        """How things stood after each step, by the identity of its account."""
        self.ending: Opening | None = None

    def stands(self, game: Stepper, account: Account | None) -> None:
        """How things stand after a step."""
        if account is None:
            self.first = self._seen(game)
        elif len(self.stood) < MOST_STEPS:
            self.stood[id(account)] = self._seen(game)
        copy = game.clone()
        copy.observer = None
        for _ in range(MOST_PLAIN):
            copy.to_question()
            if copy.pending is None or not copy.plain:
                break
            copy.answer(copy.pending.options[0])
        self.ending = opening(self._court, copy, copy.pending) if copy.pending is not None else None

    def declined(self, game: Stepper, decision: Decision, account: Account | None) -> None:
        """Something is declined for a player."""
        if account is not None and len(account.declined) < MOST_STEPS:
            account.declined.append(opening(self._court, game, decision))

    def _seen(self, game: Stepper) -> dict[str, Any] | None:
        if self._host is None:
            return None
        seen: dict[str, Any] = msgspec.to_builtins(self._host.opened(game))
        return seen


def verdict(asked: CaseToJudge) -> Verdict:
    """A case, read and run under each edition. Raises ValueError if there is no case, or an edition is none."""
    nodes = list(documents_of(asked.text, "case"))
    if not nodes:
        return _unreadable(None, [Mistake(1, "There is no case here.")])
    if len(nodes) > 1:
        where = nodes[1].place.line
        return _unreadable(None, [Mistake(where, "One case at a time: what stands before --- is a case of its own.")])
    node = nodes[0]
    try:
        if isinstance(node, CaseError):
            raise node
        game = read_game(node)
        case = read_case(node)
    except CaseError as error:
        return _unreadable(node, [Mistake(error.place.line, error.message)])
    except Mistakes as mistakes:
        listed = [Mistake(error.place.line, error.message) for error in mistakes.errors[:MOST_MISTAKES]]
        return _unreadable(node, listed)
    except NotYet as error:
        return _unreadable(node, [_mistake(str(error))])
    editions = asked.editions or case.editions
    for edition in editions:
        if edition not in case.court.editions:
            raise ValueError(f"There is no edition “{edition}”. There are: {', '.join(case.court.editions)}.")
    runs = [_run(case, game, edition) for edition in dict.fromkeys(editions)]
    return Verdict(
        game,
        case.title,
        case.players,
        case.court.editions,
        case.court.stops,
        _expectable(case.court),
        case.cites,
        [],
        runs,
    )


def _unreadable(node: Node | CaseError | None, mistakes: list[Mistake]) -> Verdict:
    """A case that cannot be read; of which game it is, if that at least can be."""
    game, editions, stops, expectable = "", tuple[str, ...](), tuple[str, ...](), Expectable()
    if isinstance(node, Node):
        try:
            game = read_game(node)
        except CaseError:
            game = ""
        court = court_of(game)
        if court is not None:
            editions, stops, expectable = court.editions, court.stops, _expectable(court)
    return Verdict(game, "", (), editions, stops, expectable, (), mistakes, [])


def _run(case: Case[Any], game: str, edition: str) -> TrialRun:
    onlooker = _Onlooker(case.court, game)
    messages, accounts = run_case(case, edition, explain=True, onlooker=onlooker)
    steps = [
        TrialStep(
            account.line,
            account.step,
            [RuledLine(told.sentence, told.rulings) for told in account.happened],
            onlooker.stood.get(id(account)),
            _questions(account.declined, case.players),
        )
        for account in accounts
    ]
    asked = None if onlooker.ending is None else _question(onlooker.ending, case.players)
    return TrialRun(edition, not messages, [_mistake(text) for text in messages], onlooker.first, steps, asked)


def _questions(openings: Sequence[Opening], names: Sequence[str]) -> list[Question]:
    """Questions that something could have been said to, each once."""
    found = {(asked.player, asked.steps): asked for asked in openings if len(asked.steps) > 1}
    return [_question(asked, names) for asked in found.values()]


def _question(asked: Opening, names: Sequence[str]) -> Question:
    return Question(names[asked.player], asked.question, [NextMove(one.text, one.move) for one in asked.steps])


def _mistake(text: str) -> Mistake:
    """A sentence of the judge, with its line apart."""
    found = _PLACE.match(text)
    return Mistake(int(found[1]), text[found.end() :]) if found else Mistake(0, text)


def judged(data: bytes) -> bytes:
    """The verdict on the case that is asked about."""
    return encode(verdict(msgspec.json.decode(data, type=CaseToJudge)))
