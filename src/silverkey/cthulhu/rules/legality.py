"""Why a card cannot be played or an ability not be used: the checks of initiation, each with its ruling."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from silverkey.cardgame.legality import completable, effect_refusal
from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.triggering import fits
from silverkey.cardgame.words.amounts import amount
from silverkey.cardgame.words.conditions import Condition
from silverkey.cardgame.words.costs import Cost
from silverkey.cardgame.words.limits import Immune, by
from silverkey.cthulhu.table import zones
from silverkey.cthulhu.table.control import allegiance_refusal, conspiracy_refusal, unique_refusal
from silverkey.cthulhu.table.draining import TOO_FEW_DOMAINS, each_its_own, steadfast_refusal
from silverkey.cthulhu.table.played import by_a_player, used_up
from silverkey.cthulhu.table.refusals import NO_TARGET
from silverkey.cthulhu.vocabulary.constants import NOBODY, CannotTrigger
from silverkey.cthulhu.vocabulary.costs import (
    DEARER,
    NOTHING_TO_PAY_WITH,
    TOLL,
    Drains,
    Pay,
    PayBy,
    PlayingCost,
    drained_by,
    remember_paid,
)
from silverkey.cthulhu.vocabulary.hands import GiveUp
from silverkey.cthulhu.vocabulary.paying import highest_x, playing_refusal
from silverkey.cthulhu.vocabulary.playing import CheaperOn, PlayedOffThis, Toll
from silverkey.cthulhu.vocabulary.references import PAYABLE
from silverkey.cthulhu.vocabulary.triggers import Trigger
from silverkey.cthulhu.words import ACTION, CHARACTER, CONSPIRACY, COST, DISRUPT, HAND, IN_PLAY, PLAY
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.vocabulary.abilities import Ability

USED_UP = Refusal("Its limit is used up.", ("coc-latest/2.9.a", "coc-latest/2.9.b"))
IMMUNE = Refusal("It is immune to that and cannot be chosen for it.", ("coc-latest/2.36.a",))
NOT_DORMANT = Refusal("Only a card with Dormant can be played from a story.", ("coc-latest/new/dormant.c",))
SILENT = Refusal("A resource without the Zoog symbol triggers nothing.", ("coc-latest/2.25.b",))
MEANS = "means"
"""The name of the number of resources that could be paid besides for what is targeted."""
GIFT = "gift"
"""Begins the names of the cards that would do for each one that is given up to pay, whatever is targeted."""
NO_X = Refusal("No value of X can be paid that leaves something to choose.", ("coc-latest/1.9.b",))


def use_refusal(
    game: Game, player: int, card: int, ability: Ability, serial: int = -1, free: bool = False
) -> Refusal | None:
    """Why a player cannot use this ability of this card now, or None. ``free``: without paying its costs."""
    ctx = words_of(game, player, card, ability, serial, free)
    for condition in ability.when:
        if not condition.true(game, ctx):
            return _not_now(condition)
    return _refusal_at_any_time(game, ctx, ability, free)


def playing_refusal_now(game: Game, player: int, card: int) -> Refusal | None:
    """Why an effect cannot have a player play a card and pay for it, or None.

    Only an event keeps to its own time; it must be an Action.
    """
    ability = game.printed[card].play
    if ability is None or ability.kind not in (PLAY, ACTION):
        return NO_TARGET
    if ability.kind == ACTION:
        return use_refusal(game, player, card, ability)
    return _refusal_at_any_time(game, words_of(game, player, card, ability), ability)


def _refusal_at_any_time(game: Game, ctx: Context, ability: Ability, free: bool = False) -> Refusal | None:
    """What else than its time keeps a player from using an ability, or None."""
    player, card = ctx.you, ctx.source
    if ability.limit is not None and used_up(game, player, card, ability.limit):
        return USED_UP
    face = game.printed[card]
    if ability is face.play or ability is face.dormant:
        forbidden = game.board.prohibitions
        if forbidden and (refusal := zones.stuck(game, card) or game.board.forbids(game, by(player, "play"), card)):
            return refusal
    if ability.triggered and game.curbed and game.said(CannotTrigger):
        refusal = _silenced(game, player, card, ability)
        if refusal is not None:
            return refusal
    if ability.kind == PLAY:
        refusal = _entering_refusal(game, player, card)
        if refusal is not None:
            return refusal
    if not free and uses_x(game, card, ability):
        return None if x_values(game, ctx, ability, one=True) else _x_refusal(game, ctx, ability)
    return _rest(game, ctx, ability)


def _silenced(game: Game, player: int, card: int, ability: Ability) -> Refusal | None:
    """What says that this ability cannot be triggered, or not by this player, or None."""
    triggers = player if by_a_player(game, ability.kind) else NOBODY
    elsewhere = ability.zone != IN_PLAY and ability is not game.printed[card].play
    for word, ctx, _ in game.said(CannotTrigger):
        if word.bars(game, ctx, triggers, card, ability.kind, elsewhere):
            return word.refusal(game, ctx)
    return None


@lru_cache(maxsize=2000)
def _not_now(condition: Condition) -> Refusal:
    """Why an ability with such a condition cannot be used while that does not hold. It is refused again and again."""
    refusal = condition.refusal()
    return refusal if refusal.rulings else refusal._replace(rulings=("coc-latest/timing/step1",))


def story_refusal(game: Game, player: int, card: int, ability: Ability) -> Refusal | None:
    """Why a story's effect cannot be executed, or None. Older editions ask only for its own targets."""
    if game.edition.stories_need_choices:
        return use_refusal(game, player, card, ability)
    ctx = words_of(game, player, card, ability)
    for condition in ability.when:
        if not condition.true(game, ctx):
            return _not_now(condition)
    return None if completable(game, ctx, ability.targets) else NO_TARGET


