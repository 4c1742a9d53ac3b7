"""The Path to Carcosa: the Last King, and treacheries."""

from silverkey.arkham.cards.writing import *

carcosa = card_set("ptc")

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
            AtMost(0, POSSESSED),
            (Surge(),),
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
        )
    ),
)
carcosa.card("Corrosion", revelation(DiscardWorth(ValueOf("shroud", YOUR_LOCATION), "Item", (Surge(),))))
carcosa.card(
    "03084d",
    revelation(AddSecretly()),
    Cannot(Cards(type=EVENT, zone=HAND), "play", by=YOURSELF),
    action(Do("discard from hand", THIS), actions=2),
)
