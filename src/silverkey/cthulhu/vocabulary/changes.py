"""Changes of values: what passives and lasting effects do to a card while they apply."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from silverkey.cthulhu.printed.facts import all_subtypes
from silverkey.cthulhu.rules.control import give_back
from silverkey.cthulhu.rules.values import (
    ADDING,
    BLANKING,
    BY_SKILL,
    COUNTING,
    KINDS,
    LATE,
    LOSING,
    SETTING,
    SKILL,
    SKIPPED,
    Board,
    Pending,
    Values,
)
from silverkey.cthulhu.rules.zones import instance_of
from silverkey.cthulhu.vocabulary.amounts import Amount, Count
from silverkey.cthulhu.vocabulary.filters import Cards
from silverkey.cthulhu.vocabulary.references import ITS_STORY
from silverkey.cthulhu.words import CHARACTER, FACTIONS, ICON_LETTERS, IN_PLAY, icon_letters, icons
from silverkey.language import english
from silverkey.language.node import Node, word
from silverkey.language.program import Instruction, Program

if TYPE_CHECKING:
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.pieces import Lasting
    from silverkey.cthulhu.vocabulary.abilities import Ability
    from silverkey.language.context import Context

Counts = tuple[int, int, int, int]


class Change(Node):
    """One change of a card's values."""

    __slots__ = ()

    gained: ClassVar[bool] = False
    """Reads 'gains': ends for a card whose text box is blanked (coc-latest/1.6.e)."""

    @property
    def layer(self) -> int:
        """When in a survey it is applied."""
        return ADDING

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        """Settle what a lasting effect settles when it is made."""

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        """Enter a lasting effect into a survey."""
        cards = tuple(
            card
            for card, entered in lasting.cards
            if (standing := game.in_play.get(card)) is not None and standing.entered == entered
        )
        if cards:
            board.changes[self.layer].append(Pending(self, lasting.context, cards, lasting))

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        """Change the values of one card."""
        raise NotImplementedError

    def expire(self, game: Game, lasting: Lasting) -> None:
        """A lasting effect of this kind ends."""

    def english(self, many: bool) -> str:
        """The predicate: 'gains [C]', or 'gain [C]' of many."""
        raise NotImplementedError


PRINTED_SKILL = 1 << 4
"""The bit of ``Values.lost`` for skill."""
ALL_PRINTED = (1 << 5) - 1


def _face(game: Game, card: int) -> Card:
    return game.in_play[card].shows or game.printed[card]


def changes_english(changes: Iterable[Change], many: bool) -> str:
    """Several changes as one clause: 'gains Fast and [T] and gets +1 skill', a common verb or measure told once."""
    told: list[tuple[str, list[str]]] = []
    measure = ""
    for change in changes:
        verb, _, text = change.english(many).partition(" ")
        each = text[text.index(" for each ") :] if " for each " in text else ""
        if each and each == measure:
            told[-1][1][-1] = told[-1][1][-1].removesuffix(each)
        measure = each
        if told and told[-1][0] == verb and verb in ("gain", "gains", "lose", "loses", "get", "gets"):
            told[-1][1].append(text)
        else:
            told.append((verb, [text]))
    return english.listed(f"{verb} {english.listed(texts)}" for verb, texts in told)


def _s(many: bool, verb: str) -> str:
    return verb if many else ("loses" if verb == "lose" else verb + "s")


def _icons(counts: Counts) -> str:
    return "".join(f"[{letter}]" for letter in icon_letters(tuple(abs(n) for n in counts)))


@word
class GainIcons(Change):
    """Gains icons, once or for each of something."""

    icons: Counts
    per: Amount | None = None

    gained: ClassVar[bool] = True

    @property
    def layer(self) -> int:
        if self.per is None:
            return ADDING
        return LATE if self.per.reads_skill else COUNTING

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
        return f"{_s(many, 'gain')} {_icons(self.icons)}{each}"


