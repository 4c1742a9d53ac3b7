"""Instructions about the story deck, and about stories as they are won and replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from silverkey.cthulhu.pieces import Lasting
from silverkey.cthulhu.rules.choosing import Choosing
from silverkey.cthulhu.vocabulary.changes import Delayed
from silverkey.cthulhu.vocabulary.phrasing import joined
from silverkey.cthulhu.vocabulary.references import Ref, Who
from silverkey.cthulhu.words import PASSIVE, PLAYED, WON, Refusal
from silverkey.kernel.decision import Option
from silverkey.kernel.event import Event
from silverkey.language.context import Context
from silverkey.language.node import word
from silverkey.language.program import Instruction, Outcome, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game

NOT_WON = Refusal(
    "It would put a story that was not won into a won pile.",
    ("coc-latest/faq/twila-seventh-gate", "coc-latest/3.4.c"),
)


@word
class AfterReplacing(Instruction):
    """What is done once the story that is being won has been replaced."""

    delayed: Delayed

    def run(self, game: Game, frame: Program) -> Outcome:
        if not any(story.winner == frame.ctx.you for story in game.stories):
            return False
        game.lasting.append(Lasting(self.delayed, frame.ctx.copy(), (), "replaced"))
        return True

    def english(self, title: str) -> str:
        return f"after this story has been replaced, {joined(self.delayed.effect, title)}"


def after_replacing(*effect: Instruction) -> AfterReplacing:
    """After you replace this story, …"""
    return AfterReplacing(Delayed(effect))


@word
class Redistribute(Instruction):
    """Place all success tokens of certain players anew among the stories, each on its owner's side (coc-latest/2.5)."""

    DEED: ClassVar[str] = "redistribute"

    who: Who
    most: int = 0
    """No side of a story may get more; 0 for any number."""

    def run(self, game: Game, frame: Program) -> Outcome:
        """Ask how many of the next player's tokens the next story gets; ``frame.memo`` has the answers so far."""
        stories = [story for story in game.stories if story.winner < 0]
        players = self.who.players(game, frame.ctx)
        while len(frame.memo) < len(players) * len(stories):
            pool, place = divmod(len(frame.memo), len(stories))
            player = players[pool]
            left = sum(story.tokens[player] for story in stories) - sum(frame.memo[pool * len(stories) :])
            room = self.most or left
            highest = min(left, room)
            lowest = min(highest, max(0, left - room * (len(stories) - place - 1)))
            if lowest < highest:
                whose = "your" if player == frame.ctx.you else "opponent's"
                numbers = [Option("number", -1, number) for number in range(lowest, highest + 1)]
                game.ask(frame.ctx.you, f"{whose} tokens", numbers, stories[place].card)
                return None
            frame.memo.append(highest)
        for number, player in enumerate(players):
            for place, story in enumerate(stories):
                story.tokens[player] = frame.memo[number * len(stories) + place]
        game.touch()
        game.note(Event("redistribute", -1, frame.ctx.you, source=frame.ctx.source))
        return True

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        frame.memo.append(option.number)
        return self.run(game, frame)

    def english(self, title: str) -> str:
        whose = {"you": "your", "each player": "each player's"}.get(self.who.english(), "that player's")
        text = f"redistribute all of {whose} success tokens among the stories in play, on the side they belong to"
        return text + (f", with at most {self.most} on one side of a story" if self.most else "")


@word
class SearchStoryDeck(Instruction):
    """Search the story deck and choose a story, which is laid aside."""

    def run(self, game: Game, frame: Program) -> Outcome:
        if not game.story_deck:
            return False
        game.reveal_to(frame.ctx.you)
        game.push(Choosing(frame.ctx.you, "pick story", game.story_deck.copy(), 1, 1, frame.ctx.source))
        return None

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        frame.ctx.cards["chosen"] = value
        for card in value:
            game.story_deck.remove(card)
            game.place(card, PLAYED)
        game.reveal_to(1 - frame.ctx.you)
        return bool(value)

    def english(self, title: str) -> str:
        return "search the story deck and choose a story"


@word
class ResolveStoryEffect(Instruction):
    """Carry out the effect of a story, as far as it can be (coc-latest/1.9.b)."""

    who: Ref

    def run(self, game: Game, frame: Program) -> Outcome:
        for card in self.who.cards(game, frame.ctx):
            ctx = Context(frame.ctx.you, card, kind=PASSIVE)
            for ability in game.printed[card].usable.get(WON, ()):
                if all(instruction.possible(game, ctx) is None for instruction in ability.effect):
                    game.push(Program(ability.effect, ctx))
                    return None
        return True

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return True

    def english(self, title: str) -> str:
        return f"resolve the effect of {self.who.english(title)}"


@word
class TakeInstead(Instruction):
    """The chosen story is won in place of this one, which is shuffled into the story deck (coc-latest/3.4.c)."""

    who: Ref

    def possible(self, game: Game, ctx: Context) -> Any:
        story = game.story(ctx.source)
        return None if story is not None and story.winner == ctx.you else NOT_WON

    def run(self, game: Game, frame: Program) -> Outcome:
        story = game.story(frame.ctx.source)
        cards = self.who.cards(game, frame.ctx)
        if story is None or not cards:
            return False
        story.taken = cards[0]
        return True

    def english(self, title: str) -> str:
        return (
            f"if {title} was won by you, {self.who.english(title)} goes to your won pile in its place. "
            f"{title} is shuffled into the story deck"
        )
