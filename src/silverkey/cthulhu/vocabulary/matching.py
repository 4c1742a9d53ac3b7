"""Whether a card fits: what takes more than a line of the table of ``parts`` to find out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from silverkey.cardgame.words.amounts import Amount
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.references import Ref
from silverkey.cthulhu.printed.facts import all_subtypes
from silverkey.cthulhu.state import Standing, domain_at
from silverkey.cthulhu.table.played import used_up
from silverkey.cthulhu.table.values import Remains, Used, Values
from silverkey.cthulhu.words import ANYWHERE, CHARACTER, DOMAIN, HERE, ICON_LETTERS, OPPONENT, THERE, WITH_HOST, YOU
from silverkey.cthulhu.words import NOWHERE as NO_STORY
from silverkey.kernel.event import PENDING, Event
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.vocabulary.filters import Cards

Check = Callable[[Any, Any, Context, int, Any, Any], bool]
"""Whether a card fits a description: by its number, how it is seen (its values, out of play its face) and how it lies.

A card that has left play is seen and lies as it did then; so no check asks the game for either.
"""


class Recalled(Amount):
    """How often something has happened before, and to which cards."""

    __slots__ = ()

    def befell(self, game: Game, ctx: Context, card: int) -> bool:
        """Whether it has happened to this card."""
        raise NotImplementedError

    def of_it(self) -> str:
        """What is said of a card that it has happened to."""
        raise NotImplementedError


NOWHERE = Standing(-1, -1)
"""How a card lies that is not in play."""


def controlled(c: Cards, game: Game, ctx: Context, card: int, seen: Any, lies: Any) -> bool:
    """Controlled by the right player; out of play, owned by him."""
    whose = game.owner[card] if c.printed else lies.controller
    said: Any = c.controller
    if said == YOU:
        return whose == ctx.you
    return whose != ctx.you if said == OPPONENT else whose in said.players(game, ctx)


def in_state(c: Cards, game: Game, ctx: Context, card: int, seen: Any, lies: Any) -> bool:
    """Ready, exhausted, insane or sane."""
    if c.state in ("ready", "exhausted"):
        return not lies.insane and lies.exhausted is (c.state == "exhausted")
    return (lies.insane or game.always_insane(card)) is (c.state == "insane")


def committed_to(c: Cards, game: Game, ctx: Context, card: int, seen: Any, lies: Any) -> bool:
    """Committed to the story that is meant, or to any, or to none."""
    story: int = lies.committed
    if c.committed == NO_STORY:
        return story < 0
    if c.committed in (HERE, WITH_HOST):
        return story >= 0 and story == _here(game, ctx)
    if c.committed == ANYWHERE:
        return story >= 0
    if isinstance(c.committed, Ref):
        return story in c.committed.cards(game, ctx)
    if isinstance(c.committed, Kind):
        return story >= 0 and c.committed.includes(game, ctx, story)
    if c.committed == THERE:
        return story >= 0 and story == story_of_event(game, game.events[ctx.event])
    return story in ctx.cards.get("chosen", ())


def story_of_event(game: Game, event: Event) -> int:
    """The story at which something happened, be it that its card was committed there; -1 for none."""
    for story in (event.place, event.card):
        if game.story(story) is not None:
            return story
    there = event.memory if isinstance(event.memory, Remains) else game.in_play.get(event.card)
    return -1 if there is None else there.committed


def _here(game: Game, ctx: Context) -> int:
    """The story that this card speaks of, or is."""
    here = ctx.numbers.get("here")
    if here is not None:
        return here
    return game.story_of(ctx.source) if ctx.source in game.in_play else ctx.source


def of_kinds(c: Cards, game: Game, ctx: Context, card: int, seen: Any, lies: Any) -> bool:
    """Of any of the subtypes, or with any of the keywords."""
    return not seen.subtypes.isdisjoint(c.subtypes) or not seen.keywords.keys().isdisjoint(c.keywords)


def excluded(c: Cards, game: Game, ctx: Context, card: int, seen: Any, lies: Any) -> bool:
    """None of the subtypes, keywords, types and factions that are excluded."""
    faction = seen.faction if game.zone[card] == DOMAIN else game.printed[card].faction
    said = (seen.type, faction, *seen.subtypes, *seen.keywords)
    return not any(word in said for word in c.non)


def holds(cards: Cards, game: Game, ctx: Context, card: int) -> bool:
    """Whether a card of a kind is attached to a card."""
    return any(cards.match(game, ctx, other) for other in game.attachments(card))


def named_subtype(game: Game, ctx: Context) -> str:
    """The subtype that the effect has named, or an earlier one of this card that it remembers while in play."""
    earlier = (effect.context for effect in game.lasting if effect.context.source == ctx.source)
    for known in (ctx, *earlier):
        if "subtype" in known.numbers:
            return all_subtypes()[known.numbers["subtype"]]
    return ""


def of_same_title(c: Cards, game: Game, ctx: Context, card: int, seen: Any, lies: Any) -> bool:
    """A copy of one of the cards that are meant, or one of them."""
    assert c.same_title is not None
    meant = c.same_title.cards(game, ctx)
    hidden = lies.facedown or lies.insane
    return card in meant or (not hidden and seen.title in {game.name(other) for other in meant})


def with_tokens(c: Cards, game: Game, ctx: Context, card: int, seen: Any, lies: Any) -> bool:
    """A story with so many success tokens of yours."""
    story = game.story(card)
    return c.tokens is not None and story is not None and c.tokens.met(story.tokens[ctx.you], game, ctx)


def empty(c: Cards, game: Game, ctx: Context, card: int, seen: Any, lies: Any) -> bool:
    """A story without success tokens."""
    story = game.story(card)
    return story is not None and not any(story.tokens)


def visited(c: Cards, game: Game, ctx: Context, card: int, seen: Any, lies: Any) -> bool:
    """A story to which such a card is committed."""
    assert c.visited_by is not None
    return any(game.in_play[one].committed == card for one in c.visited_by.find(game, ctx))


def held(c: Cards, game: Game, ctx: Context, card: int, seen: Any, lies: Any) -> bool:
    """A story to which you have so many characters committed, and an opponent has not."""
    mine, theirs = (len(game.committed(card, player)) for player in (ctx.you, 1 - ctx.you))
    return mine >= c.held_by > theirs


def fits_one_of_yours(c: Cards, game: Game, ctx: Context, card: int, seen: Any, lies: Any) -> bool:
    """Could be attached to a character of that player."""
    fitting = game.printed[card].attach
    hosts = () if fitting is None else fitting.find(game, Context(ctx.you, card))
    mine = (host for host in hosts if host in game.in_play and game.in_play[host].controller == ctx.you)
    return any(game.values(host).type == CHARACTER for host in mine)


def fits_that(c: Cards, game: Game, ctx: Context, card: int, seen: Any, lies: Any) -> bool:
    """Could be attached to the card that is meant."""
    assert c.fits_on is not None
    fitting = game.printed[card].attach
    hosts = () if fitting is None else fitting.find(game, Context(ctx.you, card))
    return not set(c.fits_on.cards(game, ctx)).isdisjoint(hosts)


def fits_on(game: Game, ctx: Context, card: int, host: int) -> bool:
    """Whether an attachment may be attached to a card; what an effect has attached may be to any."""
    fitting = game.printed[card].attach
    return fitting is None or host in fitting.find(game, Context(ctx.you, card))


def on_that_domain(c: Cards, game: Game, ctx: Context, card: int, seen: Any, lies: Any) -> bool:
    """A resource of the domain that the effect has spoken of; until that is known, any will do."""
    domain = ctx.numbers.get("domain", -1)
    return domain < 0 or card in game.sides[ctx.numbers.get("owner", ctx.you)].domains[domain].resources


def on_drained_domain(c: Cards, game: Game, ctx: Context, card: int, seen: Any, lies: Any) -> bool:
    """A resource of the domain that was drained to play what the answered event is about."""
    paid = game.events[ctx.event].memory
    place = domain_at(paid.numbers.get("drained for cost", -1)) if isinstance(paid, Context) else None
    return place is not None and card in game.sides[place[0]].domains[place[1]].resources


def named(c: Cards, game: Game, ctx: Context, card: int, seen: Any, lies: Any) -> bool:
    """Whether it bears a title that was named; none does before that."""
    numbers = [number for name, number in ctx.numbers.items() if name.startswith("title")]
    return any(game.printed[card].title == titles()[number] for number in numbers)


def spared(c: Cards, game: Game, ctx: Context, card: int, seen: Any, lies: Any) -> bool:
    """Not about to suffer what is answered."""
    answered = game.events[ctx.event]
    return not any(
        event.card == card and (event.verb, event.source, event.status) == (answered.verb, answered.source, PENDING)
        for event in game.events.values()
    )


def printed_number(game: Game, card: int, seen: Values | Card, lies: Standing | Remains, trait: str) -> int | None:
    """The printed cost, skill or icons of a card; face down it is 0, or not known (coc-latest/2.26.c)."""
    if lies.facedown or (isinstance(seen, Values) and seen.insane):
        return None if game.edition.facedown_unknown else 0
    face = lies.shows or game.printed[card]
    if trait == "printed icons":
        return sum(face.icons)
    return face.cost if trait == "printed cost" else face.skill


def number_of(what: str, game: Game, card: int, seen: Values | Card, lies: Standing | Remains) -> int | None:
    """The skill of a card, which is never below zero (coc-latest/1.5.b), its icons, or what is printed on it."""
    if what == "skill":
        return max(0, seen.skill)
    if what in ICON_LETTERS:
        return seen.icons[ICON_LETTERS.index(what)]
    return printed_number(game, card, seen, lies, what)


def within_limit(c: Cards, game: Game, ctx: Context, card: int, seen: Any, lies: Any) -> bool:
    """At a story for which the limit of an ability of this card was not used up as it was chosen."""
    if "chosen@" in ctx.cards:
        return True
    limits = [ability.limit for ability in game.values(ctx.source).abilities if ability.limit is not None]
    return not any(used_up(game, ctx.you, ctx.source, limit, lies.committed) for limit in limits if limit.each)


def eligible(c: Cards, game: Game, ctx: Context, card: int, seen: Any, lies: Any) -> bool:
    """Could have been chosen by the effect that is answered, and was not."""
    used = game.events[ctx.event].memory
    if not isinstance(used, Used) or card in used.chosen:
        return False
    own = used.context.copy()
    own.you = ctx.you
    return card in used.ability.targets[0].legal(game, own)


def titles(types: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The titles that may be named, of cards of some types. The library is asked late: its cards are made of words."""
    from silverkey.cthulhu import library

    return library.titles(types)


