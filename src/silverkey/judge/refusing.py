"""Why a move cannot be made: the refusals that the rules give at one question, with their rulings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from silverkey.cardgame.names import fold
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.triggering import place_in
from silverkey.cthulhu.printed.facts import all_subtypes, subtype_exists
from silverkey.cthulhu.rules import paying
from silverkey.cthulhu.rules.board import joining
from silverkey.cthulhu.rules.committing import MUST_FOLLOW, NO_ATTACKER, Commits, commit_refusal, followers
from silverkey.cthulhu.rules.legality import IMMUNE, NO_TARGET, use_refusal
from silverkey.cthulhu.rules.moments import SILENT, another_moment, trigger_refusal
from silverkey.cthulhu.rules.preventing import prevented
from silverkey.cthulhu.rules.using import Window
from silverkey.cthulhu.verbs import VERBS
from silverkey.cthulhu.vocabulary.abilities import Ability
from silverkey.cthulhu.vocabulary.choices import NO_SUBTYPE, Choose, NameSubtype
from silverkey.cthulhu.vocabulary.limits import immune
from silverkey.cthulhu.words import ACTION, DISRUPT, DOMAIN, HAND, IN_PLAY, RESPONSE
from silverkey.cthulhu.words import PLAY as PLAYING
from silverkey.judge.abilities import text_of
from silverkey.judge.bench import Bench
from silverkey.judge.case import CHOOSE, COMMIT, PLAY, TRIGGER, Move
from silverkey.judge.naming import Names
from silverkey.judge.occasions import is_occasion
from silverkey.kernel.decision import Decision
from silverkey.kernel.event import PENDING
from silverkey.language.context import Context

RESPONDING = Window.STEPS.index("react")
NO_RESPONSES = Refusal(
    "Nobody can respond to what the end of a phase or turn brings about.",
    ("coc-latest/timing/opportunities.c", "reading/63"),
)
OTHER_OCCASION = Refusal("It does not answer that occasion.")
KINDS = {"action": (ACTION, PLAYING), "respond": (RESPONSE,), "disrupt": (DISRUPT,)}
"""The kinds of ability that each window is for."""


def refusals(names: Names, game: Bench, decision: Decision, move: Move) -> list[Refusal]:
    """Every reason the rules give against a move at a question of its player."""
    if move.kind in (PLAY, TRIGGER):
        return [refusal for refusal in _uses(names, game, decision, move) if refusal is not None]
    if move.kind == COMMIT and isinstance(game.stack[-1], Commits):
        return list(_commits(names, game, game.stack[-1], move))
    if move.kind == CHOOSE:
        return list(_choices(names, game, decision, move))
    return []


def unoffered(names: Names, game: Bench, move: Move) -> Refusal | None:
    """Why a move is not even offered at a moment at which it would otherwise be possible.

    What the end of a phase or turn brings about is answered by nobody.
    """
    if game.over:
        return None
    window = game.stack[-1]
    silent = isinstance(window, Window) and not window.responses and window.step == RESPONDING
    if not silent or move.kind not in (PLAY, TRIGGER):
        return None
    uses = _uses(names, game, Decision(move.player, "respond", (), -1), move)
    return NO_RESPONSES if None in uses else None


def never_offered(names: Names, game: Bench, move: Move) -> list[Refusal]:
    """What to say of a move that no window offered: where it answers something, that this did not come up."""
    found: list[Refusal] = []
    if move.kind in (PLAY, TRIGGER):
        assert move.card is not None
        found = [
            another_moment(game, card, ability)
            for card in names.cards(game, move.card)
            if _may_use(game, card, move.player)
            for _, ability in _abilities(game, card, move)
            if ability.kind in (DISRUPT, RESPONSE)
        ]
    return found or [Refusal("No window offers it.")]


def _uses(names: Names, game: Bench, decision: Decision, move: Move) -> Iterator[Refusal | None]:
    """What the rules have against each use that is meant; None where they have nothing."""
    assert move.card is not None
    for card in names.cards(game, move.card):
        if move.kind == TRIGGER and _may_use(game, card, move.player):
            yield from _missing(game, card, move)
        for place, ability in _abilities(game, card, move):
            if ability.kind not in KINDS.get(decision.kind, ()) or not _may_use(game, card, move.player):
                continue
            serials = list(_occasions(game, decision, card, place, ability))
            meant = [serial for serial in serials if is_occasion(names, game, serial, move)]
            if serials and not meant:
                yield OTHER_OCCASION
            for serial in meant:
                unmet = trigger_refusal(game, move.player, card, ability, serial) if serial >= 0 else None
                if unmet is not None:
                    yield unmet
                    continue
                refusal = use_refusal(game, move.player, card, ability, serial)
                yield refusal
                if refusal is None or move.targets or move.drain:
                    yield from _beside(names, game, card, ability, serial, move)


def _abilities(game: Bench, card: int, move: Move) -> list[tuple[int, Ability]]:
    """The abilities of a card that the move could mean, where the card lies now."""
    face = game.printed[card]
    zone = game.zone[card]
    if move.kind == PLAY:
        here = zone == HAND or card in game.board.playable[move.player]
        return [(place_in(game, HAND, 0), face.play)] if here and face.play is not None else []
    abilities = _present(game, card)
    meant = text_of(game, card, abilities)
    if move.ability is not None:
        meant = meant[move.ability - 1 : move.ability]
    return [
        (place_in(game, zone, place) if zone in game.PLACES else place, ability)
        for place, ability in enumerate(abilities)
        if ability is not face.play and any(ability is one for one in meant)
    ]


def _present(game: Bench, card: int) -> Sequence[Ability]:
    """The abilities that a card has where it lies now."""
    return game.values(card).abilities if card in game.in_play else game.printed[card].usable.get(game.zone[card], ())


def _missing(game: Bench, card: int, move: Move) -> Iterator[Refusal]:
    """That the card has no such ability, or none at all, or none where it lies."""
    if game.zone[card] == DOMAIN and not game.printed[card].usable.get(DOMAIN):
        yield SILENT
        return
    number = len(text_of(game, card, _present(game, card)))
    if not number or (move.ability is not None and move.ability > number):
        many = "1 ability" if number == 1 else f"{number or 'no'} abilities"
        yield Refusal(f"It has {many} that can be triggered.")


def _may_use(game: Bench, card: int, player: int) -> bool:
    if card in game.board.playable[player]:
        return True
    standing = game.in_play.get(card)
    return player == (game.owner[card] if standing is None else standing.controller)


def _occasions(game: Bench, decision: Decision, card: int, place: int, ability: Ability) -> Iterator[int]:
    """The events of this window that the ability listens to; -1 for an action, which answers none."""
    if decision.kind == "action":
        yield -1
        return
    serials = game.occurrences
    if decision.kind == "disrupt":
        serials = [serial for serial, event in game.events.items() if event.status == PENDING]
    for serial in serials:
        if game.events[serial].verb in ability.verbs and (card, place, serial) not in game.spent:
            yield serial


def _beside(
    names: Names, game: Bench, card: int, ability: Ability, serial: int, move: Move
) -> Iterator[Refusal | None]:
    """What speaks against the targets and domains that the move names."""
    ctx = Context(move.player, card, serial, ability.kind)
    ctx.numbers["x"] = move.x or 0
    for target in ability.targets:
        for name in move.targets:
            for chosen in names.cards(game, name):
                yield _target_refusal(game, ctx, target, chosen)
    if ability.holds(NameSubtype):
        collectible = game.edition.collectible_legal
        known = {fold(subtype) for subtype in all_subtypes() if subtype_exists(subtype, collectible)}
        yield from (NO_SUBTYPE for name in move.targets if fold(name.text) not in known)
    if move.kind == PLAY:
        domains = game.sides[move.player].domains
        for number in move.drain:
            if number <= len(domains):
                yield paying.payment(game, move.player, card, move.x or 0, domains[number - 1])[1]


def _target_refusal(game: Bench, ctx: Context, target: Choose, chosen: int) -> Refusal | None:
    if chosen in target.legal(game, ctx):
        return None
    if chosen in game.in_play and immune(game, chosen, ctx.source, ctx.kind):
        return IMMUNE
    if target.to in VERBS and chosen in game.in_play and game.zone[chosen] == IN_PLAY:
        return prevented(game, ctx, target.to, chosen, ctx.you) or NO_TARGET
    return NO_TARGET


def _commits(names: Names, game: Bench, window: Commits, move: Move) -> Iterator[Refusal]:
    bound = followers(game)
    for name, place in move.places:
        stories = names.stories(game, place)
        for card in names.cards(game, name):
            standing = game.in_play.get(card)
            if standing is None or standing.controller != move.player:
                continue
            refusal = commit_refusal(game, card)
            if refusal is not None:
                yield refusal
            elif not set(stories) & set(window.stories(game)):
                yield NO_ATTACKER
            else:
                yield from filter(None, (game.board.forbids(game, joining(story), card) for story in stories))
    if bound:
        yield MUST_FOLLOW


def _choices(names: Names, game: Bench, decision: Decision, move: Move) -> Iterator[Refusal]:
    """What keeps cards from being chosen for what the question is about."""
    word = decision.kind.removeprefix("choose to ").removesuffix(" by struggle")
    verb = VERBS.get(word)
    if verb is None:
        return
    for name in move.chosen:
        for card in names.cards(game, name):
            refusal = verb.cannot(game, card, move.player) if card in game.in_play else None
            if refusal is not None:
                yield refusal
