"""Instructions of scenarios, acts and agendas: what is set aside comes into play, things advance, all is recorded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.arkham.printed.facts import printed_card
from silverkey.arkham.table import zones
from silverkey.arkham.verbs import VERBS
from silverkey.arkham.words import ENCOUNTER_DECK, ENEMY, REMOVED, SET_ASIDE, SIDE_DECK
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.players import Who
from silverkey.cardgame.words.references import Ref
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def aside(game: Game, title: str) -> list[int]:
    """The cards of a title that are set aside."""
    return [card for card in game.set_aside if game.printed[card].title == title]


@dataclass(frozen=True, eq=False)
class Place(Instruction):
    """Locations that are set aside come into play: one of each title, or more."""

    NAMES = (("titles", "title"),)

    titles: tuple[str, ...]
    copies: int = 1

    def run(self, game: Game, frame: Program) -> Outcome:
        for title in self.titles:
            for card in aside(game, title)[: self.copies]:
                zones.enter(game, card)
                game.note(Event("enter", card))
        return FULL

    def english(self, title: str) -> str:
        many = "" if self.copies == 1 else f"{self.copies} copies of "
        return f"put {many}{english.listed(self.titles)} into play"


@dataclass(frozen=True, eq=False)
class PlaceAtRandom(Instruction):
    """Of the set-aside locations of a title so many come into play by chance; the others are removed from the game."""

    title: str
    number: int = 1

    def run(self, game: Game, frame: Program) -> Outcome:
        found = aside(game, self.title)
        chosen = game.chances("location", found, self.number)
        for card in chosen:  # in the order of chance: that of the set would tell which is which
            zones.enter(game, card)
            game.note(Event("enter", card))
        for card in found:
            if card not in chosen:
                zones.move(game, card, REMOVED)
        return FULL

    def english(self, title: str) -> str:
        many = "one" if self.number == 1 else str(self.number)
        return f"put {many} of the set-aside {self.title} locations into play at random and remove the others"


@dataclass(frozen=True, eq=False)
class AtTitle(Ref):
    """The card in play of a title, or of a title and a subtitle."""

    NAMES = (("title", "title"),)

    title: str
    subtitle: str = ""

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        titled = (card for card in game.in_play if game.face(card).title == self.title)
        return tuple(card for card in titled if self.subtitle in ("", game.face(card).facts.subtitle))

    def english(self, title: str) -> str:
        return f"{self.title} ({self.subtitle})" if self.subtitle else self.title


@dataclass(frozen=True, eq=False)
class Begin(Instruction):
    """Every investigator is placed at a location, which is revealed: at the beginning, or by an act."""

    where: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        found = self.where.cards(game, frame.ctx)
        if not found:
            return SHORT
        for player in game.playing():
            game.investigators[player].location = found[0]
        game.touch()
        return game.happen([brought_about(frame.ctx, "reveal location", found[0], game.lead)])

    def english(self, title: str) -> str:
        return f"each investigator is placed at {self.where.english(title)}"


@dataclass(frozen=True, eq=False)
class Reveal(Instruction):
    """A location is revealed."""

    where: Ref

    def possible(self, game: Game, ctx: Context) -> Any:
        found = self.where.settled(game, ctx)
        hidden = found is None or any(not game.is_revealed(place) for place in found)
        return None if hidden else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        found = self.where.cards(game, frame.ctx)
        if not found:
            return SHORT
        return game.happen([brought_about(frame.ctx, "reveal location", found[0], game.lead)])

    def english(self, title: str) -> str:
        return f"reveal {self.where.english(title)}"


@dataclass(frozen=True, eq=False)
class BringIn(Instruction):
    """A card that is set aside, or waits in the encounter deck, comes into play: an enemy spawns."""

    NAMES = (("title", "title"), ("type", "type"))

    title: str
    where: Ref | None = None
    """At a location; without it an enemy follows its own instruction."""
    type: str = ""
    """Which of its two sides is up, where both have the title."""
    controller: Who | None = None
    """Under whose control."""

    def found(self, game: Game) -> list[int]:
        """The cards that may be meant."""
        here = aside(game, self.title) or [card for card in game.encounter_deck if game.name(card) == self.title]
        return [card for card in here if self.type in ("", game.printed[card].type)]

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        found = self.found(game)
        if not found:
            return SHORT
        self.put_away(game, found[0])
        if self.controller is not None:
            players = self.controller.players(game, ctx)
            events = [Event("enter", found[0], player, cause="controlled") for player in players[:1]]
            return game.happen(events) if events else SHORT
        if self.where is None:
            game.spawn(found[0], ctx.you)
            return LATER
        places = self.where.cards(game, ctx)
        if not places:
            return SHORT
        verb = "spawn" if game.printed[found[0]].type == ENEMY else "enter"
        event = brought_about(ctx, verb, found[0], ctx.you, place=places[0])
        event.cause = "at"
        return game.happen([event])

    def put_away(self, game: Game, card: int) -> None:
        """The other side of the same card can no longer come into play."""
        for other in aside(game, self.title):
            if game.printed[other].code == game.printed[card].facts.back:
                zones.move(game, other, REMOVED)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        name = f"{self.title} {self.type}".strip()
        where = "" if self.where is None else f" at {self.where.english(title)}"
        under = "" if self.controller is None else f" under the control of {self.controller.english()}"
        return f"the set-aside {name} comes into play{where}{under}"


@dataclass(frozen=True, eq=False)
class FromCollection(Instruction):
    """An enemy out of the collection spawns at a location."""

    code: str
    where: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        places = self.where.cards(game, frame.ctx)
        if not places:
            return SHORT
        card = game.join(self.code, -1, SET_ASIDE)
        game.set_aside.append(card)
        return game.happen([Event("spawn", card, frame.ctx.you, place=places[0], cause="at")])

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        facts = printed_card(self.code)
        return f"search the collection for {facts.title} ({facts.subtitle}), who spawns at {self.where.english(title)}"


@dataclass(frozen=True, eq=False)
class RemoveAll(Instruction):
    """Certain cards are removed from the game, or discarded."""

    verb: str
    who: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        cards = self.who.cards(game, frame.ctx)
        if not cards:
            return FULL
        return game.happen([brought_about(frame.ctx, self.verb, card, frame.ctx.you) for card in cards])

    def english(self, title: str) -> str:
        return str(VERBS[self.verb].does).replace("{who}", self.who.english(title))


@dataclass(frozen=True, eq=False)
class Advance(Instruction):
    """The current act, or the agenda, advances."""

    what: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        cards = self.what.cards(game, frame.ctx)
        if not cards:
            return SHORT
        return game.happen([brought_about(frame.ctx, "advance", cards[0], frame.ctx.you)])

    def english(self, title: str) -> str:
        return f"{self.what.english(title)} advances"


@dataclass(frozen=True, eq=False)
class Shuffle(Instruction):
    """The encounter discard pile, and perhaps other cards, are shuffled into the encounter deck."""

    more: Ref | None = None

    def run(self, game: Game, frame: Program) -> Outcome:
        for card in () if self.more is None else self.more.cards(game, frame.ctx):
            zones.move(game, card, ENCOUNTER_DECK)
        zones.renew_encounters(game)
        return FULL

    def english(self, title: str) -> str:
        more = "" if self.more is None else f" and {self.more.english(title)}"
        return f"shuffle the encounter discard pile{more} into the encounter deck"


@dataclass(frozen=True, eq=False)
class MoveTowards(Instruction):
    """Certain enemies move one location towards another; the lead investigator decides between ways of one length."""

    who: Ref
    where: Ref

    def possible(self, game: Game, ctx: Context) -> Any:
        able = self.who.cards(game, ctx) and self.where.cards(game, ctx)
        return None if able else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        enemies = self.who.cards(game, frame.ctx)
        places = self.where.cards(game, frame.ctx)
        if not enemies or not places:
            return SHORT
        game.drive(list(enemies), places[0])
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        return f"{self.who.english(title)} move 1 location towards {self.where.english(title)}"


@dataclass(frozen=True, eq=False)
class SpawnHere(Instruction):
    """The enemy that is about to spawn spawns at this location instead."""

    def run(self, game: Game, frame: Program) -> Outcome:
        event = game.events[frame.ctx.event]
        event.place, event.cause = frame.ctx.source, "at"
        return FULL

    def english(self, title: str) -> str:
        return f"it spawns at {title} instead"


@dataclass(frozen=True, eq=False)
class DrawSide(Instruction):
    """Draw the top card of the deck that the scenario has besides."""

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.side_deck else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        if not game.side_deck:
            return SHORT
        return game.happen([Event("encounter", game.side_deck[-1], frame.ctx.you)])

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        return f"draw the top card of the {SIDE_DECK}"


@dataclass(frozen=True, eq=False)
class TakeOver(Instruction):
    """This card, turned over, is both the current act and the current agenda."""

    def run(self, game: Game, frame: Program) -> Outcome:
        if game.act in game.in_play and game.act != frame.ctx.source:
            zones.leave_play(game, game.act, REMOVED)
        game.act = game.agenda = frame.ctx.source
        game.touch()
        return FULL

    def english(self, title: str) -> str:
        return "this card is now both the current act and the current agenda"


@dataclass(frozen=True, eq=False)
class AddToEncounters(Instruction):
    """A card of another scenario joins the encounter deck, which is shuffled."""

    code: str

    def run(self, game: Game, frame: Program) -> Outcome:
        game.encounter_deck.append(game.join(self.code, -1, ENCOUNTER_DECK))
        game.shuffle(game.encounter_deck)
        return FULL

    def english(self, title: str) -> str:
        return f"shuffle {printed_card(self.code).title} into the {ENCOUNTER_DECK}"
