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
