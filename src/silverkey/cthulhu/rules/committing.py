"""Committing characters to stories (coc-latest/2.10, 3.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.legality import effect_refusal
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.conditions import all_true
from silverkey.cardgame.words.limits import at, omission
from silverkey.cthulhu.rules.framework import Framework
from silverkey.cthulhu.verbs.states import COMMITTED, INSANE
from silverkey.cthulhu.vocabulary.committing import (
    CommitsAs,
    MustCommit,
)
from silverkey.cthulhu.vocabulary.icons import CountsAs
from silverkey.cthulhu.vocabulary.playing import Toll
from silverkey.cthulhu.words import CHARACTER, COST, WHILE_COMMITTED
from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.event import Event
from silverkey.kernel.frame import Frame
from silverkey.language.context import Context
from silverkey.language.program import Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.state import Story

NOT_READY = Refusal("Only a ready character can commit.", ("coc-latest/2.10.f",))
NOT_A_CHARACTER = Refusal("Only characters commit to stories.", ("coc-latest/2.10.f",))
NO_TOLL = Refusal(
    "You control no character that you could wound for committing.",
    ("coc-latest/errata/thousand-young/pervasive-toxemia", "coc-latest/2.13.c"),
)
MUST_FOLLOW = Refusal("It must commit to another story, with the character it has to follow.", ("coc-latest/2.10.h",))


class CommitTolls(Frame["Game"]):
    """A player does what cards ask of whoever commits characters; hands back whether he could."""

    __slots__ = ("player", "sources", "tolls")

    STEPS = ("pay",)

    def __init__(self, player: int, tolls: list[Toll], sources: list[int]) -> None:
        self.player = player
        self.tolls = tolls
        self.sources = sources

    def due(self, game: Game) -> Program | None:
        """What the next one asks for, if it can be done."""
        ctx, price = Context(self.player, self.sources[0], kind=COST), self.tolls[0].price
        assert isinstance(price, tuple)
        return Program(price, ctx) if effect_refusal(game, ctx, price) is None else None

    def pay(self, game: Game) -> None:
        """One after the other."""
        due = self.due(game) if self.tolls else None
        if due is None:
            game.pop(not self.tolls)
        else:
            game.push(due, "paid")

    def paid(self, game: Game, value: bool) -> None:
        """One is done."""
        del self.tolls[0], self.sources[0]


def commit_tolls(game: Game, player: int) -> CommitTolls | None:
    """What committing characters takes of a player besides, or None if nothing does."""
    tolls = [(toll, ctx.source) for toll, ctx, _ in game.board.said(Toll) if toll.to == "commit"]
    return CommitTolls(player, [toll for toll, _ in tolls], [source for _, source in tolls]) if tolls else None


def commit_refusal(game: Game, card: int) -> Refusal | None:
    """Why a character cannot commit to any story in a commit window, or None."""
    standing = game.in_play[card]
    if standing.insane:
        return INSANE
    if game.values(card).type != CHARACTER and guise_of(game, card) is None:
        return NOT_A_CHARACTER
    if standing.committed >= 0:
        return COMMITTED
    if standing.exhausted:
        return NOT_READY
    tolls = commit_tolls(game, standing.controller)
    if tolls is not None and tolls.due(game) is None:
        return NO_TOLL
    return game.board.forbids(game, "commit", card)


def guise_of(game: Game, card: int) -> CountsAs | None:
    """What a card that is no character may commit as (coc-latest/faq/guardian-pillar-commit)."""
    for word, ctx, _ in game.board.said(CommitsAs):
        if ctx.source == card and all_true(word.when, game, ctx):
            return word.guise
    return None


def under_attack(game: Game, story: Story) -> bool:
    """Whether the active player has a character at a story, or (older editions) had one (coc-latest/3.1)."""
    if story.attacked and not game.edition.stories_need_attackers:
        return True
    return bool(game.committed(story.card, game.active))


def leaving(game: Game, story: int = -1) -> list[int]:
    """The characters that the rules uncommit, from one story or from all."""
    return [
        card
        for card, standing in game.in_play.items()
        if standing.committed >= 0 and story in (-1, standing.committed)
        if omission(game, "uncommit", card) is None and game.board.forbids(game, "uncommit", card) is None
    ]


def followers(game: Game) -> dict[int, int]:
    """Characters that must commit to the same story as another, with that other (coc-latest/2.10.h)."""
    found: dict[int, int] = {}
    for word, ctx, _ in game.board.said(MustCommit):
        if word.with_this and ctx.source in game.in_play:
            bound = (card for card in game.in_play if card != ctx.source and word.covers(game, ctx, card))
            found.update(dict.fromkeys(bound, ctx.source))
    return found


def must_commit(game: Game, card: int) -> bool:
    """Whether a character has to commit in every commit window in which it can."""
    said = game.board.said(MustCommit)
    return any(not word.with_this and word.covers(game, ctx, card) for word, ctx, _ in said)


class Commits(Framework):
    """A player commits any number of characters, all at once."""

    __slots__ = ("places", "player")

    STEPS = ("initiate", "execute", "choose", "pay", "commit", "consequences", "react", "close")

    def __init__(self) -> None:
        super().__init__()
        self.player = -1
        self.places: dict[int, int] = {}
        """Who is to go where."""

    def stories(self, game: Game) -> list[int]:
        """The stories that the player may commit to."""
        return [story.card for story in game.stories]

    def run(self, game: Game) -> None:
        """The choosing goes on step by step."""

    def place(self, game: Game, card: int) -> int:
        """Where a character is, or is about to be, committed; -1 for nowhere."""
        return self.places.get(card, game.in_play[card].committed)

    def options(self, game: Game) -> list[Option]:
        """Who may still go where; and whether that may be all."""
        stories = self.stories(game)
        bound = followers(game)
        options: list[Option] = []
        owing = False
        for card, standing in game.in_play.items():
            if standing.controller != self.player or card in self.places or commit_refusal(game, card) is not None:
                continue
            allowed = [story for story in stories if game.board.forbids(game, at(story, "commit"), card) is None]
            must = must_commit(game, card)
            if card in bound and (story := self.place(game, bound[card])) in allowed:
                allowed, must = [story], True  # whatever keeps it away excuses it (faq/ygolonac-after-commit.b)
            for follower, leader in bound.items():
                if leader == card and (story := self.places.get(follower, -1)) >= 0:
                    allowed = [place for place in allowed if place == story]
            owing = owing or (must and bool(allowed))
            options.extend(Option("commit", card, story) for story in allowed)
        return options if owing else [DONE, *options]

    def choose(self, game: Game) -> None:
        """Ask for the next character."""
        game.ask(self.player, self.verb, self.options(game))

    def answered(self, game: Game, option: Option) -> None:
        """One more character, or that is all."""
        if option != DONE:
            self.places[option.card] = option.number
            self.go("choose")

    def pay(self, game: Game) -> None:
        """Committing may have its price."""
        tolls = commit_tolls(game, self.player)
        if self.places and tolls is not None:
            game.push(tolls)

    def commit(self, game: Game) -> None:
        """They commit together, and exhaust."""
        self.places = {card: story for card, story in self.places.items() if card in game.in_play}
        for story in game.stories:
            if self.player == game.active and story.card in self.places.values():
                story.attacked = True
        for card, guise in [(card, guise_of(game, card)) for card in self.places]:
            if guise is not None:  # a lasting effect: faq/neutral-ground-guardian-pillar
                instance = (card, game.in_play[card].entered)
                game.let_last(Lasting(guise, Context(self.player, card), (instance,), WHILE_COMMITTED))
        if self.places:
            game.happen(
                [
                    Event("commit", card, self.player, place=story, cause="commit")
                    for card, story in self.places.items()
                ],
            )


class ActivePlayerCommits(Commits):
    """The active player commits."""

    __slots__ = ()

    verb = "commit characters"

    def run(self, game: Game) -> None:
        self.player = game.active


class OpponentCommits(Commits):
    """The opponent commits against attackers only (coc-latest/3.1.b)."""

    __slots__ = ()

    verb = "defend"

    def run(self, game: Game) -> None:
        self.player = 1 - game.active

    def stories(self, game: Game) -> list[int]:
        return [story.card for story in game.stories if under_attack(game, story)]