@word
class GainIconsShown(Change):
    """Gains one icon of each kind that any of certain cards shows (coc-latest/faq/malocchio)."""

    cards: Cards

    gained: ClassVar[bool] = True

    @property
    def layer(self) -> int:
        return COUNTING

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        shown = [game.printed[other].icons for other in self.cards.find(game, ctx)]
        t, c, a, i = (int(any(icons[kind] for icons in shown)) for kind in range(4))
        v = values.icons
        values.icons = (v[0] + t, v[1] + c, v[2] + a, v[3] + i)

    def english(self, many: bool) -> str:
        return f"{_s(many, 'gain')} one icon of each kind that is printed on {self.cards.singular()}"


@word
class LoseIcons(Change):
    """Loses icons."""

    icons: Counts

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        t, c, a, i = self.icons
        v = values.icons
        values.icons = (v[0] - t, v[1] - c, v[2] - a, v[3] - i)

    def english(self, many: bool) -> str:
        return f"{_s(many, 'lose')} {_icons(self.icons)}"


@word
class LosePrintedIcons(Change):
    """Loses its printed icons, of one kind or of all."""

    icon: int = -1

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        face = _face(game, card)
        v = values.icons
        lost = [0, 0, 0, 0]
        for place, n in enumerate(face.icons):
            if self.icon in (-1, place) and not values.lost & 1 << place:
                values.lost |= 1 << place
                lost[place] = n
        values.icons = (v[0] - lost[0], v[1] - lost[1], v[2] - lost[2], v[3] - lost[3])

    def english(self, many: bool) -> str:
        whose = "their" if many else "its"
        kind = "" if self.icon < 0 else f"[{'TCAI'[self.icon]}] "
        return f"{_s(many, 'lose')} all of {whose} printed {kind}icons"


@word
class PrintedIconsBecome(Change):
    """All of its printed icons become icons of the kind that was chosen."""

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        if "icon" not in ctx.numbers:
            return
        for place, n in enumerate(_face(game, card).icons):
            if not values.lost & 1 << place:
                values.lost |= 1 << place
                values.icons = _with(_with(values.icons, place, -n), ctx.numbers["icon"], n)

    def english(self, many: bool) -> str:
        whose = "have all of their" if many else "has all of its"
        return f"{whose} printed icons changed into icons of that kind"


@word
class IconOfChoice(Change):
    """Gains or loses icons of the kind that was chosen: one, or one for each of something at that time."""

    by: int = 1
    """1 for gaining, -1 for losing."""
    per: Cards | None = None

    gained: ClassVar[bool] = True

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        lasting.context.numbers["icons"] = self.by * (1 if self.per is None else len(self.per.find(game, ctx)))

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.icons = _with(values.icons, ctx.numbers["icon"], ctx.numbers["icons"])

    def english(self, many: bool) -> str:
        each = "" if self.per is None else f" for each {self.per.noun()}{self.per.place()}"
        return f"{_s(many, 'gain' if self.by > 0 else 'lose')} an icon of that kind{each}"


@word
class IconBecomes(Change):
    """One of its icons of a kind, if it has any, becomes one of the kind that was chosen."""

    icon: int

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        lasting.cards = tuple(one for one in lasting.cards if game.values(one[0]).icons[self.icon] > 0)

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.icons = _with(_with(values.icons, self.icon, -1), ctx.numbers["icon"], 1)

    def english(self, many: bool) -> str:
        whose = "have one of their" if many else "has one of its"
        return f"{whose} [{'TCAI'[self.icon]}] icons changed into one of that kind"


def _with(icons: Counts, place: int, number: int) -> Counts:
    """Icons with so many more of one kind."""
    counts = list(icons)
    counts[place] += number
    return counts[0], counts[1], counts[2], counts[3]


@word
class NotCounted(Change):
    """Neither its icons nor its skill are counted where it is committed; it has them all the same."""

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.counts = False

    def english(self, many: bool) -> str:
        return "count neither their icons nor their skill" if many else "counts neither its icons nor its skill"


