"""How the questions and answers of Call of Cthulhu read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.wording import Wording
from silverkey.cthulhu.questions import DecisionKind, OptionWord

if TYPE_CHECKING:
    from silverkey.cardgame.questions import Kind
    from silverkey.cthulhu.game import Game
    from silverkey.kernel.decision import Decision, Option


class CthulhuWording(Wording["Game"]):
    """How questions and answers read."""

    def __init__(self) -> None:
        super().__init__()
        self.readings |= {
            OptionWord.DORMANT: lambda game, option, decision: f"Place {game.name(option.card)} face down at a story",
            OptionWord.COMMIT: self.commit,
            OptionWord.RESOURCE: self.resource,
            OptionWord.DOMAIN: self.domain,
            OptionWord.STORY: lambda game, option, decision: self.called(game, option.card, decision.player),
            OptionWord.TOKEN: self.token,
            OptionWord.TOKENS: self.tokens,
        }

    def asked_by(self, kind: Kind, name: str) -> str:
        """What a card asks; success tokens are placed on a story."""
        return f"{kind.question[:-1]} on {name}?" if kind is DecisionKind.PLACE_TOKEN else super().asked_by(kind, name)

    def passing(self, game: Game, option: Option, decision: Decision) -> str:
        """How it reads to do nothing."""
        return "No" if decision.kind == DecisionKind.RESOURCE else "Pass"

    def commit(self, game: Game, option: Option, decision: Decision) -> str:
        """A character to a story."""
        return f"{self.called(game, option.card, decision.player)} to {game.name(option.number)}"

    def resource(self, game: Game, option: Option, decision: Decision) -> str:
        """A card to a domain."""
        return f"{self.called(game, option.card, decision.player)} to domain {option.number + 1}"

    def domain(self, game: Game, option: Option, decision: Decision) -> str:
        """A domain of either player."""
        owner = "" if decision.player == option.card else "opponent's "
        return f"{owner}domain {option.number + 1}".capitalize()

    def token(self, game: Game, option: Option, decision: Decision) -> str:
        """A success token that changes sides."""
        way = "from your side to the other" if option.number == decision.player else "to your side"
        return f"{game.name(option.card)}: {way}"

    def tokens(self, game: Game, option: Option, decision: Decision) -> str:
        """Success tokens of both sides."""
        ways = (option.number, option.other) if decision.player == 0 else (option.other, option.number)
        return f"{game.name(option.card)}: {ways[0]} of yours, {ways[1]} of your opponent's"

    def called(self, game: Game, card: int, viewer: int) -> str:
        """What a card that somebody is asked about is called; for him, where it lies face down, by its place alone."""
        if not game.turned_away(card, viewer):
            return game.name(card)
        lies = game.in_play.get(card)  # a resource may lie face down too
        return (
            "A facedown card" if lies is None or lies.attached < 0 else f"A facedown card at {game.name(lies.attached)}"
        )

    def notes(self, game: Game, card: int) -> list[str]:
        """What is wrong with a card in play."""
        standing = game.in_play[card]
        wounds = "1 wound" if standing.wounds == 1 else f"{standing.wounds} wounds"
        ways = (("insane", standing.insane), ("exhausted", standing.exhausted), (wounds, standing.wounds > 0))
        return [word for word, true in ways if true]


WORDING = CthulhuWording()
