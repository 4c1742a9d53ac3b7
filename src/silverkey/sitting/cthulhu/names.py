"""What things of Call of Cthulhu are called at the table."""

from __future__ import annotations

from collections import Counter

from silverkey.cthulhu.library import find_card
from silverkey.cthulhu.view import DomainView
from silverkey.cthulhu.words import MISKATONIC, SHUB, SYNDICATE, YOG

TOKENS_TO_WIN = 5
SHORTEST = {MISKATONIC: "Misk", SYNDICATE: "Synd", YOG: "Yog", SHUB: "Shub"}


def domain_name(number: int) -> str:
    """What a domain is called, on the board and in questions.

    >>> domain_name(0)
    'd1'
    """
    return f"d{number + 1}"


def short(faction: str) -> str:
    """A faction in one word.

    >>> short("Miskatonic University"), short("The Agency"), short("Yog-Sothoth")
    ('Miskatonic', 'Agency', 'Yog-Sothoth')
    """
    return faction.removeprefix("The ").split(" ")[0]


def brief(faction: str) -> str:
    """A faction in a syllable or two."""
    return SHORTEST.get(faction, short(faction))


def resources(domain: DomainView) -> list[tuple[str, int]]:
    """The factions of the resources on a domain, the most frequent first, with how many there are of each."""
    counts = Counter(card.faction for card in domain.resources)
    return sorted(counts.items(), key=lambda pair: -pair[1])


def resources_told(domain: DomainView) -> str:
    """What is attached to a domain, by faction, and whether it is drained."""
    told = ", ".join(f"{number} {brief(faction)}" for faction, number in resources(domain)) or "nothing"
    return f"{told}, drained" if domain.drained else told


def alike(one: DomainView, other: DomainView) -> bool:
    """Whether it makes no difference which of two domains pays: the same factions, by the same kinds of resource."""
    return one.drained == other.drained and _kinds(one) == _kinds(other)


def _kinds(domain: DomainView) -> Counter[tuple[str, bool]]:
    return Counter((card.faction, find_card(card.code).transient) for card in domain.resources)