@word
class GainSubtype(Change):
    """Gains a subtype, or the one that was named."""

    subtype: str = ""

    gained: ClassVar[bool] = True

    @property
    def layer(self) -> int:
        return KINDS

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.subtypes |= {self.subtype or all_subtypes()[ctx.numbers["subtype"]]}

    def english(self, many: bool) -> str:
        return f"{_s(many, 'gain')} {f'the subtype {self.subtype}' if self.subtype else 'that subtype'}"


@word
class LosePresentIcons(Change):
    """Loses every icon it has as the effect resolves; what it gains later it keeps (coc-latest/1.6.ex2)."""

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        for card, _ in lasting.cards:
            for place, n in enumerate(game.values(card).icons):
                lasting.context.numbers[f"icon {place} of {card}"] = max(0, n)

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        lost = [ctx.numbers.get(f"icon {place} of {card}", 0) for place in range(4)]
        v = values.icons
        values.icons = (v[0] - lost[0], v[1] - lost[1], v[2] - lost[2], v[3] - lost[3])

    def english(self, many: bool) -> str:
        return f"{_s(many, 'lose')} whatever icons {'they have' if many else 'it has'} now"


@word
class GainIconsOfAttached(Change):
    """Gains the printed icons of the character cards attached to it, whatever attached them."""

    gained: ClassVar[bool] = True

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        faces = [_face(game, other) for other in game.attachments(card) if not game.in_play[other].facedown]
        n = [sum(face.icons[place] for face in faces if face.type == CHARACTER) for place in range(4)]
        v = values.icons
        values.icons = (v[0] + n[0], v[1] + n[1], v[2] + n[2], v[3] + n[3])

    def english(self, many: bool) -> str:
        return f"{_s(many, 'gain')} the printed icons of every character card attached to {'them' if many else 'it'}"


@word
class GainIconsOfChosen(Change):
    """Gains the icons, printed or present, of the card chosen under a name, as they were when the effect resolved."""

    name: str = "chosen"
    printed: bool = True

    gained: ClassVar[bool] = True

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        for card in ctx.cards.get(self.name, ()):
            standing = game.in_play.get(card)
            if standing is None or standing.insane or standing.facedown:
                continue
            icons = _face(game, card).icons if self.printed else game.values(card).icons
            for place, n in enumerate(icons):
                lasting.context.numbers[f"icon {place}"] = max(0, n)

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        n = [ctx.numbers.get(f"icon {place}", 0) for place in range(4)]
        v = values.icons
        values.icons = (v[0] + n[0], v[1] + n[1], v[2] + n[2], v[3] + n[3])

    def english(self, many: bool) -> str:
        if self.printed:
            return f"{_s(many, 'gain')} all of that character's printed icons"
        return f"{_s(many, 'gain')} the icons that the other one has"


@word
class Skill(Change):
    """Gets more or less skill, once or for each of something."""

    by: int
    per: Amount | None = None

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
        return f"{_s(many, 'get')} {self.by:+d} skill{each}"


@word
class SkillIsX(Change):
    """Printed skill X is a number that the card itself defines (coc-latest/2.1.a)."""

    value: Count

    @property
    def layer(self) -> int:
        return SKILL

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.skill += self.value.value(game, ctx)

    def english(self, many: bool) -> str:
        cards = self.value.cards
        return f"has skill X, where X is at all times the number of {cards.plural()}{cards.place()}"


@word
class SkillIs(Change):
    """Skill counts as a number, whatever else changes it (coc-latest/faq/hand-of-aforgomon)."""

    number: int

    @property
    def layer(self) -> int:
        return SETTING

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.skill = self.number

    def english(self, many: bool) -> str:
        return f"{'count' if many else 'counts'} as having skill {self.number}, whatever else would change it"


@word
class PrintedSkillTo(Change):
    """Printed skill is lowered to a number; other changes still count."""

    number: int

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        if not values.lost & PRINTED_SKILL:
            values.lost |= PRINTED_SKILL
            values.skill -= max(0, _face(game, card).skill - self.number)

    def english(self, many: bool) -> str:
        return f"{'have their' if many else 'has its'} printed skill lowered to {self.number}"