def extremes(game: Game, cards: list[int], which: str, what: str, whole: bool = False) -> list[int]:
    """The cards with the lowest or highest cost or skill, or icons of the kind of a letter.

    Facedown cards have no cost to compare (coc-latest/2.26.c).

    None where the ``whole`` of certain cards is to be compared and cannot be.
    """
    worth: dict[int, int] = {}
    for card in cards:
        if what == "committed":
            worth[card] = len(game.committed(card))
            continue
        value = cost_of(game, card) if what == "cost" else game.skill(card)
        if what in ICON_LETTERS:
            value = max(0, game.values(card).icons[ICON_LETTERS.index(what)])
        if value is not None:
            worth[card] = value
    if not worth or (whole and not 1 < len(cards) == len(worth)):
        return []
    edge = min(worth.values()) if which == "lowest" else max(worth.values())
    return [card for card in cards if worth.get(card) == edge]


def cost_of(game: Game, card: int) -> int | None:
    """What a card costs, wherever it is, where "printed" is not said: the insane cost 0 (coc-latest/2.34.c).

    None if it cannot be told (coc-latest/2.26.c).
    """
    standing = game.in_play.get(card)
    if standing is not None and standing.insane:
        return 0
    return printed_number(game, card, game.printed[card], standing or NOWHERE, "printed cost")
