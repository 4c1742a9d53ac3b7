"""Instructions about stories and success tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.choosing import Choosing
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.causing import brought_about
from silverkey.cardgame.words.players import YOURSELF, Who, You
from silverkey.cardgame.words.references import Chosen, Ref
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.table.stories import next_story
from silverkey.cthulhu.vocabulary.causing import change_tokens
from silverkey.cthulhu.vocabulary.costs import NOTHING_TO_PAY_WITH
from silverkey.cthulhu.words import CONSPIRACY, STORY_DECK, WON
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.vocabulary.abilities import Ability

NOT_WON = Refusal(
    "A conspiracy's effect asks that it be won, which it has not been.", ("coc-latest/faq/twila-conspiracy",)
)


@dataclass(frozen=True, eq=False)
class PutTokens(Instruction):
    """Put success tokens on your side of stories or on other cards, or (a negative number) discard some from there."""

    DEED = "place token"

    who: Ref
    number: int = 1

    def possible(self, game: Game, ctx: Context) -> Any:
        """What is known must be there still, a story unwon, and have the tokens that are discarded."""
        known = self.who.settled(game, ctx)
        if known is None:
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
        others = [card for card in cards if card in game.in_play and card not in stories]
        for card in others:
            change_tokens(game, ctx, card, self.number)
        verb = "place token" if self.number > 0 else "remove token"
        events = [brought_about(ctx, verb, story, ctx.you, abs(self.number)) for story in stories]
        return game.happen(events) if events else came(bool(others))

    def english(self, title: str) -> str:
        tokens = english.counted(abs(self.number), "success token")
        done, where = ("put", "on") if self.number > 0 else ("discard", "from")
        return f"{done} {tokens} {where} {self.who.english(title)}"


@dataclass(frozen=True, eq=False)
class PickStory(Instruction):
    """Pick a story on which the tokens fit, or none where that is allowed."""

    own_max: int | None = None
    """At most so many tokens of one's own."""
    empty: bool = False
    """Without tokens."""
    optional: bool = False

    def legal(self, game: Game, ctx: Context) -> list[int]:
        """The stories that may be picked."""
        return [
            story.card
            for story in game.unwon()
            if (self.own_max is None or story.tokens[ctx.you] <= self.own_max)
            and not (self.empty and any(story.tokens))
        ]

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.optional or self.legal(game, ctx) else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        stories = self.legal(game, frame.ctx)
        if not stories:
            return SHORT
        least = 0 if self.optional else 1
        game.push(Choosing(frame.ctx.you, "pick story", stories, least, 1, frame.ctx.source))
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        frame.ctx.cards["chosen"] = value
        return came(bool(value))

    def english(self, title: str) -> str:
        text = f"{'may ' if self.optional else ''}pick a story"
        if self.own_max is not None:
            text += f" on which you have {self.own_max} or fewer success tokens"
        return text + (" without success tokens" if self.empty else "")


@dataclass(frozen=True, eq=False)
class RemoveTokens(Instruction):
    """Discard exactly so many success tokens from one story, of whichever sides you pick, or from another card.

    0 is for all tokens of all stories.
    """

    DEED = "remove token"

    number: int
    most: int = -1
    """At most so many tokens in all may be on the story."""
    stories_only: bool = False

    def options(self, game: Game) -> list[Option]:
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

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if not self.number or self.options(game) else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        if self.number:
            return frame.ask(game, ctx.you, "remove tokens", self.options(game))
        events = [
            brought_about(ctx, "remove token", story.card, player, story.tokens[player])
            for story in game.unwon()
            for player in (0, 1)
            if story.tokens[player]
        ]
        return game.happen(events) if events else FULL

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
        if not self.number:
            return "discard all success tokens from all stories"
        what = "a success token" if self.number == 1 else f"exactly {self.number} success tokens"
        in_all = f" with {self.most} or fewer success tokens in all" if self.most >= 0 else ""
        text = f"discard {what} from a story{in_all}"
        return text if self.stories_only else f"choose and {text} or from another card"


