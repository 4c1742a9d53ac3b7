"""Instructions about success tokens, on stories and on other cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.words.asking import Asking
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.players import YOURSELF, Who, You
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.vocabulary.causing import change_tokens
from silverkey.cthulhu.vocabulary.costs import NOTHING_TO_PAY_WITH
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, SHORT, Outcome, came
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


@dataclass(frozen=True, eq=False)
class PutTokens(Instruction):
    """Put success tokens on your side of stories or on other cards, or (a negative number) discard some from there."""

    DEED = "place token"

    who: Ref
    number: int = 1
    """0 for all that there are on stories, of every player, which are discarded."""

    def possible(self, game: Game, ctx: Context) -> Any:
        """What is known must be there still, a story unwon, and have the tokens that are discarded."""
        known = self.who.settled(game, ctx)
        if known is None or not self.number:
            return None
        return None if known and all(self.may(game, ctx, card) for card in known) else NO_TARGET

    def may(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether so many tokens can be put on a card, or taken off it."""
        story, standing = game.story(card), game.in_play.get(card)
        if story is not None:
            return story.winner < 0 and story.tokens[ctx.you] >= -self.number
        return standing is not None and standing.tokens >= -self.number

    def unpayable(self, game: Game, ctx: Context) -> Any:
        return None if self.possible(game, ctx) is None else NOTHING_TO_PAY_WITH

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        cards = self.who.cards(game, ctx)
        stories = [card for card in cards if game.story(card) is not None]
        if not self.number:
            lying = [(s.card, player, s.tokens[player]) for s in game.stories if s.card in stories for player in (0, 1)]
            gone = [brought_about(ctx, "remove token", story, player, n) for story, player, n in lying if n]
            return game.happen(gone) if gone else FULL
        others = [card for card in cards if card in game.in_play and card not in stories]
        for card in others:
            change_tokens(game, ctx, card, self.number)
        verb = "place token" if self.number > 0 else "remove token"
        events = [brought_about(ctx, verb, story, ctx.you, abs(self.number)) for story in stories]
        return game.happen(events) if events else came(bool(others))

    def english(self, title: str) -> str:
        if not self.number:
            return f"discard all success tokens from {self.who.english(title)}"
        tokens = english.counted(abs(self.number), "success token")
        done, where = ("put", "on") if self.number > 0 else ("discard", "from")
        return f"{done} {tokens} {where} {self.who.english(title)}"


@dataclass(frozen=True, eq=False)
class RemoveTokens(Asking):
    """Discard exactly so many success tokens from one story, of whichever sides you pick, or from another card."""

    DEED = "remove token"
    QUESTION = "remove tokens"

    number: int
    most: int = -1
    """At most so many tokens in all may be on the story."""
    stories_only: bool = False

    def options(self, game: Game, ctx: Context) -> list[Option]:
        """(story, how many of player 0, how many of player 1), or a card with tokens on it."""
        number = self.number
        found = [
            Option("tokens", story.card, first, number - first)
            for story in game.unwon()
            if self.most < 0 or sum(story.tokens) <= self.most
            for first in range(number + 1)
            if story.tokens[0] >= first and story.tokens[1] >= number - first
        ]
        if not self.stories_only:
            found += [Option("card", card) for card, standing in game.in_play.items() if standing.tokens >= number]
        return found

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        ctx = frame.ctx
        if option.word == "card":
            change_tokens(game, ctx, option.card, -self.number)
            return FULL
        events = [
            brought_about(ctx, "remove token", option.card, player, number)
            for player, number in ((0, option.number), (1, option.other))
            if number
        ]
        return game.happen(events)

    def english(self, title: str) -> str:
        what = "a success token" if self.number == 1 else f"exactly {self.number} success tokens"
        in_all = f" with {self.most} or fewer success tokens in all" if self.most >= 0 else ""
        text = f"discard {what} from a story{in_all}"
        return text if self.stories_only else f"choose and {text} or from another card"


