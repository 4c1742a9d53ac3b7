"""The Dunwich Legacy: locations, enemies and treacheries."""

from silverkey.arkham.cards.writing import *

dunwich = card_set("dwl")

dunwich.card("02048", action(Resign(), action=RESIGN))
dunwich.card("02050", InvestigationToll())
dunwich.card(
    "Peter Clover",
    at(FORCED, on("phase begins", which=ENEMY_PHASE), IsControlled(so=False), Do("damage", THIS)),
    free(EXHAUST, choose(enemies(traits=("Criminal",), at=HERE)), Do("evade", CHOSEN)),
)
dunwich.card("O'Bannion's Thug", YouCannot(("gain resources",), "gain resources"))
dunwich.card("Mobster", after(FORCED, on("attack", card=THIS), EachDoes(THAT_INVESTIGATOR, (LoseResources(1),))))
