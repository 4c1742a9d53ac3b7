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
