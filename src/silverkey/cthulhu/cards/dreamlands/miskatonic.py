"""Dreamlands: Miskatonic University."""

from silverkey.cthulhu.cards.dreamlands.set import dreamlands
from silverkey.cthulhu.cards.writing import *

dreamlands.character(
    "Twila Katherine Price",
    3,
    MISKATONIC,
    Static(
        THIS,
        (
            GainAbility(
                action(EXHAUST_NAMED, pay(2), ExecuteStory(Committed("the story it is committed to"), as_if_won=False))
            ),
        ),
        when=(ItIs("Night"),),
    ),
    descriptor="Lost in a Dream",
    unique=True,
    cost=3,
    skill=3,
    icons="AAA",
    subtypes=("Dreamer",),
)

dreamlands.character(
    "Obsessive Insomniac",
    24,
    MISKATONIC,
    action(PayWith("discard resource", Cards(zone=DOMAIN, owner=YOU)), ready(THIS)),
    action(EXHAUST_NAMED, DrawCards()),
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
        then(EachDoes(THAT_OPPONENT, (SacrificeOwn(Cards(faction_of="discarded"), targeted=True),), if_able=True)),
    ),
    cost=3,
)
