"""The Dunwich Legacy: locations, enemies and treacheries."""

from silverkey.arkham.cards.writing import *

dunwich = card_set("dwl")

dunwich.card("02048", action(Resign(), action=RESIGN))
dunwich.card("02050", InvestigationToll())
dunwich.card(
    "Clover Club Pit Boss",
    Prey(INTELLECT),
    after(
        FORCED,
        on("discover", "gain clues", beside=True),
        Do("ready", THIS),
        EachDoes(THAT_INVESTIGATOR, (Do("engage", THIS), Do("attack", THIS))),
    ),
)
dunwich.card(
    "Peter Clover",
    at(FORCED, on("phase begins", which=ENEMY_PHASE), IsControlled(so=False), Do("damage", THIS)),
    free(EXHAUST, choose(enemies(traits=("Criminal",), at=HERE)), Do("evade", CHOSEN)),
)
dunwich.card("O'Bannion's Thug", YouCannot(("gain resources",), "gain resources", (ENGAGED,)))
dunwich.card("Mobster", after(FORCED, on("attack", card=THIS), EachDoes(THAT_INVESTIGATOR, (LoseResources(1),))))

dunwich.card(
    "Arcane Barrier",
    revelation(PutInto("attached", YOUR_LOCATION)),
    EntryCost(
        (Test(WILLPOWER, 4, success=(Do("discard", THIS),), failure=(one_of(CallOff(), DiscardTop(5), must=True),)),),
        leaving=True,
    ),
)

ALL_OF_TYPE = {type: Do("discard from hand", Every(Cards(type=type, zone=HAND))) for type in (ASSET, EVENT, SKILL)}
dunwich.card(
    "Terror from Beyond",
    revelation(
        If(
            AgainThisPhase(),
            (
                one_of(
                    (ALL_OF_TYPE[ASSET], ALL_OF_TYPE[EVENT]),
                    (ALL_OF_TYPE[ASSET], ALL_OF_TYPE[SKILL]),
                    (ALL_OF_TYPE[EVENT], ALL_OF_TYPE[SKILL]),
                ),
            ),
            (one_of(ALL_OF_TYPE[ASSET], ALL_OF_TYPE[EVENT], ALL_OF_TYPE[SKILL]),),
        )
    ),
)
