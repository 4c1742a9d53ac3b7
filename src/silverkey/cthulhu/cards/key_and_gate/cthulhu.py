"""The Key and the Gate: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

key_and_gate = card_set("key-and-gate")

key_and_gate.card(
    "Castro", action(PayBy(DiscardOwnTokens(1)), RemoveTokens(1, stories_only=True), then(PutTokens(THIS)))
)

key_and_gate.card(
    "Cyclopean Stone",
    response(on("sacrifice", card=characters()), Pick(characters(controller=YOU), to="ready"), ready(CHOSEN)),
)