@word
class GainKeyword(Change):
    """Gains a keyword."""

    keyword: str
    number: int = 1

    gained: ClassVar[bool] = True

    @property
    def layer(self) -> int:
        return KINDS if self.keyword in ("Day", "Night") else ADDING

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.keywords[self.keyword] = values.keywords.get(self.keyword, 0) + self.number

    def english(self, many: bool) -> str:
        number = f" +{self.number}" if self.keyword == "Toughness" else ""
        return f"{_s(many, 'gain')} {self.keyword}{number}"


@word
class LoseKeyword(Change):
    """Loses a keyword altogether."""

    keyword: str

    @property
    def layer(self) -> int:
        return LOSING

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.keywords.pop(self.keyword, None)

    def english(self, many: bool) -> str:
        return f"{_s(many, 'lose')} {'all ' if self.keyword == 'Toughness' else ''}{self.keyword}"


@word
class OfChosenFaction(Change):
    """Is of the faction that was chosen when the effect was made."""

    @property
    def layer(self) -> int:
        return KINDS

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.faction = FACTIONS[ctx.numbers["faction"]]

    def english(self, many: bool) -> str:
        return f"{'belong' if many else 'belongs'} to that faction"


@word
class GainAbility(Change):
    """Gains a triggered ability, which is then its own."""

    ability: Ability

    gained: ClassVar[bool] = True

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.abilities = (*values.abilities, self.ability)

    def english(self, many: bool) -> str:
        return f"{_s(many, 'gain')} “{self.ability.english('it')}”"


@word
class TriggeredFreely(Change):
    """A card attached by an effect keeps abilities of some kinds, used by discarding it and exhausting its host."""

    kinds: tuple[str, ...]

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        if game.in_play[card].mute:
            printed = _face(game, card).usable.get(IN_PLAY, ())
            values.abilities = (*values.abilities, *(ability for ability in printed if ability.kind in self.kinds))
            values.freed = True

    def english(self, many: bool) -> str:
        kinds = english.listed(f"{kind.capitalize()}s" for kind in self.kinds)
        return f"keep their {kinds}; each is triggered by exhausting the host and discarding the card, at no other cost"


@word
class GainTextOfChosen(Change):
    """Gains the keywords and triggered abilities that the chosen card had when the effect resolved."""

    gained: ClassVar[bool] = True

    def fix(self, game: Game, ctx: Context, lasting: Lasting) -> None:
        for card in ctx.cards.get("chosen", ()):
            if card in game.in_play:
                lasting.memory = game.values(card)

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        if lasting is None or lasting.memory is None:
            return
        for keyword, number in lasting.memory.keywords.items():
            values.keywords[keyword] = values.keywords.get(keyword, 0) + number
        gained = [ability for ability in lasting.memory.abilities if ability.triggered]
        values.abilities = (*values.abilities, *gained)
        origin = lasting.context.cards["chosen"][0] if lasting.context.cards.get("chosen") else card
        values.borrowed = (*values.borrowed, *((ability, origin) for ability in gained))

    def english(self, many: bool) -> str:
        return f"{_s(many, 'gain')} that character's keywords and triggered abilities"


@word
class Blank(Change):
    """The printed text box counts as blank: no abilities, keywords or subtypes (coc-latest/2.25.a)."""

    @property
    def layer(self) -> int:
        return BLANKING

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        if game.board.forbids(game, "blank", card) is not None:
            return
        if game.edition.attached_text_lasts and game.in_play[card].by_effect:
            return  # coc-latest/1.15.d: what it says is a lasting effect, and its text box is gone
        values.abilities = ()
        values.keywords = {}
        values.subtypes = frozenset()
        values.blank = True

    def english(self, many: bool) -> str:
        return "have blank text boxes" if many else "has a blank text box"


class StoryChange(Change):
    """A change of how a story resolves."""

    __slots__ = ()

    def story(self, board: Board, story: int, ctx: Context, source: int) -> None:
        """Enter it into a survey for one story. ``source`` is the card that says so, or -1 for a lasting effect."""
        raise NotImplementedError

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        ctx = lasting.context
        while_there = lasting.until == "committed"
        for story, _ in lasting.cards:
            if game.story(story) is None or (while_there and story not in ITS_STORY.cards(game, ctx)):
                continue
            self.story(board, story, ctx, ctx.source if while_there else -1)


