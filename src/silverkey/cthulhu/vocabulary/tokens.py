"""Instructions about success tokens, on stories and on other cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.words.amounts import Amount, TheX, X, amount, amount_english, counted
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.choices import Asking
from silverkey.cardgame.words.players import EACH_PLAYER, YOURSELF, Who, You
from silverkey.cardgame.words.references import Every, Ref, This
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.vocabulary.costs import NO_TOKENS, NOTHING_TO_PAY_WITH
from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game

OTHER_SIDE = "the other side"
SAME_SIDE = "another story"
ANY_SIDE = "any side"
"""Where a success token is moved."""


@dataclass(frozen=True, eq=False)
class PutTokens(Instruction):
    """Put success tokens on your side of stories or on other cards, or (a negative number) discard some from there."""

    DEED = "place token"

    who: Ref
    number: int | Amount = 1
    """0 for all that there are on stories, of every player, which are discarded."""
    whose: Who = YOURSELF
    """On whose side of stories."""
    off: bool = False
    """They are discarded, as by a negative number."""

    def put(self, game: Game, ctx: Context) -> int:
        """How many are put there, or (negative) discarded."""
        number = amount(self.number, game, ctx)
        return -number if self.off else number

    def possible(self, game: Game, ctx: Context) -> Any:
        """What is known must be there still, a story unwon, and have the tokens that are discarded."""
        known = self.who.settled(game, ctx)
        if known is None or not self.number:
            return None
        return None if known and all(self.may(game, ctx, card) for card in known) else NO_TARGET

    def may(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether so many tokens can be put on a card, or taken off it."""
        story, standing, put = game.story(card), game.in_play.get(card), self.put(game, ctx)
        if story is not None:
            tokens = (story.tokens[player] for player in self.whose.players(game, ctx))
            return story.winner < 0 and all(number >= -put for number in tokens)
        return standing is not None and standing.tokens >= -put

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
        number = self.put(game, ctx)
        if not number:
            return came(self.off)
        for card in others:
            change_tokens(game, ctx, card, number)
        verb = "place token" if number > 0 else "remove token"
        sides = [(story, player) for story in stories for player in self.whose.players(game, ctx)]
        events = [brought_about(ctx, verb, story, player, abs(number)) for story, player in sides]
        return game.happen(events) if events else came(bool(others))

    def english(self, title: str) -> str:
        if not self.number:
            return f"discard all success tokens from {self.who.english(title)}"
        taken = self.off or (isinstance(self.number, int) and self.number < 0)
        tokens = counted(abs(self.number) if isinstance(self.number, int) else self.number, "success token")
        done, where = ("discard", "from") if taken else ("put", "on")
        if not isinstance(self.whose, You):
            where += f" {self.whose.english()}'s side of"
        elif taken and not isinstance(self.who, This):
            tokens = f"{tokens} of yours"
        who = f"each {self.who.kind.noun()}" if isinstance(self.who, Every) else self.who.english(title)
        return f"{done} {tokens} {where} {who}"


@dataclass(frozen=True, eq=False)
class RemoveTokens(Asking):
    """Discard exactly so many success tokens from one story, of whichever sides you pick, or from another card.

    Up to so many: from a story that is said, be it none.
    """

    DEED = "remove token"
    QUESTION = "remove tokens"

    number: int
    most: int = -1
    """At most so many tokens in all may be on the story."""
    stories_only: bool = False
    at: Ref | None = None
    """Only from that story."""
    up_to: bool = False

    def possible(self, game: Game, ctx: Context) -> Any:
        """What is yet to choose may be tried."""
        return None if self.up_to else super().possible(game, ctx)

    def options(self, game: Game, ctx: Context) -> list[Option]:
        """(story, how many of player 0, how many of player 1), or a card with tokens on it."""
        number = self.number
        at = None if self.at is None else self.at.cards(game, ctx)
        found = [
            Option("tokens", story.card, first, several - first)
            for story in game.unwon()
            if (self.most < 0 or sum(story.tokens) <= self.most) and (at is None or story.card in at)
            for several in range(0 if self.up_to else number, number + 1)
            for first in range(several + 1)
            if story.tokens[0] >= first and story.tokens[1] >= several - first
        ]
        if not self.stories_only and at is None:
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
        return game.happen(events) if events else FULL

    def english(self, title: str) -> str:
        how = "up to" if self.up_to else "exactly"
        what = "a success token" if self.number == 1 else f"{how} {self.number} success tokens"
        if self.at is not None:
            return f"discard {what} from {self.at.english(title)}"
        in_all = f" with {self.most} or fewer success tokens in all" if self.most >= 0 else ""
        text = f"discard {what} from a story{in_all}"
        return text if self.stories_only else f"choose and {text} or from another card"


