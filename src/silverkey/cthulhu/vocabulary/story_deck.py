"""Instructions about stories: picked, executed, taken from the story deck and put back into it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.references import Chosen, Ref
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.table.stories import next_story
from silverkey.cthulhu.verbs.states import STORY_GONE
from silverkey.cthulhu.vocabulary.searching import told_at_once
from silverkey.cthulhu.words import CONSPIRACY, IN_PLAY, STORY_DECK, WON
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, LATER, SHORT, Outcome, came
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.vocabulary.abilities import Ability

NOT_WON = Refusal(
    "A conspiracy's effect asks that it be won, which it has not been.", ("coc-latest/faq/twila-conspiracy",)
)
UNWON = Refusal(
    "It would put a story that was not won into a won pile.", ("coc-latest/faq/twila-seventh-gate", "coc-latest/3.4.c")
)


@dataclass(frozen=True, eq=False)
class ExecuteStory(Instruction):
    """Have the effect of a story happen, as if one had won it oneself or (a conspiracy asks for that) without."""

    who: Ref
    as_if_won: bool = True

    def effects(self, game: Game, ctx: Context) -> list[tuple[int, Ability, Refusal | None]]:
        """What there is to happen, and why it cannot."""
        return [
            (card, ability, NOT_WON if unwon else game.use_refusal(ctx.you, card, ability))
            for card in self.who.cards(game, ctx)
            for unwon in (not self.as_if_won and game.printed[card].type == CONSPIRACY,)
            for ability in game.printed[card].usable.get(WON, ())
        ]

    def possible(self, game: Game, ctx: Context) -> Any:
        """What is yet to choose may be tried."""
        if isinstance(self.who, Chosen) and not self.who.cards(game, ctx):
            return None
        refusals = [refusal for _, _, refusal in self.effects(game, ctx)]
        return None if None in refusals else next(iter(refusals), NO_TARGET)

    def run(self, game: Game, frame: Program) -> Outcome:
        for card, ability, refusal in self.effects(game, frame.ctx):
            if refusal is None:
                if game.zone[card] == STORY_DECK:
                    game.reveal_to(1 - frame.ctx.you)
                game.use(frame.ctx.you, card, ability)
                return LATER
        return SHORT

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        won = " as if you had won it" if self.as_if_won else ""
        return f"execute the effect of {self.who.english(title)}{won}"


@dataclass(frozen=True, eq=False)
class TakeInstead(Instruction):
    """The chosen story is won in place of this one, which is shuffled into the story deck (coc-latest/3.4.c)."""

    who: Ref

    def possible(self, game: Game, ctx: Context) -> Any:
        story = game.story(ctx.source)
        return None if story is not None and story.winner == ctx.you else UNWON

    def run(self, game: Game, frame: Program) -> Outcome:
        story = game.story(frame.ctx.source)
        cards = self.who.cards(game, frame.ctx)
        if story is None or not cards:
            return SHORT
        story.taken = cards[0]
        return FULL

    def english(self, title: str) -> str:
        return (
            f"if {title} was won by you, {self.who.english(title)} goes to your won pile in its place, "
            f"and {title} is shuffled into the story deck"
        )


@dataclass(frozen=True, eq=False)
class ToStoryDeck(Instruction):
    """Put stories into the story deck: some that you have won, of that deck, or in play.

    For one in play the next comes; nobody stays committed to it, and it keeps its success tokens.
    """

    DEED = "replace story"

    who: Ref
    to: str = ""
    """"top", as the next to come, of the others shuffled; "bottom"; nothing for anywhere, all of them shuffled."""
    instead: Ref | None = None
    """The story of the deck that comes in its place, to have its success tokens."""

    def run(self, game: Game, frame: Program) -> Outcome:
        stories = [card for card in self.who.cards(game, frame.ctx) if game.printed[card].type != CONSPIRACY]
        if not stories:
            return SHORT
        frame.memo = stories
        committed = [card for story in stories for card in game.committed(story)]
        leaving = [Event("uncommit", card, game.in_play[card].controller, cause=STORY_GONE) for card in committed]
        happened = game.happen(leaving)
        return LATER if happened is LATER else self.after(game, frame, value=True)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        next_one = () if self.instead is None else self.instead.cards(game, frame.ctx)
        if self.instead is not None and not next_one:
            return SHORT
        moved = [self.move(game, frame.ctx.you, card, *next_one) for card in frame.memo]
        game.touch()
        return came(all(moved))

    def move(self, game: Game, player: int, card: int, instead: int = -1) -> bool:
        """Take a story from where it is, and put it into the deck."""
        story = game.story(card)
        if story is not None:
            game.shed(card)
            if instead >= 0:
                game.story_deck.remove(instead)
            elif any(story.tokens):
                game.story_tokens[card] = story.tokens
        elif game.zone[card] == WON:
            game.sides[player].won.remove(card)
            game.note(Event("shuffle back", card, player))
        elif game.zone[card] == STORY_DECK:
            game.story_deck.remove(card)
        else:
            return False
        self.insert(game, card)
        if story is not None:
            game.stories[game.stories.index(story)] = next_story(game, instead, story.tokens)
        return True

    def insert(self, game: Game, card: int) -> None:
        """It goes to its place in the deck."""
        if self.to == "top":
            game.shuffle(game.story_deck)
        game.story_deck.insert(0 if self.to == "bottom" else len(game.story_deck), card)
        game.place(card, STORY_DECK)
        if not self.to:
            game.shuffle(game.story_deck)

    def told_with(self, before: Instruction, title: str) -> list[str]:
        return told_at_once(self, before, title)

    def english(self, title: str) -> str:
        who = self.who.english(title)
        if self.instead is not None:
            instead = self.instead.english(title)
            return f"shuffle {who} into the story deck, with {instead} in its place; success tokens stay where they lie"
        if self.to == "bottom":
            return f"put {who} with its success tokens under the story deck and the top story of that deck in its place"
        return f"shuffle the others and put {who} on top of them" if self.to else f"shuffle {who} into the story deck"


@dataclass(frozen=True, eq=False)
class RearrangeStories(Instruction):
    """Lay the stories in play in any order; success tokens stay in their places, whichever story lies there then."""

    DEED = "rearrange"

    def run(self, game: Game, frame: Program) -> Outcome:
        there = game.unwon()
        left = [story.card for story in there if story.card not in frame.memo]
        if len(left) > 1:
            return frame.ask(game, frame.ctx.you, "rearrange", [Option("story", card) for card in left])
        order = [*frame.memo, *left]
        tokens = [story.tokens for story in there]
        places = [game.stories.index(story) for story in there]
        moved = sorted(there, key=lambda story: order.index(story.card))
        for place, story, lying in zip(places, moved, tokens, strict=True):
            story.tokens = lying
            game.stories[place] = story
        game.touch()
        game.note(Event("rearrange", player=frame.ctx.you, source=frame.ctx.source))
        return FULL

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        frame.memo.append(option.card)
        return self.run(game, frame)

    def english(self, title: str) -> str:
        return "lay the stories in play in any order, but leave all success tokens in their places"


@dataclass(frozen=True, eq=False)
class ExchangeStory(Instruction):
    """A story in play and one that you have won change places. The success tokens stay where they are."""

    DEED = "exchange"

    who: Ref
    won: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        stories, won = (ref.cards(game, frame.ctx) for ref in (self.who, self.won))
        if not stories or not won:
            return SHORT
        frame.memo = [stories[0], won[0]]
        happened = game.happen(
            [
                Event("uncommit", card, game.in_play[card].controller, cause=STORY_GONE)
                for card in game.committed(stories[0])
            ]
        )
        return LATER if happened is LATER else self.after(game, frame, value=True)

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        card, won = frame.memo
        story, pile = game.story(card), game.sides[frame.ctx.you].won
        if story is None or won not in pile:
            return SHORT
        game.shed(card)
        pile[pile.index(won)] = card
        game.place(card, WON)
        story.card = won
        story.resolved = False
        game.place(won, IN_PLAY)
        game.touch()
        return FULL

    def english(self, title: str) -> str:
        return (
            f"exchange {self.who.english(title)} for {self.won.english(title)}; the success tokens stay in their place"
        )


@dataclass(frozen=True, eq=False)
class WinStories(Instruction):
    """You win stories at once, whatever tokens lie there."""

    DEED = "win story"

    who: Ref

    def possible(self, game: Game, ctx: Context) -> Any:
        known = self.who.settled(game, ctx)
        return None if known is None or self.unwon(game, known) else NO_TARGET

    def unwon(self, game: Game, cards: tuple[int, ...]) -> list[int]:
        """Those that nobody has won."""
        return [story.card for story in game.unwon() if story.card in cards]

    def run(self, game: Game, frame: Program) -> Outcome:
        stories = self.unwon(game, self.who.cards(game, frame.ctx))
        if not stories:
            return SHORT
        game.win_stories(frame.ctx.you, stories)
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        return f"you win {self.who.english(title)} at once"


@dataclass(frozen=True, eq=False)
class Eliminated(Instruction):
    """You are eliminated from the game, which the other player thereby wins."""

    DEED = "lose"

    def run(self, game: Game, frame: Program) -> Outcome:
        game.end(1 - frame.ctx.you, "eliminated")
        return FULL

    def english(self, title: str) -> str:
        return "you are eliminated from the game"
