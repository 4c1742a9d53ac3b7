"""Why a move cannot be made: the refusals that the rules give at one question, with their rulings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from silverkey.cardgame.names import fold
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.triggering import place_in
from silverkey.cardgame.words.choices import Choose
from silverkey.cardgame.words.limits import at, immune
from silverkey.cthulhu.printed.facts import all_subtypes, subtype_exists
from silverkey.cthulhu.rules.committing import (
    MUST_FOLLOW,
    Commits,
    commit_refusal,
    fatigue_refusal,
    followers,
    places_refusal,
)
from silverkey.cthulhu.rules.legality import IMMUNE, SILENT, another_moment, trigger_refusal, use_refusal
from silverkey.cthulhu.rules.using import Window
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.verbs.preventing import prevented
from silverkey.cthulhu.verbs.states import NO_ATTACKER
from silverkey.cthulhu.vocabulary import paying
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.choices import NO_SUBTYPE, NameA
from silverkey.cthulhu.words import ACTION, DISRUPT, DOMAIN, HAND, IN_PLAY, RESPONSE
from silverkey.cthulhu.words import PLAY as PLAYING
from silverkey.judge.case import Name
from silverkey.judge.cthulhu.abilities import text_of
from silverkey.judge.cthulhu.examined import Examined
from silverkey.judge.moves import PLAY, TRIGGER
from silverkey.kernel.decision import Decision
from silverkey.kernel.event import PENDING
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.judge.cthulhu.moves import CardUse

NO_RESPONSES = Refusal(
    "Nobody can respond to what the end of a phase or turn brings about.",
    ("coc-latest/timing/opportunities.c", "reading/63"),
)
OTHER_OCCASION = Refusal("It does not answer that occasion.")
KINDS = {"action": (ACTION, PLAYING), "respond": (RESPONSE,), "disrupt": (DISRUPT,)}
"""The kinds of ability that each window is for."""


def unoffered(game: Examined, use: CardUse, player: int) -> Refusal | None:
    """That nobody is asked about what the end of a phase or turn brings about, where a use would answer it."""
    if game.over:
        return None
    window = game.stack[-1]
    silent = isinstance(window, Window) and not window.responses and window.next_step == "react"
    return NO_RESPONSES if silent and None in uses(game, "respond", use, player) else None


def never_offered(game: Examined, use: CardUse, player: int) -> list[Refusal]:
    """What to say of a Disrupt or Response that no window offered."""
    return [
        another_moment(game, card, ability)
        for card in game.names.cards(game, use.card)
        if _may_use(game, card, player)
        for _, ability in _abilities(game, card, use, player)
        if ability.kind in (DISRUPT, RESPONSE)
    ]


def uses(game: Examined, window: str, use: CardUse, player: int) -> Iterator[Refusal | None]:
    """What the rules have in a window against each use that is meant; None where they have nothing."""
    for card in game.names.cards(game, use.card):
        if use.word == TRIGGER and _may_use(game, card, player):
            yield from _missing(game, card, use)
        for place, ability in _abilities(game, card, use, player):
            if ability.kind not in KINDS.get(window, ()) or not _may_use(game, card, player):
                continue
            serials = list(_occasions(game, window, card, place, ability))
            meant = [serial for serial in serials if use.is_occasion(game, serial)]
            if serials and not meant:
                yield OTHER_OCCASION
            for serial in meant:
                unmet = trigger_refusal(game, player, card, ability, serial) if serial >= 0 else None
                if unmet is not None:
                    yield unmet
                    continue
                refusal = use_refusal(game, player, card, ability, serial)
                yield refusal
                if refusal is None or use.targets or use.drain:
                    yield from _beside(game, card, ability, serial, use, player)


def _abilities(game: Examined, card: int, use: CardUse, player: int) -> list[tuple[int, Ability]]:
    """The abilities of a card that the move could mean, where the card lies now."""
    face = game.printed[card]
    zone = game.zone[card]
    if use.word == PLAY:
        here = zone == HAND or card in game.board.playable[player]
        return [(place_in(game, HAND, 0), face.play)] if here and face.play is not None else []
    abilities = _present(game, card)
    meant = text_of(game, card, abilities)
    if use.ability is not None:
        meant = meant[use.ability - 1 : use.ability]
    return [
        (place_in(game, zone, place) if zone in game.PLACES else place, ability)
        for place, ability in enumerate(abilities)
        if ability is not face.play and any(ability is one for one in meant)
    ]


def _present(game: Examined, card: int) -> Sequence[Ability]:
    """The abilities that a card has where it lies now."""
    return game.values(card).abilities if card in game.in_play else game.printed[card].usable.get(game.zone[card], ())


def _missing(game: Examined, card: int, use: CardUse) -> Iterator[Refusal]:
    """That the card has no such ability, or none at all, or none where it lies."""
    if game.zone[card] == DOMAIN and not game.printed[card].usable.get(DOMAIN):
        yield SILENT
        return
    number = len(text_of(game, card, _present(game, card)))
    if not number or (use.ability is not None and use.ability > number):
        many = "1 ability" if number == 1 else f"{number or 'no'} abilities"
        yield Refusal(f"It has {many} that can be triggered.")


def _may_use(game: Examined, card: int, player: int) -> bool:
    if card in game.board.playable[player] or any(ability.open_to_all for ability in _present(game, card)):
        return True
    standing = game.in_play.get(card)
    return player == (game.owner[card] if standing is None else standing.controller)


def _occasions(game: Examined, window: str, card: int, place: int, ability: Ability) -> Iterator[int]:
    """The events of this window that the ability listens to; -1 for an action, which answers none."""
    if window == "action":
        yield -1
        return
    serials = game.occurrences
    if window == "disrupt":
        serials = [serial for serial, event in game.events.items() if event.status == PENDING]
    for serial in serials:
        if game.events[serial].verb in ability.verbs and (card, place, serial) not in game.spent:
            yield serial


def _beside(
    game: Examined, card: int, ability: Ability, serial: int, use: CardUse, player: int
) -> Iterator[Refusal | None]:
    """What speaks against the targets and domains that the move names."""
    ctx = Context(player, card, serial, ability.kind)
    ctx.numbers["x"] = use.x or 0
    for target in ability.targets:
        for name in use.targets:
            for chosen in game.names.cards(game, name):
                yield _target_refusal(game, ctx, target, chosen)
    if any(isinstance(node, NameA) and node.what == "subtype" for node in ability.walk()):
        collectible = game.edition.collectible_legal
        known = {fold(subtype) for subtype in all_subtypes() if subtype_exists(subtype, collectible)}
        yield from (NO_SUBTYPE for name in use.targets if fold(name.text) not in known)
    if use.word == PLAY:
        domains = game.sides[player].domains
        for number in use.drain:
            if number <= len(domains):
                yield paying.payment(game, player, card, use.x or 0, domains[number - 1])[1]


def _target_refusal(game: Examined, ctx: Context, target: Choose, chosen: int) -> Refusal | None:
    if chosen in target.legal(game, ctx):
        return None
    if chosen in game.in_play and immune(game, chosen, ctx.source, ctx.kind):
        return IMMUNE
    if target.to in VERBS and chosen in game.in_play and game.zone[chosen] == IN_PLAY:
        return prevented(game, ctx, target.to, chosen, ctx.you) or NO_TARGET
    return NO_TARGET


def commitments(
    game: Examined, window: Commits, places: tuple[tuple[Name, Name], ...], player: int
) -> Iterator[Refusal]:
    """What the rules have against committing characters to where they are to go."""
    bound = followers(game)
    for name, place in places:
        stories = game.names.stories(game, place)
        for card in game.names.cards(game, name):
            standing = game.in_play.get(card)
            if standing is None or standing.controller != player:
                continue
            refusal = commit_refusal(game, card)
            if refusal is not None:
                yield refusal
            elif not set(stories) & set(window.stories(game)):
                yield NO_ATTACKER
            else:
                for story in stories:
                    forbidden = game.board.forbids(game, at(story, "commit"), card)
                    yield from filter(None, (forbidden, fatigue_refusal(game, card, story)))
    together = {
        card: story
        for name, place in places
        for story in game.names.stories(game, place)
        for card in game.names.cards(game, name)
        if card in game.in_play and game.in_play[card].controller == player
    }
    yield from filter(None, (places_refusal(game, player, together),))
    if bound:
        yield MUST_FOLLOW


def choices(game: Examined, decision: Decision, chosen: tuple[Name, ...], player: int) -> Iterator[Refusal]:
    """What keeps cards from being chosen for what the question is about."""
    word = decision.kind.removeprefix("choose to ").removesuffix(" by struggle")
    verb = VERBS.get(word)
    if verb is None:
        return
    for name in chosen:
        for card in game.names.cards(game, name):
            refusal = verb.cannot(game, card, player) if card in game.in_play else None
            if refusal is not None:
                yield refusal
