"""What a description may say of cards: each part with its check and its English."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, NamedTuple

from silverkey.cardgame.board import COMMITMENT, EVERYTHING, FATIGUE, NOTHING, PILES, WOUNDS
from silverkey.cardgame.words.amounts import Amount, Bound, amount_english
from silverkey.cardgame.words.kinds import Kind
from silverkey.cardgame.words.players import ChosenPlayer
from silverkey.cardgame.words.references import Every, Ref
from silverkey.cthulhu import words
from silverkey.cthulhu.vocabulary import matching
from silverkey.cthulhu.vocabulary.matching import Check
from silverkey.cthulhu.words import CHARACTER, HAND, IN_PLAY, NEUTRAL, OPPONENT, STORY, YOU
from silverkey.language import english

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.vocabulary.filters import Cards
    from silverkey.language.context import Context

Words = str | Callable[["Cards"], str]


class Part(NamedTuple):
    """One thing that a description may say: the field or the word of ``where``, what it means, and how it reads."""

    field: str
    check: Check | None = None
    before: Words = ""
    """What stands before the noun."""
    after: Words = ""
    """What stands after it."""
    reads: int = EVERYTHING
    """What its check looks at, of all that may change."""
    later: bool = True
    """Whether it can be told of a card that has left play."""


def kind_of(c: Cards) -> str:
    """The type that a card must have; nothing where that is settled by where cards are looked for."""
    return "" if c.type == "card" or (c.type == STORY and c.zone == IN_PLAY) else c.type


def checks_of(c: Cards) -> tuple[Check, ...]:
    """The checks of all that a description says; what is settled by where cards are looked for needs none."""
    settled = ("type", "owner") if c.printed else ("type",)  # the type is looked at before all else (``kind_of``)
    return tuple(part.check for part in said(c) if part.check is not None and part.field not in settled)


def said(c: Cards) -> list[Part]:
    """The parts that a description has, in the order in which they read."""
    if not _unsaid:
        _unsaid.update((field.name, field.default) for field in fields(c))
    unknown = set(c.where) - {part.field for part in PARTS}
    if unknown:
        raise ValueError(f"No part of parts.py explains “{unknown.pop()}”.")
    return [part for part in PARTS if part.field in c.where or getattr(c, part.field, None) != _unsaid.get(part.field)]


_unsaid: dict[str, object] = {}
"""What the fields of a description are where nothing is said."""


def reads_of(c: Cards) -> int:
    """What decides which cards fit a description, of all that may change."""
    if c.type in (STORY, words.CONSPIRACY):
        return EVERYTHING
    reads = NOTHING if isinstance(c.committed, str) else c.committed.reads
    for bound in (c.skill, c.cost, c.printed_skill, c.icons):
        if bound is not None and isinstance(bound.number, Amount):
            reads |= bound.number.reads
    return reduce(or_, (part.reads for part in said(c)), reads)


def unknown_later(c: Cards) -> str:
    """What a description says that nobody could tell of a card that has left play, by its name; or nothing."""
    return next((part.field for part in said(c) if not part.later), "")


def _kinds(c: Cards) -> str:
    return english.listed([*c.keywords, *c.subtypes], "or")


def _pile(c: Cards) -> str:
    """Where cards lie that are not in play."""
    if c.among or c.zone == IN_PLAY:
        return ""
    if c.zone == words.STORY_DECK:
        return "in the story deck"
    if "on that domain" in c.where:
        return "on that domain"
    if "on the drained domain" in c.where:
        return "on the domain you drained for it"
    if c.zone == words.DOMAIN:
        return {YOU: ON_YOUR_DOMAIN, OPPONENT: ON_THEIR_DOMAIN}.get(c.owner, "")
    whose = {YOU: "your", OPPONENT: "an opponent's", "": "any"}[c.owner]
    if not isinstance(c.controller, str):
        whose = f"{c.controller.english()}'s"
    return f"in {whose} {PILE_NAMES.get(c.zone, c.zone)}"


PILE_NAMES = {words.DISCARD: "discard pile", words.WON: "won pile"}
ON_YOUR_DOMAIN = "on one of your domains"
ON_THEIR_DOMAIN = "on an opponent's domain"


def _faction_of(game: Game, card: int) -> str:
    """The faction of a card, as it is in play or printed."""
    return game.values(card).faction if card in game.in_play else game.printed[card].faction


def _few_tokens(c: Cards) -> str:
    assert c.tokens is not None
    if c.tokens.number == 0:
        return "on which you have no success tokens"
    return f"on which you have {amount_english(c.tokens.number)} or fewer success tokens"


def extreme_of(c: Cards) -> str:
    """Of what it has the most or least."""
    which, what = c.extreme or ("", "")
    if what == "committed":
        return f"with the {'fewest' if which == 'lowest' else 'most'} committed characters"
    if what in words.ICON_LETTERS:
        return f"with the {'fewest' if which == 'lowest' else 'most'} [{what}] icons"
    return f"with the {which} {what}"


def _at_story(c: Cards) -> str:
    if isinstance(c.committed, Ref):
        return f"committed to {c.committed.english('')}"
    if isinstance(c.committed, Kind):
        return f"committed to {c.committed.singular()}"
    told = {
        words.HERE: "committed to this story",
        words.WITH_HOST: "committed to the same story as attached character",
        words.ANYWHERE: "",
        words.NOWHERE: "",
    }
    return told.get(c.committed, "committed to that story")


COMMITTED_OR_NOT = {words.ANYWHERE: "committed", words.NOWHERE: "uncommitted"}


def _same_title(c: Cards) -> str:
    model = c.same_title
    whose = model.kind.singular() if isinstance(model, Every) else model.english("this card") if model else ""
    return f"with the same title as {whose}"


def _committed_or_not(c: Cards) -> str:
    return COMMITTED_OR_NOT.get(c.committed, "") if isinstance(c.committed, str) else ""


def _whose(word: str, whose: str) -> str:
    return f"you {word}" if whose == YOU else f"an opponent {word}s"


def _controller(c: Cards) -> str:
    if isinstance(c.controller, str):
        return _whose("control", c.controller)
    if isinstance(c.controller, ChosenPlayer):
        return f"controlled by {c.controller.english()}"
    return "controlled by the same player" if c.zone == IN_PLAY else ""


def _faction(name: str) -> str:
    return name.removeprefix("The ")


def _measured(field: str, what: str) -> Part:
    """A number of a card, which must be as the field says. A survey that works it out need not be made anew for it."""

    def check(c: Cards, game: Game, ctx: Context, card: int, seen: Any, lies: Any) -> bool:
        bound: Bound = getattr(c, field)
        return bound.met(matching.number_of(bound.icon or what, game, card, seen, lies), game, ctx)

    return Part(field, check, after=lambda c: getattr(c, field).told_of(what), reads=NOTHING)


def _plain(field: str, check: Check | None = None, before: Words = "", after: Words = "") -> Part:
    """What may be asked in a survey, which it is no reason to make anew."""
    return Part(field, check, before, after, NOTHING)


def _now(field: str, check: Check | None = None, before: Words = "", after: Words = "") -> Part:
    """What cannot be told of a card that has left play."""
    return Part(field, check, before, after, later=False)


PARTS: tuple[Part, ...] = (
    _plain("type"),
    _plain(
        "of type",
        lambda c, g, x, card, seen, lies: seen.type == words.CARD_TYPES[x.numbers["type"]],
        after="of that type",
    ),
    _plain(
        "of subtype",
        lambda c, g, x, card, seen, lies: matching.named_subtype(g, x) in seen.subtypes,
        after="of that subtype",
    ),
    _plain("controller", matching.controlled, after=_controller),
    _plain("other", lambda c, g, x, card, seen, lies: card != x.source),
    _now(
        "unresolved",
        lambda c, g, x, card, seen, lies: any(story.card == card and not story.resolved for story in g.stories),
        "unresolved",
    ),
    Part("committed", matching.committed_to, _committed_or_not, reads=COMMITMENT),
    Part("wounded", lambda c, g, x, card, seen, lies: lies.wounds > 0, "wounded", reads=WOUNDS),
    Part("unwounded", lambda c, g, x, card, seen, lies: not lies.wounds, "unwounded", reads=WOUNDS),
    Part("state", matching.in_state, lambda c: c.state, reads=FATIGUE),
    _plain("facedown", lambda c, g, x, card, seen, lies: lies.facedown, "facedown"),
    _plain(
        "unique",
        lambda c, g, x, card, seen, lies: seen.unique is c.unique,
        lambda c: "unique" if c.unique else "non-unique",
    ),
    _plain("non", matching.excluded, lambda c: ", ".join(f"non-{_faction(word)}" for word in c.non)),
    _plain("faction", lambda c, g, x, card, seen, lies: seen.faction == c.faction, lambda c: _faction(c.faction)),
    _plain("keywords", matching.of_kinds, _kinds),
    _plain("subtypes", matching.of_kinds, lambda c: "" if c.keywords else _kinds(c)),
    _plain("also_subtype", lambda c, g, x, card, seen, lies: c.also_subtype in seen.subtypes, lambda c: c.also_subtype),
    _plain(
        "owner",
        lambda c, g, x, card, seen, lies: (g.owner[card] == x.you) is (c.owner == YOU),
        after=lambda c: _whose("own", c.owner) if c.zone == IN_PLAY else "",
    ),
    Part(
        "printed_faction",
        lambda c, g, x, card, seen, lies: g.printed[card].faction == c.printed_faction,
        after=lambda c: f"with the printed faction {c.printed_faction}",
    ),
    _plain(
        "printed_subtype",
        lambda c, g, x, card, seen, lies: c.printed_subtype in g.printed[card].subtypes,
        lambda c: c.printed_subtype,
    ),
    Part("zone", after=_pile, reads=PILES),
    _now(
        "fits_on",
        matching.fits_that,
        after=lambda c: f"that could be attached to {c.fits_on.english('this card')}" if c.fits_on else "",
    ),
    _now(
        "leaving",
        lambda c, g, x, card, seen, lies: not matching.spared(c, g, x, card, seen, lies),
        after="that would leave play through it",
    ),
    _now("spared", matching.spared, after="that does not suffer the same"),
    _plain("title", lambda c, g, x, card, seen, lies: seen.title == c.title, after=lambda c: f"named {c.title}"),
    _plain(
        "not_titled",
        lambda c, g, x, card, seen, lies: seen.title != c.not_titled,
        after=lambda c: f"not named {c.not_titled}",
    ),
    _plain(
        "in_title",
        lambda c, g, x, card, seen, lies: c.in_title in seen.title,
        after=lambda c: f"with “{c.in_title}” in its title",
    ),
    Part("named", matching.named, after="of that name"),
    Part("any named", matching.named, after="of any of those names"),
    Part("same_title", matching.of_same_title, after=_same_title),
    Part("copy_of", lambda c, g, x, card, seen, lies: g.name(card).partition(":")[0] == c.copy_of),
    Part(
        "faction_but",
        lambda c, g, x, card, seen, lies: (
            seen.faction not in ("", NEUTRAL)
            and seen.faction not in [_faction_of(g, o) for o in c.faction_but.cards(g, x)]
        ),
        after="of another faction",
    ),
    Part(
        "faction_of",
        lambda c, g, x, card, seen, lies: (
            seen.faction in {g.printed[other].faction for other in c.faction_of.cards(g, x)} - {NEUTRAL}
        ),
        after="of the same faction as that card",
    ),
    _measured("skill", "skill"),
    _measured("cost", "printed cost"),
    _measured("printed_skill", "printed skill"),
    _measured("icons", "icons"),
    Part(
        "champion",
        lambda c, g, x, card, seen, lies: g.printed[card].facts.champion,
        after="that a World Champion designed",
    ),
    _now("playable", lambda c, g, x, card, seen, lies: g.playable_free(x.you, card), after="that you could play now"),
    _now("extreme", after=extreme_of),
    _now("tokens", matching.with_tokens, after=_few_tokens),
    _now(
        "contested",
        lambda c, g, x, card, seen, lies: all(g.committed(card, player) for player in (0, 1)),
        after="to which both players have committed characters",
    ),
    _now(
        "affordable",
        lambda c, g, x, card, seen, lies: g.playing_refusal_now(x.you, card) is None,
        after="that you can play and pay for now",
    ),
    _plain(
        "on that card",
        lambda c, g, x, card, seen, lies: lies.attached == g.events[x.event].card,
        after="attached to that card",
    ),
    _now(
        "fit for it",
        lambda c, g, x, card, seen, lies: all(matching.fits_on(g, x, one, card) for one in x.cards.get("chosen", ())),
        after="that it may be attached to",
    ),
    _now("unvisited", lambda c, g, x, card, seen, lies: not g.committed(card), after="to which nobody is committed"),
    _now("empty", matching.empty, after="without success tokens"),
    _now(
        "bearing",
        lambda c, g, x, card, seen, lies: matching.holds(c.bearing, g, x, card),
        after=lambda c: f"with {c.bearing.singular()} on it" if c.bearing else "",
    ),
    _now(
        "lacking",
        lambda c, g, x, card, seen, lies: not matching.holds(c.lacking, g, x, card),
        after=lambda c: f"without any {c.lacking.plural(placed=False)} on it" if c.lacking else "",
    ),
    _plain("committed", after=_at_story),
    _plain("attached", lambda c, g, x, card, seen, lies: lies.attached >= 0, "attached"),
    _plain("on this", lambda c, g, x, card, seen, lies: lies.attached == x.source, after="attached to this card"),
    Part(
        "on",
        lambda c, g, x, card, seen, lies: lies.attached in g.in_play and c.on.match(g, x, lies.attached),
        after=lambda c: f"attached to {c.on.singular()}" if c.on else "",
    ),
    _now(
        "held_by",
        matching.held,
        after=lambda c: f"to which you, and no opponent, have {c.held_by} characters committed",
    ),
    _now(
        "visited_by",
        matching.visited,
        after=lambda c: f"to which {c.visited_by.singular()} is committed" if c.visited_by else "",
    ),
    Part(
        "in event",
        lambda c, g, x, card, seen, lies: card in g.events[x.event].cards,
        after=lambda c: "that you have just drawn" if c.zone == HAND else "that was committed to that story",
    ),
    _now(
        "not in event",
        lambda c, g, x, card, seen, lies: card not in g.events[x.event].cards,
        after="that was not committed there",
    ),
    Part("of event", lambda c, g, x, card, seen, lies: card == g.events[x.event].card),
    _now(
        "lately",
        lambda c, g, x, card, seen, lies: c.lately.befell(g, x, card),
        after=lambda c: c.lately.of_it() if c.lately else "",
    ),
    Part("among", after="among them"),
    Part("but", lambda c, g, x, card, seen, lies: card not in c.but.cards(g, x)),
    _now(
        "this phase",
        lambda c, g, x, card, seen, lies: g.since[card] == g.phase_serial,
        after="that came there this phase",
    ),
    _now("within limit", matching.within_limit),  # as the limit tells
    _now("on that domain", matching.on_that_domain),  # as ``zone`` tells
    _now("on the drained domain", matching.on_drained_domain),
    _now("fits one of yours", matching.fits_one_of_yours),  # as whatever attaches it tells
    _now("eligible", matching.eligible, after="that this effect could have chosen"),
    _now(  # last, as these ask whether abilities could be used
        "executable",
        lambda c, g, x, card, seen, lies: g.executable(x.you, card),
        after="whose effect could be executed now",
    ),
    _now(
        "usable",
        lambda c, g, x, card, seen, lies: bool(g.free_actions(x.you, card, "free" in x.numbers)),
        after="with an Action",
    ),
)
"""In the order in which they read; those that most cards fail come early."""

NOUNS = {"": "card", words.SUPPORT: "support card"}
ON_DOMAINS = {ON_YOUR_DOMAIN: "on your domains", ON_THEIR_DOMAIN: "on opponents' domains"}


def noun_of(c: Cards, many: bool = False, placed: bool = True) -> str:
    """The description without an article; not ``placed``, without where the cards are."""
    if c.among and c.zone == IN_PLAY and not c.non:
        return "of those characters"
    other = ["other"] if many and (c.other or c.but is not None) else []
    if c.copy_of:
        return " ".join([*other, "copies" if many else "copy", "of", c.copy_of])
    before = [_told(part.before, c) for part in said(c)]
    after = [_told(part.after, c) for part in said(c) if placed or part.field != "zone"]
    if many:
        after = [_of_many(text) for text in after]
    if not (c.type or c.keywords or c.subtypes or c.where or c.controller) and c.zone == IN_PLAY and placed:
        after.insert(0, "in play")
    return " ".join(filter(None, (*other, *_excluding(before), _head(c, many), *after)))


def _of_many(text: str) -> str:
    """What is said of a card after its noun, as it is said of several."""
    for one, many in ((" on it", " on them"), ("that was ", "that were "), ("in its title", "in their titles")):
        text = text.replace(one, many)
    return ON_DOMAINS.get(text, text)


ADJECTIVES = {"state", "committed", "attached", "wounded", "zone", "owner"}
"""What can be said of a card without a noun."""


def adjective_of(c: Cards) -> str:
    """What is said of a card that fits, if that takes no noun."""
    parts = said(c)
    if not parts or not ADJECTIVES.issuperset(part.field for part in parts):
        return ""
    text = " ".join(filter(None, (_told(words, c) for part in parts for words in (part.before, part.after))))
    return f"{text} to a story" if c.committed == words.ANYWHERE else text


def _told(part: Words, c: Cards) -> str:
    return part if isinstance(part, str) else part(c)


def _excluding(before: list[str]) -> list[str]:
    """Words before a noun, with a comma between those that say what it must not be."""
    kept = [word for word in before if word]
    return [
        f"{word}," if word.startswith("non-") and after.startswith("non-") else word
        for word, after in zip(kept, (*kept[1:], ""), strict=False)
    ]


def _head(c: Cards, many: bool) -> str:
    """The noun itself."""
    head = f"{c.type} card" if c.zone == words.DECK and c.type not in ("card", CHARACTER) else c.type
    head = f"{c.type} resource".strip() if c.zone == words.DOMAIN else NOUNS.get(c.type, head)
    return " ".join([*head.split()[:-1], english.plural(head.split()[-1])]) if many else head
