"""Ancient Relics: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

ancient_relics = card_set("ancient-relics")

ancient_relics.card(
    "The Chthonian Stone",
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    response(
        on("destroy", card=characters(controller=YOU)),
        EXHAUST_NAMED,
        Pick(
            Cards(
                type="character",
                zone=HAND,
                owner=YOU,
                cost=below(Of("printed cost", EventCard("the destroyed character"))),
            ),
            to="enter",
        ),
        PutIntoPlay(CHOSEN),
    ),
).before_errata("2.0", "1.4", title="The Cthonian Stone")

ancient_relics.card(
    "Harlan Earnstone",
    response(AFTER_WINNING_BY_TWO, EXHAUST_NAMED, MoveToken(SAME_SIDE, YOURSELF)),
)
ancient_relics.card("Professor Sam Campbell", Static(ITS_STORY, (DecidedBy(ARCANE, of="T"),), (is_committed(),)))
