"""The Sleeper Below: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

sleeper = card_set("sleeper")

sleeper.card(
    "US Archaeological Society",
    CostChange(None, -2, per=Count(Cards(zone=WON, owner=OPPONENT))),
    response(
        on("place token", card=ITS_STORY, player=YOU),
        Pick(
            either(
                Cards(type=SUPPORT, subtypes=("Lost Civilization",), zone=HAND, owner=YOU),
                Cards(type=SUPPORT, subtypes=("Lost Civilization",), zone=DISCARD, owner=YOU),
            ),
            to="enter",
        ),
        PutIntoPlay(CHOSEN_CARD),
    ),
)

sleeper.card(
    "Professor William Webb",
    replacement(
        on("place token", card=ITS_STORY, player=YOU),
        Times(OfEvent("tokens"), (may(Instead(one=True), Pick(stories(but=ITS_STORY)), PutTokens(CHOSEN_STORY)),)),
    ),
)
