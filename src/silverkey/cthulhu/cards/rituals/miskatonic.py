"""Rituals of the Order: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

rituals = card_set("rituals")

rituals.card("Flux Stabilizer", Cannot(characters(), "triggered enter", "be put into play by triggered effects"))

rituals.card("Professional Counselor", Static(ITS_STORY, (Earlier("CAI"),), (is_committed(),)))
