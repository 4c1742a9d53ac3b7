"""Seekers of Knowledge: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

seekers = card_set("seekers")

seekers.card(
    "Lev'l 15:13",
    action(Phase(DRAW, EACH_PLAYER), Do("prophecy", THIS)),
    response(AFTER_WINNING_ARCANE, PayBy(Do("discard", THIS_CARD)), choose(characters()), wound(CHOSEN, 2), zone=DECK),
)

seekers.card(
    "Umr at-Tawil",
    response(
        on("ready", card=THIS),
        ChoosePlayer(),
        EachDoes(THAT_PLAYER, (DrawCards(2),)),
        then(
            Reveal(Hand(THAT_PLAYER), secretly=True),
            Pick(Cards(among=Chosen("revealed"), zone=HAND), number=2),
            Do("discard from hand", THOSE_CARDS),
        ),
        Limit(1, "turn", by_copy=True),
    ),
)
