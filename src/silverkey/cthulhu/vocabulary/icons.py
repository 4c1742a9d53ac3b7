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
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.words import CHARACTER, Counts, icon_symbols, icons, with_icon
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.cardgame.lasting import Lasting
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


PRINTED_SKILL = 1 << 4
"""The bit of ``Values.lost`` for skill."""
ALL_PRINTED = (1 << 5) - 1


@dataclass(frozen=True, eq=False)
class GainIcons(Change):
    """Gains icons, once or for each of something."""

    icons: Counts
    per: Amount | None = None

    gained = True

    @property
    def reads(self) -> int:  # type: ignore[override]
        """What its measure looks at."""
        return NOTHING if self.per is None else self.per.reads

    @property
    def layer(self) -> int:
        if self.per is None:
            return ADDING
        return LATE if self.per.late else COUNTING

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        if isinstance(self.per, Count):
            lasting.context.numbers["each"] = self.per.value(game, ctx)

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        t, c, a, i = self.icons
        n = 1
        if self.per is not None:
            n = ctx.numbers["each"] if "each" in ctx.numbers else self.per.value_for(game, ctx, card)
        v = values.icons
        values.icons = (v[0] + t * n, v[1] + c * n, v[2] + a * n, v[3] + i * n)

    def english(self, many: bool) -> str:
        each = "" if self.per is None else f" for each {self.per.each()}"
        return f"{english.agree(many, 'gain')} {icon_symbols(self.icons)}{each}"


@dataclass(frozen=True, eq=False)
class LoseIcons(Change):
    """Loses icons."""

    reads = NOTHING

    icons: Counts

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        t, c, a, i = self.icons
        v = values.icons
        values.icons = (v[0] - t, v[1] - c, v[2] - a, v[3] - i)

    def english(self, many: bool) -> str:
        return f"{english.agree(many, 'lose')} {icon_symbols(self.icons)}"


@dataclass(frozen=True, eq=False)
class LoseAllIcons(Change):
    """Loses its printed icons, of one kind or of all; or every icon it has as the effect resolves.

    What it gains later it keeps (coc-latest/1.6.ex2).
    """

    reads = NOTHING

    icon: int | None = None
    """The kind of printed icons; None for all."""
    printed: bool = True

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

    def english(self, many: bool) -> str:
        if not self.printed:
            return f"{english.agree(many, 'lose')} whatever icons {'they have' if many else 'it has'} now"
        whose = "their" if many else "its"
        kind = "" if self.icon is None else f"[{'TCAI'[self.icon]}] "
        return f"{english.agree(many, 'lose')} all of {whose} printed {kind}icons"


@dataclass(frozen=True, eq=False)
class IconsBecome(Change):
    """Icons become icons of the kind that was chosen: all printed ones, or one of a kind if it has any."""

    reads = NOTHING

    icon: int = -1
    """The kind of which one becomes another; -1 for all printed icons."""

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        if self.icon >= 0:
            lasting.cards = tuple(one for one in lasting.cards if game.values(one[0]).icons[self.icon] > 0)

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        if "icon" not in ctx.numbers:
            return
        if self.icon >= 0:
            values.icons = with_icon(with_icon(values.icons, self.icon, -1), ctx.numbers["icon"], 1)
            return
        for place, n in enumerate(game.face(card).icons):
            if not values.lost & 1 << place:
                values.lost |= 1 << place
                values.icons = with_icon(with_icon(values.icons, place, -n), ctx.numbers["icon"], n)

    def english(self, many: bool) -> str:
        has, their = ("have", "their") if many else ("has", "its")
        if self.icon < 0:
            return f"{has} all of {their} printed icons changed into icons of that kind"
        return f"{has} one of {their} [{'TCAI'[self.icon]}] icons changed into one of that kind"


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
    """Icons with others added, or (-1) taken away."""
    t, c, a, i = (n + times * m for n, m in zip(counts, more, strict=True))
    return t, c, a, i


def note_icons(lasting: Lasting, icons: Counts, whose: str) -> None:
    """Remember icons in a lasting effect."""
    for place, n in enumerate(icons):
        lasting.context.numbers[f"icon {place}{whose}"] = max(0, n)


def noted_icons(ctx: Context, whose: str) -> Counts:
    """Icons that a lasting effect remembers."""
    t, c, a, i = (ctx.numbers[f"icon {place}{whose}"] for place in range(4))
    return t, c, a, i


@dataclass(frozen=True, eq=False)
class IconOfChoice(Change):
    """Gains or loses icons of the kind that was chosen: one, or one for each of something at that time."""

    reads = NOTHING

    by: int = 1
    """1 for gaining, -1 for losing."""
    per: Cards | None = None

    gained = True

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        lasting.context.numbers["icons"] = self.by * (1 if self.per is None else len(self.per.find(game, ctx)))

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.icons = with_icon(values.icons, ctx.numbers["icon"], ctx.numbers["icons"])

    def english(self, many: bool) -> str:
        each = "" if self.per is None else f" for each {self.per.noun()}{self.per.place()}"
        icons = english.counted(abs(self.by), "icon")
        return f"{english.agree(many, 'gain' if self.by > 0 else 'lose')} {icons} of that kind{each}"


@dataclass(frozen=True, eq=False)
class NotCounted(Change):
    """Neither its icons nor its skill are counted where it is committed; it has them all the same."""

    reads = NOTHING

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.counts = False

    def english(self, many: bool) -> str:
        return "count neither their icons nor their skill" if many else "counts neither its icons nor its skill"


@dataclass(frozen=True, eq=False)
class Skill(Change):
    """Gets more or less skill, once or for each of something."""

    by: int
    per: Amount | None = None

    @property
    def reads(self) -> int:  # type: ignore[override]
        """What its measure looks at."""
        return NOTHING if self.per is None else self.per.reads

    @property
    def layer(self) -> int:
        return ADDING if self.per is None else SKILL

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        if isinstance(self.per, Count):
            lasting.context.numbers["each"] = self.per.value(game, ctx)

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        n = 1
        if self.per is not None:
            n = ctx.numbers["each"] if "each" in ctx.numbers else self.per.value_for(game, ctx, card)
        values.skill += self.by * n

    def english(self, many: bool) -> str:
        each = "" if self.per is None else f" for each {self.per.each()}"
        return f"{english.agree(many, 'get')} {self.by:+d} skill{each}"


@dataclass(frozen=True, eq=False)
class SkillIsX(Change):
    """Printed skill X is a number that the card itself defines (coc-latest/2.1.a)."""

    value: Count

    @property
    def reads(self) -> int:  # type: ignore[override]
        """What is counted."""
        return self.value.reads

    @property
    def layer(self) -> int:
        return SKILL

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.skill += self.value.value(game, ctx)

    def english(self, many: bool) -> str:
        cards = self.value.cards
        return f"has skill X, where X is at all times the number of {cards.plural()}{cards.place()}"


@dataclass(frozen=True, eq=False)
class SkillIs(Change):
    """Skill counts as a number, whatever else changes it (coc-latest/faq/hand-of-aforgomon).

    Printed skill is lowered to it; other changes still count then.
    """

    reads = NOTHING

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
            if lasting.until == "committed" and standing.committed < 0:
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


def gains(text: str, per: Amount | None = None) -> GainIcons:
    """Gains icons, written as letters."""
    return GainIcons(icons(text), per)


def loses(text: str) -> LoseIcons:
    """Loses icons, written as letters."""
    return LoseIcons(icons(text))
