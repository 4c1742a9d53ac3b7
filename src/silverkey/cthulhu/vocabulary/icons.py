"""Changes of icons and skill."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from silverkey.cardgame.board import COMMITMENT, NOTHING
from silverkey.cardgame.words.amounts import Amount, Count
from silverkey.cardgame.words.references import Every, Ref
from silverkey.cthulhu.table.board import ADDING, BLANKING, COUNTING, KINDS, LATE, SETTING, SKILL, Board
from silverkey.cthulhu.table.values import Values
from silverkey.cthulhu.vocabulary.changes import Change
from silverkey.cthulhu.words import CHARACTER, WHILE_COMMITTED, Counts, icon_symbols, icons, with_icon
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.cardgame.lasting import Lasting
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


PRINTED_SKILL = 1 << 4
"""The bit of ``Values.lost`` for skill."""
ALL_PRINTED = (1 << 5) - 1


@dataclass(frozen=True, eq=False)
class Measured(Change):
    """More or less of something, once or for each of something."""

    by: int = 1
    per: Amount | None = None

    @property
    def reads(self) -> int:  # type: ignore[override]
        """What its measure looks at."""
        return NOTHING if self.per is None else self.per.reads

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        if isinstance(self.per, Count):
            lasting.context.numbers["each"] = self.per.value(game, ctx)

    def change(self, game: Game, ctx: Context, card: int) -> int:
        """By how much, for this card."""
        if self.per is None:
            return self.by
        return self.by * (ctx.numbers["each"] if "each" in ctx.numbers else self.per.value_for(game, ctx, card))

    @property
    def each(self) -> str:
        """What it is measured by, as English."""
        return "" if self.per is None else f" for each {self.per.each()}"


@dataclass(frozen=True, eq=False)
class Icons(Measured):
    """Gains icons, or loses some (by -1)."""

    icons: Counts | None = None
    """None for icons of the kind that was chosen."""

    @property
    def gained(self) -> bool:  # type: ignore[override]
        return self.by > 0

    @property
    def layer(self) -> int:
        if self.per is None:
            return ADDING
        return LATE if self.per.late else COUNTING

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        by = self.change(game, ctx, card)
        if self.icons is None:
            values.icons = with_icon(values.icons, ctx.numbers["icon"], by)
        else:
            values.icons = added(values.icons, self.icons, by)

    def english(self, many: bool) -> str:
        number = abs(self.by)
        icons = f"{english.counted(number, 'icon')} of that kind"
        if self.icons is not None:
            icons = icon_symbols(added((0, 0, 0, 0), self.icons, number))
        return f"{english.agree(many, 'gain' if self.by > 0 else 'lose')} {icons}{self.each}"


@dataclass(frozen=True, eq=False)
class LoseAllIcons(Change):
    """Loses its printed icons, of one kind or of all; or every icon it has as the effect resolves.

    What it gains later it keeps (coc-latest/1.6.ex2).
    """

    icon: int | None = None
    """The kind of printed icons; None for all."""
    printed: bool = True
    changed: bool = False
    """It has as many icons of the kind that was chosen in their place."""

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        if not self.printed:
            for card, _ in lasting.cards:
                note_icons(lasting, game.values(card).icons, f" of {card}")

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        if not self.printed:
            values.icons = added(values.icons, noted_icons(ctx, f" of {card}"), -1)
            return
        for place, n in enumerate(game.face(card).icons):
            if self.icon in (None, place) and not values.lost & 1 << place:
                values.lost |= 1 << place
                values.icons = with_icon(values.icons, place, -n)
                if self.changed:
                    values.icons = with_icon(values.icons, ctx.numbers["icon"], n)

    def english(self, many: bool) -> str:
        lose, whose = english.agree(many, "lose"), "their" if many else "its"
        if not self.printed:
            return f"{lose} whatever icons {'they have' if many else 'it has'} now"
        kind = "" if self.icon is None else f"[{'TCAI'[self.icon]}] "
        instead = " and has as many of that kind instead" if self.changed else ""
        return f"{lose} all of {whose} printed {kind}icons{instead}"


@dataclass(frozen=True, eq=False)
class GainIconsOf(Change):
    """Gains the icons of other cards: for an effect that lasts, those they had when it was made."""

    who: Ref
    printed: bool = True
    one_each: bool = False
    """One of each kind that any of them shows (coc-latest/faq/malocchio)."""

    gained = True

    @property
    def reads(self) -> int:  # type: ignore[override]
        """Which cards are meant."""
        return self.who.reads

    @property
    def layer(self) -> int:
        return COUNTING if self.one_each else ADDING

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        note_icons(lasting, self.shown(game, ctx), "")

    def shown(self, game: Game, ctx: Context) -> Counts:
        """The icons of those that lie face up."""
        found: Counts = (0, 0, 0, 0)
        for card in self.who.cards(game, ctx):
            standing = game.in_play.get(card)
            if standing is not None and (standing.insane or standing.facedown):
                continue
            face = game.face(card) if standing is not None else game.printed[card]
            found = added(found, face.icons if self.printed else game.values(card).icons)
        if not self.one_each:
            return found
        t, c, a, i = (min(1, n) for n in found)
        return t, c, a, i

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.icons = added(values.icons, self.shown(game, ctx) if lasting is None else noted_icons(ctx, ""))

    def english(self, many: bool) -> str:
        gain = english.agree(many, "gain")
        if self.one_each and isinstance(self.who, Every):
            return f"{gain} one icon of each kind that is printed on {self.who.kind.singular()}"
        who = self.who.english("them" if many else "it")
        return f"{gain} the {'printed ' if self.printed else ''}icons of {who}"


def added(counts: Counts, more: Counts, times: int = 1) -> Counts:
    """Icons with others added so many times, or (-1) taken away."""
    t, c, a, i = counts
    return t + times * more[0], c + times * more[1], a + times * more[2], i + times * more[3]


def note_icons(lasting: Lasting, icons: Counts, whose: str) -> None:
    """Remember icons in a lasting effect."""
    for place, n in enumerate(icons):
        lasting.context.numbers[f"icon {place}{whose}"] = max(0, n)


def noted_icons(ctx: Context, whose: str) -> Counts:
    """Icons that a lasting effect remembers."""
    t, c, a, i = (ctx.numbers[f"icon {place}{whose}"] for place in range(4))
    return t, c, a, i


@dataclass(frozen=True, eq=False)
class Skill(Measured):
    """Gets more or less skill."""

    @property
    def layer(self) -> int:
        return ADDING if self.per is None else SKILL

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.skill += self.change(game, ctx, card)

    def english(self, many: bool) -> str:
        return f"{english.agree(many, 'get')} {self.by:+d} skill{self.each}"


@dataclass(frozen=True, eq=False)
class SkillIsX(Skill):
    """Printed skill X is a number that the card itself defines (coc-latest/2.1.a)."""

    def english(self, many: bool) -> str:
        assert isinstance(self.per, Count)
        cards = self.per.cards
        return f"has skill X, where X is at all times the number of {cards.plural()}{cards.place()}"


@dataclass(frozen=True, eq=False)
class SkillIs(Change):
    """Skill counts as a number, whatever else changes it (coc-latest/faq/hand-of-aforgomon).

    Printed skill is lowered to it; other changes still count then.
    """

    number: int
    printed: bool = False

    @property
    def layer(self) -> int:
        return ADDING if self.printed else SETTING

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        if not self.printed:
            values.skill = self.number
        elif not values.lost & PRINTED_SKILL:
            values.lost |= PRINTED_SKILL
            values.skill -= max(0, game.face(card).skill - self.number)

    def english(self, many: bool) -> str:
        if self.printed:
            return f"{'have their' if many else 'has its'} printed skill lowered to {self.number}"
        return f"{'count' if many else 'counts'} as having skill {self.number}, whatever else would change it"


@dataclass(frozen=True, eq=False)
class CountsAs(Change):
    """Counts as a character of these values: a plain one, or (``keeps_text``) with the text it has besides."""

    reads = COMMITMENT

    skill: int
    icons: Counts
    keywords: tuple[str, ...] = ()
    title: str = ""
    keeps_text: bool = False

    @property
    def layer(self) -> int:
        return KINDS if self.keeps_text else BLANKING

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        """It is a character before anything asks for characters, such as what blanks them."""
        for card, entered in lasting.cards:
            standing = game.in_play.get(card)
            if standing is None or standing.entered != entered:
                continue
            if lasting.until == WHILE_COMMITTED and standing.committed < 0:
                return
            values = board.own(card)
            if values is not None:
                values.type = CHARACTER
        super().begin(game, board, lasting)

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        if not self.keeps_text:
            values.abilities = ()
            values.keywords = {}
            values.blank = True
        values.skill = self.skill
        values.icons = self.icons
        values.lost = ALL_PRINTED
        values.title = self.title or values.title
        for keyword in self.keywords:
            values.keywords[keyword] = values.keywords.get(keyword, 0) + 1

    def english(self, many: bool) -> str:
        title = f" named {self.title}" if self.title else ""
        keywords = "".join(f" and {keyword}" for keyword in self.keywords)
        if self.keeps_text:
            kind = f"is a character{title} and no support card"
            return f"{kind}, with skill {self.skill}, {icon_symbols(self.icons)}{keywords}"
        kind = f"characters{title}" if many else f"a character{title}"
        shown = f"{kind} of skill {self.skill} with {icon_symbols(self.icons)}{keywords}"
        return (
            f"{english.agree(many, 'count')} as {shown} and without {'other ' if keywords else ''}keywords or abilities"
        )


def gains(text: str, per: Amount | None = None) -> Icons:
    """Gains icons, written as letters."""
    return Icons(1, per, icons(text))


def loses(text: str) -> Icons:
    """Loses icons, written as letters."""
    return Icons(-1, None, icons(text))


def skill_is(value: Count) -> SkillIsX:
    """Has skill X, which is so many."""
    return SkillIsX(1, value)
