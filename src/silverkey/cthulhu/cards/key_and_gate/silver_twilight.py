"""The Key and the Gate: the Order of the Silver Twilight."""

from silverkey.cthulhu.cards.writing import *

key_and_gate = card_set("key-and-gate")

key_and_gate.card(
    "B. Ramsdale Brown",
    response(
        on("enter", card=either(characters(), supports()), player=YOU, causes=(PLAY,)),
        choose(discarded(owner=YOU, cost=at_most(Of("printed cost", EventCard("the card you played"))))),
        take(CHOSEN_CARD),
        then(PutTokens(THIS)),
    ),
)

key_and_gate.card(
    "The Black Stone",
    disrupt(on(*LEAVING, by_effect=True), EXHAUST_NAMED, choose(Cards()), until_end_of_phase(CHOSEN_CARD, Blank())),
)
