"""The Path to Carcosa: The Unspeakable Oath."""

from silverkey.arkham.cards.writing import *

oath = card_set("tuo")

A_MONSTER = (AtRandom(Cards(type=ENEMY, traits=("Monster",), zone=SET_ASIDE)), PutUnder(CHOSEN, UNDER_ACTS))
FEARS = Modify(Less(TokensOn("horror", YOU)))
WALLS = Modify(Less(ValueOf("shroud", YOUR_LOCATION, base=True)))
AFRAID = IfTest("failure", (Suffer(horror=1),))
A_BARGAIN = token(ELDER_THING, Modify(0), one_of(A_MONSTER, FailOutright()))

oath.card(
    "03159",
    token(SKULL, Modify(-1), IfTest("failure", A_MONSTER)),
    token(CULTIST, FEARS),
    token(TABLET, WALLS),
    A_BARGAIN,
    turned=(
        token(SKULL, RevealAnother(), IfTest("failure", A_MONSTER, once=True)),
        token(CULTIST, FEARS, AFRAID),
        token(TABLET, WALLS, AFRAID),
        A_BARGAIN,
    ),
)

DANIELS_CELL = AtTitle("Patient Confinement", "Daniel's Cell")
THE_DOORS_ARE_OPEN = IgnoreUnrevealed(locations(traits=("Arkham Asylum",)))
oath.card(
    "03164",
    THE_DOORS_ARE_OPEN,
    back(
        choose(investigators(at=DANIELS_CELL)),
        BringIn("Daniel Chesterfield", type=ASSET, controller=PlayerOf(CHOSEN)),
        Shuffle(Every(enemies(zone=UNDER_ACTS))),
    ),
)
oath.card("03165", THE_DOORS_ARE_OPEN, back(BringIn("Daniel Chesterfield", DANIELS_CELL, type=ENEMY)))

LOCKED = (NoEntry(),)
oath.card(
    "Kitchen",
    action(
        AtMost(0, TokensOn("clues", THIS)),
        Test(WILLPOWER, 2, success=(Remember("set a fire in the kitchen"),)),
    ),
    unrevealed=LOCKED,
)
oath.card(
    "Basement Hall",
    after(FORCED, on("reveal location", card=THIS), Place(("Patient Confinement",), copies=4)),
    unrevealed=LOCKED,
)
FOR_A_CLUE = (EntryCost((SpendClues(1),)),)
oath.card("03178", after(FORCED, on("reveal location", card=THIS), Advance(THE_ACT)), unrevealed=FOR_A_CLUE)
oath.card(
    "03179",
    action(Test(COMBAT, 2, success=(Remember("released a dangerous patient"),))),
    unrevealed=FOR_A_CLUE,
)
oath.card(
    "03180",
    action(Test(INTELLECT, 2, success=(Remember("know the guards' patrols"),))),
    unrevealed=FOR_A_CLUE,
)
oath.card(
    "03181",
    action(Test(WILLPOWER, TokensOn("horror", YOU), success=(Remember("recalled the way out"),))),
    unrevealed=FOR_A_CLUE,
)

oath.card(
    "03182a",
    free(EXHAUST, choose(investigators(at=HERE, besides=YOU)), TakeControl(THIS, PlayerOf(CHOSEN))),
    when(FORCED, on("horror", card=Cards(other=True), player="you", which=DEALT, once=True), Suffer(damage=1)),
    at(FORCED, leaves_play(THIS), Do("remove", THIS)),
)
oath.card(
    "03182b",
    Prey(COMBAT),
    action(
        AtLeast(1, Cards(title="Clasp of Black Onyx", controller=YOURS)),
        Do("add to victory", THIS),
        action=PARLEY,
    ),
)
