"""Seekers of Knowledge: neutral cards."""

from silverkey.cthulhu.cards.writing import *

seekers = card_set("seekers")

seekers.card(
    "The Claret Knight",
    Immune(THIS),
    response(on("play", card=Cards(subtypes=("Tactic",), zone=HAND)), ready(THIS)),
)
