"""The Core Set: The Midnight Masks and the Cult of Umôrdhoth."""

from silverkey.arkham.cards.writing import *

core = card_set("core")

CULTISTS = enemies(traits=("Cultist",))
ONCE = Limit(1, "game", by_copy=True)
EACH_TURN = Limit(1, "turn", by_copy=True)

core.card(
    "01120",
    token(SKULL, Modify(Less(Highest("doom", CULTISTS)))),
    token(CULTIST, Modify(-2), SingleOut(Nearest(CULTISTS)), PlaceDoom(1, CHOSEN)),
    token(TABLET, Modify(-3), IfTest("failure", (DropClues(1),))),
    turned=(
        token(SKULL, Modify(Less(TokensOn("doom", Every(Cards()))))),
        token(
            CULTIST,
            Modify(-2),
            If(AtLeast(1, CULTISTS), (PlaceDoom(1, Every(CULTISTS)),), (RevealAnother(),)),
        ),
        token(TABLET, Modify(-4), IfTest("failure", (DropClues(Yours("clues")),))),
    ),
)
core.card("01121a", action(Resign(), action=RESIGN), back(BringIn("The Masked Hunter")))
core.card(
    "01121b",
    Spawn(None),
    Prey("clues"),
    Modifier("health", PerInvestigator(2), THIS),
    YouCannot(("discover", "spend clues"), "discover or spend clues", (ENGAGED,)),
)
core.card("Time Is Running Short", action(Resign(), action=RESIGN), back(Resolve("R2")))
core.card(
    "Uncovering the Conspiracy",
    action(SpendClues(PerInvestigator(2), group=True), DrawSide()),
    Objective(AtLeast(6, enemies(traits=("Cultist",), unique=True, zone=VICTORY))),
    back(Resolve("R1")),
)

core.card(
    "Your House",
    when(FORCED, on("spawn", card=enemies(title="Ghoul Priest", zone=LIMBO)), SpawnHere()),
    action(DrawCards(1), Gain(1), EACH_TURN),
)
core.card("Rivertown")
core.card("01126", action(DrawCards(3), ONCE))
core.card("01127", action(SearchDeck(Cards(type=ASSET, traits=("Ally",), zone=DECK)), ONCE))
core.card("St. Mary's Hospital", action(Do("heal damage", YOU, 3), ONCE))
core.card("Miskatonic University", action(SearchDeck(Cards(traits=("Tome", "Spell"), zone=DECK), top=6)))
core.card("01130", action(Gain(3), ONCE))
core.card("01131", action(Do("heal horror", YOU, 3), ONCE))
core.card("Easttown", CostChange(-2, Cards(type=ASSET, traits=("Ally",), zone=HAND), (YouAreAt(THIS),)))
core.card(
    "Graveyard",
    after(
        FORCED,
        on("enter location", card=THIS, player="you"),
        Test(WILLPOWER, 3, failure=(one_of(Suffer(horror=2), MoveTo(where=AtTitle("Rivertown")), must=True),)),
    ),
)
core.card("Northside", action(Spend(5), GainClues(2), GroupLimit(1, "game", by_copy=True)))

core.card("Hunting Shadow", revelation(one_of(SpendClues(1), Suffer(damage=2), must=True)))
core.card(
    "False Lead",
    revelation(If(AtMost(0, Yours("clues")), (Surge(),), (Test(INTELLECT, 4, failure=(DropClues(MARGIN),)),))),
)


core.card(
    '"Wolf-Man" Drew',
    Spawn(locations(title="Downtown"), "Downtown"),
    when(FORCED, on("attack", card=THIS), Do("heal damage", THIS, 1)),
)
core.card(
    "Herman Collins",
    Spawn(locations(title="Graveyard"), "Graveyard"),
    action(DiscardCards(4), Do("add to victory", THIS), action=PARLEY),
)
core.card(
    "Peter Warren",
    Spawn(locations(title="Miskatonic University"), "Miskatonic University"),
    action(SpendClues(2), Do("add to victory", THIS), action=PARLEY),
)
core.card(
    "Victoria Devereux",
    Spawn(locations(title="Northside"), "Northside"),
    action(Spend(5), Do("add to victory", THIS), action=PARLEY),
)
core.card(
    "Ruth Turner",
    Spawn(locations(title="St. Mary's Hospital"), "St. Mary's Hospital"),
    after(FORCED, on("evade", card=THIS), Do("add to victory", THIS)),
)
