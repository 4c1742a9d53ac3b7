"""Denizens of the Underworld: Hastur."""

from silverkey.cthulhu.cards.writing import *

denizens = card_set("denizens")

denizens.card(
    "Hali's Directive",
    disrupt(
        CHARACTER_ABILITY_USED,
        CancelEvent("cancel it"),
        then(goes_insane(THE_EVENT_CARD, if_able=True)),
    ),
)
