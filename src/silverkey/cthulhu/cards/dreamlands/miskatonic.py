"""Dreamlands: Miskatonic University."""

from silverkey.cthulhu.cards.dreamlands.set import dreamlands
from silverkey.cthulhu.cards.writing import *

dreamlands.character(
    "Obsessive Insomniac",
    24,
    MISKATONIC,
    action(PayWith("discard resource", Cards(zone=DOMAIN, owner=YOU)), ready(THIS)),
    action(EXHAUST, DrawCards()),
    cost=2,
    skill=2,
    icons="A",
    subtypes=("Dreamer",),
    keywords="Loyal",
)

dreamlands.event(
    "Horrid Dreams",
    84,
    MISKATONIC,
    action(
        DiscardTop(EACH_OPPONENT, 1),
        then(
            EachDoes(
                EACH_OPPONENT, (SacrificeOwn(Cards(faction_of="discarded"), targeted=True, if_able=True),), if_able=True
            )
        ),
    ),
    cost=3,
)
