"""What an instruction is about: your location, the enemy that attacks, the act and the agenda."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.arkham.remains import Remains
from silverkey.cardgame.words.references import Chosen, EventCard, Ref
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


@dataclass(frozen=True, eq=False)
class YourLocation(Ref):
    """The location of the investigator."""

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        here = game.investigators[ctx.you].location if ctx.you >= 0 else -1
        return (here,) if here >= 0 else ()

    def english(self, title: str) -> str:
        return "your location"


@dataclass(frozen=True, eq=False)
class ItsLocation(Ref):
    """The location that this card is at, or is attached to."""

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        place = game.location_of(ctx.source)
        left = game.events[ctx.event].memory if ctx.event >= 0 else None
        if place < 0 and isinstance(left, Remains):
            place = left.location
        return (place,) if place >= 0 else ()

    def english(self, title: str) -> str:
        return "this location"


@dataclass(frozen=True, eq=False)
class Host(Ref):
    """What this card is attached to."""

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        standing = game.in_play.get(ctx.source)
        return (standing.attached,) if standing is not None and standing.attached >= 0 else ()

    def english(self, title: str) -> str:
        return f"the card that {title} is attached to"


@dataclass(frozen=True, eq=False)
class You(Ref):
    """Your investigator."""

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return (game.investigators[ctx.you].card,) if ctx.you >= 0 else ()

    def english(self, title: str) -> str:
        return "you"


@dataclass(frozen=True, eq=False)
class EventSource(Ref):
    """The card that brought about what is answered: the enemy that attacks."""

    noun: str = "that enemy"

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        event = game.events.get(ctx.event)
        return (event.source,) if event is not None and event.source >= 0 else ()

    def english(self, title: str) -> str:
        return self.noun


@dataclass(frozen=True, eq=False)
class EventPlace(Ref):
    """Where what is answered happened."""

    noun: str = "that location"

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        event = game.events.get(ctx.event)
        return (event.place,) if event is not None and event.place >= 0 else ()

    def english(self, title: str) -> str:
        return self.noun


@dataclass(frozen=True, eq=False)
class Current(Ref):
    """The current act, or the current agenda."""

    what: str

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        card = game.act if self.what == "act" else game.agenda
        return (card,) if card in game.in_play else ()

    def english(self, title: str) -> str:
        return f"the current {self.what}"


@dataclass(frozen=True, eq=False)
class Tested(Ref):
    """What the skill test under way is about: the enemy or the location."""

    noun: str = "that enemy"

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        if ctx.cards.get("tested"):
            return ctx.cards["tested"]
        test = game.test
        return (test.target,) if test is not None and test.target >= 0 else ()

    def english(self, title: str) -> str:
        return self.noun


@dataclass(frozen=True, eq=False)
class TestingInvestigator(Ref):
    """The investigator who performs the test under way."""

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        test = game.test
        return (game.investigators[test.player].card,) if test is not None else ()

    def english(self, title: str) -> str:
        return "that investigator"


YOUR_LOCATION = YourLocation()
ITS_LOCATION = ItsLocation()
HOST = Host()
YOU = You()
THE_ATTACKER = EventSource("the attacking enemy")
THERE = EventPlace()
THE_ACT = Current("act")
THE_AGENDA = Current("agenda")
TESTED = Tested()
THE_TESTER = TestingInvestigator()
THAT_CARD = EventCard("that card")
THAT_ENEMY = EventCard("that enemy")
CHOSEN = Chosen("chosen", "it")
THAT_PLACE = Chosen("place", "that location")
CHOSEN_INVESTIGATOR = Chosen("chosen", "that investigator")
CHOSEN_PLACE = Chosen("chosen", "that location")
