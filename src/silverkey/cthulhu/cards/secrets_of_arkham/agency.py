"""Secrets of Arkham: Agency."""

from silverkey.cthulhu.cards.writing import *

secrets_of_arkham = card_set("secrets-of-arkham")

secrets_of_arkham.card(
    "Paranormal Specialist",
    Static(
        THIS,
        (GainAbility(action(EXHAUST, pay(1), choose(characters(keywords=("Villainous",))), return_to_hand(CHOSEN))),),
        (ItIs("Day"),),
    ),
)

secrets_of_arkham.card(
    "Agency Medic", disrupt(on("wound"), SACRIFICE, CancelEvent("cancel {wound} to that character", 1))
)

secrets_of_arkham.card(
    "Lightning Gun", Static(HOST, (gains("C"),)), Static(HOST, (struggles("CC"),)), attach=characters()
)

secrets_of_arkham.card(
    "Norman Blackwood, Jr.", Static(THIS, (Skill(2), Keyword("Fast"), gains("CCII")), (ItIs("Day"),))
)

secrets_of_arkham.card(
    "Beneath the Burning Sun",
    forced(AFTER_ENTERING, destroy(Every(Cards(keywords=("Night",))))),
    Static(Every(characters(faction=AGENCY)), (gains("C"),)),
)

secrets_of_arkham.card("Femme Fatale")
