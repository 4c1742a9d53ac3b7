"""Action windows: players take single actions in turn, the active player first, until both pass in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame import loops
from silverkey.cardgame.triggering import ability_at, place_in
from silverkey.cthulhu.rules.legality import use_refusal
from silverkey.cthulhu.rules.using import begin_action
from silverkey.cthulhu.vocabulary.dormancy import PLACING
from silverkey.cthulhu.vocabulary.paying import most_payable
from silverkey.cthulhu.words import ACTION, DISCARD, HAND, NEXT_ACTION, OPERATIONS, PLAY
from silverkey.kernel.decision import PASS, Option, offered
from silverkey.kernel.opportunity import Opportunity

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.vocabulary.abilities import Ability


class ActionWindow(Opportunity["Game"]):
    """One action window of the turn sequence."""

    __slots__ = ("cycle", "progress", "shut")

    KIND = "action"

    def __init__(self, active: int) -> None:
        super().__init__(active)
        self.progress = -1
        self.cycle: list[Option] = []
        """The loop that a player may repeat."""
        self.shut: set[Option] = set()
        """Free actions that may not be taken again before something else has changed (coc-latest/1.16.d)."""

    def asks_before(self, game: Game) -> bool:
        """How often he repeats a loop, if he has shown one since anything else changed."""
        if game.progress != self.progress:
            self.progress = game.progress
            self.shut.clear()
            game.trail.clear()
            return False
        return bool(game.trail) and not game.script and self.loops(game)

    def options(self, game: Game) -> list[Option]:
        options = action_options(game, self.player)
        if self.shut and not game.script:
            options = [option for option in options if option not in self.shut] or [PASS]
        return options

    def end(self, game: Game) -> None:
        game.trail.clear()
        game.pop()

    def loops(self, game: Game) -> bool:
        """Whether the player has shown a loop of free actions and is now asked how often to repeat it."""
        cycle = loops.repeated(game.trail)
        moves = [move for move in cycle if move.word == "trigger"]  # to play a card is progress; the rest are choices
        taken = {move._replace(other=-1) for move in moves}
        if taken <= self.shut or not any(move.other == self.player for move in moves):
            return False
        self.shut |= taken
        self.cycle = cycle
        game.ask(self.player, "repeat loop", [Option("number", -1, n) for n in loops.TIMES])
        return True

    def answered(self, game: Game, option: Option) -> None:
        """An action, or a pass; or how often a loop is repeated (coc-latest/1.16.a)."""
        if option.word == "number":
            game.script = self.cycle * option.number
            game.trail.clear()
        else:
            super().answered(game, option)

    def take(self, game: Game, player: int, option: Option) -> None:
        begin_action(game, player, option.card, ability_for(game, option))


def ability_for(game: Game, option: Option) -> Ability:
    """The ability that an action option means."""
    if option.word == "play":
        return _play(game, option.card)
    if option.word == "dormant":
        return PLACING
    ability: Ability = ability_at(game, option.card, option.number)
    return ability


def action_options(game: Game, player: int) -> list[Option]:
    """Everything a player may do in an action window, passing first; or the one thing that he must do next."""
    if game.lasting:
        owed = [card for card in _owed(game, player) if use_refusal(game, player, card, _play(game, card)) is None]
        if owed:
            return [Option("play", card) for card in owed]
    options = [PASS]
    board, side = game.board, game.sides[player]
    permanents = game.phase == OPERATIONS and game.active == player
    purse = -1
    playable = board.playable[player]
    for card in (*side.hand, *playable) if playable else side.hand:
        face = game.printed[card]
        ability = face.play
        if ability is None or (ability.kind != ACTION and not (permanents and ability.kind == PLAY)):
            continue
        if purse < 0:
            purse = most_payable(game, player)
        payable = face.cost <= purse or bool(face.own_cost) or face.several_domains
        if payable and use_refusal(game, player, card, ability) is None:
            options.append(offered("play", card))
        dormant = permanents and "Dormant" in face.keywords and game.zone[card] == HAND
        if dormant and use_refusal(game, player, card, PLACING) is None:
            options.append(Option("dormant", card))
    if game.acts_from_hand:
        _triggers(game, player, HAND, side.hand, options)
    for card, place, action in board.actions[player]:
        if purse < 0 and action.dues:
            purse = most_payable(game, player)
        priced = action.dues or action.tiring
        if (not priced or _promising(game, card, action, purse)) and use_refusal(game, player, card, action) is None:
            options.append(offered("trigger", card, place))
    if game.acts_from_discard:
        _triggers(game, player, DISCARD, side.discard, options)
    return options


def _promising(game: Game, card: int, ability: Ability, purse: int) -> bool:
    """Whether the card is ready that is to exhaust, and some domain could pay what is due. Most actions fail there."""
    if (not ability.dues or ability.dues <= purse) and not (ability.tiring and game.in_play[card].exhausted):
        return True
    values = game.board.values.get(card)
    return values is not None and bool(values.freed or values.borrowed)  # other costs, or another card exhausts


def _owed(game: Game, player: int) -> list[int]:
    """The cards that a player is to play as his next action, from wherever they lie."""
    return [
        card
        for effect in game.lasting
        if effect.until == NEXT_ACTION and effect.context.you == player
        for card, instance in effect.cards
        if game.instance_of(card) == instance
    ]


def _play(game: Game, card: int) -> Ability:
    ability = game.printed[card].play
    assert ability is not None
    return ability


def _triggers(game: Game, player: int, zone: str, cards: list[int], options: list[Option]) -> None:
    """Actions of cards out of play that are triggered there, not played."""
    for card in cards:
        face = game.printed[card]
        if zone not in face.usable:
            continue
        for place, ability in enumerate(face.usable[zone]):
            if ability.kind == ACTION and ability is not face.play and use_refusal(game, player, card, ability) is None:
                options.append(Option("trigger", card, place_in(game, zone, place)))
