"""Player windows: whoever wants to plays fast cards and uses free abilities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.rules.legality import FREELY, usable
from silverkey.kernel.decision import PASS, Option
from silverkey.kernel.opportunity import Opportunity

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


def free_options(game: Game, player: int) -> list[Option]:
    """What a player may do in a player window."""
    found: list[Option] = []
    for card, place, ability in usable(game, player, FREELY):
        if game.use_refusal(player, card, ability) is None:
            found.append(Option("play" if ability is game.printed[card].play else "trigger", card, place))
    return found


class PlayerWindow(Opportunity["Game"]):
    """An opportunity to play fast cards and to use free abilities."""

    __slots__ = ()

    KIND = "window"

    @staticmethod
    def open(game: Game) -> None:
        """Open one, if anybody could do something."""
        if game.puts_all or any(free_options(game, player) for player in game.playing()):
            game.push(PlayerWindow(game.active if game.active >= 0 else game.lead))

    @staticmethod
    def open_for_others(game: Game, player: int) -> None:
        """Open one for everybody but the one whose turn it is, who acts next in any case."""
        if any(free_options(game, other) for other in game.playing() if other != player):
            game.push(OthersWindow(game.after(player)))

    def options(self, game: Game) -> list[Option]:
        return [PASS, *free_options(game, self.player)]

    def take(self, game: Game, player: int, option: Option) -> None:
        game.use_answer(player, option)


class OthersWindow(PlayerWindow):
    """A player window for all but the investigator whose turn it is."""

    __slots__ = ()

    def options(self, game: Game) -> list[Option]:
        return [PASS] if self.player == game.active else super().options(game)