@word
class CountsAs(Change):
    """Counts as a plain character: a skill, icons, no keywords or abilities, perhaps a title."""

    skill: int
    icons: Counts
    title: str = ""

    @property
    def layer(self) -> int:
        return BLANKING

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.abilities = ()
        values.keywords = {}
        values.blank = True
        values.skill = self.skill
        values.icons = self.icons
        values.lost = ALL_PRINTED
        values.title = self.title or values.title

    def english(self, many: bool) -> str:
        title = f" named {self.title}" if self.title else ""
        kind = f"characters{title}" if many else f"a character{title}"
        count = "count" if many else "counts"
        return f"{count} as {kind} of skill {self.skill} with {_icons(self.icons)} and without keywords or abilities"


@word
class Guise(Change):
    """Is a character with these values, and no support card, while it is committed."""

    skill: int
    icons: Counts
    keywords: tuple[str, ...] = ()

    @property
    def layer(self) -> int:
        return KINDS

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        """It is a character before anything asks for characters, such as what blanks them."""
        for card, entered in lasting.cards:
            standing = game.in_play.get(card)
            if standing is None or standing.entered != entered or standing.committed < 0:
                continue
            values = board.own(card)
            if values is not None:
                values.type = CHARACTER
                Change.begin(self, game, board, lasting)

    def apply(self, game: Game, ctx: Context, card: int, values: Values, lasting: Lasting | None) -> None:
        values.skill += self.skill
        t, c, a, i = self.icons
        v = values.icons
        values.icons = (v[0] + t, v[1] + c, v[2] + a, v[3] + i)
        for keyword in self.keywords:
            values.keywords[keyword] = values.keywords.get(keyword, 0) + 1

    def english(self, many: bool) -> str:
        keywords = "".join(f" and {keyword}" for keyword in self.keywords)
        return f"is a character and no support card, with skill {self.skill}, {_icons(self.icons)}{keywords}"


@word
class Struggles(StoryChange):
    """A story gains struggles, or loses some."""

    icons: Counts

    gained: ClassVar[bool] = True

    def story(self, board: Board, story: int, ctx: Context, source: int) -> None:
        board.story_changes.append((story, self.icons, source))

    def english(self, many: bool) -> str:
        boosters = "".join(f"[{letter} struggle]" for letter in icon_letters(tuple(abs(n) for n in self.icons)))
        return f"{_s(many, 'lose' if min(self.icons) < 0 else 'gain')} {boosters}"


@word
class Boosts(Struggles):
    """Gains icon boosters: whatever story it is committed to has that many more struggles (coc-latest/2.27.a)."""

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        for card, entered in lasting.cards:
            standing = game.in_play.get(card)
            if standing is not None and standing.entered == entered and standing.committed >= 0:
                self.story(board, standing.committed, lasting.context, -1)


@word
class StruggleOfChoice(StoryChange):
    """A story gains or loses a struggle of the kind that was chosen when the effect was made."""

    by: int = 1
    """1 for gaining, -1 for losing."""

    def story(self, board: Board, story: int, ctx: Context, source: int) -> None:
        if "icon" in ctx.numbers:  # a story without struggles leaves nothing to choose
            board.story_changes.append((story, _with((0, 0, 0, 0), ctx.numbers["icon"], self.by), source))

    def english(self, many: bool) -> str:
        return f"{_s(many, 'lose' if self.by < 0 else 'gain')} a struggle of that kind"


@word
class Uncancellable(Change):
    """The effects of cards of a kind cannot be cancelled."""

    cards: Cards
    """By printed facts."""

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        board.uncancellable.append((self.cards, lasting.context))

    def english(self, many: bool) -> str:
        return f"the effects of {self.cards.plural().removesuffix(' in any hand')} cannot be cancelled"


