"""What cards in play amount to: printed values, then copies, blanking, settings, additions, and floors.

Nothing is ever applied and taken back. After any change the board is surveyed anew, when somebody next looks.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from silverkey.cthulhu.words import CHARACTER, CONSPIRACY, DORMANT, IN_PLAY, PASSIVE, SUPPORT, TRIGGERED, Refusal
from silverkey.kernel import codec
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.pieces import Lasting
    from silverkey.cthulhu.vocabulary.abilities import Ability
    from silverkey.cthulhu.vocabulary.changes import Change
    from silverkey.cthulhu.vocabulary.conditions import Condition
    from silverkey.cthulhu.vocabulary.constants import (
        CancelsFirst,
        Cannot,
        CannotPlay,
        CommitsAs,
        CommitToll,
        CostChange,
        CostsStay,
        DoesNot,
        DrawMore,
        Immune,
        InStruggles,
        MustCommit,
        NotByTriggered,
        ShieldedFrom,
        ShowsDraws,
        Toll,
        VictoryNeeds,
        WinnerPicks,
    )
    from silverkey.cthulhu.vocabulary.filters import Cards
    from silverkey.cthulhu.vocabulary.references import Ref

BLANKING, KINDS, ADDING, COUNTING, SKILL, SETTING, LATE, LOSING = range(8)
"""Layers: blank text boxes; types, subtypes, Day and Night; fixed additions; icons that count something; skill that
counts something, icons among it; skill that is what it is whatever changes it; icons that count by skill; losses of
all."""


StoryRule = tuple[str, int]
"""How struggles of a story resolve: BY_SKILL, or not at all, (SKIPPED, icon)."""
BY_SKILL: StoryRule = ("by skill", -1)
SKIPPED = "skipped"


@codec.record
class Values:
    """The present values of one card. Shared between boards, so never changed once a survey is over."""

    __slots__ = (
        "abilities",
        "blank",
        "borrowed",
        "cost",
        "counts",
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
        self.counts = True
        """Whether its icons and skill are counted at the story it is committed to."""
        self.freed = False
        """Its abilities are used at the cost of discarding it and exhausting its host, and of nothing else."""
        self.borrowed: tuple[tuple[Ability, int], ...] = ()
        """Abilities gained from another card, whose name in them still means that card (faq/copied-self-reference)."""
        self.lost = 0
        """Which printed values are gone, a bit each: the four icons, then skill. Nothing printed is lost twice."""

    def copy(self) -> Values:
        """A copy to be changed."""
        new = object.__new__(Values)
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
        new.counts = self.counts
        new.lost = self.lost
        new.borrowed = self.borrowed
        return new


@codec.record
class Remains:
    """A card as it was when it left play, for whatever answers that."""

    __slots__ = ("committed", "controller", "exhausted", "host", "tokens", "values", "wounds")

    def __init__(self, game: Game, card: int) -> None:
        standing = game.in_play[card]
        self.values = game.values(card)
        self.controller = standing.controller
        self.exhausted = standing.exhausted
        self.committed = standing.committed
        self.host = standing.attached
        self.wounds = standing.wounds
        self.tokens = standing.tokens


@codec.record
class Used:
    """An ability as it was used: with what it referred to, and its card and targets as they were then."""

    __slots__ = ("ability", "chosen", "context", "targets", "values")

    def __init__(self, game: Game, ability: Ability, context: Context, values: Values, chosen: tuple[int, ...]) -> None:
        self.chosen = chosen
        """Its targets, by number."""
        self.ability = ability
        self.context = context.copy()
        self.values = values
        """The values of the card whose ability it is."""
        self.targets = tuple(Remains(game, card) for card in chosen if card in game.in_play)
        """Those of them that were in play, as they were."""


class Pending(NamedTuple):
    """A change to be applied in a survey."""

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
    """The result of a survey."""

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
        self.cost_changes: list[tuple[CostChange, Context, Lasting | None]] = []
        """Changes of the cost to play cards, with the lasting effect that each comes from, if any."""
        self.cannots: dict[str, list[tuple[Cannot | NotByTriggered, Context]]] = {}
        self.listeners: dict[tuple[str, str], list[tuple[int, int]]] = {}
        """(kind of ability, verb) to (card, place of the ability)."""
        self.actions: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
        self.bans: list[tuple[CannotPlay, Context]] = []
        """What certain players cannot play."""
        self.sealed: list[tuple[int, int]] = []
        """Players whose discard piles cards cannot leave, each with the card that says so."""
        self.skipped: set[str] = set()
        """Phases that every player skips."""
        self.tolls: list[tuple[Toll, Context]] = []
        self.immunities: list[tuple[Immune, Context]] = []
        self.counted: dict[tuple[int, int], int] = {}
        """(story, kind of struggle) to the kind of icons that decides it."""
        self.counted_at: list[tuple[Ref, Ref, Context, Lasting | None]] = []
        """(whose skill and icons count, at which stories, in whose words, the lasting effect that says so, if any)."""
        self.random_resources: list[Context] = []
        """Whose opponents attach resources at random."""
        self.guises: list[tuple[CommitsAs, Context]] = []
        self.spoils: list[tuple[InStruggles, Context, Lasting | None]] = []
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


_faces: dict[int, Values] = {}


def _printed(face: Card) -> Values:
    values = _faces.get(id(face))
    if values is None:
        values = _faces[id(face)] = Values(face)
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
    values.keywords = dict.fromkeys(face.attached_as.keywords, 1)
    values.subtypes = frozenset({"Attachment", *face.attached_as.subtypes})
    return values


def _mute(face: Card) -> Values:
    values = _attached(face)
    values.keywords = {}
    values.subtypes = frozenset({"Attachment"})
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


_other_faces: dict[tuple[int, str], Values] = {}


def _turned(face: Card, how: str) -> Values:
    key = (id(face), how)
    values = _other_faces.get(key)
    if values is None:
        make = {
            "insane": _insane,
            "attached": _attached,
            "mute": _mute,
            "dormant": _dormant,
            "facedown": _facedown,
        }[how]
        values = _other_faces[key] = make(face)
    return values


def survey(game: Game) -> Board:
    """Work out the board from printed values and everything that is in effect."""
    board = Board()
    game._board = board
    printed = game.printed
    values = board.values
    constant: list[tuple[int, int, Card]] = []
    for card, standing in game.in_play.items():
        face = standing.shows or printed[card]
        if standing.insane:
            values[card] = _turned(face, "insane")
            continue
        if standing.facedown:
            values[card] = _turned(face, "facedown" if standing.by_effect else "dormant")
            continue
        if standing.mute:
            values[card] = _turned(face, "mute")
            continue
        values[card] = _turned(face, "attached") if standing.by_effect else _printed(face)
        if face.constants:
            constant.append((card, standing.controller, face))
    for story in game.stories:
        face = printed[story.card]
        if face.type == CONSPIRACY and face.constants:
            constant.append((story.card, -1, face))
    for effect in game.lasting:
        effect.change.begin(game, board, effect)
    for card, controller, face in constant:
        for constant_word in face.constants:
            constant_word.contribute(game, board, Context(controller, card))
    _blank(game, board)
    blanked = {card for card in board.owned if values[card].blank} | board.blank_stories
    for layer in range(KINDS, LOSING + 1):
        pending = board.changes[layer]
        if pending:
            _apply(game, board, [p for p in pending if p.context.source not in blanked or p.lasting is not None])
    if blanked:
        _silence(board, blanked)
    for player, lent, source in board.loans:
        if source not in blanked:
            board.may_play(player, lent)
    boosted: set[tuple[int, int]] = set()
    for story_card, counts, source in board.story_changes:
        if source not in blanked:
            found = board.story_icons.setdefault(story_card, [0, 0, 0, 0])
            for place, n in enumerate(counts):
                if n <= 0 or game.edition.boosters_add_up:
                    found[place] += n
                elif (story_card, place) not in boosted:
                    boosted.add((story_card, place))
                    found[place] += 1
    for card, standing in game.in_play.items():
        for place, ability in enumerate(values[card].abilities):
            if ability.kind == "action":
                board.actions[standing.controller].append((card, place))
            _listen(board, card, place, ability)
    for story in game.stories:
        if printed[story.card].type == CONSPIRACY and story.card not in board.blank_stories:
            for place, ability in enumerate(printed[story.card].usable.get(IN_PLAY, ())):
                _listen(board, story.card, place, ability)
    return board


def _listen(board: Board, card: int, place: int, ability: Ability) -> None:
    if ability.trigger is not None and ability.trigger.leaving:
        return  # only the card that left says this, as it was remembered
    for verb in ability.verbs:
        board.listeners.setdefault((ability.kind, verb), []).append((card, place))


def _blank(game: Game, board: Board) -> None:
    """Blank text boxes; what blanks others may itself be blank, so those that nothing else blanks come first."""
    waiting = board.changes[BLANKING]
    while waiting:
        aimed = {card for pending in waiting for card in pending.cards(game)}
        first = [p for p in waiting if p.lasting is not None or p.context.source not in aimed] or waiting
        blank = {card for card in board.owned if board.values[card].blank} | board.blank_stories
        working = [p for p in first if p.lasting is not None or p.context.source not in blank]
        _apply(game, board, working)
        board.blank_stories.update(card for p in working for card in p.cards(game) if game.story(card) is not None)
        waiting = [pending for pending in waiting if pending not in first]


def _apply(game: Game, board: Board, pending: list[Pending]) -> None:
    for change, context, who, lasting, when in pending:
        if when and not all(condition.true(game, context) for condition in when):
            continue
        for card in who if isinstance(who, tuple) else who.cards(game, context):
            values = board.own(card)
            if values is None or (values.blank and change.gained and lasting is None):
                continue
            if lasting is None and board.immune(game, card, context.source, PASSIVE):
                continue  # coc-latest/1.6.e: a blank card loses what it gained from another's passive
            change.apply(game, context, card, values, lasting)


def _silence(board: Board, blanked: set[int]) -> None:
    """Take out what blanked cards say about costs, prohibitions, stories and committing (coc-latest/1.6.d)."""
    board.cost_changes = [
        entry for entry in board.cost_changes if entry[2] is not None or entry[1].source not in blanked
    ]
    board.tolls = [entry for entry in board.tolls if entry[1].source not in blanked]
    board.shields = [entry for entry in board.shields if entry[1].source not in blanked]
    board.mad -= blanked
    board.draws = [entry for entry in board.draws if entry[1].source not in blanked]
    board.immunities = [entry for entry in board.immunities if entry[1].source not in blanked]
    board.counted_at = [entry for entry in board.counted_at if entry[3] is not None or entry[2].source not in blanked]
    board.random_resources = [ctx for ctx in board.random_resources if ctx.source not in blanked]
    board.guises = [entry for entry in board.guises if entry[1].source not in blanked]
    board.spoils = [entry for entry in board.spoils if entry[2] is not None or entry[1].source not in blanked]
    board.commit_tolls = [entry for entry in board.commit_tolls if entry[1].source not in blanked]
    board.red_tape = [entry for entry in board.red_tape if entry[1].source not in blanked]
    board.pickers = [entry for entry in board.pickers if entry[1].source not in blanked]
    board.draws_shown = [entry for entry in board.draws_shown if entry[1].source not in blanked]
    board.fixed_costs = [entry for entry in board.fixed_costs if entry[1].source not in blanked]
    board.victory = [entry for entry in board.victory if entry[1].source not in blanked]
    board.sealed = [entry for entry in board.sealed if entry[1] not in blanked]
    board.bans = [entry for entry in board.bans if entry[1].source not in blanked]
    board.duties = [entry for entry in board.duties if entry[1].source not in blanked]
    board.more_stories = [entry for entry in board.more_stories if entry[1] not in blanked]
    board.story_rules = [entry for entry in board.story_rules if entry[2] not in blanked]
    for verb, entries in board.cannots.items():
        board.cannots[verb] = [e for e in entries if e[1].source not in blanked or "barred" in e[1].cards]
    for verb, omissions in board.omissions.items():
        board.omissions[verb] = [entry for entry in omissions if entry[1].source not in blanked]


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
