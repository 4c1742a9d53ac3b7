"""The Path to Carcosa: scenario cards, agendas, enemies and treacheries."""

from silverkey.arkham.cards.writing import *

carcosa = card_set("ptc")
echoes = card_set("eotp")
oath = card_set("tuo")

POSSESSED = enemies(traits=("Possessed",))

carcosa.card(
    "03061",
    token(SKULL, RevealAnother(), IfTest("failure", (choose(POSSESSED), PlaceDoom(1, CHOSEN)))),
    token(CULTIST, Modify(-2), IfTest("failure", (DropClues(1),))),
    token(TABLET, Modify(-4), IfTest("failure", (Suffer(horror=1),))),
    token(ELDER_THING, Modify(Less(ValueOf("shroud", YOUR_LOCATION)))),
    turned=(
        token(
            SKULL,
            RevealAnother(),
            IfTest("failure", (SingleOut(WithMost("remaining health", POSSESSED)), PlaceDoom(1, CHOSEN))),
        ),
        token(CULTIST, Modify(-3), DropClues(1)),
        token(TABLET, Modify(-4), Suffer(horror=1)),
        token(
            ELDER_THING,
            Modify(Less(ValueOf("shroud", YOUR_LOCATION))),
            IfTest("failure", (Suffer(damage=1),)),
        ),
    ),
)
carcosa.card(
    "Dianne Devine",
    NobodyHereCan(("discover", "gain clues"), "discover or take control of clues"),
    at(
        FORCED,
        on("phase begins", which=ENEMY_PHASE),
        SingleOut(WithMost("clues", Cards(type=ASSET, traits=("Bystander",)), fewest=True)),
        MoveToCard(CHOSEN),
    ),
)
carcosa.card(
    "Dance of the Yellow King",
    revelation(
        If(
            AtLeast(1, POSSESSED),
            (
                Test(
                    WILLPOWER,
                    3,
                    failure=(
                        SingleOut(Nearest(POSSESSED)),
                        Do("ready", CHOSEN),
                        Disengage(CHOSEN, (ComeHere(CHOSEN), then(Do("engage", CHOSEN), Do("attack", CHOSEN)))),
                    ),
                ),
            ),
            (Surge(),),
        )
    ),
)
carcosa.card("Corrosion", revelation(DiscardWorth(ValueOf("shroud", YOUR_LOCATION), "Item", (Surge(),))))
echoes.card(
    "03120",
    token(SKULL, Modify(Less(Highest("doom", enemies())))),
    token(CULTIST, Modify(-2), IfTest("failure", (SingleOut(Nearest(enemies())), PlaceDoom(1, CHOSEN)))),
    token(TABLET, Modify(-2), IfTest("failure", (DiscardAtRandom(1),))),
    token(ELDER_THING, Modify(-2), IfTest("failure", (If(AtLeast(1, enemies(at=HERE)), (Suffer(horror=1),)),))),
    turned=(
        token(SKULL, Modify(Less(TokensOn("doom", Every(enemies()))))),
        token(CULTIST, Modify(-4), SingleOut(Nearest(enemies())), PlaceDoom(1, CHOSEN)),
        token(TABLET, Modify(-4), DiscardAtRandom(1)),
        token(ELDER_THING, Modify(-4), If(AtLeast(1, enemies(at=HERE)), (Suffer(horror=1),))),
    ),
)
SECRET = (
    Cannot(THIS, "doom", "get doom in its step of the mythos phase"),
    after(
        FORCED,
        on("place clues", card=enemies()),
        Do("flip clues", THAT_ENEMY, THAT_MANY),
    ),
)
echoes.card("The Truth is Hidden", *SECRET, back(Shuffle()))
echoes.card("Secrets Better Left Hidden", *SECRET, back(Resolve("R4")))
oath.card(
    "03182b",
    Prey(COMBAT),
    action(
        AtLeast(1, Cards(title="Clasp of Black Onyx", controller=YOURS)),
        Do("add to victory", THIS),
        action=PARLEY,
    ),
)
