"""What a case calls things, and what the game knows them as."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from silverkey.cardgame.names import fold
from silverkey.judge.case import Name
from silverkey.judge.stepper import G
from silverkey.kernel.decision import DONE, NO, PASS, YES, Decision, Option

NONE = ("none", "nothing", "pass")
"""Words that decline."""


class Names(ABC, Generic[G]):
    """The players and labels of a case. A game says what else there is to be named."""

    def __init__(self, players: tuple[str, ...]) -> None:
        self.players = players
        self.labels: dict[str, int] = {}

    def player(self, name: Name) -> int | None:
        """The player of that name."""
        for number, player in enumerate(self.players):
            if fold(player) == fold(name.text):
                return number
        return None

    def cards(self, game: G, name: Name) -> list[int]:
        """The cards of that label, or of any name that they go by."""
        word = fold(name.text)
        return [self.labels[word]] if word in self.labels else self.titled(game, word)

    @abstractmethod
    def titled(self, game: G, word: str) -> list[int]:
        """The cards that go by a name, which is given as names are compared."""

    @abstractmethod
    def title(self, game: G, card: int) -> str:
        """The title that a card shows."""

    def is_filler(self, game: G, card: int) -> bool:
        """Whether a card only fills up a pile of which the case says nothing."""
        return False

    # Answers

    def answers(self, game: G, decision: Decision, name: Name) -> list[Option]:
        """The options that a name can mean."""
        if fold(name.text) in NONE:
            return [option for option in decision.options if option in (PASS, DONE, NO)]
        return [option for option in decision.options if self.means(game, name, option)]

    def means(self, game: G, name: Name, option: Option) -> bool:
        """Whether a name can mean an option."""
        if option in (YES, NO):
            return fold(name.text) == option.word
        meaning = game.WORDS[option.word].number
        if option.word == "player":
            return self.player(name) == option.number
        if meaning.names is not None:
            return fold(name.text) in map(fold, meaning.names(option.number))
        return option.card >= 0 and self.is_called(game, option.card, name)

    def is_called(self, game: G, card: int, name: Name) -> bool:
        """Whether a card goes by that name."""
        return card in self.cards(game, name)

    def select(self, game: G, decision: Decision, names: Sequence[Name]) -> tuple[list[Option], int]:
        """The options that the next names mean, and how many names say so."""
        return self.answers(game, decision, names[0]), 1

    # Words for reports

    def card(self, game: G, card: int) -> str:
        """What to call a card in a report."""
        return self.labelled(game, card)

    def labelled(self, game: G, card: int) -> str:
        """A card's title with the name that the case gives it."""
        label = next((label for label, number in self.labels.items() if number == card), "")
        title = self.title(game, card)
        return f"{title} ({label})" if label else title

    def option(self, game: G, option: Option) -> str:
        """An option in words."""
        if option.word == "card":
            return self.card(game, option.card)
        meaning = game.WORDS[option.word].number
        if option.word == "player":
            return self.players[option.number]
        if meaning.names is not None:
            return meaning.names(option.number)[0]
        if option.card >= 0:
            return f"{option.word} {self.card(game, option.card)}"
        return option.word

    def options(self, game: G, options: Sequence[Option], most: int = 20) -> str:
        """Options in words, one after the other."""
        words = list(dict.fromkeys(self.option(game, option) for option in options))
        return "; ".join(words[:most]) + (f"; and {len(words) - most} more" if len(words) > most else "")
