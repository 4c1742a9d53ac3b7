"""The Core Set: basic weaknesses."""

from silverkey.arkham.cards.writing import *

core = card_set("core")

core.card("Amnesia", revelation(KeepOnly(1)))
core.card("Paranoia", revelation(LoseAllResources()))
core.card(
    "Haunted",
    revelation(PutInto("threat")),
    Modifier(EACH_SKILL, -1),
    action(Do("discard", THIS), actions=2),
)
core.card(
    "Psychosis",
    revelation(PutInto("threat")),
    after(FORCED, on("horror", card=YOU), Suffer(damage=1, direct=True)),
    action(Do("discard", THIS), actions=2),
)
core.card(
    "Hypochondria",
    revelation(PutInto("threat")),
    after(FORCED, on("damage", card=YOU), Suffer(horror=1, direct=True)),
    action(Do("discard", THIS), actions=2),
)
core.card("Mob Enforcer", Prey("bearer"), action(Spend(4), Do("discard", THIS), action=PARLEY))
core.card("Silver Twilight Acolyte", Prey("bearer"), after(FORCED, on("attack", card=THIS), PlaceDoom(1, THE_AGENDA)))
core.card("Stubborn Detective", Prey("bearer"), Blank(Every(investigators(at=ITS_LOCATION))))
