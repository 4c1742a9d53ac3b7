"""Committing characters to stories (coc-latest/2.10, 3.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.conditions import all_true
from silverkey.cardgame.words.limits import at, omission
from silverkey.cthulhu.rules.commit_tolls import commit_tolls, toll_refusal
from silverkey.cthulhu.rules.framework import Framework
from silverkey.cthulhu.verbs.states import COMMITTED, INSANE
from silverkey.cthulhu.vocabulary.committing import (
    COMPANY,
    CommitsAs,
    CommitsExhausted,
    CommitToll,
    Company,
    MustCommit,
)
from silverkey.cthulhu.vocabulary.icons import CountsAs
from silverkey.cthulhu.words import CHARACTER, WHILE_COMMITTED
from silverkey.kernel.decision import DONE, Option, offered
from silverkey.kernel.event import Event
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.state import Story

NOT_READY = Refusal("Only a ready character can commit.", ("coc-latest/2.10.f",))
NOT_A_CHARACTER = Refusal("Only characters commit to stories.", ("coc-latest/2.10.f",))
MUST_FOLLOW = Refusal("It must commit to another story, with the character it has to follow.", ("coc-latest/2.10.h",))


def commit_refusal(game: Game, card: int) -> Refusal | None:
    """Why a character cannot commit to any story in a commit window, or None."""
    standing = game.in_play[card]
    if standing.insane:
        return INSANE
    if game.values(card).type != CHARACTER and guise_of(game, card) is None:
        return NOT_A_CHARACTER
    if standing.committed >= 0:
        return COMMITTED
    if standing.exhausted and all(fatigue_refusal(game, card, story.card) is not None for story in game.stories):
        return NOT_READY
    if game.said(CommitToll):
        refusals = [toll_refusal(game, standing.controller, {card: story.card}) for story in game.stories]
        if refusals and None not in refusals:
            return refusals[0]
    return game.board.forbids(game, "commit", card)


def fatigue_refusal(game: Game, card: int, story: int) -> Refusal | None:
    """Why a character cannot commit to a story as ready or exhausted as it is, or None."""
    if not game.in_play[card].exhausted:
        return None
    for word, ctx, _ in game.said(CommitsExhausted):
        if word.speaks_of(game, ctx, card, story):
            return None
    return NOT_READY


def company_refusal(game: Game, player: int, places: dict[int, int], so_far: bool = False) -> Refusal | None:
    """Why a player's characters cannot go to these places together, or None.

    ``so_far``: more may go there, so that nobody is alone yet.
    """
    for word, ctx, _ in game.said(Company):
        if so_far and COMPANY[word.company].grows:
            continue
        if not all(word.allows(game, ctx, player, places, story) for story in dict.fromkeys(places.values())):
            return word.refusal(game, ctx)
    return None


def places_refusal(game: Game, player: int, places: dict[int, int], so_far: bool = False) -> Refusal | None:
    """Why a player cannot send his characters to these places in a commit window, as far as that depends on others."""
    return company_refusal(game, player, places, so_far) or toll_refusal(game, player, places)


def guise_of(game: Game, card: int) -> CountsAs | None:
    """What a card that is no character may commit as (coc-latest/faq/guardian-pillar-commit)."""
    for word, ctx, _ in game.said(CommitsAs):
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
    there = (card for card, standing in game.in_play.items() if standing.committed >= 0)
    return [
        card
        for card in there
        if story in (-1, game.in_play[card].committed)
        and omission(game, "uncommit", card) is None
        and game.board.forbids(game, "uncommit", card) is None
    ]


def followers(game: Game) -> dict[int, int]:
    """Characters that must commit to the same story as another, with that other (coc-latest/2.10.h)."""
    found: dict[int, int] = {}
    for word, ctx, _ in game.said(MustCommit):
        if word.with_this and ctx.source in game.in_play:
            bound = (card for card in game.in_play if card != ctx.source and word.covers(game, ctx, card))
            found.update(dict.fromkeys(bound, ctx.source))
    return found


def bidden(game: Game, card: int) -> list[int]:
    """The stories to one of which a character must commit, if it can."""
    said = [(word, ctx) for word, ctx, _ in game.said(MustCommit) if word.at is not None]
    if not said:
        return []
    stories = [story.card for story in game.stories]
    return [story for story in stories if any(word.speaks_of(game, ctx, card, story) for word, ctx in said)]


def must_commit(game: Game, card: int) -> bool:
    """Whether a character has to commit in every commit window in which it can."""
    said = game.said(MustCommit)
    return bool(said) and any(
        not word.with_this and word.at is None and word.covers(game, ctx, card) for word, ctx, _ in said
    )


class Commits(Framework):
    """A player commits any number of characters, all at once."""

    __slots__ = ("places", "player")

    STEPS = ("initiate", "execute", "choose", "pay", "commit", "committed", "consequences", "react", "close")

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

    def allowed(self, game: Game, card: int) -> list[int]:
        """The stories that a character may go to besides those who go already, though it may not be alone there."""
        stories, board = self.stories(game), game.board
        if board.prohibitions:
            stories = [story for story in stories if board.forbids(game, at(story, "commit"), card) is None]
        if game.in_play[card].exhausted:
            stories = [story for story in stories if fatigue_refusal(game, card, story) is None]
        if bool(game.said(Company)) or bool(game.said(CommitToll)):
            places = self.places
            stories = [s for s in stories if places_refusal(game, self.player, {**places, card: s}, True) is None]
        return stories

    def free(self, game: Game) -> dict[int, list[int]]:
        """Who may still go, and where."""
        mine = [card for card, standing in game.in_play.items() if standing.controller == self.player]
        able = (card for card in mine if card not in self.places and commit_refusal(game, card) is None)
        found = {card: self.allowed(game, card) for card in able}
        if not game.said(Company):
            return found
        return {
            card: [story for story in stories if self.accompanied(game, card, story, found)]
            for card, stories in found.items()
        }

    def accompanied(self, game: Game, card: int, story: int, free: dict[int, list[int]]) -> bool:
        """Whether a character that goes there is in fit company, or somebody can still join it."""
        places = {**self.places, card: story}
        if company_refusal(game, self.player, places) is None:
            return True
        others = (other for other, stories in free.items() if other != card and story in stories)
        return any(places_refusal(game, self.player, {**places, other: story}) is None for other in others)

    def bound(self, game: Game, card: int, allowed: list[int]) -> tuple[list[int], bool]:
        """Where a character may go in view of who must go with whom, and whether it has to."""
        leaders = followers(game)
        bid = [story for story in bidden(game, card) if story in allowed]
        if card in leaders and (story := self.place(game, leaders[card])) in allowed:
            return [story], True  # whatever keeps it away excuses it (faq/ygolonac-after-commit.b)
        followed = [follower for follower, leader in leaders.items() if leader == card and follower in self.places]
        going = {self.places[follower] for follower in followed}
        stories = [story for story in bid or allowed if going <= {story}]
        return stories, bool(stories) and (bool(bid) or must_commit(game, card))

    def options(self, game: Game) -> list[Option]:
        """Who may still go where; and whether that may be all."""
        options: list[Option] = []
        owing = company_refusal(game, self.player, self.places) is not None
        binding = bool(game.said(MustCommit))
        for card, allowed in self.free(game).items():
            stories, must = self.bound(game, card, allowed) if binding else (allowed, False)
            owing = owing or must
            options.extend(offered("commit", card, story) for story in stories)
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
        tolls = commit_tolls(game, self.player, self.places)
        if tolls is not None:
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

    def committed(self, game: Game) -> None:
        """All of them are there."""
        if self.places:
            game.note(Event("have committed", player=self.player, cards=tuple(self.places)))


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

    def committed(self, game: Game) -> None:
        super().committed(game)
        game.note(Event("all have committed", player=game.active))