@dataclass(frozen=True, eq=False)
class MoveToken(Instruction):
    """Move a success token from one side of a story to the other."""

    DEED = "move token"

    def options(self, game: Game) -> list[Option]:
        """(story, the player who loses the token)."""
        return [
            Option("token", story.card, player) for story in game.unwon() for player in (0, 1) if story.tokens[player]
        ]

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.options(game) else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        options = self.options(game)
        return frame.ask(game, frame.ctx.you, "move token", options)

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
class ShuffleStoryBack(Instruction):
    """Choose one of one's won stories, other than this, and shuffle it back into the story deck."""

    def legal(self, game: Game, ctx: Context) -> list[int]:
        """The stories that may go back; conspiracies do not belong to the story deck."""
        return [card for card in game.sides[ctx.you].won if card != ctx.source and game.printed[card].type == "story"]

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.legal(game, ctx) else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        candidates = self.legal(game, frame.ctx)
        if not candidates:
            return SHORT
        game.push(Choosing(frame.ctx.you, "shuffle back", candidates, 1, 1, frame.ctx.source))
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        card = value[0]
        game.sides[frame.ctx.you].won.remove(card)
        game.story_deck.append(card)
        game.place(card, STORY_DECK)
        game.shuffle(game.story_deck)
        game.touch()
        game.note(Event("shuffle back", card, frame.ctx.you))
        return FULL

    def english(self, title: str) -> str:
        return "choose and shuffle back into the story deck one of your won stories other than this one"


@dataclass(frozen=True, eq=False)
class ExecuteStory(Instruction):
    """Have the effect of a story happen, as if one had won it oneself or (a conspiracy asks for that) without."""

    who: Ref
    as_if_won: bool = True

    def effect(self, game: Game, ctx: Context) -> tuple[int, Ability] | None:
        """The story and what it does, if it can."""
        for card in self.who.cards(game, ctx):
            for ability in game.printed[card].usable.get(WON, ()):
                if self.refusal(game, ctx, card, ability) is None:
                    return card, ability
        return None

    def refusal(self, game: Game, ctx: Context, card: int, ability: Ability) -> Refusal | None:
        """Why a story's effect cannot happen."""
        if not self.as_if_won and game.printed[card].type == CONSPIRACY:
            return NOT_WON
        return game.use_refusal(ctx.you, card, ability)

    def possible(self, game: Game, ctx: Context) -> Any:
        """What is yet to choose may be tried."""
        if isinstance(self.who, Chosen) and not self.who.cards(game, ctx):
            return None
        refusals = [
            self.refusal(game, ctx, card, ability)
            for card in self.who.cards(game, ctx)
            for ability in game.printed[card].usable.get(WON, ())
        ]
        return None if None in refusals else next(iter(refusals), NO_TARGET)

    def run(self, game: Game, frame: Program) -> Outcome:
        found = self.effect(game, frame.ctx)
        if found is None:
            return SHORT
        game.use(frame.ctx.you, *found)
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        won = " as if you had won it" if self.as_if_won else ""
        return f"execute the effect of {self.who.english(title)}{won}"


