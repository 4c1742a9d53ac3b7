"""What playing a card costs, and which domains can pay for it (coc-latest/2.13 to 2.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silverkey.cardgame.refusal import Refusal
from silverkey.cardgame.words.amounts import X
from silverkey.cthulhu.state import Domain
from silverkey.cthulhu.table.draining import NO_DOMAIN, resources_of, steadfast_refusal
from silverkey.cthulhu.vocabulary.playing import CheaperOn, CostChange, Matches, MayPlay, Toll
from silverkey.cthulhu.words import NEUTRAL, PLAYED
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cthulhu.game import Game

NO_MATCH = Refusal("No domain that could pay has a resource of the card's faction.", ("coc-latest/2.15.a",))
NOT_LOYAL = Refusal(
    "A Loyal card needs as many resources of its own faction on the drained domain as it costs.", ("coc-latest/2.15.a",)
)

PLENTY = 1000
"""More than any domain yields, be it ever so much cheaper."""


def cost_to_play(game: Game, player: int, card: int, x: int, resources: list[int], given: bool = False) -> int:
    """The actual cost of a card, if these resources are drained for it (coc-latest/timing/step1, a, c and d).

    ``given``: the player does what makes it cheaper.
    """
    face = game.printed[card]
    cost = x if face.x_cost else face.cost
    said = game.said(CostChange)
    if not said and not face.own_cost and not waking(game, card):
        return cost
    cut = floor = 0
    changes = [(change, ctx) for change, ctx, _ in said]
    if face.own_cost:
        own = Context(player, card)
        own.numbers["x"] = x
        changes += [(change, own) for change in face.own_cost if given or change.price is None or change.per is X]
    changes = [(change, ctx) for change, ctx in changes if change.covers(game, ctx, player, card)]
    cost = next((change.to for change, _ in changes if change.to >= 0), cost)
    if waking(game, card):
        cut = cost  # a Dormant card that wakes (coc-latest/new/dormant.b)
    for change, ctx in changes:
        if change.to < 0:
            by = change.change(game, ctx, resources)
            if by > 0:
                cost += by
            elif by < 0:
                cut -= by
                floor = max(floor, change.minimum)
    # A cost of 0 is not reduced (coc-latest/2.17.a), nor what something says cannot be lowered
    # (coc-latest/faq/carl-stanford-dormant).
    if cut and cost > 0 and game.board.forbids(game, "cheaper", card) is None:
        cost = max(min(cost, floor), cost - cut)  # coc-latest/2.16.b: "to a minimum of 1" prevails
    return cost


def changeable(game: Game, card: int) -> bool:
    """Whether anything might make playing a card cost something else than is printed on it."""
    said = game.board.words
    if CostChange in said or Toll in said or game.printed[card].own_cost:
        return True
    return waking(game, card)


def waking(game: Game, card: int) -> bool:
    """Whether a card is played that has lain dormant."""
    standing = game.in_play.get(card)
    return game.zone[card] == PLAYED or (standing is not None and standing.facedown)


def payment(
    game: Game, player: int, card: int, x: int, domain: Domain, given: bool = False, dearer: int = 0
) -> tuple[int, Refusal | None]:
    """What playing a card takes if this domain pays, and why it cannot.

    What is due besides its cost (coc-latest/2.13.d) needs no match. ``dearer``: what is due for its effect, or
    (less than 0) what its host saves.
    """
    cost, toll = cost_to_play(game, player, card, x, domain.resources, given), dearer
    for word, own, _ in game.said(Toll) if game.curbed else ():
        toll += word.due(game, own, player, card)
    if dearer < 0:
        cost, toll = max(0, cost + dearer), toll - dearer
    if cost:
        return cost + toll, domain_refusal(game, domain, cost + toll, card)
    return toll, NO_DOMAIN if toll and (domain.drained or game.drain_total(domain) < toll) else None


def domain_refusal(game: Game, domain: Domain, cost: int, card: int) -> Refusal | None:
    """Why draining this domain does not pay the cost of playing a card, or None."""
    if domain.drained or (len(domain.resources) < cost and game.drain_total(domain) < cost):
        return NO_DOMAIN
    face = game.printed[card]
    if face.faction == NEUTRAL:
        return None
    matching = resources_of(game, domain, face.faction, twice=True)
    for word, own, _ in game.said(Matches):
        if word.faction not in ("", face.faction) and word.cards.includes(game, own, card):
            matching += resources_of(game, domain, word.faction, twice=True)
    if "Loyal" in face.keywords and matching < cost:
        return NOT_LOYAL  # coc-latest/faq/archmages-attache: ignoring the match is not granting it
    return None if matching or _unmatched(game, card) else NO_MATCH


def _unmatched(game: Game, card: int) -> bool:
    """Whether a card is played without a resource match; Loyal and Steadfast still count."""
    for word, ctx, _ in game.said(Matches):
        if word.frees(game, ctx, game.owner[card], card):
            return True
    for lent, ctx, _ in game.said(MayPlay):  # noqa: SIM110  a loop is faster here
        if not lent.matching and card in lent.who.cards(game, ctx):
            return True
    return False


def joint_payment(game: Game, player: int, card: int, x: int, numbers: list[int]) -> tuple[int, Domain]:
    """What playing a card takes if these domains pay together, and these domains as if they were one."""
    resources = [card for number in numbers for card in game.sides[player].domains[number].resources]
    turned = [card for number in numbers for card in game.sides[player].domains[number].facedown]
    joint = Domain(-1, resources, facedown=turned)
    return payment(game, player, card, x, joint)[0], joint


def joint_refusal(game: Game, player: int, card: int, x: int, numbers: list[int]) -> Refusal | None:
    """Why draining these domains together does not pay for playing a card, or None."""
    return payment(game, player, card, x, joint_payment(game, player, card, x, numbers)[1])[1]


def most_payable(game: Game, player: int) -> int:
    """No card that costs more as printed can be paid for, unless it lowers its own cost; a billion if costs change."""
    if not {CostChange, CheaperOn}.isdisjoint(game.board.words):
        return 1_000_000_000
    most = 0
    for domain in game.sides[player].domains:
        if not domain.drained and (total := game.drain_total(domain)) > most:
            most = total
    return most


def playing_domains(
    game: Game, player: int, card: int, x: int, given: bool = False, dearer: int = 0
) -> list[int] | None:
    """The domains that can pay for playing a card; None if nothing is due."""
    payments = [payment(game, player, card, x, domain, given, dearer) for domain in game.sides[player].domains]
    if any(cost == 0 for cost, _ in payments):
        return None
    return [number for number, (_, refusal) in enumerate(payments) if refusal is None]


def playing_refusal(game: Game, player: int, card: int, x: int, given: bool = False, dearer: int = 0) -> Refusal | None:
    """Why a card's cost cannot be paid, or None."""
    face = game.printed[card]
    if face.steadfast:
        refusal = steadfast_refusal(game, player, face)
        if refusal is not None:
            return refusal
    refusal = NO_DOMAIN
    if face.several_domains:
        undrained = [n for n, domain in enumerate(game.sides[player].domains) if not domain.drained]
        return joint_refusal(game, player, card, x, undrained)
    cost = x if face.x_cost else face.cost
    fixed = cost > 0 and not dearer and not changeable(game, card)
    for domain in game.sides[player].domains:
        found = (
            domain_refusal(game, domain, cost, card)
            if fixed
            else payment(game, player, card, x, domain, given, dearer)[1]
        )
        if found is None:
            return None
        if found is not NO_DOMAIN:
            refusal = found
    return refusal


def highest_x(game: Game, player: int, card: int | None) -> int:
    """The highest X that the player could pay, for playing a card or (None) for an ability."""
    highest = 0
    for domain in game.sides[player].domains:
        if domain.drained:
            continue
        if card is None:
            highest = max(highest, game.drain_total(domain))
            continue
        due, refusal = payment(game, player, card, PLENTY, domain)
        if refusal is None:  # it costs something else than X, and X is what is paid (faq/yog-sothoth-x-cost)
            highest = max(highest, due)
            continue
        while payment(game, player, card, highest + 1, domain)[1] is None:
            highest += 1
    return highest
