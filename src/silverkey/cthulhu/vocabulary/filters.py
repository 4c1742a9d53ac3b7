"""Which cards: descriptions that can be matched against a game and read as English."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import partial, reduce
from operator import or_
from typing import TYPE_CHECKING

from silverkey.cardgame.words.amounts import Amount, Bound
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.players import Who
from silverkey.cardgame.words.references import Chosen, Ref
from silverkey.cthulhu.vocabulary.matching import NOWHERE, Check, Recalled, extremes
from silverkey.cthulhu.vocabulary.parts import adjective_of, checks_of, extreme_of, kind_of, noun_of, reads_of
from silverkey.cthulhu.words import (
    CHARACTER,
    CONSPIRACY,
    DECK,
    DISCARD,
    DOMAIN,
    HAND,
    IN_PLAY,
    OPPONENT,
    STORY,
    STORY_DECK,
    SUPPORT,
    WON,
    YOU,
)
from silverkey.language import english
from silverkey.language.node import Node

if TYPE_CHECKING:
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.state import Standing
    from silverkey.cthulhu.table.values import Remains, Values
    from silverkey.language.context import Context


IN_ALL_PILES = " in all discard piles"


@dataclass(frozen=True, eq=False)
class Cards(Kind):
    """A description of cards. Everything that is not said does not matter.

    In play, values are the present ones; elsewhere they are the printed ones.
    """

    NAMES = (
        ("type", "type"),
        ("subtypes", "subtype"),
        ("also_subtype", "subtype"),
        ("keywords", "keyword"),
        ("non", "subtype, keyword, type or faction"),
        ("faction", "faction"),
        ("printed_subtype", "subtype"),
        ("printed_faction", "faction"),
        ("title", "title"),
        ("not_titled", "title"),
        ("copy_of", "title"),
    )

    type: str = ""
    subtypes: tuple[str, ...] = ()
    """Any of these."""
    also_subtype: str = ""
    """And of this one besides."""
    keywords: tuple[str, ...] = ()
    """Any of these; together with subtypes, any of either."""
    non: tuple[str, ...] = ()
    """None of these subtypes, keywords, types and printed factions."""
    unique: bool | None = None
    faction: str = ""
    printed_subtype: str = ""
    """Even if an effect has attached the card, so that it has no such subtype now."""
    printed_faction: str = ""
    """Even if the card is insane, and so of no faction."""
    faction_of: Ref | None = None
    """Of the same faction as that card; a neutral card has none to share."""
    faction_but: Ref | None = None
    """Of another faction than that card; what is neutral is of none."""
    controller: str | Who = ""
    """YOU, OPPONENT or somebody in particular."""
    owner: str = ""
    zone: str = IN_PLAY
    state: str = ""
    """ready, exhausted, insane or sane."""
    committed: str | Ref | Kind = ""
    """HERE, WITH_HOST, THERE, AT_CHOSEN, ANYWHERE or NOWHERE; or to which stories, or a story of which kind."""
    visited_by: Cards | None = None
    """A story to which such a card is committed."""
    held_by: int = 0
    """A story to which you have so many characters committed, and no opponent has."""
    bearing: Cards | None = None
    """With such a card attached to it."""
    on: Kind | None = None
    """Attached to such a card."""
    lacking: Cards | None = None
    """Without any such card on it."""
    skill: Bound | None = None
    printed_skill: Bound | None = None
    cost: Bound | None = None
    """Printed, as always where a cost decides what may be chosen (coc-latest/2.14.b)."""
    icons: Bound | None = None
    tokens: Bound | None = None
    """Of a story: how many success tokens you have there."""
    title: str = ""
    not_titled: str = ""
    same_title: Ref | None = None
    """A copy of one of those cards, be it that card itself; a card that lies face down has no title."""
    in_title: str = ""
    """A word of the title."""
    copy_of: str = ""
    """A copy of that title, in whatever translation: the title alone or with more after a colon."""
    other: bool = False
    """Not this card itself."""
    among: Chosen | None = None
    """One of those cards, wherever they are."""
    but: Ref | None = None
    """None of those cards."""
    where: tuple[str, ...] = ()
    """What else is true of it, each by a name that ``parts`` explains: "wounded", "facedown"."""
    lately: Recalled | None = None
    """What has happened to it in this phase or turn."""
    fits_on: Ref | None = None
    """Could be attached to that card."""
    extreme: tuple[str, str] | None = None
    """("lowest" or "highest", "skill", "cost", the letter of an icon, or of a story "committed", how many are there):
    only those (coc-latest/2.29)."""
    kind: str = field(init=False, repr=False)
    """The type that is looked for, or nothing."""
    checks: tuple[Check, ...] = field(init=False, repr=False)
    looks: int = field(init=False, repr=False)
    """What decides which cards are meant, of all that may change: ``reads``."""
    printed: bool = field(init=False, repr=False)
    """Whether the printed values decide: of stories, and of cards that are not in play."""

    def __post_init__(self) -> None:
        if self.icons is not None and not self.icons.icon:
            raise ValueError("A number of icons is of one kind: say its letter, as in at_least(2, “T”).")
        object.__setattr__(self, "printed", self.zone != IN_PLAY or self.type in (STORY, CONSPIRACY))
        object.__setattr__(self, "kind", kind_of(self))
        object.__setattr__(self, "checks", checks_of(self))
        object.__setattr__(self, "looks", reads_of(self))

    @property
    def reads(self) -> int:  # type: ignore[override]
        """See ``looks``."""
        return self.looks

    @property
    def choosy(self) -> bool:
        """Whether it says anything of cards but where they are."""
        return bool(self.kind or self.checks)

    @property
    def tells(self) -> tuple[Node, ...]:
        """What has happened to them is told with them."""
        return () if self.lately is None else (self.lately,)

    @property
    def late(self) -> bool:  # type: ignore[override]
        """Whether skill decides."""
        return self.skill is not None

    @property
    def open(self) -> bool:  # type: ignore[override]
        """Cards in play and in discard piles are seen by all."""
        return self.zone in (IN_PLAY, DISCARD)

    @property
    def dependent(self) -> bool:  # type: ignore[override]
        """Whether it speaks of cards chosen before."""
        numbers = [bound.number for bound in (self.skill, self.printed_skill, self.cost) if bound is not None]
        measured = any(isinstance(number, Amount) and number.of_chosen for number in numbers)
        return self.counted or measured or isinstance(self.controller, Who) or "any named" in self.where

    @property
    def counted(self) -> bool:  # type: ignore[override]
        """Whether they are some of those chosen, or where those are."""
        return self.among is not None or isinstance(self.but, Chosen) or isinstance(self.committed, Chosen)

    def includes(self, game: Game, ctx: Context, card: int) -> bool:
        if self.among and game.zone[card] != self.zone:
            return False
        return card in self.candidates(game, ctx) and self.match(game, ctx, card)

    def match(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether a card fits the description: as it is in play, or as it is printed."""
        lies = None if self.printed else game.in_play.get(card)
        if lies is None:
            return self.fits(game, ctx, card, game.out_of_play(card), NOWHERE)
        return self.fits(game, ctx, card, game.board.values[card], lies)

    def fits(self, game: Game, ctx: Context, card: int, seen: Values | Card, lies: Standing | Remains) -> bool:
        """Whether a card fits as it is seen and lies now, or did when it left play or was used."""
        if self.kind and seen.type != self.kind:
            return False
        for check in self.checks:  # noqa: SIM110  a loop is faster here
            if not check(self, game, ctx, card, seen, lies):
                return False
        return True

    def find(self, game: Game, ctx: Context) -> list[int]:
        """All cards that fit."""
        found = self.fitting(game, ctx)
        return found if self.extreme is None else extremes(game, found, *self.extreme, whole=self.among is not None)

    def finds(self, game: Game, ctx: Context, card: int) -> bool:
        if self.among is not None or self.extreme is not None:
            return card in self.find(game, ctx)
        return self.includes(game, ctx, card)

    def any(self, game: Game, ctx: Context) -> bool:
        """Whether there is such a card."""
        return bool(self.fitting(game, ctx, first=True))  # an extreme exists wherever there is any card

    def fitting(self, game: Game, ctx: Context, first: bool = False) -> list[int]:
        """The cards that fit, or the first of them alone."""
        found: list[int] = []
        if self.printed or self.among is not None:
            for card in self.candidates(game, ctx):
                if self.match(game, ctx, card):
                    found.append(card)
                    if first:
                        break
            return found
        values, kind, checks = game.board.values, self.kind, self.checks
        for card, lies in game.in_play.items():
            seen = values[card]
            if kind and seen.type != kind:
                continue
            for check in checks:
                if not check(self, game, ctx, card, seen, lies):
                    break
            else:
                found.append(card)
                if first:
                    break
        return found

    def candidates(self, game: Game, ctx: Context) -> Iterable[int]:
        """Every card of the zone, fitting or not."""
        if self.among is not None:
            return self.among.cards(game, ctx)
        if self.zone == STORY_DECK:
            return game.story_deck
        if self.type == STORY and self.zone == IN_PLAY:
            return [story.card for story in game.unwon()]
        if self.type == CONSPIRACY and self.zone == IN_PLAY:
            return [story.card for story in game.stories if game.printed[story.card].type == CONSPIRACY]
        if self.zone == IN_PLAY:
            return game.in_play
        players = {YOU: (ctx.you,), OPPONENT: (1 - ctx.you,)}.get(self.owner, (0, 1))
        found: list[int] = []
        for player in players:
            side = game.sides[player]
            if self.zone == DOMAIN:
                for domain in side.domains:
                    found.extend(domain.resources)
            elif self.zone == WON:
                found.extend(game.won(player))
            else:
                found.extend({HAND: side.hand, DECK: side.deck, DISCARD: side.discard}[self.zone])
        return found

    # English

    def noun(self, placed: bool = True) -> str:
        """The description without an article: 'exhausted Cultist character you control'."""
        return noun_of(self, placed=placed)

    def singular(self, placed: bool = True) -> str:
        """
        >>> Cards(type="character", state="exhausted", controller="you").singular()
        'an exhausted character you control'
        >>> Cards(type="event", zone="hand").singular(), Cards(type="event", zone="hand").singular(placed=False)
        ('an event in any hand', 'an event')
        """
        noun = self.noun(placed)
        if self.among and self.zone == IN_PLAY:
            return f"one {noun}"
        if "of event" in self.where:
            return f"that {noun}"
        if self.other or self.but or "eligible" in self.where:
            return f"another {noun}"
        return english.article(noun)

    def plural(self, placed: bool = True) -> str:
        """
        >>> Cards(type="character", subtypes=("Deep One",)).plural()
        'Deep One characters'
        """
        return noun_of(self, many=True, placed=placed)

    def predicate(self) -> str:
        """
        >>> Cards(state="exhausted").predicate(), Cards(zone="discard", owner="you").predicate()
        ('exhausted', 'in your discard pile')
        >>> Cards(type="character", committed="anywhere").predicate()
        'a committed character'
        """
        return adjective_of(self) or self.singular(placed=False)

    def place(self) -> str:
        """' in play' after the noun, unless that is said or plain."""
        told = self.controller or self.committed or self.where or " in play" in self.noun()
        plain = self.zone != IN_PLAY or self.type == STORY or told
        return "" if plain else " in play"

    def every(self) -> str:
        if self.zone == HAND and self.owner == YOU and not self.choosy:
            return "your whole hand"
        many = self.plural().replace(" in any discard pile", IN_ALL_PILES).replace(" in any hand", " in all hands")
        return f"all {many}"

    def the_only(self) -> str:
        if self.among and self.but:
            return f"the other {self.type or (CHARACTER if self.zone == IN_PLAY else 'card')}"
        if self.among and self.extreme:
            told = extreme_of(self).removeprefix("with ").replace("est ", "er ").replace("the more", "more")
            return f"whichever of those two cards has {told.replace('the fewer', 'fewer').replace('the most', 'more')}"
        return f"the {'' if self.extreme else 'only '}{self.noun()}"

    def there_are(self, number: str) -> str:
        if self.among and self.zone != IN_PLAY:
            among = replace(self, among=None)
            some = f"{number} {among.plural(False)} are" if number else f"{among.singular(False)} is"
            return f"{some} {self.among.name} in this way"
        what = f"{number} {self.plural()}" if number else self.singular()
        if self.controller == YOU:
            return f"you control {what.replace(' you control', '')}"
        return f"there {'are' if number else 'is'} {what}{self.place()}"


