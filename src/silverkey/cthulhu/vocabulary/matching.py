"""Whether a card fits a description: a check for each thing the description says."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import TYPE_CHECKING

from silverkey.cardgame.board import COMMITMENT, EVERYTHING, FATIGUE, NOTHING, PILES, WOUNDS
from silverkey.cthulhu.vocabulary.amounts import Amount, amount, known
from silverkey.cthulhu.words import ANYWHERE, AT_CHOSEN, CONSPIRACY, IN_PLAY, NEUTRAL, STORY, THERE, YOU
from silverkey.kernel.event import PENDING

if TYPE_CHECKING:
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.vocabulary.filters import Cards
    from silverkey.language.context import Context


Check = Callable[["Game", "Context", int], bool]

LOOKED_AT = {
    "type": NOTHING,
    "subtypes": NOTHING,
    "also_subtype": NOTHING,
    "not_subtype": NOTHING,
    "keywords": NOTHING,
    "not_keyword": NOTHING,
    "unique": NOTHING,
    "faction": NOTHING,
    "not_faction": NOTHING,
    "controller": NOTHING,
    "owner": NOTHING,
    "title": NOTHING,
    "other": NOTHING,
    "on_this": NOTHING,
    "facedown": NOTHING,
    "skill_below": NOTHING,
    "zone": PILES,
    "state": FATIGUE,
    "committed": COMMITMENT,
    "wounded": WOUNDS,
}
"""What the parts of a description look at; those that are not here may look at everything."""


def reads_of(c: Cards) -> int:
    """What decides which cards fit a description, of all that may change."""
    if c.type in (STORY, CONSPIRACY) or isinstance(c.skill_below, Amount):
        return EVERYTHING
    reads = NOTHING
    for part in fields(c):
        if part.init and getattr(c, part.name) != part.default:
            reads |= LOOKED_AT.get(part.name, EVERYTHING)
    return reads


def checks_of(c: Cards) -> Iterable[Check]:
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
        yield lambda g, x, card: g.printed[card].facts.champion
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
        yield lambda g, x, card: g.printed[card].faction in {NEUTRAL} | _printed_factions(g, x, bound)
    if c.printed_faction:
        printed = c.printed_faction
        yield lambda g, x, card: g.printed[card].faction == printed
    yield from _number_checks(c)
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


def _printed_factions(game: Game, ctx: Context, name: str) -> set[str]:
    """The printed factions of the cards that bear a name in the effect."""
    return {game.printed[card].faction for card in ctx.cards.get(name, ())}


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


def _number_checks(c: Cards) -> Iterable[Check]:
    if c.skill_max is not None:
        most = c.skill_max
        yield lambda g, x, card: g.skill(card) <= amount(most, g, x)
    if c.skill_below is not None:
        limit = c.skill_below
        yield lambda g, x, card: g.skill(card) < amount(limit, g, x)
    for number, printed, fits in (
        (c.cost, _cost, operator.eq),
        (c.cost_max, _cost, operator.le),
        (c.cost_min, _cost, operator.ge),
        (c.cost_below, _cost, operator.lt),
        (c.skill_printed_max, _skill, operator.le),
        (c.skill_printed_min, _skill, operator.ge),
        (c.skill_printed_below, _skill, operator.lt),
    ):
        if number is not None:
            yield _printed_check(number, printed, fits)
    if c.icon_min is not None:
        icon, least = c.icon_min
        yield lambda g, x, card: g.board.values[card].icons[icon] >= least
    if c.without_icon >= 0:
        absent = c.without_icon
        yield lambda g, x, card: g.board.values[card].icons[absent] <= 0


def _printed_check(
    number: int | Amount, printed: Callable[[Game, int], int], fits: Callable[[int, int], bool]
) -> Check:
    """A check of a printed number against another; what is not known fits nothing (coc-latest/2.26.c)."""
    return lambda g, x, card: _known(g, card) and known(number, x) and fits(printed(g, card), amount(number, g, x))


def extremes(game: Game, cards: list[int], which: str, what: str) -> list[int]:
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
    insane = standing is not None and standing.insane
    return _cost(game, card) if insane or _known(game, card) else None


def _skill(game: Game, card: int) -> int:
    return 0 if _facedown(game, card) else _face(game, card).skill


def _face(game: Game, card: int) -> Card:
    return game.face(card) if card in game.in_play else game.printed[card]


def _facedown(game: Game, card: int) -> bool:
    standing = game.in_play.get(card)
    return standing is not None and (standing.insane or standing.facedown)
