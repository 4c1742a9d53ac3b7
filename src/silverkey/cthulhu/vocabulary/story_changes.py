"""Changes of stories: which struggles they have, and what decides them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from silverkey.cardgame.board import COMMITMENT
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.changes import Change
from silverkey.cardgame.words.conditions import Condition
from silverkey.cardgame.words.players import Who
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.details import OfStruggle
from silverkey.cthulhu.table.board import Board, struggle_order, struggles_of
from silverkey.cthulhu.table.control import still_there
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.vocabulary.references import ITS_STORY
from silverkey.cthulhu.words import ICON_LETTERS, WHILE_COMMITTED, Counts, icon_letters, icons, with_icon
from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.outcome import FULL, LATER, Outcome
from silverkey.language import english
from silverkey.language.context import Context
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cardgame.lasting import Lasting
    from silverkey.cthulhu.game import Game

Said = TypeVar("Said", bound="StoryChange")
ALL_KINDS = ICON_LETTERS


class StoryChange(Change):
    """A change of how a story resolves."""

    __slots__ = ()

    reads = COMMITMENT

    def struggles(self, ctx: Context) -> Counts | None:
        """The struggles that the story gains, or loses; None if it is not about that."""
        return None

    def ordered(self, order: list[int]) -> list[int]:
        """The order of the kinds of struggles, as it changes it."""
        return order

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        ctx = lasting.context
        while_there = lasting.until == WHILE_COMMITTED
        for story, _ in lasting.cards:
            if game.story(story) is None or (while_there and story not in ITS_STORY.cards(game, ctx)):
                continue
            board.story_changes.append((story, self, ctx.copy(), ctx.source if while_there else -1))

    def enter(self, game: Game, board: Board, ctx: Context, who: Ref, late: tuple[Condition, ...]) -> None:
        board.stories_to_change.append((self, ctx, who, late))

    def reach(self, game: Game, board: Board, ctx: Context, who: Ref) -> None:
        """Enter it for certain stories, once values are settled, which may decide which they are."""
        board.story_changes.extend((story, self, ctx, ctx.source) for story in who.cards(game, ctx))


@dataclass(frozen=True, eq=False)
class Struggles(StoryChange):
    """A story gains struggles, or loses some (by -1); a character gains icon boosters, wherever it is.

    See coc-latest/2.27.a.
    """

    by: int = 1
    icons: Counts | None = None
    """None for a struggle of the kind that was chosen as the effect was made."""

    gained = True

    def struggles(self, ctx: Context) -> Counts | None:
        if self.icons is not None:
            t, c, a, i = self.icons
            return self.by * t, self.by * c, self.by * a, self.by * i
        if "icon" not in ctx.numbers:
            return None  # a story without struggles leaves nothing to choose
        return with_icon((0, 0, 0, 0), ctx.numbers["icon"], self.by)

    def reach(self, game: Game, board: Board, ctx: Context, who: Ref) -> None:
        super().reach(game, board, ctx, who)
        for card in who.cards(game, ctx):
            standing = game.in_play.get(card)
            if standing is not None and standing.committed >= 0:
                board.story_changes.append((standing.committed, self, ctx, ctx.source))

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        super().begin(game, board, lasting)
        for _, standing in still_there(game, lasting):
            if standing.committed >= 0:
                board.story_changes.append((standing.committed, self, lasting.context.copy(), -1))

    def english(self, many: bool) -> str:
        struggles = f"{english.counted(abs(self.by), 'struggle')} of that kind"
        if self.icons is not None:
            struggles = "".join(f"[{letter} struggle]" * abs(self.by) for letter in icon_letters(self.icons))
        return f"{english.agree(many, 'lose' if self.by < 0 else 'gain')} {struggles}"


def which_struggles(of: str, many: bool = False) -> str:
    """Struggles of some kinds, as a story has them, or several do."""
    its = "their" if many else "its"
    kinds = f"{english.listed(f'[{letter}]' for letter in of)} " if of not in ("", ALL_KINDS) else ""
    return f"{its} {kinds}struggles" if of else f"{its} struggles of that kind"


def is_meant(of: str, ctx: Context, icon: int) -> bool:
    """Whether a kind of struggles is meant: one of these letters, or (without any) the kind that was chosen."""
    return ICON_LETTERS[icon] in of if of else ctx.numbers.get("icon") == icon


@dataclass(frozen=True, eq=False)
class DecidedBy(StoryChange):
    """What decides struggles at a story: skill, other icons, other icons as well, or that you win them."""

    icon: int | None = None
    """The kind of icons; None for skill."""
    of: str = ALL_KINDS
    """The kinds of struggles, as letters; none for the kind that was chosen."""
    also: bool = False
    """Besides the icons that decide them anyway."""
    won: bool = False
    """Nothing decides them: you win them, whoever has more icons."""

    def english(self, many: bool) -> str:
        struggles = which_struggles(self.of, many)
        if self.won:
            return f"{english.agree(many, 'have')} {struggles} won by you, whoever has more icons"
        by = f"[{ICON_LETTERS[self.icon or 0]}] icons{' as well' if self.also else ''}"
        if self.icon is None:
            by = "the skill of the characters there, whatever icons they have"
        return f"{english.agree(many, 'have')} {struggles} decided by {by}"


@dataclass(frozen=True, eq=False)
class SkipStruggles(StoryChange):
    """Struggles of some kinds do not resolve at a story; or all others do not."""

    of: str = ALL_KINDS
    """The kinds of struggles, as letters; none for the kind that was chosen."""
    others: bool = False
    whichever: bool = False
    """Not at certain stories but at whatever is one as it resolves."""

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        if self.whichever:
            board.story_changes.extend((story.card, self, lasting.context, -1) for story in game.stories)
        else:
            super().begin(game, board, lasting)

    def skips(self, ctx: Context, icon: int) -> bool:
        """Whether it speaks of that kind of struggle."""
        return is_meant(self.of, ctx, icon) is not self.others

    def english(self, many: bool) -> str:
        if self.of == ALL_KINDS:
            return f"{english.agree(many, 'resolve')} without struggles"
        struggles = which_struggles(self.of, many)
        later = ", whenever they come into play" if self.whichever else ""
        return f"{english.agree(many, 'resolve')} {'no struggles but' if self.others else 'without'} {struggles}{later}"


@dataclass(frozen=True, eq=False)
class StrugglesInto(StoryChange):
    """Struggles of some kinds are struggles of another, and come when those come (coc-latest/2.27.b)."""

    of: str
    """The kinds of struggles, as letters; none for the kind that was chosen."""
    into: int
    one: bool = False
    """Only one of each kind."""

    def changed(self, ctx: Context, counts: list[int]) -> None:
        """Change how many struggles of each kind there are."""
        for place in range(len(ICON_LETTERS)):
            if is_meant(self.of, ctx, place) and place != self.into:
                number = min(1, counts[place]) if self.one else counts[place]
                counts[self.into] += number
                counts[place] -= number

    def english(self, many: bool) -> str:
        if self.one:
            return f"{english.agree(many, 'have')} a [{ICON_LETTERS[self.into]}] struggle in place of one of that kind"
        struggles = which_struggles(self.of, many)
        return f"{english.agree(many, 'have')} a [{ICON_LETTERS[self.into]}] struggle in place of each of {struggles}"


@dataclass(frozen=True, eq=False)
class Earlier(StoryChange):
    """Struggles of some kinds come before those of others, or of all others."""

    of: str
    than: str = ALL_KINDS

    def ordered(self, order: list[int]) -> list[int]:
        behind = max(order.index(ICON_LETTERS.index(letter)) for letter in self.of)
        ahead = order[: behind + 1]
        moved = [icon for icon in ahead if ICON_LETTERS[icon] in self.than and ICON_LETTERS[icon] not in self.of]
        return [icon for icon in ahead if icon not in moved] + moved + order[behind + 1 :]

    def english(self, many: bool) -> str:
        struggles = which_struggles(self.of)
        when = "before all others" if self.than == ALL_KINDS else f"before {which_struggles(self.than)}"
        last = [letter for letter in ICON_LETTERS if letter not in self.of]
        if len(last) == 1 and self.than == ALL_KINDS:
            struggles, when = which_struggles(last[0]), "after all others"
        return f"{english.agree(many, 'resolve')} {struggles} {when}".replace("its", "their" if many else "its")


IN_YOUR_ORDER, FRUITLESS, NO_SUCCESS, SKILL_FIRST = "in your order", "fruitless", "no success", "skill first"
WAYS = {
    IN_YOUR_ORDER: ("resolve", "{its} struggles in the order you choose"),
    FRUITLESS: ("have", "no results of struggles that you lose"),
    NO_SUCCESS: ("resolve", "without comparing skill, so that nobody succeeds there"),
    SKILL_FIRST: ("compare", "skill before {its} struggles"),
}
"""How cards have stories resolve: what these do."""


@dataclass(frozen=True, eq=False)
class Resolves(StoryChange):
    """A story resolves in another way than usual: one of ``WAYS``."""

    how: str

    def english(self, many: bool) -> str:
        verb, how = WAYS[self.how]
        return f"{english.agree(many, verb)} {how.format(its='their' if many else 'its')}"


def struggles(text: str, by: int = 1) -> Struggles:
    """A story gains struggles, written as letters, or (by -1) loses them."""
    return Struggles(by, icons(text))


def deciding_icons(game: Game, story: int, icon: int) -> list[int]:
    """The kinds of icons that decide a kind of struggle at a story; the latest word on what comes in their place."""
    said = said_of(game, story, DecidedBy)
    if not said:
        return [icon]
    instead, besides = icon, []
    for change, ctx in said:
        if change.icon is not None and is_meant(change.of, ctx, icon):
            if change.also:
                besides.append(change.icon)
            else:
                instead = change.icon
    return [instead, *(kind for kind in dict.fromkeys(besides) if kind != instead)]


def by_skill(game: Game, story: int, icon: int) -> bool:
    """Whether skill decides a kind of struggle at a story."""
    said = said_of(game, story, DecidedBy)
    return any(change.icon is None and not change.won and is_meant(change.of, ctx, icon) for change, ctx in said)


def awarded(game: Game, story: int, icon: int) -> int:
    """The player who wins a kind of struggle at a story whatever decides it, or -1."""
    said = said_of(game, story, DecidedBy)
    return next((ctx.you for change, ctx in said if change.won and is_meant(change.of, ctx, icon)), -1)


def skipped(game: Game, story: int, icon: int) -> bool:
    """Whether struggles of a kind do not resolve at a story."""
    said = said_of(game, story, SkipStruggles)
    return bool(said) and any(change.skips(ctx, icon) for change, ctx in said)


def resolving(game: Game, story: int, how: str) -> list[int]:
    """Those in whose words a story resolves in one of the other ways."""
    return [ctx.you for change, ctx in said_of(game, story, Resolves) if change.how == how]


def said_of(game: Game, story: int, kind: type[Said]) -> list[tuple[Said, Context]]:
    """What is said of a story by one word, with the words in which it is."""
    changes = game.board.story_changes
    if not changes:
        return []
    return [(change, ctx) for place, change, ctx, _ in changes if place == story and isinstance(change, kind)]


OVER_ALREADY = Refusal("Its struggles must be yet to come.", ("coc-latest/timing/step1",))
THAT_STRUGGLE = "that"
SKILL = "skill"


@dataclass(frozen=True, eq=False)
class ResolveStruggle(Instruction):
    """Resolve a struggle at the story of the answered one: another one, or one as though a player had won it.

    Or (SKILL) compare skill once more where that has just been done.
    """

    of: str = ""
    """Its kind: a letter, the kind that was chosen, or that of the answered struggle (THAT_STRUGGLE)."""
    won_by: Who | None = None
    also: bool = False
    """Besides whoever has won it; the result of the active player comes first."""

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.story(game.events[ctx.event].card) is not None else NO_TARGET

    def run(self, game: Game, frame: Program) -> Outcome:
        ctx = frame.ctx
        answered = game.events[ctx.event]
        if self.of == SKILL:
            game.compare_skill(answered.card, bool(answered.amount))
            return LATER
        assert isinstance(answered.detail, OfStruggle)
        icon = ICON_LETTERS.find(self.of) if self.of else ctx.numbers.get("icon", -1)
        if self.of == THAT_STRUGGLE or self.also:
            icon = answered.detail.icon
        winner = -1 if self.won_by is None else self.won_by.players(game, ctx)[0]
        if self.also and winner != game.active:
            game.win_as_well(winner)
            return FULL
        game.resolve_struggle(answered.card, icon, winner)
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return FULL

    def english(self, title: str) -> str:
        if self.of == SKILL:
            return "compare skill there once more, which may bring another success"
        if self.won_by is not None and self.also:
            wins = english.agree(self.won_by.english() == "you", "win")
            return f"{self.won_by.english()} {wins} that struggle too (the active player's result comes first)"
        if self.won_by is not None:
            return f"resolve that struggle as if {self.won_by.english()} had won it"
        kind = f"[{self.of}] struggle" if self.of in ICON_LETTERS and self.of else "struggle of that kind"
        return f"resolve another {kind} at that story"


@dataclass(frozen=True, eq=False)
class PickStruggles(Instruction):
    """Have those of this story's struggles resolved that you pick, in their order, if none has been reached yet."""

    DEED = "resolve struggle"

    def possible(self, game: Game, ctx: Context) -> Any:
        return None if game.unstruggled(ctx.source) else OVER_ALREADY

    def run(self, game: Game, frame: Program) -> Outcome:
        story = frame.ctx.source
        order = struggle_order(game, story)
        frame.memo = sorted(struggles_of(game, story), key=order.index)
        return self.go_on(game, frame)

    def go_on(self, game: Game, frame: Program) -> Outcome:
        """The next of them."""
        if not frame.memo:
            return FULL
        options = [Option("icon", -1, icon) for icon in dict.fromkeys(frame.memo)]
        return frame.ask(game, frame.ctx.you, "choose struggle", [*options, DONE])

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        if option == DONE:
            return FULL
        frame.memo = frame.memo[frame.memo.index(option.number) + 1 :]
        game.resolve_struggle(frame.ctx.source, option.number, -1)
        return LATER

    def after(self, game: Game, frame: Program, value: Any) -> Outcome:
        return self.go_on(game, frame)

    def english(self, title: str) -> str:
        return "if its struggles are yet to come, pick those of its struggles that resolve"
