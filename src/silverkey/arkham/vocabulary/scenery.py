"""Instructions of scenarios, acts and agendas: what is set aside comes into play, things advance, all is recorded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.arkham.table import zones
from silverkey.arkham.words import ENCOUNTER_DECK
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.kinds import Kind
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
    """Locations that are set aside come into play."""

    titles: tuple[str, ...]

    def run(self, game: Game, frame: Program) -> Outcome:
        for title in self.titles:
            for card in aside(game, title)[:1]:
                zones.enter(game, card)
                game.note(Event("enter", card))
        return FULL

    def english(self, title: str) -> str:
        return f"put {english.listed(self.titles)} into play"


@dataclass(frozen=True, eq=False)
class AtTitle(Ref):
    """The card in play of a title."""

    title: str

    def cards(self, game: Game, ctx: Context) -> tuple[int, ...]:
        return tuple(card for card in game.in_play if game.face(card).title == self.title)

    def english(self, title: str) -> str:
        return self.title


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

    def run(self, game: Game, frame: Program) -> Outcome:
        found = self.where.cards(game, frame.ctx)
        if not found:
            return SHORT
        return game.happen([brought_about(frame.ctx, "reveal location", found[0], game.lead)])

    def english(self, title: str) -> str:
        return f"reveal {self.where.english(title)}"


@dataclass(frozen=True, eq=False)
class BringIn(Instruction):
    """A card that is set aside comes into play at a location: an enemy spawns there."""

    title: str
    where: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        found, places = aside(game, self.title), self.where.cards(game, frame.ctx)
        if not found or not places:
            return SHORT
        verb = "spawn" if game.printed[found[0]].type == "enemy" else "enter"
        event = brought_about(frame.ctx, verb, found[0], frame.ctx.you, place=places[0])
        event.cause = "at"
        return game.happen([event])

    def english(self, title: str) -> str:
        return f"the set-aside {self.title} comes into play at {self.where.english(title)}"


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
        return f"{self.verb} {self.who.english(title)}"


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
    """The encounter discard pile is shuffled into the encounter deck."""

    def run(self, game: Game, frame: Program) -> Outcome:
        game.renew_encounters()
        return FULL

    def english(self, title: str) -> str:
        return "shuffle the encounter discard pile into the encounter deck"


@dataclass(frozen=True, eq=False)
class DigFor(Instruction):
    """Cards are discarded from the encounter deck until one of a kind is; it is then drawn."""

    cards: Kind

    def run(self, game: Game, frame: Program) -> Outcome:
        found = -1
        while game.encounter_deck and found < 0:
            card = game.encounter_deck[-1]
            zones.move(game, card, zones.discard_zone(game, card))
            if self.cards.match(game, frame.ctx, card):
                found = card
        if found < 0:
            return SHORT
        game.happen([Event("encounter", found, frame.ctx.you)])
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        noun = self.cards.noun(placed=False)
        return f"discard cards from the {ENCOUNTER_DECK} until a {noun} is discarded; draw it"


@dataclass(frozen=True, eq=False)
class Record(Instruction):
    """Something is recorded in the campaign log."""

    what: str

    def run(self, game: Game, frame: Program) -> Outcome:
        if self.what not in game.log:
            game.log.append(self.what)
        return FULL

    def english(self, title: str) -> str:
        return f"record that {self.what}"
