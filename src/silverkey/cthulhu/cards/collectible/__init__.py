"""Cards of the collectible game that the 2.0 document names, a file a set."""

from silverkey.cthulhu.cards.collectible import (
    arkham,
    cities,
    eldritch,
    kingsport,
    nyarlathotep,
    premium,
    relics,
    spawn,
    unspeakable,
)
from silverkey.cthulhu.cards.collectible.sets import (
    arkham_edition,
    arkham_premium,
    eldritch_edition,
    forbidden_relics,
    forgotten_cities,
    kingsport_dreams,
    masks,
    spawn_of_madness,
    unspeakable_tales,
)

__all__ = [
    "arkham",
    "arkham_edition",
    "arkham_premium",
    "cities",
    "eldritch",
    "eldritch_edition",
    "forbidden_relics",
    "forgotten_cities",
    "kingsport",
    "kingsport_dreams",
    "masks",
    "nyarlathotep",
    "premium",
    "relics",
    "spawn",
    "spawn_of_madness",
    "unspeakable",
    "unspeakable_tales",
]
