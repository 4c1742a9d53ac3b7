"""What playing a card costs, and which domains can pay (coc-latest/2.13 to 2.19)."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from silverkey.cardgame.refusal import Refusal
from silverkey.cthulhu.details import InDomain
from silverkey.cthulhu.table.zones import discard_resource
from silverkey.cthulhu.vocabulary.playing import CostChange, MayPlay, Toll
from silverkey.cthulhu.words import IN_PLAY, NEUTRAL, PLAYED
from silverkey.kernel.event import Event
from silverkey.language.context import Context

if TYPE_CHECKING:
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.state import Domain

NO_DOMAIN = Refusal("No undrained domain has enough resources.", ("coc-latest/2.13.a",))
NO_MATCH = Refusal("No domain that could pay has a resource of the card's faction.", ("coc-latest/2.15.a",))
NOT_LOYAL = Refusal(
    "A Loyal card needs as many resources of its own faction on the drained domain as it costs.",
    ("coc-latest/2.15.a",),
)
NOT_STEADFAST = Refusal(
    "A Steadfast card needs that many resources of the shown faction on your domains.",
    ("coc-latest/2.18.a", "coc-latest/2.18.b", "coc-latest/2.19.a"),
)


TOO_FEW_DOMAINS = Refusal(
    "Each of its costs drains a domain, and there are not enough for all of them.",
    ("coc-latest/2.13.a", "coc-latest/2.13.c"),
)


def each_its_own(wanted: list[list[int]]) -> bool:
    """Whether every one of several payments can have a domain of its own, each from those that would do.

    >>> each_its_own([[0, 1], [0]]), each_its_own([[0], [0]]), each_its_own([])
    (True, False, True)
    """
    return any(len(set(found)) == len(found) for found in product(*wanted))


def cost_to_play(game: Game, player: int, card: int, x: int, resources: list[int]) -> int:
    """The actual cost of a card, if these resources are drained for it (coc-latest/timing/step1, a, c and d)."""
    face = game.printed[card]
    cost = x if face.x_cost else face.cost
    cut = floor = 0
    if game.zone[card] in (IN_PLAY, PLAYED):
        cut = cost  # a Dormant card that wakes (coc-latest/new/dormant.b)
    for change, ctx, _ in game.board.said(CostChange):
        if change.covers(game, ctx, player, card):
            by = change.change(game, ctx, resources)
            if by > 0:
                cost += by
            elif by < 0:
                cut -= by
                floor = max(floor, change.minimum)
    if face.own_cost:
        own = Context(player, card)
        for change in face.own_cost:
            by = change.change(game, own, resources)
            if by < 0 and change.covers(game, own, player, card):
                cut -= by
                floor = max(floor, change.minimum)
    # Something may say that it cannot be lowered (coc-latest/faq/carl-stanford-dormant).
    if (
        cut and cost > 0 and game.board.forbids(game, "cheaper", card) is None
    ):  # coc-latest/2.17.a: a cost of 0 is not reduced
        cost = max(min(cost, floor), cost - cut)  # coc-latest/2.16.b: "to a minimum of 1" prevails
    return cost


def toll_to_play(game: Game, player: int, card: int) -> int:
    """What must be paid besides the cost of a card to play it (coc-latest/2.13.d)."""
    return sum(toll.due(game, own, player, card, "play") for toll, own, _ in game.board.said(Toll))


def payment(game: Game, player: int, card: int, x: int, domain: Domain) -> tuple[int, Refusal | None]:
    """What playing a card takes if this domain pays, and why it cannot. What is due besides needs no match."""
    cost = cost_to_play(game, player, card, x, domain.resources)
    toll = toll_to_play(game, player, card) if game.board.said(Toll) else 0
    if cost:
        return cost + toll, domain_refusal(game, domain, cost + toll, card)
    return toll, NO_DOMAIN if toll and (domain.drained or game.drain_total(domain) < toll) else None


def domain_refusal(game: Game, domain: Domain, cost: int, card: int) -> Refusal | None:
    """Why draining this domain does not pay the cost of playing a card, or None."""
    if domain.drained or game.drain_total(domain) < cost:
        return NO_DOMAIN
    face = game.printed[card]
    if face.faction == NEUTRAL:
        return None
    matching = resources_of(game, domain, face.faction, twice=True)
    if "Loyal" in face.keywords and matching < cost:
        return NOT_LOYAL  # coc-latest/faq/archmages-attache: ignoring the match is not granting it
    return None if matching or _unmatched(game, card) else NO_MATCH


def _unmatched(game: Game, card: int) -> bool:
    """Whether a card is played without a resource match; Loyal and Steadfast still count."""
    return any(not word.matching and card in word.cards(game, ctx) for word, ctx, _ in game.board.said(MayPlay))


def resources_of(game: Game, domain: Domain, faction: str, twice: bool) -> int:
    """Resources of a faction on a domain; Transient ones count twice while the domain is drained to pay."""
    printed = game.printed
    found = 0
    for card in domain.resources:
        face = printed[card]
        if face.faction == faction:
            found += 2 if twice and face.transient else 1
    return found


def steadfast_refusal(game: Game, player: int, face: Card) -> Refusal | None:
    """Why the Steadfast condition is not met; it counts drained domains too and Transient cards once."""
    for faction, number in face.steadfast:
        total = sum(resources_of(game, domain, faction, twice=False) for domain in game.sides[player].domains)
        if total < number:
            return NOT_STEADFAST
    return None


def most_payable(game: Game, player: int) -> int:
    """No card that costs more as printed can be paid for, unless it lowers its own cost; a billion if costs change."""
    if game.board.said(CostChange):
        return 1_000_000_000
    most = 0
    for domain in game.sides[player].domains:
        if not domain.drained:
            most = max(most, game.drain_total(domain))
    return most


def playing_domains(game: Game, player: int, card: int, x: int) -> list[tuple[int, int]]:
    """The domains that can pay for playing a card, each with the cost if it is the one; (-1, 0) if nothing is due."""
    found: list[tuple[int, int]] = []
    for number, domain in enumerate(game.sides[player].domains):
        cost, refusal = payment(game, player, card, x, domain)
        if cost == 0:
            return [(-1, 0)]
        if refusal is None:
            found.append((number, cost))
    return found


def playing_refusal(game: Game, player: int, card: int, x: int) -> Refusal | None:
    """Why a card's cost cannot be paid, or None."""
    face = game.printed[card]
    if face.steadfast:
        refusal = steadfast_refusal(game, player, face)
        if refusal is not None:
            return refusal
    refusal = NO_DOMAIN
    for domain in game.sides[player].domains:
        found = payment(game, player, card, x, domain)[1]
        if found is None:
            return None
        if found is not NO_DOMAIN:
            refusal = found
    return refusal


