"""Changes of stories: which struggles they have, and what decides them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.board import COMMITMENT
from silverkey.cardgame.words.changes import Change
from silverkey.cardgame.words.conditions import Condition
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.table.board import Board
from silverkey.cthulhu.vocabulary.references import ITS_STORY
from silverkey.cthulhu.words import ICON_LETTERS, WHILE_COMMITTED, Counts, icon_letters, icons, with_icon
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.cardgame.lasting import Lasting
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


class StoryChange(Change):
    """A change of how a story resolves."""

    __slots__ = ()

    reads = COMMITMENT

    def struggles(self, ctx: Context) -> Counts | None:
        """The struggles that the story gains, or loses; None if it is not about that."""
        return None

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        ctx = lasting.context
        while_there = lasting.until == WHILE_COMMITTED
        for story, _ in lasting.cards:
            if game.story(story) is None or (while_there and story not in ITS_STORY.cards(game, ctx)):
                continue
            board.story_changes.append((story, self, ctx.copy(), ctx.source if while_there else -1))

    def enter(self, game: Game, board: Board, ctx: Context, who: Ref, late: tuple[Condition, ...]) -> None:
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

    def enter(self, game: Game, board: Board, ctx: Context, who: Ref, late: tuple[Condition, ...]) -> None:
        super().enter(game, board, ctx, who, late)
        for card in who.cards(game, ctx):
            standing = game.in_play.get(card)
            if standing is not None and standing.committed >= 0:
                board.story_changes.append((standing.committed, self, ctx, ctx.source))

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        super().begin(game, board, lasting)
        for card, entered in lasting.cards:
            standing = game.in_play.get(card)
            if standing is not None and standing.entered == entered and standing.committed >= 0:
                board.story_changes.append((standing.committed, self, lasting.context.copy(), -1))

    def english(self, many: bool) -> str:
        struggles = f"{english.counted(abs(self.by), 'struggle')} of that kind"
        if self.icons is not None:
            struggles = "".join(f"[{letter} struggle]" * abs(self.by) for letter in icon_letters(self.icons))
        return f"{english.agree(many, 'lose' if self.by < 0 else 'gain')} {struggles}"


@dataclass(frozen=True, eq=False)
class DecidedBy(StoryChange):
    """What decides struggles at a story: skill in all of them, or in those of the kind that was chosen other icons."""

    icon: int | None = None
    """The kind of icons; None for skill."""

    def english(self, many: bool) -> str:
        if self.icon is None:
            return "has its struggles decided by the skill of the characters there, whatever icons they have"
        icons = f"[{ICON_LETTERS[self.icon]}] icons"
        return f"{'have their' if many else 'has its'} struggles of that kind decided by {icons}"


@dataclass(frozen=True, eq=False)
class SkipStruggles(StoryChange):
    """Struggles of one kind do not resolve at a story."""

    icon: int

    def english(self, many: bool) -> str:
        return f"{english.agree(many, 'resolve')} without its [{ICON_LETTERS[self.icon]}] struggles"


def struggles(text: str, by: int = 1) -> Struggles:
    """A story gains struggles, written as letters, or (by -1) loses them."""
    return Struggles(by, icons(text))


def deciding_icon(game: Game, story: int, icon: int) -> int:
    """The kind of icons that decides a kind of struggle at a story."""
    for change, ctx in reversed(_decided(game, story)):
        if change.icon is not None and ctx.numbers["icon"] == icon:
            return change.icon
    return icon


def by_skill(game: Game, story: int) -> bool:
    """Whether skill decides the struggles of a story."""
    return any(change.icon is None for change, _ in _decided(game, story))


def _decided(game: Game, story: int) -> list[tuple[DecidedBy, Context]]:
    said = game.board.story_changes
    return [(change, ctx) for place, change, ctx, _ in said if place == story and isinstance(change, DecidedBy)]


def skipped(game: Game, story: int, icon: int) -> bool:
    """Whether struggles of a kind do not resolve at a story."""
    said = ((place, change) for place, change, _, _ in game.board.story_changes)
    return any(place == story and isinstance(change, SkipStruggles) and change.icon == icon for place, change in said)
