"""What a description may say of cards: each part with its check and its English."""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import fields
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, NamedTuple

from silverkey.cardgame.board import COMMITMENT, EVERYTHING, FATIGUE, NOTHING, PILES, WOUNDS
from silverkey.cardgame.words.amounts import Amount, amount_english
from silverkey.cthulhu.vocabulary.matching import (
    Check,
    bare,
    by_a_champion,
    committed_to,
    controlled,
    copy_of,
    eligible,
    here_this_phase,
    in_state,
    not_of_faction,
    not_of_subtypes,
    of_kinds,
    of_no_other_faction,
    of_printed_faction,
    of_the_faction_of,
    of_the_same_controller,
    of_the_title_named,
    of_type,
    owned,
    printed_number,
    skill_to,
    spared,
    unresolved,
    visited,
    with_icons,
)
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
    OPPONENT,
    STORY,
    STORY_DECK,
    THERE,
    WITH_HOST,
    WON,
    YOU,
)
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.cthulhu.vocabulary.filters import Cards


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
    if c.zone == STORY_DECK:
        return "in the story deck"
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


PARTS: tuple[Part, ...] = (
    Part("type", of_type, reads=NOTHING),
    Part("zone", reads=PILES),
    Part("controller", controlled, after=lambda c: _whose("control", c.controller), reads=NOTHING),
    Part("other", lambda c: lambda g, x, card, seen, lies: card != x.source, reads=NOTHING),
    Part("unresolved", lambda c: unresolved, lambda c: "unresolved", later=False),
    Part("committed", committed_to, lambda c: "committed" if c.committed == ANYWHERE else "", reads=COMMITMENT),
    Part("wounded", lambda c: lambda g, x, card, seen, lies: lies.wounds > 0, lambda c: "wounded", reads=WOUNDS),
    Part("state", in_state, lambda c: c.state, reads=FATIGUE),
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
    Part("not_subtype", not_of_subtypes, lambda c: ", ".join(f"non-{kind}" for kind in c.unwanted), reads=NOTHING),
    Part(
        "not_type",
        lambda c: lambda g, x, card, seen, lies: seen.type != c.not_type,
        lambda c: f"non-{c.not_type}",
    ),
    Part(
        "not_faction",
        not_of_faction,
        lambda c: f"non-{c.not_faction.removeprefix('The ')}",
        reads=NOTHING,
    ),
    Part(
        "faction",
        lambda c: lambda g, x, card, seen, lies: seen.faction == c.faction,
        lambda c: c.faction.removeprefix("The "),
        reads=NOTHING,
    ),
    Part("keywords", lambda c: None if c.subtypes else of_kinds(c), _listed_kinds, reads=NOTHING),
    Part("subtypes", of_kinds, lambda c: "" if c.keywords else _listed_kinds(c), reads=NOTHING),
    Part(
        "also_subtype",
        lambda c: lambda g, x, card, seen, lies: c.also_subtype in seen.subtypes,
        lambda c: c.also_subtype,
        reads=NOTHING,
    ),
    Part("owner", owned, after=lambda c: _whose("own", c.owner) if c.zone == IN_PLAY else "", reads=NOTHING),
    Part(
        "printed_faction",
        of_printed_faction,
        after=lambda c: f"with the printed faction {c.printed_faction}",
    ),
    Part("zone", after=_pile, reads=NOTHING),
    Part("spared", lambda c: spared, after=lambda c: "that does not suffer the same", later=False),
    Part("same_controller", of_the_same_controller, after=lambda c: "controlled by the same player"),
    Part(
        "title",
        lambda c: lambda g, x, card, seen, lies: seen.title == c.title,
        after=lambda c: f"named {c.title}",
        reads=NOTHING,
    ),
    Part(
        "named",
        lambda c: of_the_title_named,
        after=lambda c: "of that name",
    ),
    Part("copy_of", copy_of),
    Part("faction_of", of_the_faction_of, after=lambda c: "of the same faction"),
    Part(
        "skill_max",
        lambda c: skill_to(operator.le, c.skill_max),
        after=lambda c: f"with skill {_number(c.skill_max)} or lower",
    ),
    Part(
        "skill_below",
        lambda c: skill_to(operator.lt, c.skill_below),
        after=lambda c: f"with skill lower than {_number(c.skill_below)}",
        reads=NOTHING,
    ),
    Part(
        "cost_max",
        lambda c: printed_number("cost", operator.le, c.cost_max),
        after=lambda c: f"with printed cost {_number(c.cost_max)} or lower",
    ),
    Part(
        "cost",
        lambda c: printed_number("cost", operator.eq, c.cost),
        after=lambda c: f"with printed cost {_number(c.cost)}",
    ),
    Part(
        "cost_min",
        lambda c: printed_number("cost", operator.ge, c.cost_min),
        after=lambda c: f"whose printed cost is no lower than {_number(c.cost_min)}",
    ),
    Part(
        "skill_printed_below",
        lambda c: printed_number("skill", operator.lt, c.skill_printed_below),
        after=lambda c: f"with printed skill lower than {_number(c.skill_printed_below)}",
    ),
    Part(
        "skill_printed_max",
        lambda c: printed_number("skill", operator.le, c.skill_printed_max),
        after=lambda c: f"with printed skill {_number(c.skill_printed_max)} or lower",
    ),
    Part(
        "skill_printed_min",
        lambda c: printed_number("skill", operator.ge, c.skill_printed_min),
        after=lambda c: f"with printed skill {c.skill_printed_min} or higher",
    ),
    Part(
        "cost_below",
        lambda c: printed_number("cost", operator.lt, c.cost_below),
        after=lambda c: f"with a printed cost lower than {_number(c.cost_below)}",
    ),
    Part("icon_min", with_icons, after=_with_icons),
    Part(
        "without_icon",
        lambda c: lambda g, x, card, seen, lies: seen.icons[c.without_icon] <= 0,
        after=lambda c: f"without any [{ICON_LETTERS[c.without_icon]}] icons",
    ),
    Part(
        "champion",
        lambda c: by_a_champion,
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
    Part("bare", bare, after=lambda c: "without any Attachment cards on it", later=False),
    Part("committed", after=_at_story, reads=NOTHING),
    Part("faction_not_other_than", of_no_other_faction, after=lambda c: "that are neutral or of that card's faction"),
    Part(
        "on_this",
        lambda c: lambda g, x, card, seen, lies: lies.attached == x.source,
        after=lambda c: "attached to it",
        reads=NOTHING,
    ),
    Part("visited_by", visited, after=_where_committed, later=False),
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
        lambda c: here_this_phase,
        after=lambda c: "that came there this phase",
        later=False,
    ),
    Part("eligible", lambda c: eligible, after=lambda c: "that this effect could have chosen", later=False),
    Part(  # last, since it asks whether abilities could be used
        "usable",
        lambda c: lambda g, x, card, seen, lies: bool(g.free_actions(x.you, card)),
        after=lambda c: "with an Action",
        later=False,
    ),
)
"""In the order in which they read; those that most cards fail come early."""
