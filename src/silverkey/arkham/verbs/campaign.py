"""What a campaign keeps: notes in its log, what is earned, who is lost, who joins and leaves, what decks become."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.verbs.base import Moment
from silverkey.arkham.words import INSANE
from silverkey.cardgame.details import Manner
from silverkey.kernel.event import Event

if TYPE_CHECKING:
    from silverkey.arkham.game import Game
    from silverkey.cardgame.account import Account


class Note(Moment):
    """Something that belongs to the campaign; what it is about is told in words, since it is no card on the table."""

    carries = (Manner,)


class Recorded(Note):
    """A note is recorded in the campaign log."""

    name = "record"
    rulings = ("ahlcg-1.2/def/record-in-log.a",)
    tells = "Recorded in the campaign log: {word}."


class CrossedOut(Note):
    """A note of the campaign log is crossed out."""

    name = "cross out"
    rulings = ("ahlcg-1.2/def/record-in-log.a",)
    tells = "Crossed out in the campaign log: {word}."


class EarnsExperience(Note):
    """An investigator earns experience."""

    name = "earn experience"
    rulings = ("ahlcg-reference/experience.a",)

    def log(self, told: Account) -> str:
        number = told.event.amount
        less = " less" if number < 0 else ""
        return f"{told.who} earns {abs(number)}{less} experience."


class EarnsCard(Note):
    """An investigator may have a card in his deck from now on."""

    name = "earn card"
    rulings = ("ahlcg-reference/story-asset.a",)
    tells = "{who} earns {word}."


class TokenAdded(Note):
    """A chaos token joins the bag."""

    name = "token added"
    rulings = ("ahlcg-reference/campaign.a",)
    tells = "A chaos token joins the bag: {word}."


class IsLost(Note):
    """An investigator is killed, or driven insane, and lost to the campaign."""

    name = "lost"
    rulings = ("ahlcg-reference/killed.a",)

    def log(self, told: Account) -> str:
        how = "is driven insane" if told.event.word == INSANE else "is killed"
        return f"{told.who} {how}."


class Succeeds(Note):
    """A new investigator takes the place of one who is lost."""

    name = "new investigator"
    rulings = ("ahlcg-reference/campaign.c",)
    tells = "From now on {word} plays in this place."


class Joins(Note):
    """A player joins a campaign."""

    name = "join"
    rulings = ("ahlcg-reference/campaign.b",)
    tells = "{word} joins the campaign."


class Leaves(Note):
    """A player leaves a campaign; what the log has of him stays."""

    name = "leave"
    rulings = ("ahlcg-reference/campaign.b",)
    tells = "{word} leaves the campaign."


class DeckChanges(Note):
    """A deck changes between two scenarios."""

    name = "deck changes"
    rulings = ("ahlcg-reference/experience.b",)
    tells = "{who}'s deck: {word}."


def tell(game: Game, verb: str, word: str, player: int = -1, amount: int = 1) -> None:
    """Let observers know of something that belongs to the campaign."""
    game.note(Event(verb, -1, player, amount, detail=Manner(word)))
