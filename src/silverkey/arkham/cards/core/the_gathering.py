"""The Core Set: The Gathering, and the encounter sets that it uses."""

from silverkey.arkham.cards.writing import *

core = card_set("core")

GHOULS_HERE = Count(enemies(traits=("Ghoul",), at=HERE))

core.card(
    "01104",
    token(SKULL, Modify(Less(GHOULS_HERE))),
    token(CULTIST, Modify(-1), IfTest("failure", (Suffer(horror=1),))),
    token(TABLET, Modify(-2), If(AtLeast(1, GHOULS_HERE), (Suffer(damage=1),))),
)
core.card(
    "What's Going On?!",
    back(
        one_of(
            EachDoes(EACH_INVESTIGATOR, (DiscardAtRandom(1),), if_able=True),
            Suffer(horror=2, who=LEAD),
            by=LEAD,
        ),
    ),
)
core.card("Rise of the Ghouls", back(Shuffle(), DigFor(Cards(type=ENEMY, traits=("Ghoul",), zone=ENCOUNTER_DISCARD))))
core.card("They're Getting Out!", back(Resolve("R3")))
core.card(
    "Trapped",
    free(YOUR_TURN, SpendClues(2, group=True), Advance(THE_ACT)),
    back(
        Place(("Hallway", "Cellar", "Attic", "Parlor")),
        RemoveAll("discard", Every(enemies(at=AtTitle("Study")))),
        Begin(AtTitle("Hallway")),
        RemoveAll("remove", AtTitle("Study")),
    ),
)
core.card(
    "The Barrier",
    at(REACTION, on("round ends"), SpendClues(3, group=True, at=AtTitle("Hallway")), Advance(THE_ACT)),
    back(
        Reveal(AtTitle("Parlor")),
        BringIn("Lita Chantler", AtTitle("Parlor")),
        BringIn("Ghoul Priest", AtTitle("Hallway")),
    ),
)
core.card(
    "What Have You Done?",
    after(FORCED, on("defeat", card=Cards(title="Ghoul Priest")), Advance(THE_ACT)),
    back(one_of(Resolve("R1"), Resolve("R2"), by=LEAD)),
)
core.card("Study")
core.card("Hallway")
core.card("Attic", after(FORCED, on("enter location", card=THIS), Suffer(horror=1)))
core.card("Cellar", after(FORCED, on("enter location", card=THIS), Suffer(damage=1)))
core.card("Parlor", action(Resign(), action=RESIGN), unrevealed=(NoEntry(),))
core.card("Ghoul Priest", Prey(COMBAT))
core.card("Lita Chantler")
core.card("Flesh-Eater", Spawn(locations(title="Attic"), "Attic"))
core.card("Icy Ghoul", Spawn(locations(title="Cellar"), "Cellar"))

core.card("Swarm of Rats")
core.card("Ghoul Minion")
core.card("Ravenous Ghoul", Prey("remaining health", most=False))
core.card("Grasping Hands", revelation(Test(AGILITY, 3, failure=(Suffer(damage=MARGIN),))))
core.card("Rotting Remains", revelation(Test(WILLPOWER, 3, failure=(Suffer(horror=MARGIN),))))
core.card(
    "Frozen in Fear",
    revelation(PutInto("threat")),
    ActionTax((MOVE, FIGHT, EVADE)),
    at(FORCED, on("turn ends", player="you"), Test(WILLPOWER, 3, success=(Do("discard", THIS),))),
)
core.card(
    "Dissonant Voices",
    revelation(PutInto("threat")),
    Cannot("play", Cards(type=ASSET, zone=HAND), by=YOURSELF),
    Cannot("play", Cards(type=EVENT, zone=HAND), by=YOURSELF),
    at(FORCED, on("round ends"), Do("discard", THIS)),
)
core.card("Ancient Evils", revelation(PlaceDoom(1, THE_AGENDA, may_advance=True)))
core.card(
    "Crypt Chill",
    revelation(
        Test(
            WILLPOWER,
            4,
            failure=(
                If(
                    AtLeast(1, Cards(type=ASSET, controller=YOURS)),
                    (choose(Cards(type=ASSET, controller=YOURS)), Do("discard", CHOSEN)),
                    (Suffer(damage=2),),
                ),
            ),
        )
    ),
)
core.card(
    "Obscuring Fog",
    revelation(PutInto("attached", YOUR_LOCATION)),
    Modifier("shroud", 2, HOST),
    after(FORCED, on("succeed", which=INVESTIGATE, place=HOST), Do("discard", THIS)),
)