def words_of(game: Game, player: int, card: int, ability: Ability, serial: int = -1, free: bool = False) -> Context:
    """What the words of an ability refer to when a player uses it."""
    ctx = Context(player, card, serial, ability.kind)
    if free:
        ctx.numbers["free"] = 1
    standing = game.in_play.get(card)
    if standing is not None:
        story = standing.committed if standing.attached < 0 else game.story_of(card)
        if story >= 0:
            ctx.numbers["here"] = story  # "this story", though the card may leave it before long
        values = game.board.values[card]
        if values.freed:
            ctx.numbers["freed"] = 1
        for borrowed, origin in values.borrowed:
            if borrowed is ability:
                ctx.numbers["self"] = origin
    if ability.triggered and game.curbed and game.said(Immune):
        ctx.numbers["printed cost"] = _printed_cost(game, ctx, ability)
        ctx.numbers["targets"] = _targets(game, ctx, ability)
    return ctx


def _printed_cost(game: Game, ctx: Context, ability: Ability) -> int:
    """What an effect costs as printed, nothing if nothing is (coc-2.0/errata/forgotten-cities); -1 stands for X."""
    face = game.printed[ctx.source]
    if ability is face.play:
        return -1 if face.x_cost else face.cost
    if ability.sets_x:
        return -1
    return sum(amount(cost.number, game, ctx) for cost in ability.costs if isinstance(cost, Pay))


def _targets(game: Game, ctx: Context, ability: Ability) -> int:
    """How many targets an effect may have."""
    return sum(
        len(choice.legal(game, ctx)) if choice.any_number else amount(choice.number, game, ctx)
        for choice in ability.targets
    )


def costs_of(game: Game, ability: Ability, ctx: Context) -> tuple[Cost, ...]:
    """All costs of using an ability; an additional payment joins the one there is, or stands alone."""
    costs, deeds = costs_and_tolls(game, ability, ctx)
    return costs + deeds if deeds else costs


