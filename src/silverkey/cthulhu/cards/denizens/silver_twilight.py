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

denizens.card(
    "Hoarding Knowledge",
    response(
        on("exhaust", card=characters()),
        Pick(Cards(zone=HAND, owner=YOU)),
        AsResources(CHOSEN_CARD, to=Domains(faction=SILVER_TWILIGHT, pure=True)),
        then(Pick(Cards(zone=DOMAIN, owner=YOU, where=("on that domain",))), take(THAT_RESOURCE)),
    ),
)
