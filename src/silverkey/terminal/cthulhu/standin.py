"""The bot of Call of Cthulhu in your chair.

It says in a line what a line can say: all that is committed, the resources of the first hand, the order of stories, a
card together with the domain that pays, and the actions of a phase as far as they can be foreseen, unless each of them
is to be a line of its own.
"""

from __future__ import annotations

import copy
import io
from collections.abc import Iterable
from typing import TypeAlias

from rich.console import Console

from silverkey.agents.cthulhu.answers import decide
from silverkey.agents.cthulhu.memory import Memory
from silverkey.cardgame.view import chosen
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.questions import DecisionKind, OptionWord
from silverkey.cthulhu.view import GameView, view
from silverkey.kernel.decision import NO, PASS, Option
from silverkey.sitting.cthulhu.kinds import COMMITTING, KINDS
from silverkey.sitting.cthulhu.windows import window_of
from silverkey.sitting.view import answer_of
from silverkey.terminal.cthulhu.match import Match, arrange
from silverkey.terminal.cthulhu.seats import YOU
from silverkey.terminal.cthulhu.table import TABLE
from silverkey.terminal.menu import Menu
from silverkey.terminal.record import Record
from silverkey.terminal.screen import Screen
from silverkey.terminal.standin import DECLINING, StandIn, Tally

CthulhuRecord: TypeAlias = Record[Game, GameView, Match]
SAID_AT_ONCE = {
    "action": ("action",),
    "mulligan": ("setup resource",),
    "setup resource": ("setup resource",),
    **{kind: (kind,) for kind in (*COMMITTING, "arrange", "arrange bottom", "discard", "order")},
}
"""The questions that a line answers together with the one it is typed at."""


class CthulhuStandIn(StandIn[Game, GameView, Match]):
    """A session in which the heuristic bot types for you."""

    def __init__(self, record: CthulhuRecord, screen: Screen, tally: Tally, one_by_one: bool) -> None:
        super().__init__(record, screen, tally)
        self.memory = Memory()
        self.one_by_one = one_by_one
        """Whether each action is a line of its own."""

    def kind(self, seen: GameView, menu: Menu) -> str:
        """Actions are counted by the window in which they are asked for."""
        if menu.kind != DecisionKind.ACTION:
            return menu.kind
        return f"action, {'your' if seen.active == YOU else 'their'} {window_of(self.record.game)}"

    def line(self, seen: GameView, menu: Menu) -> str:
        """What the bot types: its answer, and what it would answer next as far as one line can say it."""
        game = self.record.game.clone()
        known = game.reveals[YOU]
        pick = _decide(game, self.memory)
        said, words = [pick], [_typed(pick, menu)]
        if menu.kind == DecisionKind.RESOLVE_STORY:
            return " ".join([*words, *(label for label in menu.entries if label not in words)])
        ahead = copy.deepcopy(self.memory)
        while (pick not in DECLINING or menu.kind == DecisionKind.MULLIGAN) and _follows(game, menu.kind):
            following = view(game, YOU).decision
            assert following is not None
            if following.kind == DecisionKind.DRAIN and words[-1] in menu.entries:
                payers = menu.entries[words[-1]].payers.items()
                number = _decide(game, ahead).number
                words[-1] += next((name for name, domain in payers if domain.number == number), "")
                continue
            if following.kind not in SAID_AT_ONCE.get(menu.kind, ()):
                if following.kind in KINDS.planned or self.one_by_one:
                    break
                _decide(game, ahead)  # it belongs to what was typed, and is asked for itself
                continue
            if self.one_by_one and menu.kind == DecisionKind.ACTION:
                break
            pick = _decide(game, ahead)
            word = _typed(pick, menu)
            if not word or pick in said or game.reveals[YOU] != known:
                break
            words.append(word)
            said.append(pick)
        if menu.assigning and pick not in DECLINING and not _asks(game, menu.kind):
            words.append("done")
        return " ".join(words[1:] if menu.kind == DecisionKind.MULLIGAN and len(words) > 1 else words)


def _follows(game: Game, kind: str) -> bool:
    """Whether you are asked next, if the bot lets things be."""
    while game.pending is not None and game.pending.player != YOU:
        quiet = next((option for option in game.pending.options if option in (PASS, NO)), None)
        if quiet is None or kind in COMMITTING:
            return False
        game.answer(quiet)
    return game.pending is not None


def _asks(game: Game, kind: str) -> bool:
    """Whether you are asked such a question."""
    return game.pending is not None and (game.pending.player, game.pending.kind) == (YOU, kind)


def _decide(game: Game, memory: Memory) -> Option:
    """The bot's answer, which is also given; as you would see it."""
    seen = view(game, YOU)
    memory.look(seen)
    answer = decide(seen, memory)
    memory.note(seen, answer)
    game.answer(chosen(game, seen, answer))
    return answer_of(answer)


def _typed(pick: Option, menu: Menu) -> str:
    """What is typed for an answer."""
    if pick.word == OptionWord.RESOURCE and menu.kind != DecisionKind.RESOURCE:  # for a later domain than the first
        pick = next((o for e in menu.entries.values() for o in e.answers[""] if o.card == pick.card), pick)
    for label, entry in menu.entries.items():
        for place, options in entry.answers.items():
            if pick in options:
                return f"{label}{place}"
    return next((word for word, option in menu.words.items() if option == pick), "")


def measure(seeds: Iterable[int], one_by_one: bool = False) -> Tally:
    """Games with starter decks, the bot on both sides, yours behind the terminal."""
    tally = Tally()
    for seed in seeds:
        screen = Screen(Console(file=io.StringIO(), width=80, height=24))
        CthulhuStandIn(Record.begin(TABLE, arrange(seed, [], [])), screen, tally, one_by_one).play()
        tally.games += 1
    return tally
