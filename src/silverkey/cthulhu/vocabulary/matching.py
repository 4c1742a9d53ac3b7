"""Whether a card fits: the checks that descriptions are made of (``parts`` says which)."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.words.amounts import Amount, amount, known
from silverkey.cthulhu.state import Standing
from silverkey.cthulhu.table.values import Remains, Used, Values
from silverkey.cthulhu.words import ANYWHERE, AT_CHOSEN, CONSPIRACY, IN_PLAY, NEUTRAL, STORY, THERE, YOU
from silverkey.kernel.event import PENDING

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


def of_type(c: Cards) -> Check | None:
    """Of the type, if any card might not be."""
    kind = c.type
    if kind == "attachment":
        return lambda g, x, card, seen, lies: "Attachment" in seen.subtypes
    if kind in (STORY, "card"):
        return None
    return lambda g, x, card, seen, lies: seen.type == kind


def controlled(c: Cards) -> Check:
    """Controlled by the right player; out of play, owned by him."""
    mine = c.controller == YOU
    if c.zone != IN_PLAY or c.type in (STORY, CONSPIRACY):
        return lambda g, x, card, seen, lies: (g.owner[card] == x.you) is mine
    return lambda g, x, card, seen, lies: (lies.controller == x.you) is mine


def owned(c: Cards) -> Check | None:
    """Owned by the right player."""
    mine = c.owner == YOU
    if c.zone != IN_PLAY or c.type in (STORY, CONSPIRACY):
        return None  # whose piles are looked through decides
    return lambda g, x, card, seen, lies: (g.owner[card] == x.you) is mine


def in_state(c: Cards) -> Check:
    """Ready, exhausted, insane or sane."""
    states: dict[str, Check] = {
        "ready": lambda g, x, card, seen, lies: not lies.exhausted and not lies.insane,
        "exhausted": lambda g, x, card, seen, lies: lies.exhausted and not lies.insane,
        "insane": lambda g, x, card, seen, lies: lies.insane or g.always_insane(card),
        "sane": lambda g, x, card, seen, lies: not lies.insane and not g.always_insane(card),
    }
    return states[c.state]


def committed_to(c: Cards) -> Check:
    """Committed to the story that is meant, or to any."""
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


def of_kinds(c: Cards) -> Check:
    """Of any of the subtypes, or with any of the keywords."""
    wanted, words = frozenset(c.subtypes), c.keywords
    if not words:
        return lambda g, x, card, seen, lies: not wanted.isdisjoint(seen.subtypes)
    return lambda g, x, card, seen, lies: bool(wanted & seen.subtypes) or any(k in seen.keywords for k in words)


def not_of_subtypes(c: Cards) -> Check:
    """Of none of the subtypes."""
    unwanted = frozenset(c.unwanted)
    return lambda g, x, card, seen, lies: unwanted.isdisjoint(seen.subtypes)


def copy_of(c: Cards) -> Check:
    """A copy of the title, in whatever translation."""
    named, translated = c.copy_of, f"{c.copy_of}:"
    return lambda g, x, card, seen, lies: g.name(card) == named or g.name(card).startswith(translated)


def bare(c: Cards) -> Check:
    """Without Attachment cards on it."""
    return lambda g, x, card, seen, lies: (
        not any("Attachment" in g.board.values[other].subtypes for other in g.attachments(card))
    )


def visited(c: Cards) -> Check:
    """A story to which such a card is committed."""
    visitors = c.visited_by
    assert visitors is not None
    return lambda g, x, card, seen, lies: any(g.in_play[one].committed == card for one in visitors.find(g, x))


def of_the_same_controller(c: Cards) -> Check:
    """Controlled by whoever controls what was chosen."""
    leader = c.same_controller
    return lambda g, x, card, seen, lies: all(
        g.in_play[chosen].controller == lies.controller for chosen in x.cards.get(leader, ())
    )


def spared(game: Game, ctx: Context, card: int, seen: object, lies: object) -> bool:
    """Not about to suffer what is answered."""
    answered = game.events[ctx.event]
    return not any(
        event.card == card and (event.verb, event.source, event.status) == (answered.verb, answered.source, PENDING)
        for event in game.events.values()
    )


def skill_to(fits: Callable[[int, int], bool], most: int | Amount | None) -> Check:
    """A check of the present skill, which is never below zero (coc-latest/1.5.b)."""
    assert most is not None
    return lambda g, x, card, seen, lies: fits(max(0, seen.skill), amount(most, g, x))


def printed_number(trait: str, fits: Callable[[int, int], bool], number: int | Amount | None) -> Check:
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


def with_icons(c: Cards) -> Check:
    """With so many icons of a kind."""
    assert c.icon_min is not None
    icon, least = c.icon_min
    return lambda g, x, card, seen, lies: seen.icons[icon] >= least


def not_of_faction(c: Cards) -> Check:
    """Not of the faction, as printed."""
    return lambda g, x, card, seen, lies: g.printed[card].faction != c.not_faction


def of_printed_faction(c: Cards) -> Check:
    """Of the faction, as printed."""
    return lambda g, x, card, seen, lies: g.printed[card].faction == c.printed_faction


def of_the_title_named(game: Game, ctx: Context, card: int, seen: object, lies: object) -> bool:
    """Of the title that was named."""
    return game.printed[card].title == titles()[ctx.numbers["title"]]


def by_a_champion(game: Game, ctx: Context, card: int, seen: object, lies: object) -> bool:
    """Designed by a World Champion."""
    return game.printed[card].facts.champion


def here_this_phase(game: Game, ctx: Context, card: int, seen: object, lies: object) -> bool:
    """Came to its zone this phase."""
    return game.since[card] == game.phase_serial


def eligible(game: Game, ctx: Context, card: int, seen: object, lies: object) -> bool:
    """Could have been chosen by the effect that is answered, and was not."""
    used = game.events[ctx.event].memory
    if not isinstance(used, Used) or card in used.chosen:
        return False
    own = used.context.copy()
    own.you = ctx.you
    return card in used.ability.targets[0].legal(game, own)


def unresolved(game: Game, ctx: Context, card: int, seen: object, lies: object) -> bool:
    """A story that has not resolved this turn."""
    return any(story.card == card and not story.resolved for story in game.stories)


def _printed_factions(game: Game, ctx: Context, name: str) -> set[str]:
    """The printed factions of the cards that bear a name in the effect."""
    return {game.printed[card].faction for card in ctx.cards.get(name, ())}


def titles() -> tuple[str, ...]:
    """The titles that may be named. The library is asked late, since its cards are made of these words."""
    from silverkey.cthulhu import library

    return library.titles()


def of_the_faction_of(c: Cards) -> Check:
    """Of the same faction as the card that bears a name in the effect."""
    name = c.faction_of
    return lambda g, x, card, seen, lies: seen.faction in _printed_factions(g, x, name) - {NEUTRAL}


def of_no_other_faction(c: Cards) -> Check:
    """Neutral, or of the faction of the card that bears a name in the effect."""
    name = c.faction_not_other_than
    return lambda g, x, card, seen, lies: g.printed[card].faction in {NEUTRAL} | _printed_factions(g, x, name)


def extremes(game: Game, cards: list[int], which: str, what: str, whole: bool = False) -> list[int]:
    """The cards with the lowest or highest value; facedown cards have no cost to compare (coc-latest/2.26.c).

    None where the ``whole`` of certain cards is to be compared and cannot be.
    """
    worth: dict[int, int] = {}
    for card in cards:
        value = cost_of(game, card) if what == "cost" else game.skill(card)
        if value is not None:
            worth[card] = value
    if not worth or (whole and not 1 < len(cards) == len(worth)):
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
