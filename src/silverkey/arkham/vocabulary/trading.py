"""Investigators give one another assets and resources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.arkham.words import ASSET
from silverkey.cardgame.words.causing import brought_about
from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.outcome import FULL, LATER, Outcome
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.arkham.game import Game

GIVING, RECEIVING, ARRIVING = 0, 1, 2
"""What is asked or awaited: what is given, to whom, or that it comes."""
A_RESOURCE = -1


@dataclass(frozen=True, eq=False)
class Trade(Instruction):
    """Investigators at your location may give one another assets of certain traits, and resources; each in turn."""

    NAMES = (("traits", "trait"),)

    traits: tuple[str, ...]

    def possible(self, game: Game, ctx: Context) -> Any:
        there = game.at(game.investigators[ctx.you].location)
        some = any(self.gifts(game, player) for player in there)
        return None if len(there) > 1 and some else game.REFUSALS.no_target

    def gifts(self, game: Game, player: int) -> list[Option]:
        """What an investigator could give."""
        found = [
            Option("card", card)
            for card, standing in game.in_play.items()
            if standing.controller == player
            and game.face(card).type == ASSET
            and not game.printed[card].facts.signature_of
            and game.face(card).traits.intersection(self.traits)
        ]
        return [*found, *((Option("resource"),) if game.investigators[player].resources else ())]

    def run(self, game: Game, frame: Program) -> Outcome:
        frame.memo = [0, *game.at(game.investigators[frame.ctx.you].location)]
        return self.go_on(game, frame)

    def go_on(self, game: Game, frame: Program) -> Outcome:
        """The next gift of the investigator whose turn it is to give, or of the next one."""
        frame.stage = GIVING
        while len(frame.memo) > 1:
            gifts = self.gifts(game, frame.memo[1])
            if gifts and self.others(game, frame):
                return frame.ask(game, frame.memo[1], "give", [DONE, *gifts])
            del frame.memo[1]
        return FULL

    def others(self, game: Game, frame: Program) -> list[int]:
        """Those who could receive it."""
        giver = frame.memo[1]
        return [player for player in game.at(game.investigators[giver].location) if player != giver]

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        if frame.stage == RECEIVING:
            return self.hand_over(game, frame, option.number)
        if option == DONE:
            del frame.memo[1]
            return self.go_on(game, frame)
        frame.memo[0] = option.card if option.word == "card" else A_RESOURCE
        frame.stage = RECEIVING
        return frame.ask(
            game, frame.memo[1], "choose player", [Option("player", -1, p) for p in self.others(game, frame)]
        )

    def hand_over(self, game: Game, frame: Program, player: int) -> Outcome:
        """A resource changes hands, or an asset."""
        gift, giver = frame.memo[:2]
        frame.stage = ARRIVING
        if gift == A_RESOURCE:
            lost = brought_about(frame.ctx, "lose resources", -1, giver)
            outcome = game.happen([lost, brought_about(frame.ctx, "gain resources", -1, player)])
            return LATER if outcome is LATER else self.go_on(game, frame)
        game.receive(player, brought_about(frame.ctx, "take control", gift, player))
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return self.go_on(game, frame)

    def english(self, title: str) -> str:
        what = english.listed([f"{trait} assets" for trait in self.traits])
        return f"investigators at your location may give one another any number of {what} and resources"
