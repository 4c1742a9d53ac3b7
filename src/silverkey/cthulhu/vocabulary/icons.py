"""Changes of icons and skill."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.board import COMMITMENT, NOTHING
from silverkey.cardgame.lasting import Lasting
from silverkey.cardgame.words.amounts import Amount, Count
from silverkey.cardgame.words.choices import Asking
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.references import Every, Ref
from silverkey.cthulhu.table.board import ADDING, BLANKING, COUNTING, KINDS, LATE, SETTING, SKILL, STRIPPING, Board
from silverkey.cthulhu.table.control import still_there
from silverkey.cthulhu.table.values import Values
from silverkey.cthulhu.vocabulary.changes import Change
from silverkey.cthulhu.vocabulary.memory import Happened
from silverkey.cthulhu.words import CHARACTER, ICON_LETTERS, WHILE_COMMITTED, Counts, icon_symbols, icons, with_icon
from silverkey.kernel.decision import DONE, Option
from silverkey.kernel.outcome import Outcome, came
from silverkey.language import english
from silverkey.language.node import register
from silverkey.language.program import Program

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.language.context import Context


PRINTED_SKILL = 1 << 4
"""The bit of ``Values.lost`` for skill."""
ALL_PRINTED = (1 << 5) - 1
STRIPPED = 1 << 5
"""The bit of ``Values.lost`` for the first kind of icons that are all lost, however they come."""


@dataclass(frozen=True, eq=False)
class Measured(Change):
    """More or less of something, once or for each of something."""

    by: int = 1
    per: Amount | None = None

    @property
    def reads(self) -> int:  # type: ignore[override]
        return NOTHING if self.per is None else self.per.reads

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        if isinstance(self.per, (Count, Happened)) or (self.per is not None and self.per.of_chosen):
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
        icons = of_chosen_kind(ctx) if self.icons is None else self.icons
        if values.lost >= STRIPPED and by > 0:
            t, c, a, i = (0 if values.lost & STRIPPED << place else n for place, n in enumerate(icons))
            icons = t, c, a, i
        values.icons = added(values.icons, icons, by)

    def english(self, many: bool) -> str:
        number = abs(self.by)
        icons = f"{english.counted(number, 'icon')} of that kind"
        if self.icons is not None:
            icons = icon_symbols(added((0, 0, 0, 0), self.icons, number))
        return f"{english.agree(many, 'gain' if self.by > 0 else 'lose')} {icons}{self.each}"


@dataclass(frozen=True, eq=False)
class IconsOf(Change):
    """Gains the icons of other cards, or loses its own, of one kind or all; what it gains later it keeps (1.6.ex2).

    An effect that lasts gives or takes the icons that they had when it was made, but for those printed on the card.
    """

    who: Ref | None = None
    """Whose icons it gains; None where it loses its own."""
    icon: int | None = None
    """The only kind of icons that it loses."""
    printed: bool = True
    """Those printed; otherwise all that they show when the effect is made."""
    one_each: bool = False
    """It gains one of each kind that any of them shows (coc-latest/faq/malocchio)."""
    changed: bool = False
    """It has as many icons of the kind that was chosen in place of those it loses."""

    @property
    def gained(self) -> bool:  # type: ignore[override]
        return self.who is not None

    @property
    def reads(self) -> int:  # type: ignore[override]
        return NOTHING if self.who is None else self.who.reads

    @property
    def layer(self) -> int:
        return COUNTING if self.one_each else ADDING

    def shown(self, game: Game, ctx: Context, card: int) -> Counts:
        """The icons of those that lie face up."""
        found: Counts = (0, 0, 0, 0)
        for other in (card,) if self.who is None else self.who.cards(game, ctx):
            standing = game.in_play.get(other)
            if standing is not None and (standing.insane or standing.facedown):
                continue
            face = game.face(other) if standing is not None else game.printed[other]
            found = added(found, face.icons if self.printed else game.values(other).icons)
        t, c, a, i = (min(1, n) for n in found) if self.one_each else found
        return t, c, a, i

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        for card, _ in lasting.cards:
            for place, n in enumerate(self.shown(game, ctx, card)):
                lasting.context.numbers[f"icon {place} of {card}"] = max(0, n)

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        if self.changed and "icon" not in ctx.numbers:
            return  # a card with printed icons of every kind leaves none to choose
        if lasting is None or (self.who is None and self.printed):
            icons = self.shown(game, ctx, card)
        else:
            t, c, a, i = (ctx.numbers[f"icon {place} of {card}"] for place in range(4))
            icons = t, c, a, i
        if self.who is not None:
            values.icons = added(values.icons, icons)
            return
        if not self.printed:
            t, c, a, i = (n if self.icon in (None, place) else 0 for place, n in enumerate(icons))
            values.icons = added(values.icons, (t, c, a, i), -1)
            return
        for place, n in enumerate(icons):
            if self.icon in (None, place) and not values.lost & 1 << place:
                values.lost |= 1 << place
                values.icons = with_icon(values.icons, place, -n)
                if self.changed:
                    values.icons = added(values.icons, of_chosen_kind(ctx), n)

    def english(self, many: bool) -> str:
        if self.one_each and isinstance(self.who, Every):
            kinds = f"one icon of each kind that is printed on {self.who.kind.singular()}"
            return f"{english.agree(many, 'gain')} {kinds}"
        printed = "printed " if self.printed else ""
        if self.who is not None:
            return f"{english.agree(many, 'gain')} the {printed}icons of {self.who.english('them' if many else 'it')}"
        lose = english.agree(many, "lose")
        kind = "" if self.icon is None else f"[{ICON_LETTERS[self.icon]}] "
        if not self.printed:
            return f"{lose} whatever {kind}icons {'they have' if many else 'it has'} now"
        instead = " and has as many of that kind instead" if self.changed else ""
        return f"{lose} all of {'their' if many else 'its'} printed {kind}icons{instead}"


@dataclass(frozen=True, eq=False)
class IconsTraded(Change):
    """Two characters trade the icons that they have when the effect is made; what they gain later they keep."""

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        cards = [card for card, _ in lasting.cards]
        for card, other in zip(cards, reversed(cards), strict=True):
            for place, n in enumerate(added(game.values(other).icons, game.values(card).icons, -1)):
                lasting.context.numbers[f"icon {place} of {card}"] = n

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        t, c, a, i = (ctx.numbers[f"icon {place} of {card}"] for place in range(4))
        values.icons = added(values.icons, (t, c, a, i))

    def english(self, many: bool) -> str:
        return "trade icons"


@dataclass(frozen=True, eq=False)
class NoIcons(Change):
    """Loses all icons, or all of one kind, for as long as it is said: those that it would gain later too."""

    icon: int | None = None

    @property
    def layer(self) -> int:
        return STRIPPING

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        for place, n in enumerate(values.icons):
            if self.icon in (None, place):
                values.lost |= STRIPPED << place
                values.icons = with_icon(values.icons, place, -max(0, n))

    def english(self, many: bool) -> str:
        kind = "" if self.icon is None else f"[{ICON_LETTERS[self.icon]}] "
        return f"{english.agree(many, 'lose')} all {kind}icons"


@dataclass(frozen=True, eq=False)
class IconInto(Change):
    """One of its icons of a kind is changed into others, as long as it has one to change when that is done."""

    icon: int
    into: Counts | None = None
    """None for an icon of the kind that was chosen."""

    def able(self, game: Game, card: int) -> bool:
        return game.values(card).icons[self.icon] > 0

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        into = of_chosen_kind(ctx) if self.into is None else self.into
        values.icons = added(with_icon(values.icons, self.icon, -1), into)

    def english(self, many: bool) -> str:
        into = "one of that kind" if self.into is None else icon_symbols(self.into)
        whose = "have one of their" if many else "has one of its"
        return f"{whose} [{ICON_LETTERS[self.icon]}] icons changed into {into}"


def of_chosen_kind(ctx: Context) -> Counts:
    """An icon of the kind that was chosen; none where there was no kind to choose."""
    return with_icon((0, 0, 0, 0), ctx.numbers["icon"], 1) if "icon" in ctx.numbers else (0, 0, 0, 0)


_TURNED = tuple(IconInto(icon) for icon in range(4))
for _icon, _word in enumerate(_TURNED):
    register(_word, f"cthulhu/rules/turned/{_icon}")


@dataclass(frozen=True, eq=False)
class TurnIcons(Asking):
    """Change any number of a character's icons into icons of the kind that was chosen, until the end of the phase."""

    DEED = "turn icons"
    QUESTION = "turn icon"

    who: Ref

    def left(self, game: Game, frame: Program) -> list[Option]:
        """The kinds of which it has icons that are not changed yet."""
        ctx = frame.ctx
        shown = [game.values(card).icons for card in self.who.cards(game, ctx) if card in game.in_play]
        kinds = [place for place in range(4) if place != ctx.numbers["icon"]]
        return [Option("icon", -1, k) for counts in shown for k in kinds if counts[k] > frame.memo.count(k)]

    def possible(self, game: Game, ctx: Context) -> Any:
        return None

    def run(self, game: Game, frame: Program) -> Outcome:
        left = self.left(game, frame)
        if left:
            return frame.ask(game, frame.ctx.you, self.question, [DONE, *left])
        return self.turn(game, frame)

    def answered(self, game: Game, frame: Program, option: Option) -> Outcome:
        if option == DONE:
            return self.turn(game, frame)
        frame.memo.append(option.number)
        return self.run(game, frame)

    def turn(self, game: Game, frame: Program) -> Outcome:
        """They are changed."""
        cards = tuple((card, game.instance_of(card)) for card in self.who.cards(game, frame.ctx))
        for icon in frame.memo:
            game.let_last(Lasting(_TURNED[icon], frame.ctx.copy(), cards, "phase"))
        return came(bool(frame.memo))

    def english(self, title: str) -> str:
        who = self.who.english(title)
        return f"until the end of the phase, change any number of icons of {who} into icons of that kind"


