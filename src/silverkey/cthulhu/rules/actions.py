"""Action windows: players take single actions in turn, the active player first, until both pass in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cthulhu.rules.answering import PLACES, ability_at
from silverkey.cthulhu.rules.legality import use_refusal
from silverkey.cthulhu.rules.using import begin_action
from silverkey.cthulhu.words import ACTION, DISCARD, HAND, OPERATIONS, PLAY
from silverkey.kernel.decision import PASS, Option
from silverkey.kernel.frame import Frame

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.vocabulary.abilities import Ability


class ActionWindow(Frame["Game"]):
    """One action window of the turn sequence."""

    __slots__ = ("passes", "player")

    STEPS = ("offer",)

    def __init__(self, active: int) -> None:
        self.step = 0
        self.player = active
        self.passes = 0

    def offer(self, game: Game) -> None:
        """Ask the next player for an action."""
        if self.passes == 2:
            game.pop()
            return
        game.ask(self.player, "action", action_options(game, self.player))

    def answered(self, game: Game, option: Option) -> None:
        """An action, or a pass."""
        player = self.player
        self.player = 1 - player
        if option == PASS:
            self.passes += 1
            return
        self.passes = 0
        begin_action(game, player, option.card, ability_for(game, option))


def ability_for(game: Game, option: Option) -> Ability:
    """The ability that an action option means."""
    if option.word == "play":
        ability = game.printed[option.card].play
        assert ability is not None
        return ability
    return ability_at(game, option.card, option.number)


def action_options(game: Game, player: int) -> list[Option]:
    """Everything a player may do in an action window, passing first."""
    options = [PASS]
    side = game.sides[player]
    permanents = game.phase == OPERATIONS and game.active == player
    for card in side.hand:
        face = game.printed[card]
        ability = face.play
        if ability is None or (ability.kind != ACTION and not (permanents and ability.kind == PLAY)):
            continue
        if use_refusal(game, player, card, ability) is None:
            options.append(Option("play", card))
    if game.acts_from_hand:
        for card in side.hand:
            _triggers(game, player, card, HAND, options)
    for card, place in game.board.actions[player]:
        if use_refusal(game, player, card, game.board.values[card].abilities[place]) is None:
            options.append(Option("trigger", card, place))
    if game.acts_from_discard:
        for card in side.discard:
            _triggers(game, player, card, DISCARD, options)
    return options


def _triggers(game: Game, player: int, card: int, zone: str, options: list[Option]) -> None:
    face = game.printed[card]
    for place, ability in enumerate(face.usable.get(zone, ())):
        if ability.kind == ACTION and ability is not face.play and use_refusal(game, player, card, ability) is None:
            options.append(Option("trigger", card, PLACES[zone] + place))