@dataclass(frozen=True, eq=False)
class MoveToken(Asking):
    """Move a success token from one side of a story to the other."""

    DEED = "move token"
    QUESTION = "move token"

    def options(self, game: Game, ctx: Context) -> list[Option]:
        """(story, the player who loses the token)."""
        return [
            Option("token", story.card, player) for story in game.unwon() for player in (0, 1) if story.tokens[player]
        ]

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        story = game.story(option.card)
        assert story is not None
        story.tokens[option.number] -= 1
        story.tokens[1 - option.number] += 1
        game.touch()
        game.note(Event("move token", option.card, option.number, source=frame.ctx.source))
        return FULL

    def english(self, title: str) -> str:
        return "move a success token from one side of a story to the other"


@dataclass(frozen=True, eq=False)
class LayTokens(Instruction):
    """Lay success tokens on stories, each where you like and on its owner's side (coc-latest/2.5).

    All that certain players have on stories, or those that lie on a card, which are then yours.
    """

    DEED = "redistribute"

    who: Who = YOURSELF
    origin: Ref | None = None
    most: int = 0
    """No side of a story may get more; 0 for any number."""

    def pools(self, game: Game, ctx: Context) -> list[tuple[int, int]]:
        """The players whose tokens are laid, each with their number."""
        if self.origin is None:
            stories = game.unwon()
            return [(player, sum(s.tokens[player] for s in stories)) for player in self.who.players(game, ctx)]
        lying = [game.in_play[card].tokens for card in self.origin.cards(game, ctx) if card in game.in_play]
        return [(ctx.you, sum(lying))]

    def possible(self, game: Game, ctx: Context) -> Any:
        """Of what lies on stories as much is done as can be, be it nothing."""
        if self.origin is None:
            return None
        return None if game.unwon() and self.pools(game, ctx)[0][1] else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        return self.next(game, frame) if self.possible(game, frame.ctx) is None else SHORT

    def next(self, game: Game, frame: Program) -> Outcome:
        """Ask for the place of the next token; nothing moves before all have one."""
        you = frame.ctx.you
        pools: list[tuple[int, list[int]]] = []
        done = 0
        for player, number in self.pools(game, frame.ctx):
            places = frame.memo[done : done + number]
            open_to = [s.card for s in game.unwon() if not self.most or places.count(s.card) < self.most]
            if len(places) < number and open_to:
                kind = "redistribute" if player == you else "redistribute opponent's"
                return frame.ask(game, you, kind, [Option("story", card) for card in open_to])
            pools.append((player, places))
            done += number
        return self.lay(game, frame.ctx, pools)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        frame.memo.append(option.card)
        return self.next(game, frame)

    def lay(self, game: Game, ctx: Context, pools: list[tuple[int, list[int]]]) -> Outcome:
        """All at once; what comes from a card is placed there anew."""
        if self.origin is not None:
            for card in self.origin.cards(game, ctx):
                change_tokens(game, ctx, card, -game.in_play[card].tokens)
            places = pools[0][1]
            tokens = ((story, places.count(story)) for story in dict.fromkeys(places))
            return game.happen([brought_about(ctx, "place token", story, ctx.you, number) for story, number in tokens])
        for player, places in pools:
            for story in game.unwon():
                story.tokens[player] = places.count(story.card)
            game.note(Event("redistribute", player=ctx.you, amount=len(places), source=ctx.source))
        game.touch()
        return FULL

    def english(self, title: str) -> str:
        if self.origin is not None:
            return f"move all success tokens on {self.origin.english(title)} to your side of any number of stories"
        most = f", with no more than {self.most} on one side of a story" if self.most else ""
        if isinstance(self.who, You):
            tokens = "all of your success tokens on stories"
            return f"redistribute {tokens} among your sides of the stories as you like{most}"
        return f"redistribute all success tokens of {self.who.english()} among that player's sides of the stories{most}"
