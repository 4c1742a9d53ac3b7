"""The chaos bag: tokens being revealed, what follows from that at once, and what they come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.arkham.details import OfToken
from silverkey.arkham.rules.effects import Effect
from silverkey.arkham.rules.this_test import holds_now
from silverkey.arkham.rules.values import rises
from silverkey.arkham.table.faces import is_blank
from silverkey.arkham.vocabulary.abilities import Ability
from silverkey.arkham.vocabulary.chaos import IfRevealed
from silverkey.arkham.vocabulary.constants import DoubledTokens
from silverkey.arkham.vocabulary.deeds import Modify
from silverkey.arkham.vocabulary.tests import ReadAs, SilentBag
from silverkey.arkham.words import AUTO_FAIL, ELDER_SIGN, SYMBOLS, TOKENS
from silverkey.cardgame.words.amounts import amount
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame
from silverkey.kernel.state import UNTOLD
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.arkham.game import Game


class Revealing(Frame["Game"]):
    """A chaos token is being revealed, which may be cancelled in favour of another; or several, of which one counts."""

    __slots__ = ("number", "player", "switched", "token", "tokens")

    STEPS = ("draw", "stand", "choose", "count")

    def __init__(self, player: int, number: int = 1) -> None:
        self.player = player
        self.number = number
        """How many are revealed."""
        self.token = ""
        """The one that was drawn last, or that was chosen."""
        self.tokens: list[str] = []
        """Those that stand."""
        self.switched: list[str] = []
        """Those that have a plus for their minus."""

    def draw(self, game: Game) -> None:
        """It is drawn by chance."""
        self.token = game.draw_token()
        game.happen([Event("reveal token", -1, self.player, detail=OfToken(self.token))], "told")

    def told(self, game: Game, stands: bool) -> None:
        """It stands, or was cancelled and another is drawn."""
        if not stands:
            self.go("draw")

    def stand(self, game: Game) -> None:
        """It is revealed; what follows from that follows at once (ahlcg-1.2/faq/shrivelling-horror)."""
        self.tokens.append(self.token)
        if len(self.tokens) < self.number and game.bag:
            self.go("draw")
        follow(game, self.token)

    def choose(self, game: Game) -> None:
        """Of several, one is chosen to be resolved."""
        if len(self.tokens) > 1:
            places = [TOKENS.index(token) for token in dict.fromkeys(self.tokens)]
            game.ask(self.player, "which token", [Option("token", -1, place) for place in places])

    def answered(self, game: Game, option: Option) -> None:
        """This one is resolved, the others are ignored."""
        self.token = TOKENS[option.number]

    def count(self, game: Game) -> None:
        """It counts for the test."""
        test = game.test
        if test is not None:
            test.revealed(self.token, self.token in self.switched)
        game.pop(self.token)


def follow(game: Game, token: str) -> None:
    """A token is revealed and not cancelled: what waits for it in the test under way follows, or will."""
    test = game.test
    if test is None:
        return
    for effect in game.lasting.copy():
        word, ctx = effect.change, effect.context
        if not isinstance(word, IfRevealed) or not holds_now(effect, test):
            continue
        if effect.uses == 1:
            game.lasting.remove(effect)
        if token not in word.tokens:
            continue
        if not word.afterwards:
            game.push(Effect(word.effect, ctx.copy()), UNTOLD)
        elif word.effect[0] not in test.late:
            test.follow_later(word.effect, ctx.source)


def switch_sign(game: Game) -> None:
    """The token that was revealed last has a plus for its minus."""
    for frame in reversed(game.stack):
        if isinstance(frame, Revealing):
            frame.switched.append(frame.token)
            return


def printed_modifier(game: Game, player: int, token: str) -> int:
    """What a token adds to the skill value, by its number or by what its symbol says."""
    token = read_as(game, player, token)
    if token != ELDER_SIGN and token not in SYMBOLS:
        return 0 if token == AUTO_FAIL else int(token)
    effect, source = token_effect(game, player, token)
    words = [] if effect is None else [word for word in effect.effect if isinstance(word, Modify)]
    return sum(amount(word.by, game, Context(player, source)) for word in words)


def value(game: Game, number: int) -> int:
    """What a number on a token comes to in the test under way: its sign may be switched, or it is doubled."""
    test = game.test
    if test is not None and (number > 0 or test.sign < 0) and not rises(game, test.player, test.skill):
        return 0
    if number >= 0:
        return number
    if test is not None and test.sign < 0:
        return -number
    doubled = any(word.applies(game, ctx) for word, ctx, _ in game.board.said(DoubledTokens))
    return number * 2 if doubled else number


def reveals_tokens(game: Game, player: int) -> bool:
    """Whether an investigator reveals chaos tokens for his tests."""
    return not any(ctx.you == player for _, ctx, _ in game.board.said(SilentBag))


def read_as(game: Game, player: int, token: str) -> str:
    """What a token counts as for an investigator."""
    for word, ctx, _ in game.board.said(ReadAs):
        if ctx.you == player and word.token == token:
            return str(word.other)
    return token


def token_effect(game: Game, player: int, token: str) -> tuple[Ability | None, int]:
    """What a symbol does, and the card that says so."""
    if token in SYMBOLS:
        card = game.printed[game.reference]
        hard = game.difficulty in ("hard", "expert") and card.other_side is not None
        return (card.other_side if hard and card.other_side else card).tokens.get(token), game.reference
    held = game.investigators[player].card
    return (None if is_blank(game, held) else game.printed[held].elder_sign), held
