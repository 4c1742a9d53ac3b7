"""For the Greater Good: the Order of the Silver Twilight."""

from silverkey.cthulhu.cards.writing import *

greater_good = card_set("greater-good")

greater_good.card(
    "Sgt. Logan Terry",
    response(
        on("enter", card=supports(), player=YOU, causes=(PLAY,)),
        choose(discarded(type=CHARACTER, owner=YOU)),
        take(CHOSEN_CARD),
    ),
)

greater_good.card(
    "Sigil of Doom", forced(on("win struggle", player=YOU, which="Arcane"), destroy(HOST)), attach=characters()
)
