"""What happens in a skill test."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.details import OfTest, OfToken
from silverkey.arkham.table import zones
from silverkey.arkham.verbs.base import Moment, Stepwise
from silverkey.arkham.words import HAND, LIMBO
from silverkey.cardgame.verbs import Verb
from silverkey.kernel.event import Event

if TYPE_CHECKING:
    from silverkey.arkham.game import Game
    from silverkey.cardgame.account import Account


class TestBegins(Moment):
    """A skill test begins."""

    name = "test begins"
    rulings = ("ahlcg-reference/test/1.a",)
    carries = (OfTest,)

    def log(self, told: Account) -> str:
        test = told.game.test
        if test is None:
            return ""
        return f"{told.who} tests {test.skill}, {test.worth(told.game)} against {test.target_value(told.game)}."


class Commit(Verb):
    """A card is committed to a skill test."""

    name = "commit"
    rulings = ("ahlcg-reference/test/2.a", "ahlcg-1.2/1.9.a", "ahlcg-1.2/1.9.b")
    tells = "{who} commits {card}."

    def change(self, game: Game, event: Event) -> bool:
        if game.zone[event.card] != HAND:
            return False
        zones.move(game, event.card, LIMBO)
        return True


class RevealTokens(Stepwise):
    """A chaos token is about to be revealed, or several."""

    name = "reveal tokens"
    rulings = ("ahlcg-reference/test/3.a",)


class Reveal(Verb):
    """A chaos token is revealed."""

    name = "reveal token"
    rulings = ("ahlcg-reference/test/3.a", "ahlcg-reference/test/4.a")
    carries = (OfToken,)
    tells = "Chaos token: {word}."

    def change(self, game: Game, event: Event) -> bool:
        return True


class Decided(Verb):
    """Whether a skill test succeeds or fails is being decided."""

    carries = (OfTest,)
    success = False

    def change(self, game: Game, event: Event) -> bool:
        """What would fail may succeed by now; then this does not happen, and it is decided anew."""
        test = game.test
        if test is None or test.succeeds(game) is not self.success:
            return False
        event.detail = test.decide(game)
        return True

    def log(self, told: Account) -> str:
        test = told.event.detail
        assert isinstance(test, OfTest)
        return f"{told.who} {'succeeds' if test.success else 'fails'} by {test.by}."


class Succeed(Decided):
    """A skill test is successful."""

    name = "succeed"
    rulings = ("ahlcg-reference/test/6.a", "ahlcg-1.2/1.7.b")
    success = True


class Fail(Decided):
    """A skill test fails."""

    name = "fail"
    rulings = ("ahlcg-reference/test/6.a", "ahlcg-1.2/1.7.b")


class TestEnds(Moment):
    """A skill test ends."""

    name = "test ends"
    rulings = ("ahlcg-reference/test/8.a",)
    carries = (OfTest,)
