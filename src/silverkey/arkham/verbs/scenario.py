"""What happens in a scenario: encounters, moves, acts and agendas, and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.table.map import clue_value
from silverkey.arkham.verbs.base import Moment, Stepwise
from silverkey.arkham.words import ENEMY, FROM_DECK
from silverkey.cardgame.board import EVERYTHING, TOKENS
from silverkey.cardgame.details import Manner
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.verbs import Verb
from silverkey.kernel.event import Event

if TYPE_CHECKING:
    from silverkey.arkham.game import Game
    from silverkey.cardgame.account import Account


NOT_FROM_DECK = ("ahlcg-reference/revelation.a",)


class Encounter(Stepwise):
    """An investigator draws an encounter card."""

    name = "encounter"
    rulings = ("ahlcg-reference/phase/1.4.a",)

    def citations(self, event: Event) -> tuple[str, ...]:
        return self.rulings if event.cause == FROM_DECK else NOT_FROM_DECK

    def log(self, told: Account) -> str:
        """That a weakness has been drawn is told with the other cards that were."""
        return "" if told.game.owner[told.event.card] >= 0 else f"{told.who} draws {told.card}."


class Revelation(Stepwise):
    """What a card says as it is drawn is about to take effect."""

    name = "revelation"
    rulings = ("ahlcg-reference/revelation.a", "ahlcg-1.2/2.1.a")


LEFT_BEHIND = Refusal(
    "It cannot enter that location, and stays behind.", ("ahlcg-reference/cannot.a", "ahlcg-reference/engagement.c")
)


class Move(Verb):
    """An investigator moves to a location; engaged enemies go with him, but for those that cannot enter it."""

    name = "move"
    rulings = ("ahlcg-reference/move.a",)
    tells = "{who} moves to {place}{because}."
    touches = EVERYTHING

    def change(self, game: Game, event: Event) -> bool:
        held = game.investigators[event.player]
        if held.fate or held.location == event.place or event.place not in game.in_play:
            return False
        event.card = held.location if event.card < 0 else event.card
        for enemy, standing in game.in_play.items():
            if standing.threat == event.player and game.face(enemy).type == ENEMY and game.barred(enemy, event.place):
                standing.threat, standing.location = -1, held.location
                game.left_out(enemy, LEFT_BEHIND)
        held.location = event.place
        return True


class EnterLocation(Moment):
    """An investigator has entered a location."""

    name = "enter location"
    rulings = ("ahlcg-reference/move.a",)


class Reveal(Verb):
    """A location is revealed, and its clues are placed on it."""

    name = "reveal location"
    rulings = ("ahlcg-reference/location.a", "ahlcg-reference/clues.a", "ahlcg-1.2/faq/unrevealed-location")
    tells = "{card} is revealed."
    touches = EVERYTHING

    def change(self, game: Game, event: Event) -> bool:
        standing = game.in_play.get(event.card)
        if standing is None or standing.revealed:
            return False
        standing.revealed = True
        standing.clues += clue_value(game, event.card)
        game.reveal_to_all()
        return True


class Advance(Stepwise):
    """The act or the agenda advances."""

    name = "advance"
    rulings = ("ahlcg-reference/act-agenda.c",)
    tells = "{card} advances."


class Resign(Stepwise):
    """An investigator resigns."""

    name = "resign"
    rulings = ("ahlcg-reference/resign.a",)
    tells = "{who} resigns."


class Eliminated(Moment):
    """An investigator is out of the scenario."""

    name = "eliminated"
    rulings = ("ahlcg-reference/elimination.a",)
    carries = (Manner,)


class LoseAction(Verb):
    """An investigator loses actions: standard ones first, then the additional ones named (ahlcg-1.2/1.10)."""

    name = "lose actions"
    rulings = ("ahlcg-reference/action.b", "ahlcg-1.2/1.10.c")
    touches = TOKENS

    def change(self, game: Game, event: Event) -> bool:
        held = game.investigators[event.player]
        lost = min(event.amount, held.actions)
        held.actions -= lost
        held.used.extend(event.cards)
        return True

    def log(self, told: Account) -> str:
        return f"{told.who} loses {told.event.amount} action{'s' if told.event.amount > 1 else ''}{told.because}."


class GainAction(Verb):
    """An investigator may take another action this turn."""

    name = "gain actions"
    rulings = ("ahlcg-reference/gains.a",)
    touches = TOKENS

    def change(self, game: Game, event: Event) -> bool:
        game.investigators[event.player].actions += event.amount
        return True

    def log(self, told: Account) -> str:
        return f"{told.who} may take {told.event.amount} more action{'s' if told.event.amount > 1 else ''}."


class Story(Verb):
    """Something of the story is told."""

    name = "story"
    rulings = ("ahlcg-reference/act-agenda.c",)
    carries = (Manner,)

    def change(self, game: Game, event: Event) -> bool:
        game.story = event.word
        return True

    def log(self, told: Account) -> str:
        return told.event.word


class Resolution(Verb):
    """The scenario ends with a resolution."""

    name = "resolution"
    rulings = ("ahlcg-reference/act-agenda.d",)
    carries = (Manner,)

    def change(self, game: Game, event: Event) -> bool:
        game.end_scenario(event.word)
        return True

    def log(self, told: Account) -> str:
        return f"Resolution {told.event.word}." if told.event.word else "No resolution was reached."
