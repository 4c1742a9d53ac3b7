"""Verbs of Call of Cthulhu: what may be done to cards in play and out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from silverkey.cardgame import verbs
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.verbs import Question
from silverkey.cthulhu.state import DECKS, PILES, Standing, domain_at
from silverkey.cthulhu.table import zones
from silverkey.kernel.decision import Option

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.kernel.event import Event

NOT_THERE = Refusal("The card that it would happen to is not in play.", ("coc-latest/1.2.d",))

VERBS: dict[str, Verb] = verbs.verbs_of("cthulhu")


class Verb(verbs.Verb):
    """Something that can happen to a card, a player or a story."""

    anywhere: ClassVar[bool] = False
    """Can be done to cards that are not in play."""

    def cannot(self, game: Game, card: int, player: int) -> Refusal | None:
        """What forbids this for a card in play (and the player whose effect it is), or None."""
        return game.board.forbids(game, self.name, card)

    def refusal(self, game: Game, card: int, player: int) -> Refusal | None:
        """Why it could not happen to a card now, wherever that is, or None."""
        if card in game.in_play:
            return self.moot(game, card, player) or self.cannot(game, card, player)
        return zones.stuck(game, card) or self.cannot(game, card, player) if self.anywhere else NOT_THERE


class Altering(Verb):
    """Something that alters how a card in play stands, unless something is against it."""

    def change(self, game: Game, event: Event) -> bool:
        standing = game.in_play.get(event.card)
        if standing is None or self.refusal(game, event.card, event.player):
            return False
        self.alter(game, event, standing)
        return True

    def alter(self, game: Game, event: Event, standing: Standing) -> None:
        """Do it to the card."""
        raise NotImplementedError


class Seating(Verb):
    """Something before which its player says what the card will be attached to, unless the event has it already."""

    def seats(self, game: Game, event: Event) -> list[int]:
        """The cards, stories and other places that it may be attached to, if that is open."""
        raise NotImplementedError

    def question(self, game: Game, event: Event) -> Question | None:
        places = self.seats(game, event) if event.place == -1 else []
        if not places:
            return None
        options = [seat_option(place) for place in places]
        return Question(event.player, ASKED[options[0].word], options, event.source)

    def answered(self, game: Game, event: Event, option: Option) -> None:
        """It will be there."""
        event.place = next((place for place in self.seats(game, event) if seat_option(place) == option), -1)


ASKED = {"card": "choose host", "domain": "choose domain", "player": "choose player"}
"""How a player is asked for a place, by what there is to answer."""


def seat_option(place: int) -> Option:
    """The answer that means a place: a card or story, a domain, a player's deck or discard pile."""
    domain = domain_at(place)
    if domain is not None:
        return Option("domain", *domain)
    for piles in (DECKS, PILES):
        if place in piles:
            return Option("player", -1, piles.index(place))
    return Option("card", place)
