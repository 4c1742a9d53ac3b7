"""The tops of decks: looked at, put in order, drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.arkham.table import zones
from silverkey.cardgame.board import PILES
from silverkey.cardgame.choosing import Choosing
from silverkey.kernel.decision import Option
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


@dataclass(frozen=True, eq=False)
class ArrangeTop(Instruction):
    """Look at the top cards of any investigator's deck or the encounter deck and put them back in any order."""

    number: int

    def decks(self, game: Game) -> list[int]:
        """Whose decks there are; -1 is the encounter deck."""
        found = [player for player in game.playing() if game.investigators[player].deck]
        return [*found, *((-1,) if game.encounter_deck else ())]

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.decks(game) else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        options = [Option("deck", -1, whose) for whose in self.decks(game)]
        return frame.ask(game, frame.ctx.you, "which deck", options)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        frame.memo = [option.number]
        you = frame.ctx.you
        top = self.deck(game, frame)[: -self.number - 1 : -1]
        game.reveal_to(you)
        game.push(Choosing(you, "arrange", top, len(top), len(top), frame.ctx.source))
        return LATER

    def deck(self, game: Game, frame: Program) -> list[int]:
        """The deck that was chosen."""
        whose = frame.memo[0]
        return game.encounter_deck if whose < 0 else game.investigators[whose].deck

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        self.deck(game, frame)[-len(value) :] = value[::-1]
        game.touch(PILES)
        return FULL

    def english(self, title: str) -> str:
        decks = "any investigator's deck or the encounter deck"
        return f"look at the top {self.number} cards of {decks} and return them to its top in any order"


@dataclass(frozen=True, eq=False)
class DiscardTop(Instruction):
    """Discard the top cards of your deck."""

    number: int

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.investigators[ctx.you].deck else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        held = game.investigators[frame.ctx.you]
        top = held.deck[: -self.number - 1 : -1]
        for card in top:
            zones.move(game, card, zones.discard_zone(game, card))
        return FULL if len(top) == self.number else SHORT

    def english(self, title: str) -> str:
        return f"discard the top {self.number} cards of your deck"


@dataclass(frozen=True, eq=False)
class DrawEncounter(Instruction):
    """Draw the top card of the encounter deck."""

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.encounter_deck else game.REFUSALS.no_target

    def run(self, game: Game, frame: Program) -> Outcome:
        height = len(game.stack)
        game.draw_encounter(frame.ctx.you)
        return LATER if len(game.stack) > height else SHORT

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        return "draw the top card of the encounter deck"


@dataclass(frozen=True, eq=False)
class ShuffleBack(Instruction):
    """The encounter card that was about to be drawn is shuffled into the encounter deck."""

    def run(self, game: Game, frame: Program) -> Outcome:
        game.shuffle(game.encounter_deck)
        return FULL

    def english(self, title: str) -> str:
        return "shuffle it back into the encounter deck"


@dataclass(frozen=True, eq=False)
class DiscardDrawn(Instruction):
    """The encounter card that was about to be drawn is discarded."""

    def run(self, game: Game, frame: Program) -> Outcome:
        card = game.events[frame.ctx.event].card
        zones.move(game, card, zones.discard_zone(game, card))
        return FULL

    def english(self, title: str) -> str:
        return "discard it"
