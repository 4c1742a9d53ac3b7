"""The Dunwich Legacy: what an investigator has for good."""

from silverkey.arkham.cards.writing import *

essex = card_set("tece")

essex.card("Relic Hunter", ExtraSlot("accessory"))
essex.card("Charisma", ExtraSlot("ally"))
