"""What befalls the whole table in a case of Arkham Horror: a resolution, an interlude, another campaign."""

from __future__ import annotations

from dataclasses import dataclass

from silverkey.arkham.campaign import begin_campaign, carried_on
from silverkey.arkham.campaigns.making import INTERLUDES, all_campaigns
from silverkey.arkham.library import by_code, names_of
from silverkey.arkham.rules.scenario import Ending
from silverkey.cardgame.names import fold
from silverkey.judge.arkham.examined import Examined
from silverkey.judge.arkham.naming import ArkhamNames
from silverkey.judge.case import Occasion
from silverkey.judge.source import CaseError, Place
from silverkey.kernel.state import UNTOLD
from silverkey.language.context import Context
from silverkey.language.program import Program

RESOLUTION, INTERLUDE, CARRY_ON = "resolution", "interlude", "carry on"


@dataclass(frozen=True, slots=True)
class Resolved(Occasion[Examined]):
    """The scenario ends with a resolution."""

    resolution: str
    place: Place
    words: str

    def happen(self, game: Examined) -> Examined:
        """All that is under way ends."""
        game.end_scenario(self.resolution)
        return game


@dataclass(frozen=True, slots=True)
class Played(Occasion[Examined]):
    """An interlude follows on the scenario, whose table still lies there."""

    title: str
    place: Place
    words: str

    def happen(self, game: Examined) -> Examined:
        """It is played once the scenario is over."""
        ending = game.stack[0]
        if not game.over or not isinstance(ending, Ending):
            raise CaseError("An interlude follows on a scenario that is over.", self.place)
        game.over = False
        ending.go("over")
        for held in game.investigators:
            held.experience = 0
        game.push(Program(INTERLUDES[self.title].effect, Context(game.lead, game.reference)), UNTOLD)
        return game


@dataclass(frozen=True, slots=True)
class CarriedOn(Occasion[Examined]):
    """Survivors of a campaign begin another."""

    title: str
    who: tuple[str, ...]
    place: Place
    words: str

    def happen(self, game: Examined) -> Examined:
        """Another game begins, with what they bring."""
        entrants = [
            entrant
            for entrant in carried_on(game)
            if any(fold(name) in names_of(by_code()[entrant.deck.investigator]) for name in self.who)
        ]
        if len(entrants) != len(self.who):
            raise CaseError("Only survivors of the campaign carry on.", self.place)
        new = Examined(len(entrants), ArkhamNames(self.who))
        new.foretold = game.foretold
        begin_campaign(new, all_campaigns()[self.title], entrants, game.difficulty)
        return new
