"""The Yuggoth Contract: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

yuggoth = card_set("yuggoth")

yuggoth.card("Focused Art Student", response(AFTER_ENTERING, DrawCards()))

yuggoth.card(
    "Museum Curator",
    response(
        AFTER_ENTERING,
        Pick(Cards(type=SUPPORT, zone=DECK, owner=YOU), to="enter", top=5),
        PutIntoPlay(CHOSEN_CARD),
        Rest(as_they_lay=True),
    ),
)

yuggoth.card("Stone Calendar", action(EXHAUST_NAMED, DiscardOwnTokens(0, one_story=False), DrawCards(X)))
