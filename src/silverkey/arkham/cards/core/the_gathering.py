"""The Core Set: The Gathering."""

from silverkey.arkham.cards.writing import *

core = card_set("core")

GHOUL = ("Ghoul",)
GHOULS_HERE = enemies(traits=GHOUL, at=HERE)

core.card(
    "01104",
    token(SKULL, Modify(Less(Count(GHOULS_HERE)))),
    token(CULTIST, Modify(-1), IfTest("failure", (Suffer(horror=1),))),
    token(TABLET, Modify(-2), If(AtLeast(1, GHOULS_HERE), (Suffer(damage=1),))),
    turned=(
        token(SKULL, Modify(-2), IfTest("after failure", (FindEncounter(enemies(traits=GHOUL, zone=ENCOUNTER_DECK)),))),
        token(CULTIST, RevealAnother(), IfTest("failure", (Suffer(horror=2),))),
        token(TABLET, Modify(-4), If(AtLeast(1, GHOULS_HERE), (Suffer(damage=1, horror=1),))),
    ),
)
core.card(
    "What's Going On?!",
    back(
        one_of(
            EachDoes(EACH_INVESTIGATOR, (DiscardAtRandom(1),)),
            Suffer(horror=2, who=LEAD),
            by=LEAD,
            must=True,
        ),
    ),
)
core.card("Rise of the Ghouls", back(Shuffle(), DigFor(enemies(traits=GHOUL, zone=ENCOUNTER_DISCARD))))
core.card(
    "They're Getting Out!",
    at(
        FORCED,
        on("phase ends", which=ENEMY_PHASE),
        MoveTowards(Every(enemies(traits=GHOUL, engaged="nobody")), AtTitle("Parlor")),
    ),
    at(
        FORCED,
        on("round ends"),
        PlaceDoom(Count(enemies(traits=GHOUL, at=Both(AtTitle("Hallway"), AtTitle("Parlor")))), THIS),
    ),
    back(If(Stage("act", 2), (Resolve("R3"),), (DefeatThem("physical"),))),
)
core.card(
    "Trapped",
    free(ANY_TURN, SpendClues(REQUISITE, group=True), Advance(THE_ACT)),
    back(
        Place(("Hallway", "Cellar", "Attic", "Parlor")),
        RemoveAll("discard", Every(enemies(at=AtTitle("Study")))),
        Begin(AtTitle("Hallway")),
        RemoveAll("remove", AtTitle("Study")),
    ),
)
core.card(
    "The Barrier",
    when(
        REACTION,
        on("round ends"),
        YouAreAt(AtTitle("Hallway")),
        SpendClues(REQUISITE, group=True, at=AtTitle("Hallway")),
        Advance(THE_ACT),
    ),
    back(
        Reveal(AtTitle("Parlor")),
        BringIn("Lita Chantler", AtTitle("Parlor")),
        BringIn("Ghoul Priest", AtTitle("Hallway")),
    ),
)
core.card(
    "What Have You Done?",
    at(FORCED, on("defeat", card=enemies(title="Ghoul Priest")), Advance(THE_ACT)),
    back(one_of(Resolve("R1"), Resolve("R2"), by=LEAD, must=True)),
)
core.card("Study")
core.card("Hallway")
core.card("Attic", after(FORCED, on("enter location", card=THIS, player="you"), Suffer(horror=1)))
core.card("Cellar", after(FORCED, on("enter location", card=THIS, player="you"), Suffer(damage=1)))
core.card(
    "Parlor",
    action(Resign(), action=RESIGN),
    Gains(
        AtTitle("Lita Chantler"),
        action(IsControlled(so=False), Test(INTELLECT, 4, success=(TakeControl(),)), action=PARLEY),
    ),
    unrevealed=(NoEntry(),),
)
core.card("Ghoul Priest", Prey(COMBAT))
core.card(
    "Lita Chantler",
    Modifier(COMBAT, 1, Every(investigators(at=HERE)), when=(IsControlled(),)),
    when(
        REACTION,
        on("succeed", which=FIGHT, place=enemies(traits=("Monster",)), here=True),
        IsControlled(),
        for_test(Modifier(ATTACK, 1, THE_TESTER)),
    ),
)
core.card("Flesh-Eater", Spawn(locations(title="Attic"), "Attic"))
core.card("Icy Ghoul", Spawn(locations(title="Cellar"), "Cellar"))
