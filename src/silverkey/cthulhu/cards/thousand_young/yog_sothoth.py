"""The Thousand Young: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

thousand_young = card_set("thousand-young")

thousand_young.card(
    "Kruschtya Equation",
    forced(
        on("win struggle", card=ITS_STORY, player=YOU, which="Arcane"),
        ready(Every(characters(controller=YOU, committed=THERE))),
    ),
)

thousand_young.card(
    "9th Ward",
    action(
        Limit(1, "turn", by_copy=True),
        Reveal(Top(), stays=True),
        when_(
            IsA(REVEALED, Cards(type=CHARACTER, subtypes=("Sorcerer",), zone=DECK)),
            choose(characters(cost=below(Of("printed cost", REVEALED)))),
            then(Do("bottom", REVEALED), return_to_hand(CHOSEN)),
        ),
    ),
)
