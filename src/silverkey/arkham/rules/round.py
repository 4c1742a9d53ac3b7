"""The round: its phases and their numbered steps (rules reference, Phase Sequence)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.rules.actions import take_turn, turn_options
from silverkey.arkham.rules.attacks import EnemyAttacks
from silverkey.arkham.rules.encounter import draw_encounter
from silverkey.arkham.rules.hunting import Hunting
from silverkey.arkham.rules.scenario import check_doom
from silverkey.arkham.rules.windows import PlayerWindow
from silverkey.arkham.table.faces import has_keyword
from silverkey.arkham.table.zones import may_be_discarded
from silverkey.arkham.vocabulary.modifiers import COLLECTED
from silverkey.arkham.words import (
    ACTIONS,
    END_OF_PHASE,
    END_OF_ROUND,
    END_OF_TURN,
    ENEMY,
    ENEMY_PHASE,
    HAND_SIZE,
    INVESTIGATION,
    MYTHOS,
    UPKEEP,
)
from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.details import OfPhase
from silverkey.cardgame.lasting import expire
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def next_in_order(game: Game, done: list[int]) -> int:
    """The next investigator in player order who has not had his part yet, or -1.

    Meanwhile some may have been eliminated, and another may be the lead investigator.
    """
    return next((player for player in game.playing() if player not in done), -1)


def has_turn(game: Game, player: int) -> bool:
    """Whether an investigator has not taken his turn of this round."""
    held = game.investigators[player]
    return not held.done and not held.fate


def may_ready(game: Game, card: int) -> bool:
    """Whether a card readies in the upkeep phase."""
    return game.board.forbids(game, "ready", card) is None


class Round(Frame["Game"]):
    """One round after the other; the first has no mythos phase."""

    __slots__ = ()

    STEPS = ("begin", "mythos", "investigation", "enemies", "upkeep", "end")

    def begin(self, game: Game) -> None:
        """A round begins."""
        if game.resolution:
            game.pop()
            return
        game.round += 1
        for held in game.investigators:
            held.taken = []
            held.used = []
            held.done = False
        game.happen([Event("round begins")])

    def mythos(self, game: Game) -> None:
        """I. The mythos phase, but not in the first round."""
        if game.round > 1:
            game.push(MythosPhase())

    def investigation(self, game: Game) -> None:
        """II. The investigation phase."""
        game.push(InvestigationPhase())

    def enemies(self, game: Game) -> None:
        """III. The enemy phase."""
        game.push(EnemyPhase())

    def upkeep(self, game: Game) -> None:
        """IV. The upkeep phase."""
        game.push(UpkeepPhase())

    def end(self, game: Game) -> None:
        """The next round follows."""
        self.go("begin")


class Phase(Frame["Game"]):
    """A phase: it begins, has its steps, and ends."""

    __slots__ = ()

    PHASE = ""

    def begins(self, game: Game) -> None:
        """x.1 The phase begins."""
        if game.resolution:
            game.pop()
            return
        game.phase = self.PHASE
        game.active = -1
        game.happen([Event("phase begins", detail=OfPhase(self.PHASE))])

    def ends(self, game: Game) -> None:
        """The phase ends: what lasts until then runs out before anything comes at its end."""
        if not game.resolution:
            expire(game, END_OF_PHASE)
            game.happen([Event("phase ends", detail=OfPhase(self.PHASE))])

    def over(self, game: Game) -> None:
        """It is over."""
        game.pop()


class MythosPhase(Phase):
    """I. The mythos phase."""

    __slots__ = ("drawn",)

    PHASE = MYTHOS
    STEPS = ("begins", "s2_doom", "s3_threshold", "s4_encounters", "window", "ends", "over")

    def __init__(self) -> None:
        self.drawn: list[int] = []
        """Who has drawn."""

    def s2_doom(self, game: Game) -> None:
        """1.2 One doom is placed on the current agenda."""
        if not game.resolution and not game.board.forbids(game, "doom", game.agenda) is not None:
            game.happen([Event("place doom", game.agenda)])

    def s3_threshold(self, game: Game) -> None:
        """1.3 The agenda advances if there is enough doom in play."""
        if not game.resolution:
            check_doom(game)

    def s4_encounters(self, game: Game) -> None:
        """1.4 Each investigator draws an encounter card, in player order."""
        player = next_in_order(game, self.drawn)
        if player >= 0 and not game.resolution:
            self.repeat()
            self.drawn.append(player)
            draw_encounter(game, player)

    def window(self, game: Game) -> None:
        """Player window."""
        if not game.resolution:
            PlayerWindow.open(game)


class InvestigationPhase(Phase):
    """II. The investigation phase."""

    __slots__ = ()

    PHASE = INVESTIGATION
    STEPS = ("begins", "window", "s2_next_turn", "ends", "over")

    def window(self, game: Game) -> None:
        """Player window."""
        if not game.resolution:
            PlayerWindow.open(game)

    def s2_next_turn(self, game: Game) -> None:
        """2.2 The next investigator's turn begins; they choose among themselves who it is."""
        waiting = [player for player in game.players_in_order(game.lead) if has_turn(game, player)]
        if waiting and not game.resolution:
            self.repeat()
            game.ask(game.lead, "whose turn", [Option("player", -1, player) for player in waiting])

    def answered(self, game: Game, option: Option) -> None:
        """It is settled whose turn it is."""
        game.push(Turn(option.number))