@word
class CountedBy(Change):
    """At a story, struggles of the kind that was chosen are decided by icons of another kind."""

    icon: int

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        for story, _ in lasting.cards:
            board.counted[story, lasting.context.numbers["icon"]] = self.icon

    def english(self, many: bool) -> str:
        icons = f"[{ICON_LETTERS[self.icon]}] icons"
        return f"{'have their' if many else 'has its'} struggles of that kind decided by {icons}"


@word
class SkipStruggles(StoryChange):
    """Struggles of one kind do not resolve at a story."""

    icon: int

    def story(self, board: Board, story: int, ctx: Context, source: int) -> None:
        board.story_rules.append((story, (SKIPPED, self.icon), source))

    def english(self, many: bool) -> str:
        return f"{_s(many, 'resolve')} without its [{ICON_LETTERS[self.icon]}] struggles"


@word
class StrugglesBySkill(StoryChange):
    """Struggles at a story are decided by skill and not by icons."""

    def story(self, board: Board, story: int, ctx: Context, source: int) -> None:
        board.story_rules.append((story, BY_SKILL, source))

    def english(self, many: bool) -> str:
        return "has its struggles decided by the skill of the characters there, whatever icons they have"


@word
class CannotJoin(Change):
    """Cannot commit to the story that this effect's source is committed to."""

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        for card, entered in lasting.cards:
            standing = game.in_play.get(card)
            if standing is not None and standing.entered == entered:
                board.barred.update((card, story) for story in ITS_STORY.cards(game, lasting.context))

    def english(self, many: bool) -> str:
        return "cannot commit to the same story as this card"


@word
class MustJoin(Change):
    """Must commit to the story that this effect's source commits to, if able (coc-latest/2.10.h)."""

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        """The commit windows ask for these themselves."""

    def english(self, many: bool) -> str:
        return "must commit to the same story as this card, if able"


@word
class HasPaid(Change):
    """The player who made this effect has paid for the card it is on."""

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        """Whatever asks for the payment looks for it."""

    def english(self, many: bool) -> str:
        return "is paid for"


@word
class Controlled(Change):
    """Is controlled by somebody else for a time; goes back when that ends (coc-latest/1.13)."""

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        """Control changed when the effect resolved."""

    def expire(self, game: Game, lasting: Lasting) -> None:
        give_back(game, lasting)

    def english(self, many: bool) -> str:
        return "is under your control"


@word
class Delayed(Change):
    """An effect that waits for the end of a period."""

    effect: tuple[Instruction, ...]

    def begin(self, game: Game, board: Board, lasting: Lasting) -> None:
        """Nothing changes before its time."""

    def expire(self, game: Game, lasting: Lasting) -> None:
        """Cards that have changed zones since are not meant any more (coc-latest/2.23.c)."""
        if lasting.cards and not any(instance_of(game, card) == entered for card, entered in lasting.cards):
            return
        ctx = lasting.context.copy()
        ctx.kind = "lasting"  # no longer the triggered effect that made it (coc-latest/2.36.b)
        for name in [name for name in ctx.cards if f"{name}@" in ctx.cards]:
            known = zip(ctx.cards[name], ctx.cards[f"{name}@"], strict=True)
            still = [(card, instance) for card, instance in known if instance_of(game, card) == instance]
            ctx.cards[name] = tuple(card for card, _ in still)
            ctx.cards[f"{name}@"] = tuple(instance for _, instance in still)
        game.push(Program(self.effect, ctx))

    def english(self, many: bool) -> str:
        return english.listed(instruction.english("it") for instruction in self.effect)


def gains(text: str, per: Amount | None = None) -> GainIcons:
    """Gains icons, written as letters."""
    return GainIcons(icons(text), per)


def struggles(text: str, by: int = 1) -> Struggles:
    """A story gains struggles, written as letters, or (by -1) loses them."""
    t, c, a, i = icons(text)
    return Struggles((by * t, by * c, by * a, by * i))


def loses(text: str) -> LoseIcons:
    """Loses icons, written as letters."""
    return LoseIcons(icons(text))


def boosts(text: str) -> Boosts:
    """Gains icon boosters, written as letters."""
    return Boosts(icons(text))
