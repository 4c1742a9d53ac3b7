"""The Key and the Gate: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

key_and_gate = card_set("key-and-gate")

key_and_gate.card(
    "The Festival",
    action(
        EXHAUST_NAMED,
        PayBy(sacrifice_own(Cards(zone=DOMAIN, owner=YOU))),
        Pick(Cards(zone=DECK, owner=YOU)),
        AsResources(CHOSEN_CARD, Domains(EACH_PLAYER, drained=True)),
        Shuffle(),
    ),
    action(Limit(1, "turn", by_copy=False), AsResources(THIS, Domains(EACH_PLAYER)), zone=DISCARD),
)

key_and_gate.card(
    "Slenderman",
    disrupt(
        on("struggle", card=ITS_STORY, when=(FirstStruggle(),)),
        Do("uncommit", Every(characters(non=(SHUB,), cost=at_most(2), committed=HERE))),
        then(PutTokens(THIS)),
    ),
)