def costs_and_tolls(
    game: Game, ability: Ability, ctx: Context, aimed: bool = True
) -> tuple[tuple[Cost, ...], tuple[Cost, ...]]:
    """The costs of using an ability, and what is done besides because other cards ask for it.

    Not ``aimed``: without what its targets cost.
    """
    numbers = ctx.numbers
    if numbers and "free" in numbers:
        return (), ()
    if numbers and "freed" in numbers:
        return game.values(ctx.source).freed, ()
    if ability is game.printed[ctx.source].play:
        for word, own, _ in game.said(PlayedOffThis):
            if ctx.source in word.lent(game, own):
                return (*ability.costs, word.price), ()
    if ability.kind == PLAY and (saved := _saved(game, ctx)):
        ctx.numbers[DEARER] = -saved
    if not (ability.triggered and game.curbed and game.said(Toll)):
        return ability.costs, ()
    targets = tuple(card for one in ability.targets for card in ctx.cards.get(one.name, ())) if aimed else ()
    tolls = _tolls(game, ctx, targets) if by_a_player(game, ability.kind) else []
    costs = ability.costs
    ctx.numbers[_surcharge(ability)] = due = sum(toll.resources for toll in tolls)
    if due and not any(isinstance(cost, Pay | PlayingCost) for cost in costs):
        costs = (*costs, TOLL)
    return costs, tuple(deed for toll in tolls for deed in toll.deeds)


def words_of_tolls(ctx: Context) -> Context:
    """What the words of a toll refer to: what an ability is itself paid with is nothing to it."""
    own = ctx.copy()
    own.cards.pop(PAYABLE, None)
    return own


def _saved(game: Game, ctx: Context) -> int:
    """What a player saves by the card that he plays another onto, or could choose for that."""
    said = game.said(CheaperOn)
    fitting = game.printed[ctx.source].attach if said else None
    if fitting is None:
        return 0
    hosts = ctx.cards.get("host") or fitting.find(game, ctx)
    return sum(word.saves(game, own, ctx.you, ctx.source, hosts) for word, own, _ in said)


def _surcharge(ability: Ability) -> str:
    """The name of the number that joins a payment: that of a card, or that of an ability."""
    return DEARER if any(isinstance(cost, PlayingCost) for cost in ability.costs) else "toll"


def _tolls(game: Game, ctx: Context, targets: tuple[int, ...], trigger: bool = True) -> list[Toll]:
    """What a player owes for triggering an effect that has these targets."""
    return [
        toll
        for toll, own, _ in game.said(Toll)
        if (trigger and toll.asks(game, own, ctx.you, ctx.source, "trigger"))
        or any(toll.asks(game, own, ctx.you, target, "target") for target in targets)
    ]


def note_means(game: Game, ctx: Context, ability: Ability) -> None:
    """Find out what could be paid besides, resources and cards, where some cards cost something to target."""
    said = game.said(Toll)
    if not (said and by_a_player(game, ability.kind)) or all(toll.to != "target" for toll, _, _ in said):
        return
    (costs, deeds), surcharge = costs_and_tolls(game, ability, ctx, aimed=False), _surcharge(ability)
    for place, found in enumerate([*_given(game, ctx, costs), *_given(game, words_of_tolls(ctx), deeds)]):
        ctx.cards[f"{GIFT} {place}@"] = tuple(found)
    if not any(isinstance(cost, Pay | PlayingCost) for cost in costs):
        costs = (*costs, TOLL)
    due = ctx.numbers.get(surcharge, 0)
    ctx.numbers[MEANS] = -1
    while all(cost.refusal(game, ctx) is None for cost in costs) and _enough_domains(game, ctx, costs):
        ctx.numbers[MEANS] += 1
        ctx.numbers[surcharge] = due + ctx.numbers[MEANS] + 1
    ctx.numbers[surcharge] = due


def forget_means(ctx: Context) -> None:
    """What could be paid besides matters no more: everything is targeted."""
    if ctx.numbers.pop(MEANS, None) is not None:
        ctx.cards = {name: cards for name, cards in ctx.cards.items() if not name.startswith(GIFT)}


