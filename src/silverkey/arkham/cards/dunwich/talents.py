"""The Dunwich Legacy: talents."""

from silverkey.arkham.cards.writing import *

essex = card_set("tece")
altar = card_set("bota")

essex.card("Relic Hunter", ExtraSlot("accessory"))
essex.card("Charisma", ExtraSlot("ally"))
altar.card(
    "Lone Wolf",
    OnlyOne(),
    when(
        REACTION,
        on("turn begins", player="you"),
        AtMost(0, investigators(at=HERE, besides=YOU)),
        Gain(1),
    ),
)
