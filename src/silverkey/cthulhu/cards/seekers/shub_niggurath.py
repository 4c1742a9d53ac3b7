"""Seekers of Knowledge: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

seekers = card_set("seekers")

seekers.card(
    "Hanyatl's 7:13",
    action(Phase(DRAW, EACH_PLAYER), Do("prophecy", THIS)),
    response(
        on("commit", when=(AtLeast(3, characters(committed=THERE)),)),
        Do("discard", THIS_CARD),
        choose(characters(non=("Ancient One",))),
        Do("insane regardless", CHOSEN),
        zone=DECK,
    ),
)

DAY_CARDS = Cards(keywords=("Day",))

seekers.card(
    "Nug",
    passive(AFTER_ENTERING, destroy(Every(DAY_CARDS))),
    forced(
        on("enter", card=THIS, player=YOU, origin=HAND, causes=("play",)),
        AsResources(Top(), each=True),
    ),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        whenever(AtLeast(1, DAY_CARDS), destroy(Every(DAY_CARDS))),
        forced(AFTER_ENTERING, AsResources(Top(), each=True)),
    ),
)
