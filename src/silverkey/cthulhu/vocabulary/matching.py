"""What a description may say of cards: for each thing its check and its English."""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import fields
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, NamedTuple

from silverkey.cardgame.board import COMMITMENT, EVERYTHING, FATIGUE, NOTHING, PILES, WOUNDS
from silverkey.cthulhu.pieces import Standing
from silverkey.cthulhu.rules.values import Remains, Values
from silverkey.cthulhu.vocabulary.amounts import Amount, amount, amount_english, known
from silverkey.cthulhu.words import (
    ANYWHERE,
    AT_CHOSEN,
    CONSPIRACY,
    DECK,
    DISCARD,
    DOMAIN,
    HAND,
    HERE,
    ICON_LETTERS,
    IN_PLAY,
    NEUTRAL,
    OPPONENT,
    STORY,
    THERE,
    WITH_HOST,
    WON,
    YOU,
)
from silverkey.kernel.event import PENDING
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.vocabulary.filters import Cards
    from silverkey.language.context import Context

Check = Callable[["Game", "Context", int, Any, Any], bool]
"""Whether a card fits, by its number, by how it is seen (its values in play, elsewhere its face) and how it lies.

A card that has left play is seen and lies as it did then; so no check asks the game for either.
"""

NOWHERE = Standing(-1, -1)
"""How a card lies that is not in play."""


class Part(NamedTuple):
    """One thing that a description may say: the field that says it, what that means, and how it reads."""

    field: str
    check: Callable[[Cards], Check | None] | None = None
    before: Callable[[Cards], str] | None = None
    """What stands before the noun."""
    after: Callable[[Cards], str] | None = None
    """What stands after it."""
    reads: int = EVERYTHING
    """What its check looks at, of all that may change."""
    later: bool = True
    """Whether it can be told of a card that has left play."""


def checks_of(c: Cards) -> tuple[Check, ...]:
    """The checks of all that a description says."""
    checks = (part.check(c) for part in said(c) if part.check is not None)
    return tuple(check for check in checks if check is not None)


def said(c: Cards) -> list[Part]:
    """The parts that a description has, in the order in which they read."""
    if not _unsaid:
        _unsaid.update((field.name, field.default) for field in fields(c))
    return [part for part in PARTS if getattr(c, part.field) != _unsaid[part.field]]


_unsaid: dict[str, object] = {}
"""What the fields of a description are where nothing is said."""


def reads_of(c: Cards) -> int:
    """What decides which cards fit a description, of all that may change."""
    if c.type in (STORY, CONSPIRACY) or isinstance(c.skill_below, Amount):
        return EVERYTHING
    return reduce(or_, (part.reads for part in said(c)), NOTHING)


def unknown_later(c: Cards) -> str:
    """What a description says that nobody could tell of a card that has left play, by its field; or nothing."""
    return next((part.field for part in said(c) if not part.later), "")


def _type(c: Cards) -> Check | None:
    kind = c.type
    if kind == "attachment":
        return lambda g, x, card, seen, lies: "Attachment" in seen.subtypes
    if kind in (STORY, "card"):
        return None
    return lambda g, x, card, seen, lies: seen.type == kind


def _controller(c: Cards) -> Check:
    mine = c.controller == YOU
    if c.zone != IN_PLAY or c.type in (STORY, CONSPIRACY):
        return lambda g, x, card, seen, lies: (g.owner[card] == x.you) is mine
    return lambda g, x, card, seen, lies: (lies.controller == x.you) is mine


def _owner(c: Cards) -> Check | None:
    mine = c.owner == YOU
    if c.zone != IN_PLAY or c.type in (STORY, CONSPIRACY):
        return None  # whose piles are looked through decides
    return lambda g, x, card, seen, lies: (g.owner[card] == x.you) is mine


def _state(c: Cards) -> Check:
    states: dict[str, Check] = {
        "ready": lambda g, x, card, seen, lies: not lies.exhausted and not lies.insane,
        "exhausted": lambda g, x, card, seen, lies: lies.exhausted and not lies.insane,
        "insane": lambda g, x, card, seen, lies: lies.insane or g.always_insane(card),
        "sane": lambda g, x, card, seen, lies: not lies.insane and not g.always_insane(card),
    }
    return states[c.state]


