"""The Key and the Gate: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

key_and_gate = card_set("key-and-gate")

key_and_gate.card(
    "Andrew Chapman",
    disrupt(
        on("destroy", "sacrifice", card=characters(controller=YOU), by=OPPONENT),
        Instead(),
        discard_cards(1, targeted=False),
        then(PutTokens(THIS)),
    ),
)

key_and_gate.card(
    "Nepenthe",
    disrupt(
        on(
            "resolve",
            "chosen",
            card=Cards(subtypes=("Monster", "Ancient One")),
            causes=TRIGGERED,
            targets=characters(faction=MISKATONIC),
        ),
        CancelEvent("cancel that effect"),
        then(PutTokens(THIS)),
    ),
)