@dataclass(frozen=True, eq=False)
class DiscardOwnTokens(Instruction):
    """Discard success tokens of your own from stories: so many, or (0) any number, which is then X."""

    DEED = "remove token"

    number: int | Amount
    one_story: bool = True
    """All from the same story."""

    def at_once(self, game: Game, ctx: Context) -> int:
        """How many are taken from a story at a time."""
        return amount(self.number, game, ctx) if self.one_story else 1

    def options(self, game: Game, ctx: Context) -> list[Option]:
        """The stories with enough of one's tokens."""
        at_once = max(1, self.at_once(game, ctx))
        return [Option("story", story.card) for story in game.unwon() if story.tokens[ctx.you] >= at_once]

    def possible(self, game: Game, ctx: Context) -> Any:
        number = amount(self.number, game, ctx)
        if isinstance(self.number, TheX) and not number:
            return NO_TOKENS
        total = sum(story.tokens[ctx.you] for story in game.unwon())
        return None if self.options(game, ctx) and total >= number else NO_TOKENS

    def run(self, game: Game, frame: Program) -> Outcome:
        if self.possible(game, frame.ctx) is not None:
            return SHORT
        frame.memo = [0]
        return self.go_on(game, frame)

    def go_on(self, game: Game, frame: Program) -> Outcome:
        """Where the next tokens are taken from."""
        paid, options = frame.memo[0], self.options(game, frame.ctx)
        if not self.number:
            frame.ctx.numbers["x"] = paid
        if (self.number and paid == amount(self.number, game, frame.ctx)) or not options:
            return FULL
        if paid and not self.number:
            options.append(DONE)
        return frame.ask(game, frame.ctx.you, "pay by tokens", options)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        ctx = frame.ctx
        if option == DONE:
            return FULL
        at_once = self.at_once(game, ctx)
        frame.memo[0] += at_once
        happened = game.happen([brought_about(ctx, "remove token", option.card, ctx.you, at_once)])
        return LATER if happened is LATER else self.go_on(game, frame)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return self.go_on(game, frame) if value else SHORT

    def english(self, title: str) -> str:
        tokens = "one" if self.number == 1 else amount_english(self.number or X)
        return f"discard {tokens} of your success tokens from {'one story' if self.one_story else 'any stories'}"


@dataclass(frozen=True, eq=False)
class LevelTokens(Instruction):
    """Whoever has more success tokens on a story than his opponent discards them until both have as many."""

    DEED = "remove token"

    at: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        stories = [story for card in self.at.cards(game, frame.ctx) if (story := game.story(card)) is not None]
        events = [
            brought_about(frame.ctx, "remove token", story.card, player, more)
            for story in stories
            for player in (0, 1)
            if (more := story.tokens[player] - story.tokens[1 - player]) > 0
        ]
        return game.happen(events) if events else came(bool(stories))

    def english(self, title: str) -> str:
        return (
            f"the player with the most success tokens on {self.at.english(title)} must discard success tokens of his "
            "from there until he has as many as the player with the fewest"
        )


