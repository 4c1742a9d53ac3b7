"""For the Greater Good: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

greater_good = card_set("greater-good")

FIRST_REST = Cards(among=Chosen("searched"), but=Chosen("first"), zone=DECK)
SECOND_REST = Cards(among=Chosen("searched"), but=Chosen("first second"), zone=DECK)

greater_good.card(
    "Jeremiah Kirby",
    response(
        AFTER_ENTERING,
        Reveal(Top(5)),
        choose(SEEN, "first", by=AN_OPPONENT),
        Do("bottom", Chosen("first")),
        Pick(FIRST_REST),
        take(CHOSEN_CARD),
        choose(FIRST_REST, "second", by=AN_OPPONENT),
        Do("bottom", Chosen("second")),
        Pick(SECOND_REST, "last"),
        take(Chosen("last")),
    ),
)

greater_good.card(
    "Excavation Site",
    forced(
        on("win struggle", card=HOST_STORY, which=("Arcane", "Investigation")),
        EachDoes(THE_EVENT_PLAYER, (DrawCards(),)),
    ),
    attach=stories(),
)
