"""The Order of the Silver Twilight: Hastur."""

from silverkey.cthulhu.cards.writing import *

silver_twilight = card_set("silver-twilight")

silver_twilight.card("Old Man of the Woods", action(GO_INSANE, choose(characters(state="insane")), destroy(CHOSEN)))
