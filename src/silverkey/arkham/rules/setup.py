"""Setting up a scenario (rules reference, Appendix III)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from silverkey.arkham.decks.weaknesses import weakness_pool
from silverkey.arkham.library import by_code
from silverkey.arkham.printed.facts import printed_cards
from silverkey.arkham.rules.round import Round
from silverkey.arkham.rules.scenario import Ending, next_stage
from silverkey.arkham.scenarios.making import Scenario
from silverkey.arkham.state import Investigator
from silverkey.arkham.table import zones
from silverkey.arkham.vocabulary.constants import BeginsWith
from silverkey.arkham.words import (
    ACT,
    ACT_DECK,
    AGENDA,
    AGENDA_DECK,
    DECK,
    ENCOUNTER_DECK,
    ENEMY,
    HAND,
    SET_ASIDE,
    SIDE_DECK,
    TREACHERY,
)
from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.frame import Frame
from silverkey.kernel.state import UNTOLD
from silverkey.language.context import Context
from silverkey.language.program import Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

OPENING_HAND, STARTING_RESOURCES = 5, 5


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """What an investigator brings to a scenario."""

    investigator: str
    """The code of the investigator."""
    deck: tuple[str, ...]
    """The codes of all cards of the deck."""
    physical: int = 0
    mental: int = 0
    """Trauma."""


def playable_weaknesses() -> list[str]:
    """The pool of basic weaknesses of the Core Set, as far as their abilities are written."""
    return [code for code in weakness_pool(["core"]) if code in by_code()]


def set_up(game: Game, scenario: Scenario, seats: Sequence[Seat]) -> None:
    """Lay a scenario out on an empty table; its frames lie on whatever the game is about."""
    game.scenario = scenario.title
    game.started = len(seats)
    for player, seat in enumerate(seats):
        _sit_down(game, player, seat)
    gather(game, scenario)
    game.push(Ending())
    game.push(Round(), UNTOLD)
    game.push(Program(scenario.setup, Context(game.lead, game.reference)), UNTOLD)
    game.push(Setup(), UNTOLD)


def _sit_down(game: Game, player: int, seat: Seat) -> None:
    """An investigator, his trauma, and his deck."""
    card = game.add_card(by_code()[seat.investigator], player, SET_ASIDE)
    game.set_aside.append(card)
    game.investigators.append(Investigator(card))
    held = game.investigators[player]
    standing = zones.enter(game, card, player)
    standing.damage, standing.horror = seat.physical, seat.mental
    held.physical, held.mental = seat.physical, seat.mental
    held.resources = STARTING_RESOURCES
    for code in seat.deck:
        held.deck.append(game.add_card(by_code()[code], player, DECK))
    game.shuffle(held.deck)


def gather(game: Game, scenario: Scenario) -> None:
    """All cards of the scenario's encounter sets: its own, acts, agendas, what is set aside, the encounter deck."""
    codes = by_code()
    game.reference = game.add_card(codes[scenario.reference], -1, SET_ASIDE)
    game.set_aside.append(game.reference)
    for kind, listed, deck, zone in (
        (ACT, scenario.acts, game.act_deck, ACT_DECK),
        (AGENDA, scenario.agendas, game.agenda_deck, AGENDA_DECK),
    ):
        for code in listed:
            deck.append(game.add_card(codes[code], -1, zone))
        next_stage(game, kind)
    sets = [*scenario.sets, *([scenario.side] if scenario.side else [])]
    if scenario.one_of:
        sets.append(game.chance("encounter set", scenario.one_of))
    for facts in printed_cards():
        if facts.encounter_set not in sets or facts.code in scenario.left_out or facts.code not in codes:
            continue
        shuffled = facts.type in (ENEMY, TREACHERY) and facts.code not in scenario.set_aside and not facts.back
        if facts.type in (ACT, AGENDA, "scenario"):
            continue
        zone, pile = (ENCOUNTER_DECK, game.encounter_deck) if shuffled else (SET_ASIDE, game.set_aside)
        if facts.encounter_set == scenario.side:
            zone, pile = SIDE_DECK, game.side_deck
        pile.extend(game.add_card(codes[facts.code], -1, zone) for _ in range(facts.quantity))
    game.shuffle(game.encounter_deck)
    game.shuffle(game.side_deck)


class Setup(Frame["Game"]):
    """Opening hands, with one mulligan each in player order."""

    __slots__ = ("away", "player", "weak")

    STEPS = ("permanents", "draw", "mulligan", "redraw", "next", "over")

    def __init__(self) -> None:
        self.player = 0
        self.away: list[int] = []
        """What is put back."""
        self.weak: list[int] = []
        """Weaknesses that came up; they are shuffled back."""

    def permanents(self, game: Game) -> None:
        """Cards that are always in play begin there."""
        for player, held in enumerate(game.investigators):
            words = game.printed[held.card].constants
            first = {word.title for word in words if isinstance(word, BeginsWith)}
            for card in held.deck.copy():
                if "Permanent" in game.printed[card].keywords or game.name(card) in first:
                    zones.enter(game, card, player)

    def draw(self, game: Game) -> None:
        """The opening hand."""
        self.fill(game)

    def fill(self, game: Game) -> None:
        """Draw up to five cards; a weakness is set aside and replaced."""
        held = game.investigators[self.player]
        while len(held.hand) < OPENING_HAND and held.deck:
            card = held.deck[-1]
            zones.move(game, card, SET_ASIDE if game.printed[card].facts.weakness else HAND)
            if game.zone[card] == SET_ASIDE:
                self.weak.append(card)
        game.reveal_to(self.player)

    def mulligan(self, game: Game) -> None:
        """Any number of cards may be put away, once."""
        hand = [card for card in game.investigators[self.player].hand if card not in self.away]
        game.ask(self.player, "mulligan", [DONE, *(Option("card", card) for card in hand)])

    def answered(self, game: Game, option: Option) -> None:
        """One more card, or no more."""
        if option == DONE:
            return
        self.away.append(option.card)
        self.go("mulligan")

    def redraw(self, game: Game) -> None:
        """As many new cards are drawn; then what was put away is shuffled back."""
        held = game.investigators[self.player]
        for card in self.away:
            zones.move(game, card, SET_ASIDE)
        self.fill(game)
        for card in (*self.away, *self.weak):
            zones.move(game, card, DECK)
        if self.away or self.weak:
            game.shuffle(held.deck)
        self.away, self.weak = [], []

    def next(self, game: Game) -> None:
        """The next investigator's hand."""
        self.player += 1
        if self.player < len(game.investigators):
            self.go("draw")

    def over(self, game: Game) -> None:
        """The game begins."""
        game.pop()
