"""Which cards: descriptions that can be matched against a game and read as English."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import field, replace
from typing import TYPE_CHECKING, ClassVar

from silverkey.cthulhu.pieces import DECKS, PILES, place_of_domain
from silverkey.cthulhu.vocabulary.amounts import Amount, amount, amount_english, known
from silverkey.cthulhu.words import (
    CHARACTER,
    CONSPIRACY,
    DECK,
    DISCARD,
    DOMAIN,
    HAND,
    ICON_LETTERS,
    IN_PLAY,
    NEUTRAL,
    STORY,
    SUPPORT,
    WON,
)
from silverkey.kernel.decision import Option
from silverkey.kernel.event import PENDING
from silverkey.language import english
from silverkey.language.node import Node, word

if TYPE_CHECKING:
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.rules.values import Remains, Values
    from silverkey.language.context import Context

YOU = "you"
OPPONENT = "opponent"
HERE = "here"
"""The story that this card (or the card it is attached to) is committed to."""
WITH_HOST = "with host"
"""The same, on a card that speaks of the character it is attached to."""
THERE = "there"
"""The story at which the answered event happened."""
AT_CHOSEN = "at chosen"
"""The story chosen before."""
ANYWHERE = "anywhere"

Check = Callable[["Game", "Context", int], bool]


@word
class Cards(Node):
    """A description of cards. Everything that is not said does not matter.

    In play, values are the present ones; elsewhere they are the printed ones.
    """

    type: str = ""
    subtypes: tuple[str, ...] = ()
    """Any of these."""
    not_subtype: str | tuple[str, ...] = ""
    """None of these."""
    also_subtype: str = ""
    """And of this one besides."""
    keywords: tuple[str, ...] = ()
    """Any of these; together with subtypes, any of either."""
    not_keyword: str = ""
    unique: bool | None = None
    faction: str = ""
    not_faction: str = ""
    printed_faction: str = ""
    """Even if the card is insane, and so of no faction."""
    faction_of: str = ""
    """Of the same faction as the card that bears this name in the effect; a neutral card has none to share."""
    faction_not_other_than: str = ""
    """Neutral, or of the faction of the card bound under this name; no faction is no other faction."""
    controller: str = ""
    owner: str = ""
    zone: str = IN_PLAY
    state: str = ""
    """ready, exhausted, insane or sane."""
    committed: str = ""
    """HERE, WITH_HOST, THERE, AT_CHOSEN or ANYWHERE."""
    visited_by: Cards | None = None
    """A story to which such a card is committed."""
    skill_max: int | Amount | None = None
    skill_below: int | Amount | None = None
    cost: int | Amount | None = None
    """The printed cost, as always where a cost decides what may be chosen (coc-latest/2.14.b)."""
    cost_max: int | Amount | None = None
    cost_min: int | Amount | None = None
    cost_below: int | Amount | None = None
    skill_printed_max: int | Amount | None = None
    skill_printed_min: int | None = None
    skill_printed_below: int | Amount | None = None
    icon_min: tuple[int, int] | None = None
    """(icon, how many)."""
    without_icon: int = -1
    not_type: str = ""
    facedown: bool = False
    on_this: bool = False
    """Attached to this card."""
    title: str = ""
    named: bool = False
    """Of the title that was named."""
    copy_of: str = ""
    """A copy of that title, in whatever translation: the title alone or with more after a colon."""
    champion: bool = False
    """Designed by a World Champion."""
    usable: bool = False
    """With an Action that you could use if you controlled the card and owed no costs."""
    other: bool = False
    """Not this card itself."""
    unresolved: bool = False
    """Of a story: has not resolved this turn."""
    attended: bool = False
    """Of a story: somebody is committed to it."""
    not_in_event: bool = False
    """Of a story: not the one of the event that is answered."""
    bare: bool = False
    """Without Attachment cards on it."""
    wounded: bool = False
    """With at least one wound."""
    this_phase: bool = False
    """Came to its zone this phase."""
    playable_free: bool = False
    """Could be played now without paying its cost."""
    in_event: bool = False
    """Among the cards of the event that is answered."""
    of_event: bool = False
    """The card that the answered event happened to."""
    among: str = ""
    """Among the cards chosen under these names, parted by spaces."""
    but: str = ""
    """Not among the cards chosen under that name."""
    spared: bool = False
    """Not about to suffer what is answered, together with others (coc-latest/faq/expendable-muscle-dynamite)."""
    same_controller: str = ""
    """Controlled by whoever controls what was chosen under that name."""
    extreme: tuple[str, str] | None = None
    """("lowest" or "highest", "skill" or "cost"): only those (coc-latest/2.29)."""
    checks: tuple[Check, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "checks", tuple(_checks(self)))

    @property
    def unwanted(self) -> tuple[str, ...]:
        """The subtypes that it excludes."""
        words = self.not_subtype
        return words if isinstance(words, tuple) else (words,) if words else ()

    @property
    def dependent(self) -> bool:
        """Whether it speaks of cards chosen before."""
        return bool(self.among or self.but or self.same_controller)

    def match(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether a card of the right zone fits the description."""
        for check in self.checks:  # noqa: SIM110  a loop is faster here
            if not check(game, ctx, card):
                return False
        return True

    def match_values(self, values: Values) -> bool:
        """Whether a card with these values fits, as far as they go."""
        kinds = self.subtypes or self.keywords
        return (
            (self.type in ("", "card", values.type) or (self.type == "attachment" and "Attachment" in values.subtypes))
            and (
                not kinds or bool(values.subtypes.intersection(self.subtypes) or values.keywords.keys() & self.keywords)
            )
            and not values.subtypes.intersection(self.unwanted)
            and (not self.also_subtype or self.also_subtype in values.subtypes)
            and self.faction in ("", values.faction)
            and (not self.not_faction or self.not_faction != values.faction)
            and self.title in ("", values.title)
        )

    def match_remains(self, ctx: Context, card: int, remains: Remains) -> bool:
        """Whether a card that has left play fitted the description."""
        return (
            self.match_values(remains.values)
            and (not self.controller or (remains.controller == ctx.you) is (self.controller == YOU))
            and (not self.other or card != ctx.source)
            and (not self.committed or remains.committed >= 0)
            and {"insane": remains.values.insane, "sane": not remains.values.insane}.get(self.state, True)
        )

    def find(self, game: Game, ctx: Context) -> list[int]:
        """All cards that fit."""
        match = self.match
        found = [card for card in self.candidates(game, ctx) if match(game, ctx, card)]
        return found if self.extreme is None else _extremes(game, found, *self.extreme)

    def any(self, game: Game, ctx: Context) -> bool:
        """Whether there is such a card."""
        match = self.match  # an extreme exists wherever there is any card
        return any(match(game, ctx, card) for card in self.candidates(game, ctx))

    def candidates(self, game: Game, ctx: Context) -> Iterable[int]:
        """Every card of the zone, fitting or not."""
        if self.among:
            return [card for name in self.among.split() for card in ctx.cards.get(name, ())]
        if self.type == STORY:
            return [story.card for story in game.stories if story.winner < 0]
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

    def noun(self) -> str:
        """The description without an article: 'exhausted Cultist character you control'."""
        return _noun(self)

    def singular(self) -> str:
        """
        >>> Cards(type="character", state="exhausted", controller="you").singular()
        'an exhausted character you control'
        """
        if self.among and self.zone == IN_PLAY:
            return "one " + self.noun()
        if self.of_event:
            return f"that {self.type}"
        if self.other or self.but or self.not_in_event:
            return "another " + self.noun()
        return english.article(self.noun())

    def plural(self) -> str:
        """
        >>> Cards(type="character", subtypes=("Deep One",)).plural()
        'Deep One characters'
        """
        return _noun(self, many=True)

    def place(self) -> str:
        """' in play' after the noun, unless that is said or plain."""
        told = self.controller or self.committed or self.on_this or " in play" in self.noun()
        plain = self.zone != IN_PLAY or self.type == STORY or told
        return "" if plain else " in play"


