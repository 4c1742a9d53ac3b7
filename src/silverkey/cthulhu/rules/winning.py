"""Winning a story: its effect, its place among the won, what replaces it (rulebook, Winning; coc-latest/3.2.c, 3.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.board import EVERYTHING
from silverkey.cardgame.lasting import expire
from silverkey.cthulhu.rules.legality import story_refusal, waking_refusal
from silverkey.cthulhu.state import Story
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.table.stories import next_story
from silverkey.cthulhu.verbs.states import STORY_GONE
from silverkey.cthulhu.vocabulary.constants import changed_by
from silverkey.cthulhu.words import PLAYED, REPLACED_STORY, STORY, STORY_DECK, WON
from silverkey.kernel.decision import NO, YES, Option
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


class WinStory(Frame["Game"]):
    """Stories that have just been won, one after the other; the active player orders them."""

    __slots__ = ("current", "sleeper", "waiting", "won_by")

    STEPS = ("next_story", "offer_effect", "wake", "disrupts", "clear", "succession", "replace")

    def __init__(self, stories: list[int]) -> None:
        self.waiting = stories
        self.current = -1
        self.sleeper = -1
        """The Dormant card whose fate is being decided."""
        self.won_by = -1
        """Who has won the story that is being replaced."""

    def next_story(self, game: Game) -> None:
        """Which of several comes first?"""
        if not self.waiting:
            game.unsettled = EVERYTHING
            game.pop()
            return
        game.ask(game.active, "win first", [Option("story", card) for card in self.waiting])

    def answered(self, game: Game, option: Option) -> None:
        """Which story; or whether its effect is executed, or a Dormant card played."""
        if self.sleeper >= 0:
            self.rouse(game, option)
        elif option.word == "story":
            self.current = option.card
            self.waiting.remove(option.card)
            there = tuple(game.committed(self.current))
            game.note(Event("win story", self.current, self.winner(game), cards=there))
        elif option == YES:
            ability = game.printed[self.current].usable[WON][0]
            game.use(self.decider(game), self.current, ability)
        elif self.decider(game) == self.winner(game):
            game.note(Event("decline story", self.current, self.winner(game)))

    def winner(self, game: Game) -> int:
        """Who won it."""
        story = game.story(self.current)
        assert story is not None
        return story.winner

    def decider(self, game: Game) -> int:
        """Who decides whether its effect is executed, and has it: the winner, or his opponent if a card says so."""
        winner = self.winner(game)
        others = (ctx for ctx in changed_by(game, "decides for winner") if ctx.you != winner)
        there = any(game.in_play[ctx.source].committed == self.current for ctx in others)
        return 1 - winner if there else winner

    def offer_effect(self, game: Game) -> None:
        """Somebody decides whether its effect is executed, if it can be (coc-latest/1.9.b)."""
        effects = game.printed[self.current].usable.get(WON, ())
        if self.current in game.board.blank_stories:
            effects = ()
        decider = self.decider(game)
        if not effects:
            return
        refusal = story_refusal(game, decider, self.current, effects[0])
        if refusal is None:
            must = game.board.forbids(game, "decline", self.current)
            game.ask(decider, "execute story", [YES, NO] if must is None else [YES], self.current)
        else:
            game.left_out(self.current, refusal)

    def wake(self, game: Game) -> None:
        """Each Dormant card here may be played by whoever placed it, or is discarded (coc-latest/new/dormant.b)."""
        self.sleeper = -1
        for card in game.attachments(self.current):
            standing = game.in_play[card]
            if not standing.facedown:
                continue
            self.go("wake")
            self.sleeper = card
            if waking_refusal(game, standing.controller, card) is None:
                game.ask(standing.controller, "play dormant", [YES, NO], card)
            else:
                self.rouse(game, NO)
            return

    def rouse(self, game: Game, option: Option) -> None:
        """A Dormant card is played, or not."""
        card = self.sleeper
        player = game.in_play[card].controller
        if option != YES:
            game.happen([Event("discard", card, player)])
            return
        zones.turn_up(game, card)
        zones.take(game, card)
        game.place(card, PLAYED)
        game.touch()
        ability = game.printed[card].dormant
        assert ability is not None
        game.use(player, card, ability)

    def disrupts(self, game: Game) -> None:
        """Players may disrupt it before anybody leaves the story, be it with a card that lay dormant there."""
        game.offer_interrupt(
            Event("story won", self.current, self.winner(game), cards=tuple(game.committed(self.current)))
        )

    def clear(self, game: Game) -> None:
        """The story goes to the won pile; tokens are discarded; whoever was there is uncommitted."""
        story = game.story(self.current)
        assert story is not None
        events = [
            Event("uncommit", card, game.in_play[card].controller, cause=STORY_GONE)
            for card in game.committed(self.current)
        ]
        if events:
            game.happen(events)
        game.shed(self.current)
        won = story.taken if story.taken in game.story_deck else self.current
        if won != self.current:
            game.story_deck.remove(won)
            game.story_deck.append(self.current)
            game.place(self.current, STORY_DECK)
            game.shuffle(game.story_deck)
        game.sides[story.winner].won.append(won)
        game.place(won, WON)
        self.won_by = story.winner
        game.stories[game.stories.index(story)] = Story(-1, story.owner)
        game.touch()

    def succession(self, game: Game) -> None:
        """Players may disrupt what comes into the game next; nothing takes the place of a conspiracy at once."""
        game.offer_interrupt(Event("replace story", self.current, self.won_by))

    def left_open(self, game: Game) -> bool:
        """Whether nothing comes in its place, as a card of its winner says."""
        others = any(game.printed[story.card].type == STORY for story in game.stories if story.card >= 0)
        return others and any(ctx.you == self.won_by for ctx in changed_by(game, "not replaced"))

    def replace(self, game: Game) -> None:
        """A story is replaced from the story deck; a conspiracy is not."""
        self.go("next_story")
        for number, story in enumerate(game.stories):
            if story.card >= 0:
                continue
            if story.owner < 0 and game.story_deck and not self.left_open(game):
                game.stories[number] = next_story(game)
            else:
                del game.stories[number]
            break
        game.touch()
        expire(game, REPLACED_STORY)
