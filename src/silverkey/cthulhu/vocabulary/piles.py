"""Passives about decks, hands and discard piles: what lies open, how much is drawn, and what goes elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.conditions import Condition, all_true, conditions_clause
from silverkey.cardgame.words.constants import Rule
from silverkey.cardgame.words.limits import AboutCards
from silverkey.cardgame.words.players import YOURSELF, Who, You
from silverkey.cthulhu.table.zones import ENTER_DISCARD
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.matching import NOWHERE
from silverkey.cthulhu.words import DECK, DISCARD, FACTIONS, HAND, NEUTRAL, OPPONENT, YOU
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.state import Domain
    from silverkey.cthulhu.table.board import Board
    from silverkey.language.context import Context


@dataclass(frozen=True, eq=False)
class LiesOpen(Rule):
    """The top card of a player's deck, or his whole hand, is revealed all the time."""

    whose: Who
    zone: str = DECK

    def english(self, title: str) -> str:
        you = isinstance(self.whose, You)
        his = "your" if you else "his"
        what = f"{his} hand" if self.zone == HAND else f"the top card of {his} deck"
        return english.sentence(f"{self.whose.english()} {'play' if you else 'plays'} with {what} revealed")


def kept_open(game: Game, zone: str) -> list[tuple[int, int]]:
    """The players whose decks or hands are kept open, each with the card that says so."""
    said = [(word, ctx) for word, ctx, _ in game.said(LiesOpen) if word.zone == zone]
    return [(player, ctx.source) for word, ctx in said for player in word.whose.players(game, ctx)]


@dataclass(frozen=True, eq=False)
class BelongsElsewhere(AboutCards):
    """Your cards in hand, deck and discard pile have a subtype besides their own; or, without one, resources are of the
    faction that was named and not of their own.
    """

    NAMES = (("subtype", "subtype"),)

    subtype: str = ""

    def covers(self, game: Game, ctx: Context, card: int) -> bool:
        if not isinstance(self.who, Cards):
            return super().covers(game, ctx, card)
        mine = game.owner[card] == ctx.you and game.zone[card] in (HAND, DECK, DISCARD)
        return mine and self.who.fits(game, ctx, card, game.printed[card], NOWHERE)

    def told(self, title: str) -> str:
        if not self.subtype:
            return f"{self.subject(title)} is of that faction and not of its own"
        return f"in your hand, deck, or discard pile, {self.subject(title)} count as {self.subtype} cards as well"


def provided(game: Game, card: int, domain: Domain) -> str:
    """The faction of a resource: its own, none face down, or the one that an effect says."""
    if card in domain.facedown:
        return NEUTRAL
    for word, ctx, _ in game.said(BelongsElsewhere):
        if not word.subtype and word.covers(game, ctx, card):
            return FACTIONS[ctx.numbers["faction"]]
    return game.printed[card].faction


def as_resource(game: Game, card: int) -> Card:
    """What a resource is taken for: a card of the faction that it provides."""
    face = game.printed[card]
    domains = (domain for side in game.sides for domain in side.domains if card in domain.resources)
    faction = next((provided(game, card, domain) for domain in domains), face.faction)
    return face if faction == face.faction else _of_faction(face, faction)


@lru_cache(maxsize=1000)
def _of_faction(face: Card, faction: str) -> Card:
    """A card as it would be if it were of another faction."""
    return face.reworded(faction=faction)


@lru_cache(maxsize=1000)
def also(face: Card, subtype: str) -> Card:
    """A card as it is with one more subtype."""
    return face.reworded(subtypes=(*face.facts.subtypes, subtype))


@dataclass(frozen=True, eq=False)
class DrawsMore(Rule):
    """A player draws a card more than usual in each of his draw phases."""

    whose: Who = YOURSELF
    when: tuple[Condition, ...] = ()

    def covers(self, game: Game, ctx: Context, player: int) -> bool:
        """Whether this player draws one more."""
        return player in self.whose.players(game, ctx) and all_true(self.when, game, ctx)

    def english(self, title: str) -> str:
        you = isinstance(self.whose, You)
        phase = f"each of {'your' if you else 'his'} draw phases"
        text = f"{self.whose.english()} {'draw' if you else 'draws'} one card more in {phase}"
        return english.sentence(f"{conditions_clause(self.when, title)}, {text}" if self.when else text)


@dataclass(frozen=True, eq=False)
class InsteadOfDiscard(AboutCards):
    """Cards that would enter a discard pile, from wherever and in whatever way, go under their owners' decks."""

    def speak(self, game: Game, board: Board, ctx: Context, effect: int) -> None:
        board.forbid(ENTER_DISCARD, self, ctx, effect)

    def refusal(self, game: Game, ctx: Context) -> Refusal:
        """Why the card does not enter the discard pile."""
        return Refusal(self.english(game.name(ctx.source)))

    def told(self, title: str) -> str:
        assert isinstance(self.who, Cards)
        his = {YOU: "your", OPPONENT: "his"}.get(self.who.owner, "its owner's")
        would = f"{self.who.singular(placed=False)} that would enter {his} discard pile"
        return f"{would} goes to the bottom of {his} deck instead"
