"""The Key and the Gate: the Agency."""

from silverkey.cthulhu.cards.writing import *

key_and_gate = card_set("key-and-gate")

key_and_gate.card(
    "Norman Blackwood, Sr.",
    disrupt(
        on("wound", card=characters(subtypes=("Investigator",), controller=YOU), by=OPPONENT),
        Instead(),
        Pick(characters(), to="wound"),
        wound(CHOSEN),
        then(PutTokens(THIS_CARD)),
    ),
)

key_and_gate.card(
    "Franklin Automobile",
    action(
        pay(1),
        choose(characters()),
        ready(CHOSEN),
        Lasts(None, (Cannot(CHOSEN, "exhaust to commit", modal="does not"),)),
    ),
)