class Turn(Frame["Game"]):
    """An investigator's turn."""

    __slots__ = ("ended", "player")

    STEPS = ("begins", "window", "s1_action", "ends", "over")

    def __init__(self, player: int) -> None:
        self.player = player
        self.ended = False
        """Whether an effect has ended it; what is under way is still resolved."""

    def begins(self, game: Game) -> None:
        """2.2 The turn begins."""
        game.active = self.player
        game.happen([Event("turn begins", game.investigators[self.player].card, self.player)])

    def window(self, game: Game) -> None:
        """Player window, for the others: whoever acts has it with his action."""
        if not game.resolution and not game.investigators[self.player].fate:
            PlayerWindow.open_for_others(game, self.player)

    def s1_action(self, game: Game) -> None:
        """2.2.1 The investigator takes an action, if able."""
        held = game.investigators[self.player]
        if game.resolution or held.fate or held.done:
            return
        self.go("window")
        game.ask(self.player, "action", turn_options(game, self.player))

    def answered(self, game: Game, option: Option) -> None:
        """An action, a free ability, or the end of the turn."""
        if option.word == "end turn":
            self.go("ends")
            return
        take_turn(game, self.player, option)

    def ends(self, game: Game) -> None:
        """2.2.2 The turn ends, unless it has."""
        if not self.ended:
            self.end(game)

    def end(self, game: Game) -> None:
        """It ends, and with it what lasts until then."""
        held = game.investigators[self.player]
        held.done = self.ended = True
        expire(game, END_OF_TURN)
        if not game.resolution and not held.fate:
            game.happen([Event("turn ends", held.card, self.player)])

    def over(self, game: Game) -> None:
        """It is over."""
        game.active = -1
        game.pop()


def end_turn(game: Game, player: int) -> bool:
    """An effect ends an investigator's turn; whether he was taking it. All else that it does follows all the same."""
    for frame in reversed(game.stack):
        if isinstance(frame, Turn) and frame.player == player and not frame.ended:
            frame.end(game)
            return True
    return False


class EnemyPhase(Phase):
    """III. The enemy phase."""

    __slots__ = ("attacked",)

    PHASE = ENEMY_PHASE
    STEPS = ("begins", "s2_hunters", "window", "s3_attacks", "ends", "over")

    def __init__(self) -> None:
        self.attacked: list[int] = []
        """Who has been attacked."""

    def s2_hunters(self, game: Game) -> None:
        """3.2 Hunters move."""
        hunters = [card for card in game.in_play if game.face(card).type == ENEMY and has_keyword(game, card, "Hunter")]
        if hunters and not game.resolution:
            game.push(Hunting(hunters))

    def window(self, game: Game) -> None:
        """Player window: before the first attacks, and after those against each investigator."""
        if not game.resolution:
            PlayerWindow.open(game)

    def s3_attacks(self, game: Game) -> None:
        """3.3 The next investigator resolves the attacks of engaged enemies, in player order."""
        while not game.resolution:
            player = next_in_order(game, self.attacked)
            if player < 0:
                return
            self.attacked.append(player)
            if game.engaged(player):
                self.go("window")
                game.push(EnemyAttacks(player))
                return


class UpkeepPhase(Phase):
    """IV. The upkeep phase."""

    __slots__ = ("checked", "drawn")

    PHASE = UPKEEP
    STEPS = (
        *("begins", "window", "s2_reset", "s3_ready", "s4_draw", "s4_gain", "s5_hand_size", "ends"),
        *("round_ends", "over"),
    )

    def __init__(self) -> None:
        self.drawn: list[int] = []
        self.checked: list[int] = []
        """Who has drawn, and whose hand has been counted."""

    def window(self, game: Game) -> None:
        """Player window."""
        if not game.resolution:
            PlayerWindow.open(game)

    def s2_reset(self, game: Game) -> None:
        """4.2 Actions are reset."""
        for held in game.investigators:
            held.actions = ACTIONS

    def s3_ready(self, game: Game) -> None:
        """4.3 Exhausted cards ready, all at once."""
        tired = [card for card, standing in game.in_play.items() if standing.exhausted and may_ready(game, card)]
        if tired and not game.resolution:
            game.happen([Event("ready", card) for card in tired])

    def s4_draw(self, game: Game) -> None:
        """4.4 Each investigator draws a card, in player order."""
        player = next_in_order(game, self.drawn)
        if player >= 0 and not game.resolution:
            self.repeat()
            self.drawn.append(player)
            game.happen([Event("draw", -1, player)])

    def s4_gain(self, game: Game) -> None:
        """4.4 Then each gains a resource."""
        if not game.resolution:
            players = game.playing()
            game.happen([Event("gain resources", -1, one, 1 + game.bonus(COLLECTED, one)) for one in players])

    def s5_hand_size(self, game: Game) -> None:
        """4.5 Each discards down to eight cards, in player order."""
        while not game.resolution:
            player = next_in_order(game, self.checked)
            if player < 0:
                return
            self.checked.append(player)
            hand = game.investigators[player].hand
            free = [card for card in hand if may_be_discarded(game, card)]
            excess = min(len(hand) - HAND_SIZE, len(free))
            if excess > 0:
                self.repeat()
                game.push(Choosing(player, "hand size", free, excess, excess), "too_many")
                return

    def too_many(self, game: Game, cards: tuple[int, ...]) -> None:
        """What is too much is discarded."""
        game.happen([Event("discard from hand", card, game.owner[card]) for card in cards])

    def round_ends(self, game: Game) -> None:
        """4.6 The round ends with the phase."""
        if not game.resolution:
            expire(game, END_OF_ROUND)
            game.happen([Event("round ends")])