def _committed(c: Cards) -> Check:
    places: dict[str, Check] = {
        ANYWHERE: lambda g, x, card, seen, lies: lies.committed >= 0,
        THERE: lambda g, x, card, seen, lies: lies.committed == g.events[x.event].other,
        AT_CHOSEN: lambda g, x, card, seen, lies: lies.committed in x.cards.get("chosen", ()),
    }
    return places.get(c.committed, lambda g, x, card, seen, lies: lies.committed >= 0 and lies.committed == _here(g, x))


def _here(game: Game, ctx: Context) -> int:
    """The story that this card speaks of, or is."""
    here = ctx.numbers.get("here")
    if here is not None:
        return here
    return game.story_of(ctx.source) if ctx.source in game.in_play else ctx.source


def _kinds(c: Cards) -> Check:
    wanted, words = frozenset(c.subtypes), c.keywords
    if not words:
        return lambda g, x, card, seen, lies: not wanted.isdisjoint(seen.subtypes)
    return lambda g, x, card, seen, lies: bool(wanted & seen.subtypes) or any(k in seen.keywords for k in words)


def _not_subtype(c: Cards) -> Check:
    unwanted = frozenset(c.unwanted)
    return lambda g, x, card, seen, lies: unwanted.isdisjoint(seen.subtypes)


def _copy_of(c: Cards) -> Check:
    named, translated = c.copy_of, f"{c.copy_of}:"
    return lambda g, x, card, seen, lies: g.name(card) == named or g.name(card).startswith(translated)


def _bare(c: Cards) -> Check:
    return lambda g, x, card, seen, lies: (
        not any("Attachment" in g.board.values[other].subtypes for other in g.attachments(card))
    )


def _visited(c: Cards) -> Check:
    visitors = c.visited_by
    assert visitors is not None
    return lambda g, x, card, seen, lies: any(g.in_play[one].committed == card for one in visitors.find(g, x))


def _same_controller(c: Cards) -> Check:
    leader = c.same_controller
    return lambda g, x, card, seen, lies: all(
        g.in_play[chosen].controller == lies.controller for chosen in x.cards.get(leader, ())
    )


def _spared(game: Game, ctx: Context, card: int, seen: object, lies: object) -> bool:
    answered = game.events[ctx.event]
    return not any(
        event.card == card and (event.verb, event.source, event.status) == (answered.verb, answered.source, PENDING)
        for event in game.events.values()
    )


def _skill_to(fits: Callable[[int, int], bool], most: int | Amount | None) -> Check:
    """A check of the present skill, which is never below zero (coc-latest/1.5.b)."""
    assert most is not None
    return lambda g, x, card, seen, lies: fits(max(0, seen.skill), amount(most, g, x))


def _printed(trait: str, fits: Callable[[int, int], bool], number: int | Amount | None) -> Check:
    """A check of a printed number against another; what is not known fits nothing (coc-latest/2.26.c)."""
    assert number is not None
    get: Callable[[Card], int] = operator.attrgetter(trait)

    def check(game: Game, ctx: Context, card: int, seen: Values | Card, lies: Standing | Remains) -> bool:
        hidden = _hidden(seen, lies)
        if (hidden and game.edition.facedown_unknown) or not known(number, ctx):
            return False
        return fits(0 if hidden else get(lies.shows or game.printed[card]), amount(number, game, ctx))

    return check


def _hidden(seen: Values | Card, lies: Standing | Remains) -> bool:
    """Whether a card in play lies, or lay, face down."""
    return lies.facedown or (isinstance(seen, Values) and seen.insane)


def _icon_min(c: Cards) -> Check:
    assert c.icon_min is not None
    icon, least = c.icon_min
    return lambda g, x, card, seen, lies: seen.icons[icon] >= least


