"""Call of Cthulhu as the arena needs it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from silverkey.arena.contest import Contest, Decks, Measured
from silverkey.arena.cthulhu.decks import KINDS, decks_for, stories_for
from silverkey.arena.match import GameReport
from silverkey.cthulhu.deckcheck import check, game_cards
from silverkey.cthulhu.edition import EDITIONS
from silverkey.cthulhu.game import Game
from silverkey.cthulhu.newgame import new_game
from silverkey.cthulhu.ready.decks import deck_called


class CthulhuContest(Contest[Game]):
    """A game between two agents, which one of them wins."""

    seats = (2,)
    kinds = KINDS
    measured = (Measured("starter", 2), Measured("all", 2))

    def begin(self, seed: int, seats: int, decks: Decks, edition: str, settings: Mapping[str, str]) -> Game:
        """A game up to its first decision."""
        return new_game(decks_for(seed, decks), stories_for(seed, decks), seed, EDITIONS.named(edition))

    def brought(self, file: Path, edition: str) -> tuple[list[str], list[str]]:
        """The cards of a deck file, or of a deck that comes with the game, and what a tournament has against it."""
        deck = deck_called(file)
        codes = [card.code for card in game_cards(deck)]
        return codes, [problem.sentence for problem in check(deck, edition).problems]

    def sum_up(self, game: Game, report: GameReport) -> None:
        """Who has won, by what, and after how many turns."""
        report.winner, report.outcome, report.turns = game.winner, game.outcome, game.turn

    def midway(self, game: Game) -> bool:
        """Both sides have cards by turn 12."""
        return game.turn >= 12


CONTEST = CthulhuContest()
