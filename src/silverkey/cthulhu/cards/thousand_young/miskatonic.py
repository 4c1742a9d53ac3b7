"""The Thousand Young: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

thousand_young = card_set("thousand-young")

thousand_young.card(
    "Harley Warren",
    response(on("win story", player=YOU), Limit(1, "turn", by_copy=True), PutTokens(Every(stories(tokens=at_most(3))))),
)

thousand_young.card(
    "Audubon",
    action(
        Limit(1, "turn", by_copy=True),
        Reveal(Top(), stays=True),
        when_(
            IsA(REVEALED, Cards(type=CHARACTER, subtypes=("Faculty", "Student"), zone=DECK)),
            Pick(Cards(controller=YOU), to="ready"),
            ready(CHOSEN_CARD),
        ),
    ),
)