def _with_icons(c: Cards) -> str:
    assert c.icon_min is not None
    icon, least = c.icon_min
    letter = ICON_LETTERS[icon]
    return f"with a [{letter}] icon" if least == 1 else f"with at least {least} [{letter}] icons"


def _number(number: int | Amount | None) -> str:
    assert number is not None
    return amount_english(number)


def _listed_kinds(c: Cards) -> str:
    return english.listed([*c.keywords, *c.subtypes], "or")


PILE_NAMES = {HAND: "hand", DISCARD: "discard pile", DECK: "deck", WON: "won pile"}


def _pile(c: Cards) -> str:
    """Where cards lie that are not in play."""
    if c.among or c.zone == IN_PLAY:
        return ""
    if c.zone == DOMAIN:
        return {YOU: ON_YOUR_DOMAIN, OPPONENT: ON_THEIR_DOMAIN}.get(c.owner, "")
    whose = {YOU: "your", OPPONENT: "an opponent's", "": "any"}[c.owner]
    return f"in {whose} {PILE_NAMES[c.zone]}"


ON_YOUR_DOMAIN = "on one of your domains"
ON_THEIR_DOMAIN = "on an opponent's domain"


def _where_committed(c: Cards) -> str:
    assert c.visited_by is not None
    return f"to which {c.visited_by.singular()} is committed"


def _at_story(c: Cards) -> str:
    told = {HERE: "committed to this story", WITH_HOST: "committed to the same story as attached character"}
    return told.get(c.committed, "committed to that story" if c.committed in (THERE, AT_CHOSEN) else "")


def _whose(word: str, whose: str) -> str:
    return {YOU: f"you {word}", OPPONENT: f"an opponent {word}s"}.get(whose, "")


def _not_faction(c: Cards) -> Check:
    return lambda g, x, card, seen, lies: g.printed[card].faction != c.not_faction


def _printed_faction(c: Cards) -> Check:
    return lambda g, x, card, seen, lies: g.printed[card].faction == c.printed_faction


def _named(game: Game, ctx: Context, card: int, seen: object, lies: object) -> bool:
    return game.printed[card].title == titles()[ctx.numbers["named"]]


def _champion(game: Game, ctx: Context, card: int, seen: object, lies: object) -> bool:
    return game.printed[card].facts.champion


def _this_phase(game: Game, ctx: Context, card: int, seen: object, lies: object) -> bool:
    return game.since[card] == game.phase_serial


def _unresolved(game: Game, ctx: Context, card: int, seen: object, lies: object) -> bool:
    return any(story.card == card and not story.resolved for story in game.stories)


def _printed_factions(game: Game, ctx: Context, name: str) -> set[str]:
    """The printed factions of the cards that bear a name in the effect."""
    return {game.printed[card].faction for card in ctx.cards.get(name, ())}


def titles() -> tuple[str, ...]:
    """The titles that may be named. The library is asked late, since its cards are made of these words."""
    from silverkey.cthulhu import library

    return library.titles()


def _faction_of(c: Cards) -> Check:
    name = c.faction_of
    return lambda g, x, card, seen, lies: seen.faction in _printed_factions(g, x, name) - {NEUTRAL}


def _no_other_faction(c: Cards) -> Check:
    name = c.faction_not_other_than
    return lambda g, x, card, seen, lies: g.printed[card].faction in {NEUTRAL} | _printed_factions(g, x, name)


