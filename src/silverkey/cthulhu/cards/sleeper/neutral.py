"""The Sleeper Below: neutral cards."""

from silverkey.cthulhu.cards.writing import *

sleeper = card_set("sleeper")

sleeper.card(
    "Kelly McIlhenney",
    response(AFTER_COMMITTING, PutTokens(THIS)),
    action(
        SACRIFICE,
        Pick(Cards(type=CHARACTER, cost=at_most(Of("tokens", Paid("Kelly McIlhenney"))), zone=DECK, owner=YOU)),
        take(CHOSEN),
        Shuffle(),
    ),
)

sleeper.card(
    "Even Death May Die",
    disrupt(
        on(INTO_DISCARD, player=OwnerOf(HOST)),
        Instead(),
        Do("remove", EventCard()),
        then(PutTokens(THIS)),
    ),
    attach=Places(DISCARD, opponents=True),
)

sleeper.card(
    "Ancestral Fear",
    disrupt(
        on(OUT_OF_PLAY, card=characters(controller=YOU), by_effect=True),
        choose(characters(controller=YOU, where=("leaving",)), any_number=True),
        goes_insane(THOSE_CHOSEN),
        CancelEvent(only=THOSE_CHOSEN),
    ),
)
