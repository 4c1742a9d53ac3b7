"""Secrets of Arkham: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

secrets_of_arkham = card_set("secrets-of-arkham")

MI_GO = Every(characters(subtypes=("Mi-Go",)))

secrets_of_arkham.card("Mi-Go Surgeon", Static(MI_GO, (gains("A"),)))

secrets_of_arkham.card("Mi-Go Commander", Static(MI_GO, (gains("C"),)))

secrets_of_arkham.card(
    "Rampaging Dark Young",
    response(
        AFTER_DISCARDED_FROM_PLAY,
        Pick(
            either(
                Cards(type=CHARACTER, zone=HAND, owner=YOU, cost=at_most(3)),
                discarded(type=CHARACTER, owner=YOU, cost=at_most(3)),
            ),
            to="enter",
        ),
        PutIntoPlay(CHOSEN),
    ),
)

secrets_of_arkham.card("Albino Goat-spawn", forced(on("enter", card=Cards(keywords=("Day",))), wound(THIS)))

secrets_of_arkham.card(
    "Ageless Mi-Go", Static(Every(characters(subtypes=("Mi-Go",), controller=YOU)), (Keyword("Toughness", 1),))
)

secrets_of_arkham.card(
    "The Mother's Hand",
    response(AFTER_ENTERING_FROM_HAND, Overpaid(), refresh(Domains(EACH_PLAYER, drained=True), one=True)),
)
