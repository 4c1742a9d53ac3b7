"""What a case calls the cards, stories, domains and icons of Call of Cthulhu."""

from __future__ import annotations

from collections.abc import Sequence

from silverkey.cthulhu.library import names_of
from silverkey.cthulhu.words import DOMAIN
from silverkey.judge.case import Name
from silverkey.judge.cthulhu.blanks import faction_named, is_blank
from silverkey.judge.cthulhu.examined import Examined
from silverkey.judge.naming import Names
from silverkey.kernel.decision import Decision, Option


class CthulhuNames(Names[Examined]):
    """The players and labels of a case of Call of Cthulhu."""

    def titled(self, game: Examined, word: str) -> list[int]:
        """The cards of that title, title and descriptor, either with the set in parentheses, or code."""
        faces = {face for face in set(game.printed) if word in names_of(face)}  # most cards of a case are blank
        return [card for card, face in enumerate(game.printed) if face in faces] if faces else []

    def title(self, game: Examined, card: int) -> str:
        """The title that a card shows."""
        return game.name(card)

    def is_filler(self, game: Examined, card: int) -> bool:
        """Whether a card is blank."""
        return is_blank(game.printed[card])

    def stories(self, game: Examined, name: Name) -> list[int]:
        """The story or conspiracy in play of that number or title."""
        if name.number is not None:
            return [story.card for story in game.stories[name.number - 1 : name.number]] if name.number else []
        named = self.cards(game, name)
        return [story.card for story in game.stories if story.card in named]

    def number_of_story(self, game: Examined, card: int) -> int:
        """Which story this is, counted from 1; 0 if it is none."""
        for number, story in enumerate(game.stories, 1):
            if story.card == card:
                return number
        return 0

    # Answers

    def answers(self, game: Examined, decision: Decision, name: Name) -> list[Option]:
        """The options that a name can mean. The number of a domain means one's own."""
        matching = super().answers(game, decision, name)
        mine = [option for option in matching if option.word == "domain" and option.card == decision.player]
        return mine if mine and name.of < 0 else matching

    def means(self, game: Examined, name: Name, option: Option) -> bool:
        """Whether a name can mean an option."""
        if option.word == "domain":
            return name.number == option.number + 1 and name.of in (-1, option.card)
        return super().means(game, name, option)

    def is_called(self, game: Examined, card: int, name: Name) -> bool:
        """Whether a card or story goes by that name. Blank resources go by their faction."""
        if name.number is not None and card in self.stories(game, name):
            return True
        if super().is_called(game, card, name):
            return True
        face = game.printed[card]
        return is_blank(face) and game.zone[card] == DOMAIN and faction_named(name.text) == face.faction

    def select(self, game: Examined, decision: Decision, names: Sequence[Name]) -> tuple[list[Option], int]:
        """The options that the next names mean, and how many names say so.

        Success tokens take several: the story, then the player whose token each is.
        """
        options, used = super().select(game, decision, names)
        if options and options[0].word in ("token", "tokens"):
            owners = [self.player(name) for name in names[1:]]
            while used <= len(owners) and owners[used - 1] is not None:
                used += 1
            if used > 1:
                counts = tuple(owners[: used - 1].count(player) for player in (0, 1))
                options = [option for option in options if _tokens(option) == counts]
        return options, used

    # Words for reports

    def card(self, game: Examined, card: int) -> str:
        """What to call a card in a report."""
        number = self.number_of_story(game, card)
        named = self.labelled(game, card)
        return f"story {number}, {named}" if number else named

    def spoken(self, game: Examined, card: int) -> str:
        """What to call a card in an account, where a blank story goes by its number."""
        number = self.number_of_story(game, card) if is_blank(game.printed[card]) else 0
        return f"story {number}" if number else self.labelled(game, card)

    def option(self, game: Examined, option: Option) -> str:
        """An option in words."""
        if option.word == "story":
            return self.card(game, option.card)
        if option.word == "domain":
            return f"{self.players[option.card]}'s domain {option.number + 1}"
        if option.word == "commit":
            return f"commit {self.card(game, option.card)} to {self.card(game, option.number)}"
        if option.word == "resource":
            return f"attach {self.card(game, option.card)} to domain {option.number + 1}"
        if option.word in ("token", "tokens"):
            counts = zip(_tokens(option), self.players, strict=True)
            whose = " and ".join(f"{n} of {player}" for n, player in counts if n)
            return f"{self.card(game, option.card)}: {whose}"
        return super().option(game, option)


def _tokens(option: Option) -> tuple[int, ...]:
    """How many tokens of each player an option is about."""
    if option.word == "tokens":
        return (option.number, option.other)
    return (1, 0) if option.number == 0 else (0, 1)
