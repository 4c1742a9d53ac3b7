"""The Thousand Young: The Order of the Silver Twilight."""

from silverkey.cthulhu.cards.writing import *

thousand_young = card_set("thousand-young")

thousand_young.card(
    "Lodge Applicant",
    disrupt(
        on("resolve", causes=TRIGGERED, when=(WouldDestroy(supports(faction=SILVER_TWILIGHT), LEAVING),)),
        SACRIFICE,
        CancelEvent(),
    ),
)

thousand_young.card(
    "Ritual of Expulsion",
    disrupt(on("story won"), return_to_hand(Every(characters(committed=THERE)))),
)

thousand_young.card(
    "Thule Zealot",
    forced(
        on("enter", card=THIS, player=YOU, origin=HAND, causes=(PLAY,)),
        choose(Cards(zone=DOMAIN, owner=YOU), by=EACH_PLAYER, if_able=True),
        return_to_hand(THOSE_CARDS),
    ),
)

LODGE = characters(subtypes=("Lodge",), controller=YOU)

thousand_young.card(
    "Walter Fitzpatrick",
    disrupt(
        on(
            *LEAVING,
            card=characters(
                subtypes=("Lodge",), committed=Committed("the same story as Walter Fitzpatrick"), other=True
            ),
        ),
        AtLeast(1, Cards(zone=HAND, owner=YOU)),
        Instead(),
        discard_at_random(),
    ),
)

thousand_young.card(
    "Garden District",
    action(
        Limit(1, "turn", by_copy=True),
        Reveal(Top(), stays=True),
        when_(
            IsA(REVEALED, Cards(type=CHARACTER, subtypes=("Lodge",), zone=DECK)),
            GiveUp(LODGE, number=Of("printed cost", REVEALED), by="return"),
            then(PutIntoPlay(REVEALED)),
        ),
    ),
)

thousand_young.card(
    "Call the Custodes",
    disrupt(
        on("struggle effect", card=THIS, player=OPPONENT),
        choose(discarded(type=CHARACTER, subtypes=("Lodge",), owner=YOU)),
        PutIntoPlay(CHOSEN, at=THIS),
        at_end("phase", Do("sacrifice", STILL_IN_PLAY)),
    ),
)