@dataclass(frozen=True, eq=False)
class Either(Kind):
    """Cards of one kind or another."""

    kinds: tuple[Cards, ...]

    @property
    def reads(self) -> int:  # type: ignore[override]
        """What decides which cards are meant, of all that may change."""
        return reduce(or_, (kind.reads for kind in self.kinds))

    @property
    def zone(self) -> str:
        """Where they are, for words that take all of them from one place."""
        return self.kinds[0].zone

    def find(self, game: Game, ctx: Context) -> list[int]:
        """All cards that fit any of the kinds."""
        found: list[int] = []
        for kind in self.kinds:
            found.extend(card for card in kind.find(game, ctx) if card not in found)
        return found

    def match(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether a card fits any of the kinds."""
        return any(kind.match(game, ctx, card) for kind in self.kinds)

    def includes(self, game: Game, ctx: Context, card: int) -> bool:
        return any(kind.includes(game, ctx, card) for kind in self.kinds)

    def finds(self, game: Game, ctx: Context, card: int) -> bool:
        return any(kind.finds(game, ctx, card) for kind in self.kinds)

    def any(self, game: Game, ctx: Context) -> bool:
        """Whether there is such a card."""
        return any(kind.any(game, ctx) for kind in self.kinds)

    def singular(self, placed: bool = True) -> str:
        """
        >>> Either((Cards(type="character"), Cards(type="support"))).singular()
        'a character or a support card'
        >>> Either((Cards(type="character", controller="you"), Cards(type="support", controller="you"))).singular()
        'a character or support card you control'
        """
        for whose, controls in ((YOU, " you control"), (OPPONENT, " an opponent controls")):
            if all(kind.controller == whose for kind in self.kinds):
                return english.article(self.noun(placed).replace(controls, "")) + controls
        return english.alternatives([kind.singular(placed) for kind in self.kinds])

    def plural(self, placed: bool = True) -> str:
        """The kinds in the plural."""
        return english.listed((kind.plural(placed) for kind in self.kinds), "or")

    def noun(self, placed: bool = True) -> str:
        """The kinds without article."""
        return english.listed((kind.noun(placed) for kind in self.kinds), "or")

    def every(self) -> str:
        apart = len({kind.zone for kind in self.kinds}) > 1
        plurals = [kind.every().removeprefix("all ") + (kind.place() if apart else "") for kind in self.kinds]
        if all(text.endswith(IN_ALL_PILES) for text in plurals):
            plurals = [*(text.removesuffix(IN_ALL_PILES) for text in plurals[:-1]), plurals[-1]]
        return f"all {english.listed(plurals)}"


characters = partial(Cards, type=CHARACTER)
supports = partial(Cards, type=SUPPORT)
attachments = partial(Cards, subtypes=("Attachment",))
stories = partial(Cards, type=STORY)
"""Stories and conspiracies."""
discarded = partial(Cards, zone=DISCARD)


def either(*kinds: Cards) -> Either:
    """Cards of any of these kinds."""
    return Either(kinds)