def note_gifts(game: Game, ctx: Context, ability: Ability) -> None:
    """Find out what could be given up to pay, where that decides what may be targeted."""
    if ability.gift is not None:
        own = ctx.copy()
        own.kind = COST
        ctx.cards[PAYABLE] = () if "free" in ctx.numbers else tuple(ability.gift.legal(game, own))


def narrow_gifts(game: Game, ctx: Context, ability: Ability) -> None:
    """Only what leaves every target such as the effect says may be given up to pay for it."""
    if PAYABLE not in ctx.cards:
        return
    own = ctx.copy()
    own.kind = COST
    fitting = []
    for card in own.cards.pop(PAYABLE):
        remember_paid(game, own, (card,))
        if all(one.cards.includes(game, own, target) for one in ability.targets for target in own.cards[one.name]):
            fitting.append(card)
    ctx.cards[PAYABLE] = tuple(fitting)


def within_means(game: Game, ctx: Context, cards: list[int]) -> list[int]:
    """Those of some cards that a player who is about to choose one can pay for targeting, with all chosen before."""
    if ctx.kind == PLAY and game.said(CheaperOn):
        return [host for host in cards if _affordable_on(game, ctx, host)]
    if MEANS not in ctx.numbers:
        return cards
    named = ((name, known) for name, known in ctx.cards.items() if name != PAYABLE and not name.endswith("@"))
    chosen = tuple(card for _, known in named for card in known)
    given = [[*known] for name, known in ctx.cards.items() if name.startswith(GIFT)]
    own = words_of_tolls(ctx)
    found = []
    for card in cards:
        tolls = _tolls(game, ctx, (*chosen, card), trigger=False)
        deeds = tuple(deed for toll in tolls for deed in toll.deeds)
        if sum(toll.resources for toll in tolls) > ctx.numbers[MEANS] or any(deed.refusal(game, own) for deed in deeds):
            continue
        if not deeds or each_its_own([*given, *_given(game, own, deeds)]):
            found.append(card)
    return found


def enough_cards(game: Game, ctx: Context, costs: tuple[Cost, ...]) -> bool:
    """Whether each of several costs for which a card is given up can have one of its own."""
    return len(_gifts(costs)) < 2 or each_its_own(_given(game, ctx, costs))


def _gifts(costs: tuple[Cost, ...]) -> list[GiveUp]:
    """The costs for which a card is given up that pays nothing else; who is wounded may be wounded again."""
    deeds = [cost.deed for cost in costs if isinstance(cost, PayBy) and isinstance(cost.deed, GiveUp)]
    return [deed for deed in deeds if deed.verb != "wound"]


def _given(game: Game, ctx: Context, costs: tuple[Cost, ...]) -> list[list[int]]:
    """For each card that is given up to pay, those that would do."""
    own = ctx.copy()
    own.kind = COST
    return [deed.legal(game, own) for deed in _gifts(costs) for _ in range(deed.least(game, own))]


def _affordable_on(game: Game, ctx: Context, host: int) -> bool:
    """Whether a player could pay for playing a card onto that one."""
    own = ctx.copy()
    own.cards["host"] = (host,)
    return playing_refusal(game, ctx.you, ctx.source, 0, dearer=-_saved(game, own)) is None


def _rest(game: Game, ctx: Context, ability: Ability) -> Refusal | None:
    costs = costs_of(game, ability, ctx)
    for cost in costs:
        refusal = cost.refusal(game, ctx)
        if refusal is not None:
            return refusal
    if len(costs) > 1:
        if not _enough_domains(game, ctx, costs):
            return TOO_FEW_DOMAINS
        if not enough_cards(game, ctx, costs):
            return NOTHING_TO_PAY_WITH
    if ability.targets:
        if game.curbed:
            note_means(game, ctx, ability)
        if ability.gift is not None:
            note_gifts(game, ctx, ability)
        if not completable(game, ctx, ability.targets):
            return NO_TARGET
        if game.curbed:
            forget_means(ctx)
        if ability.gift is not None:
            del ctx.cards[PAYABLE]
    return effect_refusal(game, ctx, ability.effect, ability.targets)


