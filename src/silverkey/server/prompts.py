"""How often a table asks: the bot has a person's seat, behind the same filter, and all that it is asked is counted.

A question is what the table waits for an answer to. A prompt is where the game stops and waits for somebody who has
something new to look at: whatever he answers one after the other, with nobody else doing anything and nothing coming to
light in between, is one. It is passed if he only declines. To decline may be as good a move as any: to keep everybody
out of a fight, or not to do what a story offers whoever wins it. How many that were passed began so is told as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from silverkey.cardgame.view import View
from silverkey.games import FIRST
from silverkey.kernel.decision import Decision
from silverkey.server.table import Person, Table
from silverkey.sitting.host import Wish, host_of
from silverkey.sitting.opponent import Bots

SEAT = 0
OPENING = ("mulligan",)
"""What is asked together with what follows it: whoever lays out resources keeps his hand."""
CHOICES = ("commit characters", "defend", "execute story", "resource")
"""What has to be decided in any case, while of an action or an answer one may make use or not."""


@dataclass(slots=True)
class Asked:
    """How often somebody was asked in so many games, by what the first question of a prompt was."""

    games: int = 0
    questions: Counter[str] = field(default_factory=Counter)
    prompts: Counter[str] = field(default_factory=Counter)
    passed: Counter[str] = field(default_factory=Counter)

    @property
    def questions_a_game(self) -> float:
        """Questions in a game."""
        return self.questions.total() / self.games

    @property
    def prompts_a_game(self) -> float:
        """Prompts in a game."""
        return self.prompts.total() / self.games

    @property
    def share_passed(self) -> float:
        """The share of prompts at which he only declined."""
        return self.passed.total() / self.prompts.total()

    @property
    def share_chosen(self) -> float:
        """The share of prompts at which he only declined, and the first question was one that has to be decided."""
        return sum(self.passed[kind] for kind in CHOICES) / self.prompts.total()

    def lines(self) -> list[str]:
        """The figures, the most frequent prompts first."""
        told = [
            f"{self.games} games: {self.questions_a_game:.1f} questions, {self.prompts_a_game:.1f} prompts each, "
            f"{self.share_passed:.1%} of them passed ({self.share_chosen:.1%} by choosing nobody or nothing, "
            f"{self.share_passed - self.share_chosen:.1%} without any use of what was offered)",
            "prompts  passed",
        ]
        for kind, times in self.prompts.most_common():
            told.append(f"{times / self.games:7.2f} {self.passed[kind] / self.games:7.2f}  {kind}")
        return told


class _Prompt:
    """What is being answered in one go."""

    def __init__(self, kind: str, news: tuple[int, int]) -> None:
        self.kind = kind
        self.news = news
        """The turn, and how much has come to light."""
        self.passed = True

    @property
    def opening(self) -> bool:
        """Whether it is about the first hand, which nothing that others do with theirs changes."""
        return self.kind in OPENING


class Counting:
    """A person's seat at a table against a bot, played by another, until the game is over."""

    def __init__(self, game: str, seed: int, bot: str) -> None:
        host = host_of(game)
        people = [Person("You"), Person("Bot", bot)]
        self.table = Table(
            host, host.agree(Wish(game=game, seed=seed), [person.name for person in people], (SEAT, 1 - SEAT)), people
        )
        self.sitter = Bots(game, bot, seed)
        self.prompt: _Prompt | None = None

    def play(self, asked: Asked) -> None:
        """Play to the end, and count."""
        self.table.begin()
        while not self.table.over:
            if self.table.bot_to_move:
                [deed, *_] = self.table.let_bot_answer()
                if not (self._declines(deed.said[0]) or (self.prompt is not None and self.prompt.opening)):
                    self._close(asked)
            else:
                self._answer(asked)
        self._close(asked)
        asked.games += 1

    def _answer(self, asked: Asked) -> None:
        game = self.table.game
        decision = game.pending
        seen = self.table.view(SEAT)
        assert decision is not None and seen.decision is not None
        pick = self.sitter.choose(game)
        kind = self._kind(seen, decision)
        asked.questions[kind] += 1
        prompt = self._prompt(asked, kind, (seen.turn, game.reveals[SEAT]))
        prompt.passed &= self._declines(pick.word)
        self.table.answer(SEAT, seen.decision.serial, decision.options.index(pick))
        if kind in OPENING and not self._declines(pick.word):
            self._close(asked)

    def _prompt(self, asked: Asked, kind: str, news: tuple[int, int]) -> _Prompt:
        """The prompt that goes on, or a new one."""
        prompt = self.prompt
        if prompt is not None and (prompt.news == news or (prompt.opening and prompt.news[0] == news[0])):
            return prompt
        self._close(asked)
        self.prompt = _Prompt(kind, news)
        return self.prompt

    def _kind(self, seen: View, decision: Decision) -> str:
        """Actions are counted by the window in which they are asked for."""
        if decision.kind not in self.table.host.kinds.actions:
            return decision.kind
        whose = "your" if seen.active == SEAT else "their"
        return f"{decision.kind}, {whose} {self.table.seating(SEAT).autopass.window(self.table.game)}"

    def _declines(self, word: str) -> bool:
        return self.table.game.WORDS[word].declines

    def _close(self, asked: Asked) -> None:
        if self.prompt is not None:
            asked.prompts[self.prompt.kind] += 1
            asked.passed[self.prompt.kind] += self.prompt.passed
        self.prompt = None


def measure(seeds: Iterable[int], game: str = FIRST, bot: str = "heuristic") -> Asked:
    """Games with starter decks, the bot on both sides, one of them behind the filter."""
    asked = Asked()
    for seed in seeds:
        Counting(game, seed, bot).play(asked)
    return asked