PARTS: tuple[Part, ...] = (
    Part("type", _type, reads=NOTHING),
    Part("zone", reads=PILES),
    Part("controller", _controller, after=lambda c: _whose("control", c.controller), reads=NOTHING),
    Part("other", lambda c: lambda g, x, card, seen, lies: card != x.source, reads=NOTHING),
    Part("unresolved", lambda c: _unresolved, lambda c: "unresolved", later=False),
    Part("committed", _committed, lambda c: "committed" if c.committed == ANYWHERE else "", reads=COMMITMENT),
    Part("wounded", lambda c: lambda g, x, card, seen, lies: lies.wounds > 0, lambda c: "wounded", reads=WOUNDS),
    Part("state", _state, lambda c: c.state, reads=FATIGUE),
    Part("facedown", lambda c: lambda g, x, card, seen, lies: lies.facedown, lambda c: "facedown", reads=NOTHING),
    Part(
        "unique",
        lambda c: lambda g, x, card, seen, lies: seen.unique is c.unique,
        lambda c: "unique" if c.unique else "non-unique",
        reads=NOTHING,
    ),
    Part(
        "not_keyword",
        lambda c: lambda g, x, card, seen, lies: c.not_keyword not in seen.keywords,
        lambda c: f"non-{c.not_keyword}",
        reads=NOTHING,
    ),
    Part("not_subtype", _not_subtype, lambda c: ", ".join(f"non-{kind}" for kind in c.unwanted), reads=NOTHING),
    Part(
        "not_type",
        lambda c: lambda g, x, card, seen, lies: seen.type != c.not_type,
        lambda c: f"non-{c.not_type}",
    ),
    Part(
        "not_faction",
        _not_faction,
        lambda c: f"non-{c.not_faction.removeprefix('The ')}",
        reads=NOTHING,
    ),
    Part(
        "faction",
        lambda c: lambda g, x, card, seen, lies: seen.faction == c.faction,
        lambda c: c.faction.removeprefix("The "),
        reads=NOTHING,
    ),
    Part("keywords", lambda c: None if c.subtypes else _kinds(c), _listed_kinds, reads=NOTHING),
    Part("subtypes", _kinds, lambda c: "" if c.keywords else _listed_kinds(c), reads=NOTHING),
    Part(
        "also_subtype",
        lambda c: lambda g, x, card, seen, lies: c.also_subtype in seen.subtypes,
        lambda c: c.also_subtype,
        reads=NOTHING,
    ),
    Part("owner", _owner, after=lambda c: _whose("own", c.owner) if c.zone == IN_PLAY else "", reads=NOTHING),
    Part(
        "printed_faction",
        _printed_faction,
        after=lambda c: f"with the printed faction {c.printed_faction}",
    ),
    Part("zone", after=_pile, reads=NOTHING),
    Part("spared", lambda c: _spared, after=lambda c: "that does not suffer the same", later=False),
    Part("same_controller", _same_controller, after=lambda c: "controlled by the same player"),
    Part(
        "title",
        lambda c: lambda g, x, card, seen, lies: seen.title == c.title,
        after=lambda c: f"named {c.title}",
        reads=NOTHING,
    ),
    Part(
        "named",
        lambda c: _named,
        after=lambda c: "of that name",
    ),
    Part("copy_of", _copy_of),
    Part("faction_of", _faction_of, after=lambda c: "of the same faction"),
    Part(
        "skill_max",
        lambda c: _skill_to(operator.le, c.skill_max),
        after=lambda c: f"with skill {_number(c.skill_max)} or lower",
    ),
    Part(
        "skill_below",
        lambda c: _skill_to(operator.lt, c.skill_below),
        after=lambda c: f"with skill lower than {_number(c.skill_below)}",
        reads=NOTHING,
    ),
    Part(
        "cost_max",
        lambda c: _printed("cost", operator.le, c.cost_max),
        after=lambda c: f"with printed cost {_number(c.cost_max)} or lower",
    ),
    Part(
        "cost",
        lambda c: _printed("cost", operator.eq, c.cost),
        after=lambda c: f"with printed cost {_number(c.cost)}",
    ),
    Part(
        "cost_min",
        lambda c: _printed("cost", operator.ge, c.cost_min),
        after=lambda c: f"whose printed cost is no lower than {_number(c.cost_min)}",
    ),
    Part(
        "skill_printed_below",
        lambda c: _printed("skill", operator.lt, c.skill_printed_below),
        after=lambda c: f"with printed skill lower than {_number(c.skill_printed_below)}",
    ),
    Part(
        "skill_printed_max",
        lambda c: _printed("skill", operator.le, c.skill_printed_max),
        after=lambda c: f"with printed skill {_number(c.skill_printed_max)} or lower",
    ),
    Part(
        "skill_printed_min",
        lambda c: _printed("skill", operator.ge, c.skill_printed_min),
        after=lambda c: f"with printed skill {c.skill_printed_min} or higher",
    ),
    Part(
        "cost_below",
        lambda c: _printed("cost", operator.lt, c.cost_below),
        after=lambda c: f"with a printed cost lower than {_number(c.cost_below)}",
    ),
    Part("icon_min", _icon_min, after=_with_icons),
    Part(
        "without_icon",
        lambda c: lambda g, x, card, seen, lies: seen.icons[c.without_icon] <= 0,
        after=lambda c: f"without any [{ICON_LETTERS[c.without_icon]}] icons",
    ),
    Part(
        "champion",
        lambda c: _champion,
        after=lambda c: "that a World Champion designed",
    ),
    Part(
        "playable_free",
        lambda c: lambda g, x, card, seen, lies: g.playable_free(x.you, card),
        after=lambda c: "that you could play now",
        later=False,
    ),
    Part("extreme", after=lambda c: "with the {} {}".format(*(c.extreme or ())), later=False),
    Part(
        "attended",
        lambda c: lambda g, x, card, seen, lies: bool(g.committed(card)),
        after=lambda c: "where characters are committed",
        later=False,
    ),
    Part("bare", _bare, after=lambda c: "without any Attachment cards on it", later=False),
    Part("committed", after=_at_story, reads=NOTHING),
    Part("faction_not_other_than", _no_other_faction, after=lambda c: "that are neutral or of that card's faction"),
    Part(
        "on_this",
        lambda c: lambda g, x, card, seen, lies: lies.attached == x.source,
        after=lambda c: "attached to it",
        reads=NOTHING,
    ),
    Part("visited_by", _visited, after=_where_committed, later=False),
    Part(
        "in_event",
        lambda c: lambda g, x, card, seen, lies: card in g.events[x.event].cards,
        after=lambda c: "that you have just drawn" if c.zone == HAND else "that was committed to that story",
    ),
    Part("of_event", lambda c: lambda g, x, card, seen, lies: card == g.events[x.event].card),
    Part("not_in_event", lambda c: lambda g, x, card, seen, lies: card != g.events[x.event].card),
    Part("among", after=lambda c: "among them"),
    Part("but", lambda c: lambda g, x, card, seen, lies: card not in x.cards.get(c.but, ())),
    Part(
        "this_phase",
        lambda c: _this_phase,
        after=lambda c: "that came there this phase",
        later=False,
    ),
    Part(  # last, since it asks whether abilities could be used
        "usable",
        lambda c: lambda g, x, card, seen, lies: bool(g.free_actions(x.you, card)),
        after=lambda c: "with an Action",
        later=False,
    ),
)
"""In the order in which they read; those that most cards fail come early."""


def extremes(game: Game, cards: list[int], which: str, what: str) -> list[int]:
    """The cards with the lowest or highest value; facedown cards have no cost to compare (coc-latest/2.26.c)."""
    worth: dict[int, int] = {}
    for card in cards:
        value = _plain_cost(game, card) if what == "cost" else game.skill(card)
        if value is not None:
            worth[card] = value
    if not worth:
        return []
    edge = min(worth.values()) if which == "lowest" else max(worth.values())
    return [card for card in cards if worth.get(card) == edge]


def _plain_cost(game: Game, card: int) -> int | None:
    """The printed cost of a card, or None if it lies face down and so has none (coc-latest/2.26.c)."""
    standing = game.in_play.get(card)
    if standing is None:
        return game.printed[card].cost
    if standing.insane or standing.facedown:
        return None if game.edition.facedown_unknown else 0
    return game.face(card).cost


def cost_of(game: Game, card: int) -> int | None:
    """What a card costs, wherever it is, where "printed" is not said: the insane cost 0 (coc-latest/2.34.c).

    None if it cannot be told (coc-latest/2.26.c).
    """
    standing = game.in_play.get(card)
    return 0 if standing is not None and standing.insane else _plain_cost(game, card)
