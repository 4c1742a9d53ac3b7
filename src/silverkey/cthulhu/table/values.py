"""The values of one card: as printed, as it lies, as it was when it left play or was used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from silverkey.cardgame import remains
from silverkey.cthulhu.words import CHARACTER, DORMANT, IN_PLAY, SUPPORT
from silverkey.kernel.record import immutable
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cardgame.words.costs import Cost
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.vocabulary.abilities import Ability

PRINTED = "printed"
"""How a card lies that has the values printed on it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Values:
    """The present values of one card. Boards share them, so nothing changes them once a survey is over."""

    __slots__ = (
        "abilities",
        "blank",
        "borrowed",
        "cost",
        "faction",
        "freed",
        "icons",
        "insane",
        "keywords",
        "lost",
        "skill",
        "subtypes",
        "title",
        "type",
        "unique",
    )

    def __init__(self, face: Card) -> None:
        self.title = face.title
        self.unique = face.unique
        self.type = face.type
        self.faction = face.faction
        self.cost = face.cost
        self.skill = face.skill
        self.icons: tuple[int, int, int, int] = face.icons
        self.keywords = face.keywords
        self.subtypes = face.subtypes
        self.abilities: tuple[Ability, ...] = face.usable.get(IN_PLAY, ())
        self.blank = False
        self.insane = False
        self.freed: tuple[Cost, ...] = ()
        """What its abilities cost in place of their own costs."""
        self.borrowed: tuple[tuple[Ability, int], ...] = ()
        """Abilities gained from another card, whose name in them still means that card (faq/copied-self-reference)."""
        self.lost = 0
        """Which printed values are gone, a bit each: the four icons, then skill. Nothing printed is lost twice."""

    def copy(self) -> Values:
        """A copy to be changed."""
        new = Values.__new__(Values)
        new.title = self.title
        new.unique = self.unique
        new.type = self.type
        new.faction = self.faction
        new.cost = self.cost
        new.skill = self.skill
        new.icons = self.icons
        new.keywords = self.keywords.copy()
        new.subtypes = self.subtypes
        new.abilities = self.abilities
        new.blank = self.blank
        new.insane = self.insane
        new.freed = self.freed
        new.lost = self.lost
        new.borrowed = self.borrowed
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Remains(remains.Remains[Values]):
    """A card as it was when it left play, for whatever answers that."""

    __slots__ = ("attached", "committed", "exhausted", "facedown", "insane", "shows", "tokens", "wounds")

    def __init__(self, game: Game, card: int) -> None:
        standing = game.in_play[card]
        super().__init__(standing.controller, game.values(card))
        self.exhausted = standing.exhausted
        self.facedown = standing.facedown
        self.committed = standing.committed
        self.attached = standing.attached
        self.insane = game.insane(card)
        self.shows = standing.shows
        self.wounds = standing.wounds
        self.tokens = standing.tokens


@mypyc_attr(allow_interpreted_subclasses=True)
class Used:
    """An ability as it was used: with what it referred to, and its card and targets as they were then."""

    __slots__ = ("ability", "chosen", "context", "remains", "targets", "there", "values")

    def __init__(
        self,
        game: Game,
        ability: Ability,
        context: Context,
        values: Values,
        remains: Remains | None,
        chosen: tuple[int, ...],
    ) -> None:
        self.chosen = chosen
        """Its targets, by number."""
        self.ability = ability
        self.context = context.copy()
        self.values = values
        """The values of the card whose ability it is."""
        self.remains = remains
        """That card as it was, if it was in play."""
        self.there = tuple(card for card in chosen if card in game.in_play)
        """Those of them that were in play."""
        self.targets = tuple(Remains(game, card) for card in self.there)
        """The same, as they were."""


for _record in (Values, Remains, Used):
    immutable(_record)


def printed_values(face: Card) -> Values:
    values = face.values.get(PRINTED)
    if values is None:
        values = face.values[PRINTED] = Values(face)
    return values


def _insane(face: Card) -> Values:
    values = Values(face)
    values.type = CHARACTER
    values.faction = ""
    values.cost = values.skill = 0
    values.icons = (0, 0, 0, 0)
    values.keywords = {}
    values.subtypes = frozenset()
    values.abilities = ()
    values.blank = values.insane = True
    values.unique = False
    return values


def _attached(face: Card) -> Values:
    """A card attached by an effect (coc-latest/1.15). What attached it is its own text, which goes on working."""
    values = Values(face)
    values.type = SUPPORT
    values.skill = 0
    values.icons = (0, 0, 0, 0)
    values.keywords = {}
    values.subtypes = frozenset({"Attachment"})
    return values


def _mute(face: Card) -> Values:
    values = _attached(face)
    values.abilities = ()
    return values


def _dormant(face: Card) -> Values:
    values = _insane(face)
    values.type = DORMANT
    return values


def _facedown(face: Card) -> Values:
    """A card that an effect attached face down: no copy of anything (coc-latest/faq/fthaggua-unique)."""
    values = _insane(face)
    values.type = SUPPORT
    values.subtypes = frozenset({"Attachment"})
    return values


def turned_values(face: Card, how: str) -> Values:
    values = face.values.get(how)
    if values is None:
        make = {
            "insane": _insane,
            "attached": _attached,
            "mute": _mute,
            "dormant": _dormant,
            "facedown": _facedown,
        }[how]
        values = face.values[how] = make(face)
    return values
