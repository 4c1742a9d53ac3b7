"""The Order of the Silver Twilight: neutral cards."""

from silverkey.cthulhu.cards.writing import *

silver_twilight = card_set("silver-twilight")

silver_twilight.card("Neutral Ground", Static(Every(characters(faction=NEUTRAL)), (Blank(),)))