def _enough_domains(game: Game, ctx: Context, costs: tuple[Cost, ...]) -> bool:
    """Whether each of several costs can drain a domain of its own, where they do."""
    draining = 0
    for cost in costs:
        if isinstance(cost, Drains) and cost.may_drain:
            draining += 1
    return draining < 2 or each_its_own(drained_by(game, ctx, costs))


def _entering_refusal(game: Game, player: int, card: int) -> Refusal | None:
    face = game.printed[card]
    if face.type == CONSPIRACY:
        return conspiracy_refusal(game, player)
    if face.unique:
        refusal = unique_refusal(game, player, card)
        if refusal is not None:
            return refusal
    if face.type == CHARACTER and ("Heroic" in face.keywords or "Villainous" in face.keywords):
        return allegiance_refusal(game, player, face.keywords)
    return None


def waking_refusal(game: Game, player: int, card: int) -> Refusal | None:
    """Why a Dormant card cannot be played although its story is won: Steadfast and the like still count."""
    face = game.printed[card]
    ability = face.dormant
    if ability is None:
        return NOT_DORMANT
    return steadfast_refusal(game, player, face) or use_refusal(game, player, card, ability)


def uses_x(game: Game, card: int, ability: Ability) -> bool:
    """Whether the player chooses X as he uses the ability (coc-latest/timing/step1, a)."""
    if ability.zone == HAND and ability is game.printed[card].play and game.printed[card].x_cost:
        return True
    return ability.sets_x and not (card in game.in_play and game.values(card).freed)


def x_values(game: Game, ctx: Context, ability: Ability, one: bool = False) -> list[int]:
    """The values of X with which everything can be paid and chosen."""
    playing = ability is game.printed[ctx.source].play
    found: list[int] = []
    # Paying nothing changes nothing, so it is no payment unless something else is paid too (coc-latest/2.13.c).
    free = playing or not game.edition.costs_change_something or any(not cost.uses_x for cost in ability.costs)
    least = max([0 if free else 1, *(cost.least for cost in ability.costs if isinstance(cost, Pay))])
    for x in range(_highest(game, ctx, ability), least - 1, -1):
        ctx.numbers["x"] = x
        if _rest(game, ctx, ability) is None:
            found.append(x)
            if one:
                break
    ctx.numbers.pop("x", None)
    return sorted(found)


def _x_refusal(game: Game, ctx: Context, ability: Ability) -> Refusal:
    ctx.numbers["x"] = _highest(game, ctx, ability)
    return _rest(game, ctx, ability) or NO_X


def _highest(game: Game, ctx: Context, ability: Ability) -> int:
    """The highest X that could be paid."""
    for given in (cost for cost in ability.costs if isinstance(cost, PayBy) and cost.uses_x):
        ctx.numbers["x"] = 1
        while given.refusal(game, ctx) is None:
            ctx.numbers["x"] += 1
        return ctx.numbers["x"] - 1
    playing = ability is game.printed[ctx.source].play
    return highest_x(game, ctx.you, ctx.source if playing else None)


def trigger_refusal(game: Game, player: int, card: int, ability: Ability, serial: int) -> Refusal | None:
    """Why an event does not set off an ability, with the rulings on what the ability does not answer."""
    return None if fits(game, player, card, ability, serial) else another_moment(game, card, ability)


def another_moment(game: Game, card: int, ability: Ability) -> Refusal:
    """Why an ability cannot be used where nothing sets it off."""
    assert isinstance(ability.trigger, Trigger)
    moment = "coc-latest/timing/disrupts.a" if ability.kind == DISRUPT else "coc-latest/timing/responses.b"
    when = ability.moment(game.name(card))
    return Refusal(f"It is used {when}, and that is not what happens here.", (*ability.trigger.rulings, moment))
