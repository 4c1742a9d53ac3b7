"""The Dunwich Legacy: The Miskatonic Museum."""

from silverkey.arkham.cards.writing import *

museum = card_set("tmm")

museum.card(
    "02132",
    after(FORCED, on("enter location", card=THIS, player="you"), EndTurn()),
    Modifier(AGILITY, 2, Every(investigators(at=THIS))),
)
museum.card("02140", Modifier(INTELLECT, 1), action(Gain(2)))
