"""Cards of Arkham Horror that were never printed, for rules that no printed card shows by itself."""

from arkham_table import enemy, invented

from silverkey.arkham.cards.writing import *

CHARM = invented(ASSET, "Charm", cost=0, keywords=("Fast",))
WAY_OUT = invented(LOCATION, "Way Out", action(Gain(1), Limit(1, "round", by_copy=True)), shroud=1)
TWICE = invented(
    ASSET,
    "Two Things",
    free(Gain(1), Limit(1, "phase", by_copy=True)),
    free(DrawCards(1), Limit(1, "phase", by_copy=True)),
)
ONCE_FOR_ALL = invented(EVENT, "Once for All", free(Gain(1), Maximum(1, "round"), zone=HAND), cost=0)
BLOW = invented(ASSET, "Blow", after(FORCED, on("turn begins", player="you"), DiscardAtRandom(1), Suffer(horror=1)))
HUNTER = enemy("Hunter of One", Prey("bearer", only=True), keywords=("Hunter",), weakness=True)
FIEND = enemy("Fiend", damage=1)
KILLER = enemy("Killer", damage=9)
HAUNT = enemy("Haunt", weakness=True)
BURDEN = invented(TREACHERY, "Burden", weakness=True)
QUAKE = invented(ASSET, "Quake", free(Suffer(damage=1, horror=9, who=EACH_INVESTIGATOR)))
ALLY = invented(ASSET, "Friend", health=2, sanity=2)
GHOUL = enemy("Some Ghoul", traits=("Ghoul",))
