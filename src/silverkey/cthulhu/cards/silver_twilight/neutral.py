"""The Order of the Silver Twilight: neutral cards."""

from silverkey.cthulhu.cards.silver_twilight.set import silver_twilight
from silverkey.cthulhu.cards.writing import *

silver_twilight.support(
    "Neutral Ground",
    15,
    NEUTRAL,
    Static(Every(characters(faction=NEUTRAL)), (Blank(),)),
    cost=2,
    subtypes=("Location",),
)
