"""The Mark of Madness: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

mark_of_madness = card_set("mark-of-madness")

mark_of_madness.card(
    "Maria Suleman",
    Enters(state="insane"),
    response(
        AFTER_RESTORED,
        PayBy(ready(THIS)),
        Pick(Cards(type=CHARACTER, non=("Ancient One",), zone=DECK, owner=YOU)),
        Reveal(CHOSEN_CARD),
        take(CHOSEN_CARD),
        then(Shuffle()),
    ),
)

mark_of_madness.card(
    "The Thousand",
    Static(THIS, (skill_is(Count(Cards(faction=SHUB, zone=DOMAIN, owner=YOU))),)),
    disrupt(
        WOUNDING_THIS,
        PayBy(GiveUp(Cards(faction=SHUB, zone=DOMAIN, owner=YOU), by="discard resource")),
        CancelEvent("cancel {wound}", 1),
    ),
)
