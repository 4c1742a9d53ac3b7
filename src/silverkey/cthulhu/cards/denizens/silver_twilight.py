"""Denizens of the Underworld: the Order of the Silver Twilight."""

from silverkey.cthulhu.cards.writing import *

denizens = card_set("denizens")

denizens.card(
    "Josef Meiger",
    passive(
        AFTER_LEAVING,
        destroy(Every(supports(subtypes=("Artifact", "Ritual"), controller=YOU))),
    ),
    response(
        AFTER_COMMITTING,
        Pick(Cards(type=SUPPORT, subtypes=("Artifact", "Ritual"), zone=DECK, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN_CARD),
        Shuffle(),
    ),
)

ONE_FACTION = Domains(faction=SILVER_TWILIGHT, pure=True)

denizens.card(
    "Hoarding Knowledge",
    response(
        on("exhaust", card=characters()),
        AtLeast(1, DomainCount(ONE_FACTION)),
        Pick(Cards(zone=HAND, owner=YOU)),
        AsResources(CHOSEN_CARD, to=ONE_FACTION),
        then(Pick(Cards(zone=DOMAIN, where=("on that domain",))), take(THAT_RESOURCE)),
    ),
)
