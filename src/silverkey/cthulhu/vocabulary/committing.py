"""Committing to stories: passives about it and about what is counted and suffered there, and what it takes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from silverkey.cardgame.board import PILES
from silverkey.cardgame.details import Manner
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.conditions import Condition, all_true, conditions_clause
from silverkey.cardgame.words.constants import Constant, Rule
from silverkey.cardgame.words.limits import AboutCards, any_of
from silverkey.cardgame.words.phrasing import joined
from silverkey.cardgame.words.players import Who
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.details import TURNED_BACK
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.icons import CountsAs
from silverkey.cthulhu.words import ICON_LETTERS, NEUTRAL, OPPONENT
from silverkey.kernel.event import PENDING
from silverkey.kernel.outcome import FULL, SHORT, Outcome
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game


@dataclass(frozen=True, eq=False)
class InStruggles(Rule):
    """What each struggle of a kind brings besides, as part of its result: always, or if this card takes part."""

    DESIGNATES = ("here",)

    icon: int | None
    """None for every kind."""
    effect: tuple[Instruction, ...]
    taking_part: bool = False
    at: Ref | None = None
    """Only at that story."""
    won_by: Who | None = None
    """Only if one of these players wins it."""
    when: tuple[Condition, ...] = ()
    """What is the case before it brings anything."""

    def covers(self, game: Game, ctx: Context, story: int, icon: int, winner: int) -> bool:
        """Whether it speaks of such a struggle at that story."""
        if self.icon not in (icon, None) or (self.taking_part and game.in_play[ctx.source].committed != story):
            return False
        if self.at is not None and story not in self.at.cards(game, ctx):
            return False
        if self.when:
            own = ctx.copy()
            own.numbers |= {"winner": winner, "loser": 1 - winner, "here": story}
            if not all_true(self.when, game, own):
                return False
        return self.won_by is None or winner in self.won_by.players(game, ctx)

    def english(self, title: str) -> str:
        part = f" that {title} takes part in" if self.taking_part else ""
        if self.at is not None:
            part += f" at {self.at.english(title)}"
        if self.won_by is not None:
            part += f" that {self.won_by.english()} {'win' if self.won_by.english() == 'you' else 'wins'}"
        effects = english.listed(instruction.english(title) for instruction in self.effect)
        effects = effects.replace("committed to this story", "committed to that story")
        kind = "icon" if self.icon is None else f"[{ICON_LETTERS[self.icon]}]"
        if self.when:
            part += f", {conditions_clause(self.when, title)}"
        return english.sentence(f"after each {kind} struggle{part}, {effects}")


@dataclass(frozen=True, eq=False)
class CountsAt(AboutCards):
    """Certain cards count their skill and icons, or one of both, at stories that they need not be committed to.

    See coc-latest/faq/beings-of-ib.
    """

    where: Ref
    what: str = ""
    """"skill" or "icons", if it is not both."""

    def told(self, title: str) -> str:
        where = self.where.english(title).replace("this card", title)
        count = "counts" if self.what == "skill" else "count"
        return f"the {self.what or 'skill and icons'} of {self.subject(title)} also {count} at {where}"


@dataclass(frozen=True, eq=False)
class CommitsAs(Constant):
    """This card, though no character, may commit in the commit windows, and is a character while committed."""

    guise: CountsAs
    when: tuple[Condition, ...] = ()

    def english(self, title: str) -> str:
        return english.sentence(
            f"{conditions_clause(self.when, title)}, {title} may commit to stories as if it were a character; "
            f"as long as it is committed, it {self.guise.english(many=False)}"
        )


@dataclass(frozen=True, eq=False)
class AtStories(AboutCards):
    """A rule about certain cards committing to certain stories, or to any."""

    at: Ref | None = field(default=None, kw_only=True)

    @property
    def reads(self) -> int:  # type: ignore[override]
        """What it says is asked later."""
        return PILES

    def speaks_of(self, game: Game, ctx: Context, card: int, story: int) -> bool:
        """Whether it is about this card committing there."""
        there = self.at is None or story in self.at.cards(game, ctx)
        return there and self.covers(game, ctx, card)

    def place(self, title: str) -> str:
        """The stories as they read after 'to'."""
        return "stories" if self.at is None else any_of(self.at, title)

    def player(self, title: str) -> tuple[str, str]:
        """Whoever commits those characters, and the characters as his."""
        who = self.subject(title)
        if isinstance(self.who, Ref):
            return f"{who}'s controller", who
        opponents = isinstance(self.who, Cards) and self.who.controller == OPPONENT
        return "an opponent" if opponents else "a player", who.replace(" an opponent controls", "")


@dataclass(frozen=True, eq=False)
class MustCommit(AtStories):
    """Must commit to some story, or to one that is meant, in every commit window of its controller.

    Or to the story that this card commits to.
    """

    with_this: bool = False

    def told(self, title: str) -> str:
        if self.with_this:
            return f"{self.subject(title)} must commit to the same story as {title}, if able"
        if self.at is not None:
            return f"{self.subject(title)} must commit to {self.place(title)}, if able"
        return f"{self.subject(title)} must be committed to a story whenever that is possible"


@dataclass(frozen=True, eq=False)
class CommitsExhausted(AtStories):
    """May commit in the commit windows though exhausted."""

    def told(self, title: str) -> str:
        return f"{self.subject(title)} may commit to {self.place(title)} while exhausted"


class Going(NamedTuple):
    """Who of a player's goes to a story on one occasion, who is there already, and to how many stories he has gone."""

    going: list[int]
    there: list[int]
    stories: int
    factions: int
    """How many factions those of both are of; neutral and insane characters are of none."""
    giver: bool
    """Whether the card that says so is or goes there."""

    @property
    def all(self) -> int:
        """How many are there in the end."""
        return len(self.going) + len(self.there)


