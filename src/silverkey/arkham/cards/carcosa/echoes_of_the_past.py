"""The Path to Carcosa: Echoes of the Past."""

from silverkey.arkham.cards.writing import *

carcosa = card_set("ptc")
echoes = card_set("eotp")

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
ENTRY_HALL = AtTitle("Entry Hall")
echoes.card(
    "Ransacking the Manor",
    *SECRET,
    back(
        BringIn("Possessed Oathspeaker", ENTRY_HALL),
        If(Listed("VIPs Slain", "Sebastien Moreau", so=False), (FromCollection("03068b", ENTRY_HALL),)),
    ),
)
echoes.card("Secrets Better Left Hidden", *SECRET, back(Resolve("R4")))

GROUND_FLOOR = Joined(locations(traits=("Ground Floor",), other=True))
echoes.card("Entry Hall", GROUND_FLOOR, action(Resign(), action=RESIGN), unrevealed=(GROUND_FLOOR,))
for code in ("03130", "03132"):
    echoes.card(code, NoIncrease(INTELLECT), unrevealed=(when(FORCED, on("spawn", place=THIS), Reveal(THIS)),))

echoes.card(
    "Possessed Oathspeaker",
    Cannot(THIS, "damage", "be damaged", when=(Stage("act", 2),)),
    at(
        FORCED,
        on("phase begins", which=ENEMY_PHASE),
        If(
            IsA(THIS, enemies(ready=False)),
            (one_of(Do("ready", THIS), PlaceDoom(1, THIS), by=LEAD, must=True),),
            (PlaceDoom(1, THIS),),
        ),
    ),
    at(FORCED, on("defeat", card=THIS), Resolve("R3")),
)
carcosa.card("03068b", Cannot(THIS, "cancel attack", "have its attacks cancelled"))
echoes.card(
    "Seeker of Carcosa",
    Spawn(locations(title="Historical Society", empty=True), "any empty Historical Society location"),
    at(
        FORCED,
        on("phase ends", which=MYTHOS),
        OrElse((MoveClues(1, ITS_LOCATION, THIS),), (PlaceDoom(1, THIS),)),
    ),
)
echoes.card(
    "Led Astray",
    revelation(
        one_of(
            (choose(enemies(traits=("Cultist",))), DropClues(1, CHOSEN)),
            PlaceDoom(1, THE_AGENDA, may_advance=True),
            must=True,
        )
    ),
)
echoes.card("Clasp of Black Onyx", InHand(CostChange(1, Cards(zone=HAND, controller=YOURS, other=True))))
A_LITTLE_MAD = (Compare(Yours("remaining sanity"), "or less", 3),)
echoes.card(
    "The Tattered Cloak",
    Modifier("sanity", -1),
    *(Modifier(skill, 1, when=A_LITTLE_MAD) for skill in (WILLPOWER, COMBAT, AGILITY)),
)