@dataclass(frozen=True, eq=False)
class RedistributeTokens(Instruction):
    """Lay all success tokens of certain players on stories anew, each on its owner's side (coc-latest/2.5)."""

    DEED = "redistribute"

    who: Who = YOURSELF
    most: int = 0
    """No side of a story may get more; 0 for any number."""

    def run(self, game: Game, frame: Program) -> Outcome:
        return self.next(game, frame)

    def next(self, game: Game, frame: Program) -> Outcome:
        """Ask for the place of the next token; nothing moves before all have one."""
        you = frame.ctx.you
        stories = game.unwon()
        done = 0
        pools: list[tuple[int, list[int]]] = []
        for player in self.who.players(game, frame.ctx):
            number = sum(story.tokens[player] for story in stories)
            places = frame.memo[done : done + number]
            open_to = [s.card for s in stories if not self.most or places.count(s.card) < self.most]
            if len(places) < number and open_to:
                kind = "redistribute" if player == you else "redistribute opponent's"
                return frame.ask(game, you, kind, [Option("story", card) for card in open_to])
            pools.append((player, places))
            done += number
        for player, places in pools:
            for story in stories:
                story.tokens[player] = places.count(story.card)
            game.note(Event("redistribute", player=you, amount=len(places), source=frame.ctx.source))
        game.touch()
        return FULL

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        frame.memo.append(option.card)
        return self.next(game, frame)

    def english(self, title: str) -> str:
        most = f", with no more than {self.most} on one side of a story" if self.most else ""
        if isinstance(self.who, You):
            tokens = "all of your success tokens on stories"
            return f"redistribute {tokens} among your sides of the stories as you like{most}"
        return f"redistribute all success tokens of {self.who.english()} among that player's sides of the stories{most}"


@dataclass(frozen=True, eq=False)
class StoryUnderDeck(Instruction):
    """Put a story on the bottom of the story deck and the next one in its place; its success tokens stay on it."""

    DEED = "replace story"

    who: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        for card in self.who.cards(game, frame.ctx):
            story = game.story(card)
            if story is None or story.owner >= 0:
                return SHORT
            frame.memo = [card]
            events = [Event("uncommit", one, game.in_play[one].controller) for one in game.committed(card)]
            happened = game.happen(events) if events else FULL
            return LATER if happened is LATER else came(self.replace(game, card))
        return SHORT

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return came(self.replace(game, frame.memo[0]))

    def replace(self, game: Game, card: int) -> bool:
        """The one story goes, the other comes."""
        story = game.story(card)
        if story is None:
            return False
        game.shed(card)
        game.story_deck.insert(0, card)
        game.place(card, STORY_DECK)
        if any(story.tokens):
            game.story_tokens[card] = story.tokens
        game.stories[game.stories.index(story)] = next_story(game)
        game.touch()
        return True

    def english(self, title: str) -> str:
        return (
            f"put {self.who.english(title)} with its success tokens under the story deck "
            "and the top story of that deck in its place"
        )


@dataclass(frozen=True, eq=False)
class SpreadTokens(Instruction):
    """Move all success tokens on this card to your side of any stories, each where you like."""

    DEED = "place token"

    who: Ref

    def tokens(self, game: Game, ctx: Context) -> int:
        """How many tokens there are to move."""
        return sum(game.in_play[card].tokens for card in self.who.cards(game, ctx) if card in game.in_play)

    def stories(self, game: Game) -> list[int]:
        """Where they may go."""
        return [story.card for story in game.unwon()]

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if self.tokens(game, ctx) and self.stories(game) else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        if self.possible(game, frame.ctx) is not None:
            return SHORT
        self.ask(game, frame)
        return LATER

    def ask(self, game: Game, frame: Program) -> None:
        """Where does the next token go?"""
        game.push(Choosing(frame.ctx.you, "pick story", self.stories(game), 1, 1, frame.ctx.source))

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        ctx = frame.ctx
        if frame.stage == 1:
            return came(bool(value))
        frame.memo.append(value[0])
        if len(frame.memo) < self.tokens(game, ctx):
            self.ask(game, frame)
            return LATER
        frame.stage = 1
        for card in self.who.cards(game, ctx):
            change_tokens(game, ctx, card, -game.in_play[card].tokens)
        return game.happen(
            [
                brought_about(ctx, "place token", story, ctx.you, frame.memo.count(story))
                for story in dict.fromkeys(frame.memo)
            ]
        )

    def english(self, title: str) -> str:
        return f"move all success tokens on {self.who.english(title)} to your side of any number of stories"