@word
class Either(Node):
    """Cards of one kind or another."""

    kinds: tuple[Cards, ...]

    @property
    def among(self) -> str:
        """Descriptions of several kinds never speak of cards chosen before."""
        return ""

    @property
    def dependent(self) -> bool:
        """See ``among``."""
        return False

    def find(self, game: Game, ctx: Context) -> list[int]:
        """All cards that fit any of the kinds."""
        found: list[int] = []
        for kind in self.kinds:
            found.extend(card for card in kind.find(game, ctx) if card not in found)
        return found

    def match(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether a card fits any of the kinds."""
        return any(card in kind.find(game, ctx) for kind in self.kinds)

    def any(self, game: Game, ctx: Context) -> bool:
        """Whether there is such a card."""
        return any(kind.any(game, ctx) for kind in self.kinds)

    def singular(self) -> str:
        """
        >>> Either((Cards(type="character"), Cards(type="support"))).singular()
        'a character or a support card'
        >>> Either((Cards(type="character", controller="you"), Cards(type="support", controller="you"))).singular()
        'a character or support card you control'
        """
        controllers = {kind.controller for kind in self.kinds}
        whose = (
            {YOU: " you control", OPPONENT: " an opponent controls"}.get(*controllers) if len(controllers) == 1 else ""
        )
        if whose:
            return (
                english.article(english.listed((replace(kind, controller="").noun() for kind in self.kinds), "or"))
                + whose
            )
        return english.listed((kind.singular() for kind in self.kinds), "or")

    def plural(self) -> str:
        """The kinds in the plural."""
        return english.listed((kind.plural() for kind in self.kinds), "or")

    def noun(self) -> str:
        """The kinds without article."""
        return english.listed((kind.noun() for kind in self.kinds), "or")


class Places(Node):
    """Places that are no cards, as what a card may be attached to."""

    __slots__ = ()

    question: ClassVar[str] = "choose player"

    def find(self, game: Game, ctx: Context) -> list[int]:
        """All of them."""
        return [self.place(option) for option in self.options(game, ctx.you)]

    def any(self, game: Game, ctx: Context) -> bool:
        """There are always some."""
        return True

    def options(self, game: Game, player: int) -> list[Option]:
        """What a player may answer when he is asked for one."""
        return [Option("player", -1, player), Option("player", -1, 1 - player)]

    def place(self, option: Option) -> int:
        """The place that an answer means, as a card notes it that is attached there."""
        raise NotImplementedError

    def singular(self) -> str:
        """As a text box has it."""
        raise NotImplementedError


@word
class DiscardPiles(Places):
    """The players' discard piles."""

    def place(self, option: Option) -> int:
        return PILES[option.number]

    def singular(self) -> str:
        return "a player's discard pile"


@word
class Decks(Places):
    """The players' decks."""

    def place(self, option: Option) -> int:
        return DECKS[option.number]

    def singular(self) -> str:
        return "a player's deck"


@word
class OwnDomains(Places):
    """Your own domains."""

    question: ClassVar[str] = "choose domain"

    def options(self, game: Game, player: int) -> list[Option]:
        return [Option("domain", player, number) for number in range(len(game.sides[player].domains))]

    def place(self, option: Option) -> int:
        return place_of_domain(option.card, option.number)

    def singular(self) -> str:
        return "a domain you control"


def _checks(c: Cards) -> Iterable[Check]:
    in_play = c.zone == IN_PLAY and c.type not in (STORY, CONSPIRACY)
    if c.type and c.type not in (STORY, "card", "attachment"):
        kind = c.type
        if in_play:
            yield lambda g, x, card: g.board.values[card].type == kind
        else:
            yield lambda g, x, card: g.printed[card].type == kind
    if c.type == "attachment":
        if in_play:
            yield lambda g, x, card: "Attachment" in g.board.values[card].subtypes
        else:
            yield lambda g, x, card: "Attachment" in g.printed[card].subtypes
    if c.champion:
        yield lambda g, x, card: g.printed[card].champion
    if c.controller:
        mine = c.controller == YOU
        if in_play:
            yield lambda g, x, card: (g.in_play[card].controller == x.you) is mine
        else:
            yield lambda g, x, card: (g.owner[card] == x.you) is mine
    if c.state:
        yield {
            "ready": lambda g, x, card: not g.in_play[card].exhausted and not g.in_play[card].insane,
            "exhausted": lambda g, x, card: g.in_play[card].exhausted and not g.in_play[card].insane,
            "insane": lambda g, x, card: g.insane(card),
            "sane": lambda g, x, card: not g.insane(card),
        }[c.state]
    if c.other:
        yield lambda g, x, card: card != x.source
    if c.committed == ANYWHERE:
        yield lambda g, x, card: g.in_play[card].committed >= 0
    elif c.committed == THERE:
        yield lambda g, x, card: g.in_play[card].committed == g.events[x.event].other
    elif c.committed == AT_CHOSEN:
        yield lambda g, x, card: g.in_play[card].committed in x.cards.get("chosen", ())
    elif c.committed:
        yield _committed_here
    if c.subtypes or c.keywords:
        wanted, words = frozenset(c.subtypes), c.keywords
        if in_play:

            def live(g: Game, x: Context, card: int) -> bool:
                v = g.board.values[card]
                return bool(wanted & v.subtypes) or any(k in v.keywords for k in words)

            yield live
        else:
            yield (
                lambda g, x, card: (
                    bool(wanted & g.printed[card].subtypes) or any(k in g.printed[card].keywords for k in words)
                )
            )
    if c.also_subtype:
        second = c.also_subtype
        if in_play:
            yield lambda g, x, card: second in g.board.values[card].subtypes
        else:
            yield lambda g, x, card: second in g.printed[card].subtypes
    if c.not_subtype:
        unwanted = frozenset(c.unwanted)
        if in_play:
            yield lambda g, x, card: not unwanted & g.board.values[card].subtypes
        else:
            yield lambda g, x, card: not unwanted & g.printed[card].subtypes
    if c.faction:
        faction = c.faction
        if in_play:
            yield lambda g, x, card: g.board.values[card].faction == faction
        else:
            yield lambda g, x, card: g.printed[card].faction == faction
    if c.not_faction:
        other_faction = c.not_faction
        yield lambda g, x, card: g.printed[card].faction != other_faction
    if c.not_keyword:
        unwanted_word = c.not_keyword
        if in_play:
            yield lambda g, x, card: unwanted_word not in g.board.values[card].keywords
        else:
            yield lambda g, x, card: unwanted_word not in g.printed[card].keywords
    if c.unique is not None:
        unique = c.unique
        if in_play:
            yield lambda g, x, card: g.board.values[card].unique is unique
        else:
            yield lambda g, x, card: g.printed[card].unique is unique
    if c.faction_of:
        model = c.faction_of
        if in_play:
            yield lambda g, x, card: g.board.values[card].faction in _factions(g, x, model)
        else:
            yield lambda g, x, card: g.printed[card].faction in _factions(g, x, model)
    if c.faction_not_other_than:
        bound = c.faction_not_other_than
        yield (
            lambda g, x, card: (
                g.printed[card].faction in (NEUTRAL, *(g.printed[other].faction for other in x.cards.get(bound, ())))
            )
        )
    if c.printed_faction:
        printed = c.printed_faction
        yield lambda g, x, card: g.printed[card].faction == printed
    yield from _number_checks(c, in_play)
    if c.title:
        title = c.title
        if in_play:
            yield lambda g, x, card: g.board.values[card].title == title
        else:
            yield lambda g, x, card: g.printed[card].title == title
    if c.named:
        yield lambda g, x, card: g.printed[card].title == titles()[x.numbers["named"]]
    if c.copy_of:
        named, translated = c.copy_of, f"{c.copy_of}:"
        yield lambda g, x, card: g.name(card) == named or g.name(card).startswith(translated)
    if c.bare:
        yield (lambda g, x, card: not any("Attachment" in g.board.values[a].subtypes for a in g.attachments(card)))
    if c.wounded:
        yield lambda g, x, card: g.in_play[card].wounds > 0
    if c.this_phase:
        yield lambda g, x, card: g.since[card] == g.phase_serial
    if c.visited_by is not None:
        visitors = c.visited_by
        yield lambda g, x, card: any(g.in_play[visitor].committed == card for visitor in visitors.find(g, x))
    if c.playable_free:
        yield lambda g, x, card: g.playable_free(x.you, card)
    if c.in_event:
        yield lambda g, x, card: card in g.events[x.event].cards
    if c.not_type:
        kind_not = c.not_type
        if in_play:
            yield lambda g, x, card: g.board.values[card].type != kind_not
        else:
            yield lambda g, x, card: g.printed[card].type != kind_not
    if c.facedown:
        yield lambda g, x, card: g.in_play[card].facedown
    if c.on_this:
        yield lambda g, x, card: g.in_play[card].attached == x.source
    if c.of_event:
        yield lambda g, x, card: card == g.events[x.event].card
    if c.not_in_event:
        yield lambda g, x, card: card != g.events[x.event].card
    if c.unresolved:
        yield lambda g, x, card: any(story.card == card and not story.resolved for story in g.stories)
    if c.attended:
        yield lambda g, x, card: bool(g.committed(card))
    if c.but:
        name = c.but
        yield lambda g, x, card: card not in x.cards.get(name, ())
    if c.spared:
        yield _spared
    if c.same_controller:
        leader = c.same_controller
        yield lambda g, x, card: all(
            g.in_play[chosen].controller == g.in_play[card].controller for chosen in x.cards.get(leader, ())
        )
    if c.owner and in_play:
        owned = c.owner == YOU
        yield lambda g, x, card: (g.owner[card] == x.you) is owned
    if c.usable:  # last, since it asks whether abilities could be used
        yield lambda g, x, card: bool(g.free_actions(x.you, card))


def _factions(game: Game, ctx: Context, name: str) -> set[str]:
    """The factions of the cards that bear a name in the effect."""
    return {game.printed[card].faction for card in ctx.cards.get(name, ())} - {NEUTRAL}


def titles() -> tuple[str, ...]:
    """The titles that may be named. The library is asked late, since its cards are made of these words."""
    from silverkey.cthulhu import library

    return library.titles()


def _committed_here(game: Game, ctx: Context, card: int) -> bool:
    here = ctx.numbers.get("here")
    if here is not None:
        return game.in_play[card].committed == here
    if ctx.source not in game.in_play:
        return game.in_play[card].committed == ctx.source  # this card is itself a story
    story = game.story_of(ctx.source)
    return story >= 0 and game.in_play[card].committed == story


def _spared(game: Game, ctx: Context, card: int) -> bool:
    answered = game.events[ctx.event]
    return not any(
        event.card == card and (event.verb, event.source, event.status) == (answered.verb, answered.source, PENDING)
        for event in game.events.values()
    )


def _number_checks(c: Cards, in_play: bool) -> Iterable[Check]:
    if c.skill_max is not None:
        most = c.skill_max
        yield lambda g, x, card: g.skill(card) <= amount(most, g, x)
    if c.skill_below is not None:
        limit = c.skill_below
        yield lambda g, x, card: g.skill(card) < amount(limit, g, x)
    # The printed cost of a facedown card is indeterminate (coc-latest/2.26.c).
    if c.cost_max is not None:
        cost_top = c.cost_max
        if in_play:
            yield lambda g, x, card: _known(g, card) and _cost(g, card) <= amount(cost_top, g, x)
        else:
            yield lambda g, x, card: g.printed[card].cost <= amount(cost_top, g, x)
    if c.cost is not None:
        exact = c.cost
        yield lambda g, x, card: _known(g, card) and _cost(g, card) == amount(exact, g, x)
    if c.cost_min is not None:
        cost_floor = c.cost_min
        if in_play:
            yield (
                lambda g, x, card: (
                    _known(g, card) and known(cost_floor, x) and _cost(g, card) >= amount(cost_floor, g, x)
                )
            )
        else:
            yield lambda g, x, card: known(cost_floor, x) and g.printed[card].cost >= amount(cost_floor, g, x)
    if c.skill_printed_below is not None:
        skill_limit = c.skill_printed_below
        if in_play:
            yield (
                lambda g, x, card: (
                    _known(g, card) and known(skill_limit, x) and _skill(g, card) < amount(skill_limit, g, x)
                )
            )
        else:
            yield lambda g, x, card: known(skill_limit, x) and g.printed[card].skill < amount(skill_limit, g, x)
    if c.skill_printed_max is not None:
        ceiling = c.skill_printed_max
        if in_play:
            yield lambda g, x, card: _known(g, card) and _skill(g, card) <= amount(ceiling, g, x)
        else:
            yield lambda g, x, card: g.printed[card].skill <= amount(ceiling, g, x)
    if c.skill_printed_min is not None:
        floor = c.skill_printed_min
        yield lambda g, x, card: _known(g, card) and _skill(g, card) >= floor
    if c.cost_below is not None:
        cost_limit = c.cost_below
        if in_play:
            yield lambda g, x, card: _known(g, card) and _cost(g, card) < amount(cost_limit, g, x)
        else:
            yield lambda g, x, card: g.printed[card].cost < amount(cost_limit, g, x)
    if c.icon_min is not None:
        icon, least = c.icon_min
        yield lambda g, x, card: g.board.values[card].icons[icon] >= least
    if c.without_icon >= 0:
        absent = c.without_icon
        yield lambda g, x, card: g.board.values[card].icons[absent] <= 0


def _extremes(game: Game, cards: list[int], which: str, what: str) -> list[int]:
    """The cards with the lowest or highest value; facedown cards have no cost to compare (coc-latest/2.26.c)."""
    if what == "cost":
        cards = [card for card in cards if _known(game, card)]
        worth = {card: _cost(game, card) for card in cards}
    else:
        worth = {card: game.skill(card) for card in cards}
    if not worth:
        return []
    edge = min(worth.values()) if which == "lowest" else max(worth.values())
    return [card for card in cards if worth[card] == edge]


def _known(game: Game, card: int) -> bool:
    """Whether a card has printed values that can be compared (coc-latest/2.26.c)."""
    return not game.edition.facedown_unknown or not _facedown(game, card)


def _cost(game: Game, card: int) -> int:
    return 0 if _facedown(game, card) else _face(game, card).cost


def cost_of(game: Game, card: int) -> int | None:
    """What a card costs, wherever it is, where "printed" is not said: the insane cost 0 (coc-latest/2.34.c).

    None if it cannot be told (coc-latest/2.26.c).
    """
    standing = game.in_play.get(card)
    if standing is None:
        return game.printed[card].cost
    return _cost(game, card) if standing.insane or _known(game, card) else None


def _skill(game: Game, card: int) -> int:
    return 0 if _facedown(game, card) else _face(game, card).skill


def _facedown(game: Game, card: int) -> bool:
    standing = game.in_play[card]
    return standing.insane or standing.facedown


def _face(game: Game, card: int) -> Card:
    return game.in_play[card].shows or game.printed[card]


def _noun(c: Cards, many: bool = False) -> str:  # one line a property
    if c.among and c.zone == IN_PLAY:
        return "of those characters"
    before: list[str] = []
    if many and (c.other or c.not_in_event):
        before.append("other")
    if c.unresolved:
        before.append("unresolved")
    if c.copy_of:
        return " ".join([*before, "copies" if many else "copy", "of", c.copy_of])
    if c.committed == ANYWHERE:
        before.append("committed")
    if c.wounded:
        before.append("wounded")
    if c.state:
        before.append(c.state)
    if c.unique is not None:
        before.append("unique" if c.unique else "non-unique")
    if c.not_keyword:
        before.append(f"non-{c.not_keyword}")
    before.extend(f"non-{subtype}" for subtype in c.unwanted)
    if c.facedown:
        before.append("facedown")
    if c.not_type:
        before.append(f"non-{c.not_type}")
    if c.not_faction:
        before.append(f"non-{c.not_faction.removeprefix('The ')}")
    if c.faction or c.printed_faction:
        before.append((c.faction or c.printed_faction).removeprefix("The "))
    kinds = [*c.keywords, *c.subtypes]
    if kinds:
        before.append(english.listed(kinds, "or"))
    if c.also_subtype:
        before.append(c.also_subtype)
    head = {
        "": "card",
        "card": "card",
        "attachment": "Attachment card",
        SUPPORT: "support card",
        STORY: "story",
        CONSPIRACY: "conspiracy",
    }.get(c.type, f"{c.type} card" if c.zone in (DECK,) and c.type != CHARACTER else c.type)
    if c.zone == DOMAIN:
        head = f"{c.type} resource".strip()
    if many:
        head = " ".join([*head.split()[:-1], english.plural(head.split()[-1])])
    after: list[str] = []
    if not c.type and c.zone == IN_PLAY and not (kinds or c.on_this or c.controller):
        after.append("in play")
    if c.controller == YOU:
        after.append("you control")
    elif c.controller == OPPONENT:
        after.append("an opponent controls")
    if c.spared:
        after.append("that does not suffer the same")
    if c.same_controller:
        after.append("controlled by the same player")
    if c.title:
        after.append(f"named {c.title}")
    if c.named:
        after.append("of that name")
    if c.faction_of:
        after.append("of the same faction")
    if c.skill_max is not None:
        after.append(f"with skill {amount_english(c.skill_max)} or lower")
    if c.skill_below is not None:
        after.append(f"with skill lower than {amount_english(c.skill_below)}")
    if c.cost_max is not None:
        after.append(f"with printed cost {amount_english(c.cost_max)} or lower")
    if c.cost is not None:
        after.append(f"with printed cost {amount_english(c.cost)}")
    if c.cost_min is not None:
        after.append(f"whose printed cost is no lower than {amount_english(c.cost_min)}")
    if c.skill_printed_below is not None:
        place = "printed skill" if c.zone == IN_PLAY else "skill"
        after.append(f"with {place} lower than {amount_english(c.skill_printed_below)}")
    if c.skill_printed_max is not None:
        after.append(f"with printed skill {amount_english(c.skill_printed_max)} or lower")
    if c.skill_printed_min is not None:
        after.append(f"with printed skill {c.skill_printed_min} or higher")
    if c.cost_below is not None:
        after.append(f"with a printed cost lower than {amount_english(c.cost_below)}")
    if c.icon_min is not None:
        icon, least = c.icon_min
        letter = ICON_LETTERS[icon]
        after.append(f"with a [{letter}] icon" if least == 1 else f"with at least {least} [{letter}] icons")
    if c.without_icon >= 0:
        after.append(f"without any [{ICON_LETTERS[c.without_icon]}] icons")
    if c.champion:
        after.append("that a World Champion designed")
    if c.usable:
        after.append("with an Action")
    if c.extreme is not None:
        after.append(f"with the {c.extreme[0]} {c.extreme[1]}")
    if c.attended:
        after.append("where characters are committed")
    if c.bare:
        after.append("without any Attachment cards on it")
    if c.committed == HERE:
        after.append("committed to this story")
    if c.committed == WITH_HOST:
        after.append("committed to the same story as attached character")
    if c.committed in (THERE, AT_CHOSEN):
        after.append("committed to that story")
    if c.faction_not_other_than:
        after.append("that are neutral or of that card's faction")
    if c.on_this:
        after.append("attached to it")
    if c.visited_by is not None:
        after.append(f"to which {c.visited_by.singular()} is committed")
    if c.in_event:
        after.append("that you drew" if c.zone == HAND else "that was committed to that story")
    if c.among:
        after.append("among them")
    elif c.zone in (HAND, DISCARD, DECK, DOMAIN, WON):
        place = {HAND: "hand", DISCARD: "discard pile", DECK: "deck", DOMAIN: "domains", WON: "won pile"}[c.zone]
        whose = {YOU: "your", OPPONENT: "an opponent's", "": "any"}[c.owner]
        if c.zone == DOMAIN:
            one = {YOU: "on one of your domains", OPPONENT: "on an opponent's domain", "": ""}
            after.append(
                {YOU: "on your domains", OPPONENT: "on opponents' domains", "": ""}[c.owner] if many else one[c.owner]
            )
        else:
            after.append(f"in {whose} {place}")
    if c.this_phase:
        after.append("that entered it this phase")
    return " ".join(part for part in (*before, head, *after) if part)


def characters(**more: object) -> Cards:
    """Characters in play."""
    return Cards(type=CHARACTER, **more)  # type: ignore[arg-type]


def supports(**more: object) -> Cards:
    """Support cards in play."""
    return Cards(type=SUPPORT, **more)  # type: ignore[arg-type]


def attachments(**more: object) -> Cards:
    """Attachment cards in play."""
    return Cards(type="attachment", **more)  # type: ignore[arg-type]


def stories(**more: object) -> Cards:
    """Stories and conspiracies in play."""
    return Cards(type=STORY, **more)  # type: ignore[arg-type]


def discarded(**more: object) -> Cards:
    """Cards in discard piles."""
    return Cards(zone=DISCARD, **more)  # type: ignore[arg-type]


def either(*kinds: Cards) -> Either:
    """Cards of any of these kinds."""
    return Either(kinds)
