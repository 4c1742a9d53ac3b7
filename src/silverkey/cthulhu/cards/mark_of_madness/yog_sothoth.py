"""The Mark of Madness: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

mark_of_madness = card_set("mark-of-madness")

mark_of_madness.card(
    "Seer of the Gate",
    response(
        AFTER_ENTERING,
        NameA("card"),
        Reveal(Hand(AN_OPPONENT)),
        Do("discard from hand", Every(Cards(where=("named",), zone=HAND, owner=OPPONENT)), if_able=True),
    ),
)

mark_of_madness.card(
    "La Comtesse",
    Enters(state="insane"),
    response(
        AFTER_RESTORED,
        PayBy(ready(THIS)),
        PayBy(discard_cards(X, targeted=False)),
        EachDoes(EACH_OPPONENT, (discard_at_random(X),)),
        then(EachDoes(EACH_PLAYER, (DrawCards(X),))),
    ),
)
