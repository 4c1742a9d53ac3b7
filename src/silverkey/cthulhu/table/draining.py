"""Resources on domains: what they can pay, and draining them (coc-latest/2.13 to 2.19)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import TYPE_CHECKING

from silverkey.cardgame.refusal import Refusal
from silverkey.cthulhu.details import InDomain
from silverkey.kernel.event import Event
from silverkey.kernel.outcome import FULL, Outcome

if TYPE_CHECKING:
    from silverkey.cthulhu.card import Card
    from silverkey.cthulhu.game import Game
    from silverkey.cthulhu.state import Domain

NO_DOMAIN = Refusal("No undrained domain has enough resources.", ("coc-latest/2.13.a",))
NOT_STEADFAST = Refusal(
    "A Steadfast card needs that many resources of the shown faction on your domains.",
    ("coc-latest/2.18.a", "coc-latest/2.18.b", "coc-latest/2.19.a"),
)
TOO_FEW_DOMAINS = Refusal(
    "Each of its costs drains a domain, and there are not enough for all of them.",
    ("coc-latest/2.13.a", "coc-latest/2.13.c"),
)


def resources_of(game: Game, domain: Domain, faction: str, twice: bool) -> int:
    """Resources of a faction on a domain; Transient ones count twice while the domain is drained to pay."""
    printed, as_printed = game.printed, not (domain.facedown or game.resources_are_said())
    found = 0
    for card in domain.resources:
        if (printed[card].faction if as_printed else game.provided(card, domain)) == faction:
            found += 2 if twice and printed[card].transient and card not in domain.facedown else 1
    return found


def steadfast_refusal(game: Game, player: int, face: Card) -> Refusal | None:
    """Why the Steadfast condition is not met; it counts drained domains too and Transient cards once."""
    for faction, number in face.steadfast:
        total = sum(resources_of(game, domain, faction, twice=False) for domain in game.sides[player].domains)
        if total < number:
            return NOT_STEADFAST
    return None


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


def each_its_own(wanted: list[list[int]]) -> bool:
    """Whether every one of several payments can have a domain of its own, each from those that would do.

    >>> each_its_own([[0, 1], [0]]), each_its_own([[0], [0]]), each_its_own([])
    (True, False, True)
    """
    return any(len(set(found)) == len(found) for found in product(*wanted))


def drain(game: Game, places: Iterable[tuple[int, int]], source: int, cost: int = 0, by: int = -1) -> Outcome:
    """Drain domains of players, each his own unless it says ``by`` whom; Transient resources are spent with them."""
    spent: list[Event] = []
    drained: list[Event] = []
    for player, number in places:
        domain = game.sides[player].domains[number]
        cards = tuple(domain.resources)
        domain.drained = True
        game.progress += 1
        drainer = player if by < 0 else by
        for card in cards:
            if game.printed[card].transient and card not in domain.facedown:
                spent.append(Event("spend transient", card, player, by=drainer))
        detail = InDomain(number)
        drained.append(
            Event("drain", player=player, amount=cost, detail=detail, source=source, by=drainer, cards=cards)
        )
    outcome = game.happen(spent) if spent else FULL
    for event in drained:
        game.note(event)
    return outcome