def paying_domains(game: Game, player: int, cost: int, match: str = "") -> list[int]:
    """The domains that can pay a cost other than that of playing a card, which needs no match unless it says so."""
    return [
        number
        for number, domain in enumerate(game.sides[player].domains)
        if not domain.drained
        and game.drain_total(domain) >= cost
        and (not match or resources_of(game, domain, match, twice=False))
    ]


def printed_cost_domains(game: Game, player: int, face: Card) -> list[int]:
    """The domains that can pay the printed cost of a card that is then put into play (coc-latest/2.24.b)."""
    found = paying_domains(game, player, face.cost)
    if "Loyal" not in face.keywords or not game.edition.printed_cost_binds:
        return found
    domains = game.sides[player].domains
    return [number for number in found if resources_of(game, domains[number], face.faction, twice=True) >= face.cost]


def highest_x(game: Game, player: int, card: int | None) -> int:
    """The highest X that the player could pay, for playing a card or (None) for an ability."""
    highest = 0
    for domain in game.sides[player].domains:
        if domain.drained:
            continue
        if card is None:
            highest = max(highest, game.drain_total(domain))
            continue
        while _pays_x(game, player, card, highest + 1, domain):
            highest += 1
    return highest


def _pays_x(game: Game, player: int, card: int, x: int, domain: Domain) -> bool:
    return payment(game, player, card, x, domain)[1] is None


def drain(game: Game, player: int, number: int, source: int, cost: int = 0, by: int = -1) -> None:
    """Drain a player's domain, which he does himself unless it says ``by`` whom; Transient resources are discarded."""
    domain = game.sides[player].domains[number]
    resources = tuple(domain.resources)
    domain.drained = True
    game.progress += 1
    for card in [card for card in resources if game.printed[card].transient]:
        game.note(Event("spend transient", card, player))
        discard_resource(game, card)
    drainer = player if by < 0 else by
    game.note(
        Event("drain", player=player, amount=cost, detail=InDomain(number), source=source, by=drainer, cards=resources)
    )
