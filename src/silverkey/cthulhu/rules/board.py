"""What a survey finds: the present values of cards, and everything that is in effect."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from silverkey.cthulhu.rules.values import Values
from silverkey.cthulhu.words import TRIGGERED, Refusal
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.pieces import Lasting
    from silverkey.cthulhu.vocabulary.changes import Change
    from silverkey.cthulhu.vocabulary.committing import CommitsAs, CommitToll, InStruggles, MustCommit, WinnerPicks
    from silverkey.cthulhu.vocabulary.conditions import Condition
    from silverkey.cthulhu.vocabulary.constants import DrawMore, ShowsDraws, VictoryNeeds
    from silverkey.cthulhu.vocabulary.filters import Cards
    from silverkey.cthulhu.vocabulary.limits import (
        CancelsFirst,
        Cannot,
        CannotPlay,
        DoesNot,
        Immune,
        NotByTriggered,
        ShieldedFrom,
    )
    from silverkey.cthulhu.vocabulary.playing import CostChange, CostsStay, Toll
    from silverkey.cthulhu.vocabulary.references import Ref


BLANKING, KINDS, ADDING, COUNTING, SKILL, SETTING, LATE, LOSING = range(8)
"""Layers: blank text boxes; types, subtypes, Day and Night; fixed additions; icons that count something; skill that
counts something, icons among it; skill that is what it is whatever changes it; icons that count by skill; losses of
all."""
StoryRule = tuple[str, int]
"""How struggles of a story resolve: BY_SKILL, or not at all, (SKIPPED, icon)."""
BY_SKILL: StoryRule = ("by skill", -1)
SKIPPED = "skipped"


NO_EFFECT = -1
"""Stands for the number of a lasting effect where a passive speaks."""


class Pending(NamedTuple):
    """A change to be applied in a survey. Nothing of it stays on the board."""

    change: Change
    context: Context
    who: Ref | tuple[int, ...]
    """Asked when the change is applied, since earlier layers may decide who is meant."""
    lasting: Lasting | None
    when: tuple[Condition, ...] = ()
    """Conditions that look at values, and so are asked when the change is applied."""

    def cards(self, game: Game) -> tuple[int, ...]:
        """Who is meant, as things stand."""
        return self.who if isinstance(self.who, tuple) else self.who.cards(game, self.context)


class Board:
    """The result of a survey. Copies of a game share it, so it holds nothing of the state itself.

    It is made of numbers, immutable things and contexts of its own, and nothing in it is changed after the survey.
    """

    __slots__ = (
        "actions",
        "bans",
        "barred",
        "blank_stories",
        "cannots",
        "changes",
        "commit_tolls",
        "cost_changes",
        "counted",
        "counted_at",
        "draws",
        "draws_shown",
        "duties",
        "fixed_costs",
        "guises",
        "immunities",
        "listeners",
        "loans",
        "mad",
        "more_stories",
        "omissions",
        "owned",
        "pickers",
        "playable",
        "random_resources",
        "red_tape",
        "sealed",
        "shields",
        "skipped",
        "spoils",
        "story_changes",
        "story_icons",
        "story_rules",
        "tolls",
        "uncancellable",
        "unmatched",
        "values",
        "victory",
    )

    def __init__(self) -> None:
        self.values: dict[int, Values] = {}
        self.owned: set[int] = set()
        self.changes: list[list[Pending]] = [[] for _ in range(LOSING + 1)]
        self.cost_changes: list[tuple[CostChange, Context, int]] = []
        """Changes of the cost to play cards, each with the number of the lasting effect that it is."""
        self.cannots: dict[str, list[tuple[Cannot | NotByTriggered, Context]]] = {}
        self.listeners: dict[tuple[str, str], list[tuple[int, int]]] = {}
        """(kind of ability, verb) to (card, place of the ability)."""
        self.actions: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
        self.bans: list[tuple[CannotPlay, Context, int]] = []
        """What certain players cannot play."""
        self.sealed: list[tuple[int, int]] = []
        """Players whose discard piles cards cannot leave, each with the card that says so."""
        self.skipped: dict[str, tuple[int, Refusal]] = {}
        """Phases that every player skips, each with the card because of which, and why."""
        self.tolls: list[tuple[Toll, Context]] = []
        self.immunities: list[tuple[Immune, Context]] = []
        self.counted: dict[tuple[int, int], int] = {}
        """(story, kind of struggle) to the kind of icons that decides it."""
        self.counted_at: list[tuple[Ref, Ref, Context, int]] = []
        """(whose skill and icons count, at which stories, in whose words, the lasting effect that it is)."""
        self.random_resources: list[Context] = []
        """Whose opponents attach resources at random."""
        self.guises: list[tuple[CommitsAs, Context]] = []
        self.spoils: list[tuple[InStruggles, Context, int]] = []
        self.red_tape: list[tuple[CancelsFirst, Context]] = []
        """Cards that cancel the first effect of each opponent in a turn."""
        self.pickers: list[tuple[WinnerPicks, Context]] = []
        self.draws_shown: list[tuple[ShowsDraws, Context]] = []
        self.fixed_costs: list[tuple[CostsStay, Context]] = []
        self.victory: list[tuple[VictoryNeeds, Context]] = []
        self.draws: list[tuple[DrawMore, Context]] = []
        self.shields: list[tuple[ShieldedFrom, Context]] = []
        self.mad: set[int] = set()
        """Cards that count as insane though they are face up."""
        self.uncancellable: list[tuple[Cards | None, Context]] = []
        """Cards whose effects cannot be cancelled, by printed facts; None for the card that says so."""
        self.playable: tuple[list[int], list[int]] = ([], [])
        """Cards that lie elsewhere and that each player may play as though they were in his hand."""
        self.loans: list[tuple[int, tuple[int, ...], int]] = []
        """(player, cards that he may so play, the card in play that says so)."""
        self.unmatched: set[int] = set()
        """Cards that are played without a resource match; Loyal and Steadfast still count."""
        self.commit_tolls: list[tuple[CommitToll, Context]] = []
        """Wounds that are due for committing characters."""
        self.story_changes: list[tuple[int, tuple[int, int, int, int], int]] = []
        """(story, struggles added or taken, the card that says so, or -1 for a lasting effect)."""
        self.blank_stories: set[int] = set()
        """Stories and conspiracies whose text box counts as blank."""
        self.story_icons: dict[int, list[int]] = {}
        """Struggles added to or taken from a story, by icon."""
        self.story_rules: list[tuple[int, StoryRule, int]] = []
        """(story, how its struggles resolve, the card that says so, or -1 for a lasting effect)."""
        self.barred: set[tuple[int, int]] = set()
        """(card, story it cannot commit to)."""
        self.duties: list[tuple[MustCommit, Context]] = []
        self.omissions: dict[str, list[tuple[DoesNot, Context]]] = {}
        self.more_stories: list[tuple[int, int]] = []
        """(how many more won stories the game takes, the card that says so)."""

    def own(self, card: int) -> Values | None:
        """A card's values, to be changed; None if they cannot be (coc-latest/2.34.c)."""
        values = self.values.get(card)
        if values is None or values.insane:
            return None
        if card not in self.owned:
            self.owned.add(card)
            values = self.values[card] = values.copy()
        return values

    def immune(self, game: Game, card: int, source: int, kind: str) -> bool:
        """Whether a card ignores an effect of another card, of some kind; never its own (coc-latest/2.36.a)."""
        if not self.immunities or source in (-1, card):
            return False
        return any(immune.covers(game, context, card, source, kind) for immune, context in self.immunities)

    def shielded(self, game: Game, card: int, ctx: Context) -> bool:
        """Whether a card cannot be chosen by the triggered effect that this is about, as it costs too little."""
        if not self.shields or ctx.kind not in TRIGGERED:
            return False
        cost = ctx.numbers.get("printed cost", 0)
        cost = ctx.numbers.get("x", 0) if cost < 0 else cost
        return any(shield.covers(game, own, card, cost) for shield, own in self.shields)

    def may_play(self, player: int, cards: Iterable[int]) -> None:
        """A player may play these cards from where they lie."""
        found = self.playable[player]
        found.extend(card for card in cards if card not in found)

    def cancellable(self, game: Game, source: int) -> bool:
        """Whether the effects of a card can be cancelled."""
        return source < 0 or not any(
            context.source == source if cards is None else cards.match(game, context, source)
            for cards, context in self.uncancellable
        )

    def forbids(self, game: Game, verb: str, card: int) -> Refusal | None:
        """The refusal of whatever says that this cannot be done with the card (coc-latest/2.2.a)."""
        for cannot, context in self.cannots.get(verb, ()):
            if cannot.covers(game, context, card):
                return cannot.refusal(game, context)
        return None

    def omits(self, game: Game, verb: str, card: int) -> bool:
        """Whether the rules themselves leave something undone with a card, though effects may do it."""
        return any(omission.covers(game, context, card) for omission, context in self.omissions.get(verb, ()))

    def must_commit(self, game: Game, card: int) -> bool:
        """Whether a character has to commit in every commit window in which it can."""
        return any(card in duty.who.cards(game, context) for duty, context in self.duties)

    def resolves(self, story: int, rule: StoryRule) -> bool:
        """Whether the struggles of a story resolve in a certain way."""
        return any(card == story and how == rule for card, how, _ in self.story_rules)


def struggle_order(game: Game, story: int) -> list[int]:
    """The order of struggles at a story: as printed; a kind that is not printed takes its place in TCAI order."""
    printed = list(dict.fromkeys(game.printed[story].struggles))
    order = printed + [icon for icon in range(4) if icon not in printed]
    if printed == sorted(printed):
        order.sort()
    return order


def struggles_of(game: Game, story: int) -> list[int]:
    """The struggles of a story in order. Boosters follow the first of their kind (coc-latest/2.27.b)."""
    printed = game.printed[story].struggles
    extra = game.board.story_icons.get(story)
    if extra is None:
        return list(printed)
    result: list[int] = []
    for icon in struggle_order(game, story):
        result.extend([icon] * max(0, printed.count(icon) + extra[icon]))
    return result
