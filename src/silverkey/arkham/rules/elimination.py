"""Investigators leave the scenario, defeated or resigned (ahlcg-1.2/errata/rules/elimination-step-0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.rules.skill_test import abandon
from silverkey.arkham.table import zones
from silverkey.arkham.words import DEFEATED, ENEMY, REMOVED
from silverkey.cardgame.details import Manner
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


class Eliminating(Frame["Game"]):
    """One investigator leaves the scenario, in the numbered steps of the reference."""

    __slots__ = ("fate", "player", "trauma")

    STEPS = ("s0_weaknesses", "s0_removed", "choose_trauma", "s6_lead", "s1_cards", "s3_tokens", "s7_end", "over")

    def __init__(self, player: int, fate: str, trauma: str) -> None:
        self.player = player
        self.fate = fate
        self.trauma = trauma
        """What trauma a defeat brings: physical, mental, or both of which he chooses."""

    def s0_weaknesses(self, game: Game) -> None:
        """0. For his weaknesses the game has ended."""
        game.happen([Event("game ends", -1, self.player, cause=self.fate)])

    def s0_removed(self, game: Game) -> None:
        """0. Then his weaknesses are removed from the game, wherever they are in play."""
        for card in list(game.in_play):
            if card in game.in_play and game.owner[card] == self.player and game.printed[card].facts.weakness:
                zones.leave_play(game, card, REMOVED)

    def choose_trauma(self, game: Game) -> None:
        """Whoever is defeated by damage and horror at once chooses his trauma."""
        if self.fate == DEFEATED and self.trauma == "either":
            words = [Option("trauma", -1, 0), Option("trauma", -1, 1)]
            game.ask(self.player, "which trauma", words)
        elif self.fate == DEFEATED and self.trauma:
            game.happen([Event("trauma", -1, self.player, detail=Manner(self.trauma))])

    def answered(self, game: Game, option: Option) -> None:
        """A new lead investigator, or the trauma."""
        if option.word == "player":
            game.lead = option.number
            return
        kind = ("physical", "mental")[option.number]
        game.happen([Event("trauma", -1, self.player, detail=Manner(kind))])

    def s6_lead(self, game: Game) -> None:
        """6. The others choose a new lead investigator: at once, as enemies that are left behind may ask for one."""
        others = [player for player in game.playing() if player != self.player]
        if game.lead == self.player and others:
            game.ask(others[0], "lead investigator", [Option("player", -1, player) for player in others])

    def s1_cards(self, game: Game) -> None:
        """1, 2, 5: what he controls is removed; enemies stay where he was; what lies before him is discarded."""
        held = game.investigators[self.player]
        held.fate = self.fate
        for card, standing in list(game.in_play.items()):
            if card not in game.in_play:
                continue
            if standing.threat == self.player:
                if game.face(card).type == ENEMY:
                    standing.threat, standing.location = -1, held.location
                else:
                    zones.leave_play(game, card, zones.discard_zone(game, card))
            elif standing.controller == self.player and card != held.card:
                held.carried.append(card)
                zones.leave_play(game, card, REMOVED)
        for card in (*held.hand, *held.deck, *held.discard):
            zones.move(game, card, REMOVED)
        zones.leave_play(game, held.card, REMOVED)

    def s3_tokens(self, game: Game) -> None:
        """3, 4: his clues stay at his location, his resources are gone."""
        held = game.investigators[self.player]
        if held.location in game.in_play:
            game.in_play[held.location].clues += held.clues
        held.clues = held.resources = 0
        held.location = -1
        game.touch()

    def s7_end(self, game: Game) -> None:
        """7. Without anybody left the scenario ends. A test that he was performing is over."""
        abandon(game, self.player)
        game.note(Event("eliminated", -1, self.player, detail=Manner(self.fate)))
        if not game.playing():
            game.end_scenario("")

    def over(self, game: Game) -> None:
        """It is over."""
        game.pop(True)


def leaving(game: Game, player: int) -> bool:
    """Whether an investigator is on his way out already."""
    return any(isinstance(frame, Eliminating) and frame.player == player for frame in game.stack)
