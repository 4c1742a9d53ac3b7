"""The Key and the Gate: the Syndicate."""

from silverkey.cthulhu.cards.writing import *

key_and_gate = card_set("key-and-gate")

key_and_gate.card(
    "Arsene Renard",
    response(
        on("enter", card=supports(), player=OPPONENT, causes=(PLAY,)),
        Pick(Cards(type=SUPPORT, zone=DECK, owner=OPPONENT), top=5, to="enter here"),
        PutIntoPlay(CHOSEN_CARD, verb="enter here"),
        Shuffle(whose=THE_EVENT_PLAYER),
        then(PutTokens(THIS)),
        at_end("turn", sacrifice(STILL_IN_PLAY)),
    ),
)

key_and_gate.card(
    "Burglar Tools",
    Static(HOST, (Belongs("subtype", "Criminal"),)),
    action(
        PayBy(exhaust(HOST)),
        pay(1),
        Reveal(Top(5, AN_OPPONENT)),
        Pick(Cards(type=SUPPORT, non=("Location",), among=Chosen("revealed"), zone=DECK), to="enter here"),
        PutIntoPlay(CHOSEN_CARD, verb="enter here"),
    ),
    attach=characters(controller=YOU),
)
