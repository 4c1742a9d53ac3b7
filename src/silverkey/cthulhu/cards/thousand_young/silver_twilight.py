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