@dataclass(frozen=True, eq=False)
class MoveToken(Asking):
    """Move a success token to the other side of its story, to the same side of another story, or to any side of one."""

    DEED = "move token"
    QUESTION = "move token"

    to: str = OTHER_SIDE
    whose: Who = EACH_PLAYER
    """Whose tokens may be moved."""
    at: Ref | None = None
    """The stories from which; None for any."""
    every: bool = False
    """All tokens of that side together."""
    exchange: bool = False
    """All of them, for those that the same player has on another story."""

    def options(self, game: Game, ctx: Context) -> list[Option]:
        """(story, the player who loses the token)."""
        stories = game.unwon()
        if (self.to != OTHER_SIDE or self.exchange) and len(stories) < 2:
            return []
        at = None if self.at is None else self.at.cards(game, ctx)
        return [
            Option("token", story.card, player)
            for story in stories
            if at is None or story.card in at
            for player in sorted(self.whose.players(game, ctx))
            if story.tokens[player]
        ]

    def possible(self, game: Game, ctx: Context) -> Any:
        """From what is yet to choose it may be tried."""
        unknown = self.at is not None and self.at.settled(game, ctx) is None
        return None if unknown else super().possible(game, ctx)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        if frame.memo:
            story, player = frame.memo
            same = self.exchange or self.to == SAME_SIDE
            return self.move(game, frame, story, player, option.card, player if same else option.number)
        if self.to == OTHER_SIDE and not self.exchange:
            return self.move(game, frame, option.card, option.number, option.card, 1 - option.number)
        frame.memo = [option.card, option.number]
        others = [story.card for story in game.unwon() if story.card != option.card]
        if self.exchange or self.to == SAME_SIDE:
            return frame.ask(game, frame.ctx.you, "redistribute", [Option("story", card) for card in others])
        sides = [Option("token", card, player) for card in others for player in (0, 1)]
        return frame.ask(game, frame.ctx.you, "move token to", sides)

    def move(self, game: Game, frame: Program, origin: int, loser: int, place: int, gainer: int) -> Outcome:
        """From one side of a story to a side of the same or another."""
        left, joined = game.story(origin), game.story(place)
        assert left is not None and joined is not None
        number = left.tokens[loser] if self.every or self.exchange else 1
        left.tokens[loser] -= number
        if self.exchange:
            left.tokens[loser], joined.tokens[gainer] = joined.tokens[gainer], number
        else:
            joined.tokens[gainer] += number
        game.touch()
        elsewhere = place if place != origin else -1
        game.note(Event("move token", origin, loser, number, source=frame.ctx.source, place=elsewhere))
        return FULL

    def english(self, title: str) -> str:
        tokens = "all success tokens" if self.every else "a success token"
        if self.exchange:
            return f"exchange all success tokens of {self.whose.english()} on one story with those on another"
        if isinstance(self.whose, You):
            return f"move one of your success tokens from {self.story(title)} to another story"
        if self.whose is not EACH_PLAYER:
            return f"move {tokens} from {self.whose.english()}'s side of {self.story(title)} to the other side"
        if self.to == OTHER_SIDE:
            return f"move {tokens} from one side of {self.story(title)} to the other"
        side = "the same side" if self.to == SAME_SIDE else "any side"
        return f"move {tokens} from any side of {self.story(title)} to {side} of another story"

    def story(self, title: str) -> str:
        """Where it comes from."""
        return "a story" if self.at is None else self.at.english(title)


@dataclass(frozen=True, eq=False)
class LayTokens(Instruction):
    """Lay success tokens on stories, each where you like and on its owner's side (coc-latest/2.5).

    All that certain players have on stories, or those that lie on a card, which are then yours; or any number of the
    latter on one story.
    """

    DEED = "redistribute"

    who: Who = YOURSELF
    origin: Ref | None = None
    most: int = 0
    """No side of a story may get more; 0 for any number."""
    onto: Ref | None = None
    """That story, to which any number of those on a card go."""

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
        if self.possible(game, frame.ctx) is not None:
            return SHORT
        if self.onto is None:
            return self.next(game, frame)
        numbers = range(self.pools(game, frame.ctx)[0][1] + 1)
        return frame.ask(game, frame.ctx.you, "how many tokens", [Option("number", -1, number) for number in numbers])

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
        if self.onto is not None:
            stories = self.onto.cards(game, frame.ctx)
            return self.lay(game, frame.ctx, [(frame.ctx.you, [*stories] * option.number)])
        frame.memo.append(option.card)
        return self.next(game, frame)

    def lay(self, game: Game, ctx: Context, pools: list[tuple[int, list[int]]]) -> Outcome:
        """All at once; what comes from a card is placed there anew."""
        if self.origin is not None:
            for card in self.origin.cards(game, ctx):
                change_tokens(game, ctx, card, -len(pools[0][1]))
            places = pools[0][1]
            tokens = [(story, places.count(story)) for story in dict.fromkeys(places)]
            return (
                FULL
                if not tokens
                else game.happen(
                    [brought_about(ctx, "place token", story, ctx.you, number) for story, number in tokens]
                )
            )
        for player, places in pools:
            for story in game.unwon():
                story.tokens[player] = places.count(story.card)
            game.note(Event("redistribute", player=ctx.you, amount=len(places), source=ctx.source))
        game.touch()
        return FULL

    def english(self, title: str) -> str:
        if self.origin is not None and self.onto is not None:
            onto = self.onto.english(title)
            return f"move any number of success tokens from {self.origin.english(title)} to your side of {onto}"
        if self.origin is not None:
            return f"move all success tokens on {self.origin.english(title)} to your side of any number of stories"
        most = f", with no more than {self.most} on one side of a story" if self.most else ""
        if isinstance(self.who, You):
            tokens = "all of your success tokens on stories"
            return f"redistribute {tokens} among your sides of the stories as you like{most}"
        return f"redistribute all success tokens of {self.who.english()} among that player's sides of the stories{most}"


def change_tokens(game: Game, ctx: Context, card: int, by: int) -> None:
    """Put success tokens on a card that is no story, or take some off it."""
    game.in_play[card].tokens += by
    game.touch()
    game.note(Event("token on card", card, ctx.you, by, source=ctx.source))
