"""Dreamlands: neutral cards."""

from silverkey.cthulhu.cards.dreamlands.set import dreamlands
from silverkey.cthulhu.cards.writing import *

dreamlands.character(
    "The Day Dreamer",
    17,
    NEUTRAL,
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Night",))))),
    action(pay(2), PutIntoPlay(THIS), at_end("phase", Do("sacrifice", STILL_IN_PLAY)), zone=HAND),
    cost=2,
    skill=2,
    icons="AA",
    subtypes=("Dreamer",),
    keywords="Day",
)

dreamlands.character(
    "Dreamlands Wanderer",
    18,
    NEUTRAL,
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Day",))))),
    action(pay(2), PutIntoPlay(THIS), at_end("phase", Do("sacrifice", STILL_IN_PLAY)), zone=HAND),
    cost=2,
    skill=2,
    icons="AA",
    subtypes=("Dreamer",),
    keywords="Night",
)

dreamlands.support(
    "The Rays of Dawn",
    19,
    NEUTRAL,
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Night",))))),
    Static(Every(characters(unique=False)), (loses("T"),)),
    descriptor="Cleansing Light",
    cost=1,
    subtypes=("Environment",),
    keywords="Day",
)

dreamlands.support(
    "The Setting Sun",
    20,
    NEUTRAL,
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Day",))))),
    Static(Every(characters(unique=False)), (loses("I"),)),
    descriptor="The Light Fails",
    cost=1,
    subtypes=("Environment",),
    keywords="Night",
)

_CHEAP_AT_NIGHT = CostChange(None, -3, when=(ItIs("Night"),))

dreamlands.character(
    "The Night",
    57,
    NEUTRAL,
    _CHEAP_AT_NIGHT,
    Static(Every(characters(state="exhausted", unique=False, not_keyword="Night")), (Blank(),), when=(ItIs("Night"),)),
    descriptor="Darkness Incarnate",
    unique=True,
    cost=6,
    skill=6,
    icons="TTTTA",
    subtypes=("Monster",),
    keywords="Villainous",
).before_errata(
    "2.0",
    abilities=(
        _CHEAP_AT_NIGHT,
        Static(Every(characters(state="exhausted", unique=False)), (Blank(),), when=(ItIs("Night"),)),
    ),
)

dreamlands.character(
    "Basilisk",
    96,
    NEUTRAL,
    forced(
        AT_END_OF_YOUR_TURN,
        one_of(wound(Every(characters(controller=YOU, other=True)), 2), Do("sacrifice", THIS)),
    ),
    cost=4,
    skill=7,
    icons="TCCCC",
    subtypes=("Creature", "Monster"),
    keywords="Fast, Toughness +3",
)

dreamlands.support(
    "Moon-Beast Galley",
    99,
    NEUTRAL,
    passive(
        AT_BEGINNING_OF_TURN,
        YouControlMost(supports(subtypes=("Dreamlands",))),
        ready(Every(characters(subtypes=("Dreamer",)))),
    ),
    cost=1,
    subtypes=("Dreamlands",),
)