def added(counts: Counts, more: Counts, times: int = 1) -> Counts:
    """Icons with others added so many times, or (-1) taken away."""
    t, c, a, i = counts
    return t + times * more[0], c + times * more[1], a + times * more[2], i + times * more[3]


@dataclass(frozen=True, eq=False)
class Skill(Measured):
    """Gets more or less skill, or has skill X, which the card itself defines (coc-latest/2.1.a)."""

    is_x: bool = False

    @property
    def layer(self) -> int:
        return ADDING if self.per is None else SKILL

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.skill += self.change(game, ctx, card)

    def english(self, many: bool) -> str:
        if self.is_x and isinstance(self.per, Count) and isinstance(cards := self.per.cards, Kind):
            return f"has skill X, where X is at all times the number of {cards.plural()}{cards.place()}"
        return f"{english.agree(many, 'get')} {self.by:+d} skill{self.each}"


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

    skill: int | Amount
    icons: Counts
    keywords: tuple[str, ...] = ()
    title: str = ""
    keeps_text: bool = False

    @property
    def layer(self) -> int:
        return KINDS if self.keeps_text else BLANKING

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        """It is a character before anything asks for characters, such as what blanks them."""
        for card, standing in still_there(game, lasting):
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
        values.type = CHARACTER
        values.skill = self.skill if isinstance(self.skill, int) else self.skill.value_for(game, ctx, card)
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
            skill = self.skill if isinstance(self.skill, int) else f"equal to {self.skill.english()}"
            return f"{kind}, with skill {skill}, {icon_symbols(self.icons)}{keywords}"
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


def turns(letter: str, text: str) -> IconInto:
    """Has an icon changed into others, all written as letters."""
    return IconInto(ICON_LETTERS.index(letter), icons(text))


def skill_is(value: Count) -> Skill:
    """Has skill X, which is so many."""
    return Skill(1, value, is_x=True)
