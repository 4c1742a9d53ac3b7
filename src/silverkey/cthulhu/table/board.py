"""What a survey finds: the present values of cards, and everything that is in effect."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from silverkey.cardgame import board
from silverkey.cardgame.words.references import Every
from silverkey.cthulhu.table.values import Values
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cardgame.lasting import Lasting
    from silverkey.cardgame.words.conditions import Condition
    from silverkey.cardgame.words.references import Ref
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.vocabulary.abilities import Ability
    from silverkey.cthulhu.vocabulary.changes import Change
    from silverkey.cthulhu.vocabulary.constants import Enters
    from silverkey.cthulhu.vocabulary.story_changes import StoryChange


BLANKING, KINDS, ADDING, COUNTING, STRIPPING, SKILL, SETTING, LATE, LOSING = range(9)
"""Layers: blank text boxes; types, subtypes, Day and Night; fixed additions; icons that count something; losses of all
icons; skill that counts something, icons among it; skill that is what it is whatever changes it; icons that count by
skill; losses of all of something else."""


class Pending:
    """A change to be applied in a survey. Nothing of it stays on the board."""

    __slots__ = ("change", "context", "lasting", "when", "who")

    def __init__(
        self,
        change: Change,
        context: Context,
        who: Ref | tuple[int, ...],
        lasting: Lasting | None,
        when: tuple[Condition, ...] = (),
    ) -> None:
        self.change = change
        self.context = context
        self.who = who
        """Asked when the change is applied, since earlier layers may decide who is meant."""
        self.lasting = lasting
        self.when = when
        """Conditions that look at values, and so are asked when the change is applied."""

    @property
    def late(self) -> bool:
        """Whether values decide who is meant."""
        return isinstance(self.who, Every) and self.who.kind.late

    def cards(self, game: Game) -> tuple[int, ...]:
        """Who is meant, as things stand."""
        return self.who if isinstance(self.who, tuple) else self.who.cards(game, self.context)


class Board(board.Board):
    """The board of Call of Cthulhu: what all boards have, values in layers, and what becomes of stories."""

    __slots__ = (
        "actions",
        "arrivals",
        "blank_stories",
        "blanking",
        "changes",
        "owned",
        "playable",
        "stories_to_change",
        "story_changes",
        "story_icons",
        "values",
    )

    def __init__(self) -> None:
        super().__init__()
        self.values: dict[int, Values] = {}
        self.owned: set[int] = set()
        self.changes: dict[int, list[Pending]] = {}
        """What changes values, by its layer, until it has."""
        self.actions: tuple[list[tuple[int, int, Ability]], list[tuple[int, int, Ability]]] = ([], [])
        """(card, place of the ability, ability) for every Action that each player may use in play."""
        self.arrivals: list[tuple[Enters, Context]] = []
        """(what is said of cards that are brought into play, in whose words)."""
        self.playable: tuple[list[int], list[int]] = ([], [])
        """Cards that lie elsewhere and that each player may play as though they were in his hand."""
        self.story_changes: list[tuple[int, StoryChange, Context, int]] = []
        """(story, what changes there, in whose words, the card that says so or -1 for a lasting effect)."""
        self.stories_to_change: list[tuple[StoryChange, Context, Ref, tuple[Condition, ...]]] = []
        """What passives change at stories, until the survey knows at which of them, and whether they do."""
        self.blanking: list[Pending] = []
        """What blanks cards by their values, which are yet to be worked out."""
        self.blank_stories: set[int] = set()
        """Stories and conspiracies whose text box counts as blank."""
        self.story_icons: dict[int, list[int]] = {}
        """Struggles added to or taken from a story, by icon."""

    def own(self, card: int) -> Values | None:
        """A card's values, to be changed; None if they cannot be (coc-latest/2.34.c)."""
        values = self.values.get(card)
        if values is None or values.insane:
            return None
        if card not in self.owned:
            self.owned.add(card)
            values = self.values[card] = values.copy()
        return values

    def may_play(self, player: int, cards: Iterable[int]) -> None:
        """A player may play these cards from where they lie."""
        found = self.playable[player]
        found.extend(card for card in cards if card not in found)

    def silence(self, blanked: set[int]) -> None:
        """What blanked cards say about costs, prohibitions, stories and committing is not said (coc-latest/1.6.d)."""
        super().silence(blanked)
        self.story_changes = [change for change in self.story_changes if change[3] not in blanked]
        self.arrivals = [said for said in self.arrivals if said[1].source not in blanked]


def struggle_order(game: Game, story: int) -> Sequence[int]:
    """The order of struggles at a story: that of its print, but for what changes it."""
    changes = game.board.story_changes
    if not changes:
        return game.printed[story].struggle_order
    order = list(game.printed[story].struggle_order)
    for place, change, _, _ in changes:
        if place == story:
            order = change.ordered(order)
    return order


def struggles_of(game: Game, story: int) -> Sequence[int]:
    """The struggles of a story in order. Boosters follow the first of their kind (coc-latest/2.27.b)."""
    printed = game.printed[story].struggles
    changes = game.board.story_changes
    if not changes or not any(place == story for place, _, _, _ in changes):
        return printed
    extra = game.board.story_icons.get(story, [0, 0, 0, 0])
    result: list[int] = []
    for icon in struggle_order(game, story):
        result.extend([icon] * max(0, printed.count(icon) + extra[icon]))
    return result
