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

greater_good.card(
    "Sir Jon Scott",
    response(on("enters discard", player=YOU, origin=HAND), Attach(EventCard(), THIS, facedown=True)),
    response(on("ready", card=THIS), Pick(Cards(where=("facedown", "on this"))), return_to_hand(CHOSEN_CARD)),
)

greater_good.card(
    "August Lindquist",
    Cannot(Cards(subtypes=("Relic",)), "attach", "be attached", at=THIS),
    disrupt(
        WOUNDING_THIS,
        choose(characters(other=True)),
        Instead(),
        wound(CHOSEN),
        then(PutTokens(THIS)),
    ),
)

greater_good.card(
    "Deciphered Reality",
    action(
        PayBy(discard_cards(targeted=False)),
        ChooseStruggle(at=HOST_STORY),
        Lasts(HOST_STORY, (Struggles(),)),
        Limit(1, "turn", by_copy=True),
    ),
    attach=stories(),
)