class Demand(NamedTuple):
    """What must be true of the company in which characters commit, and how it reads."""

    met: Callable[[Going], bool]
    says: str
    grows: bool = False
    """Whether more characters may come to meet it."""


COMPANY = {
    "not alone": Demand(lambda group: group.all > 1, "{who} cannot commit to {place} alone", grows=True),
    "several": Demand(
        lambda group: len(group.going) > 1,
        "{player} cannot commit {who} to {place} unless he commits more than 1 there at the same time",
        grows=True,
    ),
    "alone": Demand(lambda group: group.all == 1, "{who} can commit to {place} only alone"),
    "one": Demand(lambda group: group.all < 2, "{player} cannot commit more than 1 of his {who} to {place}"),
    "one faction": Demand(
        lambda group: group.factions < 2, "{player} cannot commit {who} of different factions to the same story"
    ),
    "without this": Demand(lambda group: not group.giver, "{who} cannot commit to the same story as {this}"),
    "one story": Demand(lambda group: group.stories < 2, "{player} cannot commit {who} to more than one story"),
}
"""What cards say about the company in which characters commit, by name."""


@dataclass(frozen=True, eq=False)
class Company(AtStories):
    """Characters can commit to stories only in certain company: one of ``COMPANY``."""

    company: str

    def allows(self, game: Game, ctx: Context, player: int, places: dict[int, int], story: int) -> bool:
        """Whether a player may commit to a story those who are to go there, of all whom he sends somewhere."""
        going = [card for card, place in places.items() if place == story]
        if not any(self.speaks_of(game, ctx, card, story) for card in going):
            return True
        there = [card for card in game.committed(story, player) if card not in going]
        factions = {game.values(card).faction for card in (*going, *there)} - {NEUTRAL, ""}
        mine = (game.in_play[card] for card in game.in_play if game.in_play[card].controller == player)
        stories = {*places.values(), *(standing.committed for standing in mine if standing.committed >= 0)}
        giver = ctx.source in going or (ctx.source in game.in_play and game.in_play[ctx.source].committed == story)
        return COMPANY[self.company].met(Going(going, there, len(stories), len(factions), giver))

    def refusal(self, game: Game, ctx: Context) -> Refusal:
        """The refusal that names this card."""
        name = game.name(ctx.source)
        return Refusal(f"{name} forbids it: {self.english(name)}", game.REFUSALS.forbidden)

    def told(self, title: str) -> str:
        says = COMPANY[self.company].says
        if "{player}" not in says:
            return says.format(who=self.subject(title), place=self.place(title), this=title)
        player, who = self.player(title)
        return says.format(player=player, who=who, place=self.place(title))


@dataclass(frozen=True, eq=False)
class CommitToll(AtStories):
    """Whoever commits certain characters must do something besides (coc-latest/2.13.d).

    It is due once for each occasion, not for each character, and where an effect commits too
    (coc-latest/faq/at-night-they-roam-pervasive-toxemia).
    """

    price: tuple[Instruction, ...]
    """What is to be done, with the story that it is done for as "that story"."""
    each_story: bool = False
    """For each story that somebody commits to, and not once for all."""
    if_able: bool = False
    """Whoever cannot do it commits all the same."""
    rulings: tuple[str, ...] = ()

    def due(self, game: Game, ctx: Context, places: dict[int, int]) -> list[int]:
        """The stories for which it is due, if characters go to these places."""
        found = dict.fromkeys(story for card, story in places.items() if self.speaks_of(game, ctx, card, story))
        return list(found) if self.each_story else list(found)[:1]

    def refusal(self, game: Game, ctx: Context) -> Refusal:
        """The refusal that names this card."""
        name = game.name(ctx.source)
        return Refusal(
            f"{name} asks for what you cannot do: {self.english(name)}", (*self.rulings, "coc-latest/2.13.c")
        )

    def told(self, title: str) -> str:
        payer, who = self.player(title)
        price = english.of_others(joined(self.price, title))
        able = ", if able" if self.if_able else ""
        if self.each_story:
            return f"for each story to which {payer} commits {who}, he must {price}{able}"
        return f"{payer} must {price}{able} as an additional cost to commit {who} to {self.place(title)}"


@dataclass(frozen=True, eq=False)
class TurnBack(Instruction):
    """Whoever is about to commit does, exhausted as usual, and leaves the story at once."""

    DEED = "uncommit"

    def run(self, game: Game, frame: Program) -> Outcome:
        event = game.events[frame.ctx.event]
        if event.status != PENDING:
            return SHORT
        event.detail = Manner(TURNED_BACK)
        return FULL

    def english(self, title: str) -> str:
        return "have that character leave the story as soon as it gets there"
