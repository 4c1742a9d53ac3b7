"""What committing a character takes, whoever or whatever commits it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.refusal import Refusal
from silverkey.cthulhu.table.board import joining
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.vocabulary.committing import CommitToll
from silverkey.cthulhu.words import CHARACTER
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game

INSANE = Refusal("An insane character cannot commit.", ("coc-latest/2.10.e",))
COMMITTED = Refusal("It is already committed.", ("coc-latest/2.10.h",))
NO_ATTACKER = Refusal(
    "The opponent commits only to stories where the active player has characters.",
    ("coc-latest/3.1.b", "coc-latest/faq/military-bike-defender"),
)


def toll_due(game: Game) -> list[int]:
    """The cards that ask for a wound when somebody commits characters."""
    return [ctx.source for _, ctx, _ in game.board.said(CommitToll)]


def toll_bearers(game: Game, player: int) -> list[int]:
    """The characters that a player may wound for committing."""
    return [
        card
        for card, standing in game.in_play.items()
        if standing.controller == player
        and game.values(card).type == CHARACTER
        and VERBS["wound"].cannot(game, card, player) is None
    ]


class CommitTolls(Frame["Game"]):
    """A player chooses and wounds a character for each card that asks for it; hands back whether he could."""

    __slots__ = ("asking", "player")

    STEPS = ("pay",)

    def __init__(self, player: int, asking: list[int]) -> None:
        self.player = player
        self.asking = asking

    def pay(self, game: Game) -> None:
        """Who is wounded for the next one?"""
        bearers = toll_bearers(game, self.player)
        if not self.asking or not bearers:
            game.pop(not self.asking)
            return
        game.push(Choosing(self.player, "choose to wound", bearers, 1, 1, self.asking[0]), "wound")

    def wound(self, game: Game, picked: tuple[int, ...]) -> None:
        """Somebody is wounded."""
        source = self.asking.pop(0)
        game.happen([Event("wound", picked[0], self.player, source=source, by=self.player, cause="cost")])


def joining_refusal(game: Game, player: int, card: int, story: int) -> Refusal | None:
    """Why a character that a player controls cannot go to a story by an effect, or None."""
    if game.in_play[card].insane:
        return INSANE
    if game.in_play[card].committed == story:
        return COMMITTED
    if player != game.active and not game.committed(story, game.active):
        return NO_ATTACKER
    return game.board.forbids(game, joining(story), card) or game.board.forbids(game, "commit", card)
