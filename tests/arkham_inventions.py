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
FIEND = enemy("Fiend", damage=1)
KILLER = enemy("Killer", damage=9)
HAUNT = enemy("Haunt", weakness=True)
BURDEN = invented(TREACHERY, "Burden", weakness=True)
QUAKE = invented(ASSET, "Quake", free(Suffer(damage=1, horror=9, who=EACH_INVESTIGATOR)))
ALLY = invented(ASSET, "Friend", health=2, sanity=2)
GHOUL = enemy("Some Ghoul", traits=("Ghoul",))
ANOTHER_GHOUL = enemy("Another Ghoul", traits=("Ghoul",))
STALKER = enemy("Stalker", Prey("bearer", only=True), keywords=("Hunter",), weakness=True)
GIANT = enemy("Giant", keywords=("Massive",), damage=1, health=5)
FIXED = invented(ASSET, "Fixed", free(PayBy(Do("discard", THIS)), Gain(1)), keywords=("Permanent",))
HEIRLOOM = invented(ASSET, "Heirloom", signature_of="00000")
STRANGER = invented(ASSET, "Stranger", unique=True)
STRANGER_FOE = enemy("Stranger", unique=True)
REGRET = invented(ASSET, "Regret", would(REACTION, on("fail", player="you"), for_test(Modifier(INTELLECT, 1))))
SPITE = invented(ASSET, "Spite", after(FORCED, on("fail", player="you", least=2), Gain(7)))
DOOR = invented(LOCATION, "Door", Joined(locations(title="Study")), shroud=1)
HINT = invented(ASSET, "Hint", free(Gain(1), Discover(1)))
IN_VAIN = invented(ASSET, "In Vain", free(Discover(1)))
DREAD = invented(TREACHERY, "Dread", revelation(Test(WILLPOWER, 9)), keywords=("Peril",))
HELP = invented(EVENT, "Help", free(Attempting(yours=False), Gain(1), zone=HAND), cost=0)
ALARM = invented(
    ASSET, "Alarm", after(FORCED, on("attack", player="you"), Do("ready", Every(enemies(at=HERE, ready=False))))
)
KNACK = invented(ASSET, "Knack", action(for_test(Modifier(INTELLECT, 5)), Investigate(), action=INVESTIGATE))
DOUBT = invented(ASSET, "Doubt", free(TESTING, Test(WILLPOWER, 0), Limit(1, "round", by_copy=True)))
SHIELD = invented(ASSET, "Shield", would(FORCED, on("attack", player="you"), Instead()))
ECHO = invented(ASSET, "Echo", would(FORCED, on("attack", player="you"), Instead(), Gain(1)))
OLD_TRICK = invented(ASSET, "Old Trick", when(FORCED, on("attack", player="you"), Instead(), Gain(1)))
NEW_TRICK = invented(ASSET, "New Trick", when(FORCED, on("attack", player="you"), Instead(), Gain(5)))
DODGED = invented(
    ASSET, "Dodged", when(REACTION, on("attack", player="you"), CancelEvent(), Limit(1, "round", by_copy=True))
)
SHUDDER = invented(TREACHERY, "Shudder", revelation(Suffer(horror=1)))
HORN = invented(ASSET, "Horn", free(DigFor(enemies(traits=("Ghoul",), zone="encounter discard"))))
SEEKER = invented(ASSET, "Seeker", free(FindEncounter(enemies(traits=("Ghoul",), zone="encounter deck"))))
SWORD = invented(ASSET, "Sword", cost=0, slots=("hand", "hand"))
TORCH = invented(ASSET, "Torch", cost=0, slots=("hand",))
WITNESS = invented(ASSET, "Witness", after(FORCED, on("discard"), AtLeast(1, Cards(title="Sword")), Gain(1)))
SATCHEL = invented(ASSET, "Satchel", ExtraSlot("hand", 2), cost=0, slots=("accessory",))
TRINKET = invented(ASSET, "Trinket", cost=0, slots=("accessory",))
ALBATROSS = invented(ASSET, "Albatross", revelation(PutInto("threat")), cost=0, slots=("accessory",), weakness=True)
BRAVADO = invented(
    ASSET,
    "Bravado",
    action(
        for_test(Modifier(SKILL_VALUE, 5)),
        IfTest("failure", (Suffer(horror=1),)),
        If(AtLeast(1, enemies(at=HERE)), (for_test(Modifier("shroud", 9, YOUR_LOCATION)),)),
        Investigate(),
        action=INVESTIGATE,
    ),
)
MISGIVING = invented(
    ASSET, "Misgiving", free(TESTING, Test(WILLPOWER, 4, failure=(Gain(1),)), Limit(1, "round", by_copy=True))
)
GATE = invented(LOCATION, "Gate", InvestigationToll(1), shroud=1)
HASTE = invented(ASSET, "Haste", free(for_test(Modifier(SKILL_VALUE, 5)), Investigate()))
CLUB = invented(
    ASSET,
    "Club",
    action(for_test(if_revealed((SKULL,), Do("discard", THIS), afterwards=True)), Investigate(), action=INVESTIGATE),
)
GRUDGE = invented(ASSET, "Grudge", free(TESTING, IfTest("after success", (Gain(1),)), Limit(1, "test", by_copy=True)))
ECHOES = invented(ASSET, "Echoes", after(REACTION, on("test ends", player="you"), Gain(10)))
CURSE = invented(
    ASSET,
    "Curse",
    free(
        choose(enemies()), Lasts(None, (Modifier("fight", 3, CHOSEN),), END_OF_ROUND), Limit(1, "round", by_copy=True)
    ),
)
