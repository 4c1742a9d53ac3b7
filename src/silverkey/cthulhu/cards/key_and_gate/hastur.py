"""The Key and the Gate: Hastur."""

from silverkey.cthulhu.cards.writing import *

key_and_gate = card_set("key-and-gate")

key_and_gate.card(
    "Sieur Piriou Louis",
    response(AFTER_COMMITTING, goes_insane(Every(characters(committed=HERE, other=True))), then(PutTokens(THIS))),
)

key_and_gate.card(
    "The Tattered Cloak",
    Static(HOST, (Belongs("subtype", "Servitor"),)),
    response(
        on("insane", card=characters(subtypes=("Lunatic",))),
        Limit(1, "turn", by_copy=True),
        ChoosePlayer(opponents=True),
        EachDoes(
            THAT_OPPONENT,
            (one_of((Pick(characters(controller=YOU), to="insane"), goes_insane(CHOSEN)), discard_cards()),),
        ),
    ),
    attach=characters(),
)
