"""The Core Set: The Devourer Below."""

from silverkey.arkham.cards.writing import *

core = card_set("core")

MONSTERS = enemies(traits=("Monster",))
MONSTER_HERE = AtLeast(1, enemies(traits=("Monster",), at=HERE))
AN_ANCIENT_ONE = AtLeast(1, enemies(traits=("Ancient One",)))
GOT_AWAY = "Cultists Who Got Away"

core.card(
    "01142",
    token(SKULL, Modify(Less(Count(MONSTERS)))),
    token(CULTIST, Modify(-2), SingleOut(Nearest(enemies())), PlaceDoom(1, CHOSEN)),
    token(TABLET, Modify(-3), If(MONSTER_HERE, (Suffer(damage=1),))),
    token(ELDER_THING, Modify(-5), If(AN_ANCIENT_ONE, (RevealAnother(),))),
    turned=(
        token(
            SKULL,
            Modify(-3),
            IfTest("after failure", (FindEncounter(enemies(traits=("Monster",), zone=ENCOUNTER_DECK)),)),
        ),
        token(CULTIST, Modify(-4), SingleOut(Nearest(enemies())), PlaceDoom(2, CHOSEN)),
        token(TABLET, Modify(-5), If(MONSTER_HERE, (Suffer(damage=1, horror=1),))),
        token(ELDER_THING, Modify(-7), If(AN_ANCIENT_ONE, (RevealAnother(),))),
    ),
)
core.card(
    "The Arkham Woods",
    back(
        Shuffle(),
        DigFor(enemies(traits=("Monster",), zone=ENCOUNTER_DISCARD), where=AtTitle("Main Path")),
        PlaceDoom(1, CHOSEN),
    ),
)
core.card(
    "The Ritual Begins",
    Modifier("fight", 1, Every(enemies())),
    Modifier("evade", 1, Every(enemies())),
    back(EachDoes(EACH_INVESTIGATOR, (Test(WILLPOWER, 6, failure=(RandomWeakness("Madness"),)),))),
)
core.card(
    "Vengeance Awaits",
    when(
        FORCED,
        on("advance", card=THIS),
        If(
            Stage("act", 1),
            (Place(("Ritual Site",)),),
            (RemoveAll("discard", Every(enemies(at=AtTitle("Ritual Site")))),),
        ),
        BringIn("Umôrdhoth", AtTitle("Ritual Site")),
    ),
    back(TakeOver()),
    turned=(at(FORCED, on("defeat", card=enemies(title="Umôrdhoth")), Resolve("R2")),),
)
core.card(
    "Investigating the Trail",
    free(ANY_TURN, SpendClues(REQUISITE, group=True), Advance(THE_ACT)),
    back(Place(("Ritual Site",)), SpawnNamed(GOT_AWAY, AtTitle("Main Path"))),
)
core.card(
    "Into the Darkness",
    at(FORCED, on("enter location", card=AtTitle("Ritual Site")), Advance(THE_ACT)),
    back(
        Shuffle(),
        If(
            AtLeast(3, PerInvestigator(1)),
            (DigFor(enemies(zone=ENCOUNTER_DISCARD), 2, AtTitle("Ritual Site")),),
            (DigFor(enemies(zone=ENCOUNTER_DISCARD), 1, AtTitle("Ritual Site")),),
        ),
    ),
)
core.card(
    "Disrupting the Ritual",
    action(
        SpendClues(1),
        Test(WILLPOWER, 3, success=(Do("place clues", THIS),), alternative=AGILITY),
    ),
    Objective(Compare(TokensOn("clues", THIS), "or more", PerInvestigator(2))),
    back(Resolve("R1")),
)

core.card("Main Path", Joined(locations(traits=("Woods",), other=True)), action(Resign(), action=RESIGN))
core.card(
    "01150",
    after(
        FORCED,
        on("enter location", card=THIS, player="you"),
        Test(WILLPOWER, 4, failure=(Suffer(damage=1, horror=1),)),
    ),
)
core.card(
    "01151",
    when(
        FORCED,
        on("move", card=THIS, player="you"),
        Test(INTELLECT, 3, failure=(CancelEvent("cancel the effects of the move"),)),
    ),
)
core.card("01152", UseSkill(WILLPOWER))
core.card("01153", UseSkill(AGILITY))
core.card("01154", UseSkill(COMBAT))
core.card(
    "01155",
    action(one_of(Do("heal damage", YOU, 1), Do("heal horror", YOU, 1)), Limit(1, "turn", by_copy=True)),
)
CLUES_HERE = TokensOn("clues", THIS)
core.card(
    "Ritual Site",
    at(
        FORCED,
        on("round ends"),
        Compare(CLUES_HERE, "fewer than", PerInvestigator(2)),
        Do("place clues", THIS, Difference(PerInvestigator(2), CLUES_HERE)),
    ),
)
core.card(
    "Umôrdhoth",
    Modifier("health", PerInvestigator(4), THIS),
    at(FORCED, on("turn ends"), Do("ready", THIS)),
    action(AtLeast(1, Cards(title="Lita Chantler", controller=YOURS)), Resolve("R3")),
)
core.card(
    "Umôrdhoth's Wrath",
    revelation(
        Test(
            WILLPOWER, 5, failure=(ForEach(MARGIN, (one_of(DiscardCards(1), Suffer(damage=1, horror=1), must=True),)),)
        )
    ),
)
