"""What a case calls things, and what the game knows them as."""

from __future__ import annotations

from collections.abc import Sequence

from silverkey.cardgame.names import fold
from silverkey.cthulhu.library import names_of, titles
from silverkey.cthulhu.printed.facts import all_subtypes
from silverkey.cthulhu.words import DOMAIN, FACTIONS, ICON_LETTERS, ICON_NAMES
from silverkey.judge.bench import Bench
from silverkey.judge.blanks import faction_named, is_blank
from silverkey.judge.case import Name
from silverkey.kernel.decision import DONE, NO, PASS, YES, Decision, Option


class Names:
    """The players and labels of a case."""

    def __init__(self, players: tuple[str, str]) -> None:
        self.players = players
        self.labels: dict[str, int] = {}

    def player(self, name: Name) -> int | None:
        """The player of that name."""
        for number, player in enumerate(self.players):
            if fold(player) == fold(name.text):
                return number
        return None

    def cards(self, game: Bench, name: Name) -> list[int]:
        """The cards of that label, title, title and descriptor, either with the set in parentheses, or code."""
        word = fold(name.text)
        if word in self.labels:
            return [self.labels[word]]
        return [card for card, face in enumerate(game.printed) if word in names_of(face)]

    def stories(self, game: Bench, name: Name) -> list[int]:
        """The story or conspiracy in play of that number or title."""
        if name.number is not None:
            return [story.card for story in game.stories[name.number - 1 : name.number]] if name.number else []
        named = self.cards(game, name)
        return [story.card for story in game.stories if story.card in named]

    def number_of_story(self, game: Bench, card: int) -> int:
        """Which story this is, counted from 1; 0 if it is none."""
        for number, story in enumerate(game.stories, 1):
            if story.card == card:
                return number
        return 0

    # Answers

    def answers(self, game: Bench, decision: Decision, name: Name) -> list[Option]:
        """The options that a name can mean."""
        if fold(name.text) in ("none", "nothing", "pass"):
            return [option for option in decision.options if option in (PASS, DONE, NO)]
        matching = [option for option in decision.options if self._means(game, decision, name, option)]
        mine = [option for option in matching if option.word == "domain" and option.card == decision.player]
        return mine if mine and name.of < 0 else matching

    def _means(self, game: Bench, decision: Decision, name: Name, option: Option) -> bool:
        if option in (YES, NO):
            return fold(name.text) == option.word
        if option.word == "domain":
            return name.number == option.number + 1 and name.of in (-1, option.card)
        if option.word == "player":
            return self.player(name) == option.number
        if option.word == "icon":
            return fold(name.text) in (fold(ICON_NAMES[option.number]), fold(ICON_LETTERS[option.number]))
        if option.word == "subtype":
            return fold(name.text) == fold(all_subtypes()[option.number])
        if option.word == "faction":
            return faction_named(name.text) == FACTIONS[option.number]
        if option.word == "number":
            return name.number == option.number
        if option.word == "title":
            return fold(name.text) == fold(titles()[option.number])
        return option.card >= 0 and self.is_called(game, option.card, name)

    def is_called(self, game: Bench, card: int, name: Name) -> bool:
        """Whether a card or story goes by that name. Blank resources go by their faction."""
        if name.number is not None and card in self.stories(game, name):
            return True
        if card in self.cards(game, name):
            return True
        face = game.printed[card]
        return is_blank(face) and game.zone[card] == DOMAIN and faction_named(name.text) == face.faction

    def select(self, game: Bench, decision: Decision, names: Sequence[Name]) -> tuple[list[Option], int]:
        """The options that the next names mean, and how many names say so.

        Success tokens take several: the story, then the player whose token each is.
        """
        options = self.answers(game, decision, names[0])
        used = 1
        if options and options[0].word in ("token", "tokens"):
            owners = [self.player(name) for name in names[1:]]
            while used <= len(owners) and owners[used - 1] is not None:
                used += 1
            if used > 1:
                counts = tuple(owners[: used - 1].count(player) for player in (0, 1))
                options = [option for option in options if self._tokens(option) == counts]
        return options, used

    def _tokens(self, option: Option) -> tuple[int, ...]:
        """How many tokens of each player an option is about."""
        if option.word == "tokens":
            return (option.number, option.other)
        return (1, 0) if option.number == 0 else (0, 1)

    # Words for reports

    def card(self, game: Bench, card: int) -> str:
        """What to call a card in a report."""
        number = self.number_of_story(game, card)
        named = self.labelled(game, card)
        return f"story {number}, {named}" if number else named

    def spoken(self, game: Bench, card: int) -> str:
        """What to call a card in an account, where a blank story goes by its number."""
        number = self.number_of_story(game, card) if is_blank(game.printed[card]) else 0
        return f"story {number}" if number else self.labelled(game, card)

    def labelled(self, game: Bench, card: int) -> str:
        """A card's title with the name that the case gives it."""
        label = next((label for label, number in self.labels.items() if number == card), "")
        return f"{game.name(card)} ({label})" if label else game.name(card)

    def option(self, game: Bench, option: Option) -> str:
        """An option in words."""
        if option.word in ("card", "story"):
            return self.card(game, option.card)
        if option.word == "domain":
            return f"{self.players[option.card]}'s domain {option.number + 1}"
        if option.word == "player":
            return self.players[option.number]
        if option.word == "icon":
            return ICON_NAMES[option.number]
        if option.word == "subtype":
            return all_subtypes()[option.number]
        if option.word == "faction":
            return FACTIONS[option.number]
        if option.word == "number":
            return str(option.number)
        if option.word == "title":
            return titles()[option.number]
        if option.word == "commit":
            return f"commit {self.card(game, option.card)} to {self.card(game, option.number)}"
        if option.word == "resource":
            return f"attach {self.card(game, option.card)} to domain {option.number + 1}"
        if option.word in ("token", "tokens"):
            counts = zip(self._tokens(option), self.players, strict=True)
            whose = " and ".join(f"{n} of {player}" for n, player in counts if n)
            return f"{self.card(game, option.card)}: {whose}"
        if option.card >= 0:
            return f"{option.word} {self.card(game, option.card)}"
        return option.word

    def options(self, game: Bench, options: Sequence[Option], most: int = 20) -> str:
        """Options in words, one after the other."""
        words = list(dict.fromkeys(self.option(game, option) for option in options))
        return "; ".join(words[:most]) + (f"; and {len(words) - most} more" if len(words) > most else "")
