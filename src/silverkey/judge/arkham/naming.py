"""What a case calls the cards, tokens and answers of Arkham Horror."""

from __future__ import annotations

from silverkey.arkham.library import names_of
from silverkey.arkham.rules.harm import triples
from silverkey.arkham.words import ENCOUNTER_DECK, SKILLS, TOKENS
from silverkey.cardgame.names import fold
from silverkey.cardgame.words.flow import OneOf
from silverkey.cardgame.words.phrasing import joined
from silverkey.judge.arkham.blanks import is_blank
from silverkey.judge.arkham.examined import Examined
from silverkey.judge.case import Name
from silverkey.judge.naming import Names
from silverkey.kernel.decision import Option
from silverkey.language.program import Program

TRAUMA = ("physical", "mental")
STORY_ASSET = ("include", "leave out")
"""What may become of a story asset between scenarios."""


class ArkhamNames(Names[Examined]):
    """The investigators and labels of a case of Arkham Horror."""

    part = 0
    """The part of a campaign in which the case begins: its labels mean nothing in another."""

    def cards(self, game: Examined, name: Name) -> list[int]:
        """The cards of that label, as long as they are on the table, or of any name that they go by."""
        if game.chronicle.part != self.part:
            return self.titled(game, fold(name.text))
        return super().cards(game, name)

    def titled(self, game: Examined, word: str) -> list[int]:
        """The cards of that title, 'Title (level)', 'Title, Subtitle' or code; of several levels the lowest."""
        faces = {face for face in set(game.printed) if word in names_of(face)}
        return [card for card, face in enumerate(game.printed) if face in faces]

    def title(self, game: Examined, card: int) -> str:
        """The title that a card shows."""
        return game.face(card).title

    def is_filler(self, game: Examined, card: int) -> bool:
        """Whether a card is blank."""
        return is_blank(game.printed[card])

    def means(self, game: Examined, name: Name, option: Option) -> bool:
        """Whether a name can mean an option."""
        if option.word == "skill":
            return fold(name.text) == SKILLS[option.number]
        if option.word == "trauma":
            return fold(name.text) == TRAUMA[option.number]
        if option.word == "resource":
            return fold(name.text) == option.word
        if option.word == "token":
            return name.text == TOKENS[option.number]
        if option.word in STORY_ASSET:
            return fold(name.text) == option.word
        if option.word == "deck":
            encounters = option.number < 0
            return fold(name.text) == ENCOUNTER_DECK if encounters else self.player(name) == option.number
        if option.word == "number" and name.number is None:
            return fold(name.text) in fold(self.way(game, option.number))
        if option.word == "player" and option.number >= 0:
            return self.player(name) == option.number
        if option.word == "result":
            return self.is_called(game, self.of_result(game, option.number), name)
        return super().means(game, name, option)

    def is_called(self, game: Examined, card: int, name: Name) -> bool:
        """Whether a card goes by that name. An investigator's card goes by his."""
        player = self.player(name)
        if player is not None and game.investigators[player].card == card:
            return True
        return super().is_called(game, card, name)

    @staticmethod
    def of_result(game: Examined, number: int) -> int:
        """The card that a result of the test comes from; that of the test itself comes from what is tested."""
        test = game.test
        assert test is not None
        return test.target if number == 0 and test.target >= 0 else test.outcomes(game)[number][2]

    @staticmethod
    def way(game: Examined, number: int) -> str:
        """What one of several ways to choose from says."""
        frame = game.stack[-1]
        if isinstance(frame, Program) and frame.position < len(frame.program):
            word = frame.program[frame.position]
            if isinstance(word, OneOf) and 0 < number <= len(word.ways):
                return joined(word.ways[number - 1].effect, "")
        return ""

    def option(self, game: Examined, option: Option) -> str:
        """An option in words."""
        if option.word == "assign":
            parts = [f"{self.card(game, card)}: {d} damage, {h} horror" for card, d, h in triples(option.parts)]
            return " and ".join(parts)
        if option.word == "skill":
            return SKILLS[option.number]
        if option.word == "trauma":
            return TRAUMA[option.number]
        if option.word == "token":
            return TOKENS[option.number]
        if option.word in STORY_ASSET:
            return option.word
        if option.word == "deck":
            return ENCOUNTER_DECK if option.number < 0 else f"{self.players[option.number]}'s deck"
        if option.word == "result":
            card = self.of_result(game, option.number)
            return self.card(game, card) if card >= 0 else "the test itself"
        if option.word == "number" and self.way(game, option.number):
            return f"{option.number} ({self.way(game, option.number)})"
        return super().option(game, option)
