"""Seekers of Knowledge: neutral cards."""

from silverkey.cthulhu.cards.seekers.set import seekers
from silverkey.cthulhu.cards.writing import *

seekers.character(
    "The Claret Knight",
    38,
    NEUTRAL,
    Immune(THIS, None),
    response(
        Trigger(("play",), "after a Tactic card is played", card=Cards(subtypes=("Tactic",), zone=HAND)), ready(THIS)
    ),
    descriptor="Her Sworn Champion",
    unique=True,
    cost=3,
    skill=1,
    icons="TCAI",
    subtypes=("Servitor",),
)
