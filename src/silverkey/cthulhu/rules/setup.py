"""Setting up: decks, the first player, setup hands, mulligans and the first three resources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.words.limits import Immune
from silverkey.cthulhu.rules.turn import Turn, attach_from_hand
from silverkey.cthulhu.state import Story
from silverkey.cthulhu.vocabulary.constants import CannotTrigger
from silverkey.cthulhu.vocabulary.playing import Toll
from silverkey.cthulhu.words import ACTION, DECK, DISCARD, HAND, IN_PLAY
from silverkey.kernel.decision import NO, YES, Option
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game

SETUP_HAND = 8
CURBS = {word.__name__ for word in (CannotTrigger, Immune, Toll)}
"""The words that say who may trigger abilities, at what price, and who is shielded from them."""


def index_listeners(game: Game) -> None:
    """Note what any card of this game listens to, so that nobody else need be asked."""
    game.let_hear(ability for face in set(game.printed) for ability in face.spoken)
    game.memories = tuple(word for face in dict.fromkeys(game.printed) for word in face.memories)
    game.vocabulary = frozenset().union(*(face.words for face in set(game.printed)))
    game.curbed = not game.vocabulary.isdisjoint(CURBS)
    game.heard |= {verb for word in game.memories for verb in word.what.verbs}
    in_hand: set[tuple[str, str]] = set()
    elsewhere: set[tuple[str, str]] = set()
    for face in set(game.printed):
        for ability in face.spoken:
            if ability.zone == HAND:
                in_hand.update((ability.kind, verb) for verb in ability.verbs)
                if ability.kind == ACTION and ability is not face.play:
                    game.acts_from_hand = True
            elif ability.zone != IN_PLAY or face.zoog:
                elsewhere.update((ability.kind, verb) for verb in ability.verbs)
                if ability.zone == DISCARD and ability.kind == ACTION:
                    game.acts_from_discard = True
    game.heard_in_hand = frozenset(in_hand)
    game.heard_elsewhere = frozenset(elsewhere)
    game.heard_out_of_play = game.heard_in_hand | game.heard_elsewhere


class Setup(Frame["Game"]):
    """The steps before the first turn (coc-latest/handbook/draw-setup-hand, 2.20)."""

    __slots__ = ("player",)

    STEPS = ("shuffle", "first_mulligan", "second_mulligan", "first_resources", "second_resources", "begin")

    def __init__(self) -> None:
        self.player = 0

    def shuffle(self, game: Game) -> None:
        """Decks and stories are shuffled, three stories laid out, the first player drawn, setup hands dealt."""
        for player in (0, 1):
            game.shuffle_deck(player)
        game.shuffle(game.story_deck)
        for _ in range(min(3, len(game.story_deck))):
            card = game.story_deck.pop()
            game.stories.append(Story(card))
            game.place(card, IN_PLAY)
        game.active = game.first = game.chance("first player", (0, 1))
        for player in (game.first, 1 - game.first):
            deal(game, player)

    def first_mulligan(self, game: Game) -> None:
        """The first player decides first."""
        self.mulligan(game, game.first)

    def second_mulligan(self, game: Game) -> None:
        """Then the second."""
        self.mulligan(game, 1 - game.first)

    def mulligan(self, game: Game, player: int) -> None:
        """A new setup hand, once."""
        self.player = player
        game.ask(player, "mulligan", [NO, YES])

    def first_resources(self, game: Game) -> None:
        """Three of the eight cards become resources, one on each domain."""
        self.resources(game, game.first)

    def second_resources(self, game: Game) -> None:
        """The same for the other player."""
        self.resources(game, 1 - game.first)

    def resources(self, game: Game, player: int) -> None:
        """Ask for the next resource."""
        self.player = player
        side = game.sides[player]
        for number, domain in enumerate(side.domains):
            if not domain.resources and side.hand:
                self.repeat()
                game.ask(player, "setup resource", [Option("resource", card, number) for card in side.hand])
                return

    def answered(self, game: Game, option: Option) -> None:
        """A mulligan, or a resource."""
        if option.word == "resource":
            attach_from_hand(game, self.player, option)
        elif option == YES:
            side = game.sides[self.player]
            for card in side.hand:
                game.place(card, DECK)
            side.deck.extend(side.hand)
            side.hand.clear()
            game.shuffle_deck(self.player)
            deal(game, self.player)
            game.note(Event("mulligan", player=self.player))

    def begin(self, game: Game) -> None:
        """The first turn."""
        game.stack.pop()
        game.push(Turn())


def deal(game: Game, player: int) -> None:
    """Deal a setup hand."""
    side = game.sides[player]
    for _ in range(SETUP_HAND):
        card = side.deck.pop()
        side.hand.append(card)
        game.place(card, HAND)
