"""The Thousand Young: the Syndicate."""

from silverkey.cthulhu.cards.writing import *

thousand_young = card_set("thousand-young")

thousand_young.card(
    "Phineas Taylor",
    response(
        on("succeed", card=ITS_STORY, player=YOU),
        Limit(1, "turn", by_copy=True),
        ChoosePlayer(),
        Reveal(Hand(THAT_PLAYER)),
        then(Pick(Cards(among=Chosen("revealed"), zone=HAND)), Do("discard from hand", CHOSEN_CARD)),
    ),
)

thousand_young.card(
    "Irish Channel",
    action(
        YOUR_OPERATIONS,
        Limit(1, "turn", by_copy=True),
        Reveal(Top(), stays=True),
        when_(
            IsA(REVEALED, Cards(type=CHARACTER, subtypes=("Criminal",), zone=DECK)),
            DrawCards(bottom=True),
        ),
    ),
)
