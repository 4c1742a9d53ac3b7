"""The Sleeper Below: the Syndicate."""

from silverkey.cthulhu.cards.writing import *

sleeper = card_set("sleeper")

sleeper.card(
    "St. Claire",
    Cannot(
        characters(skill=at_most(2), committed=HERE),
        "count icons",
        "count their icons",
        modal="does not",
        when=(is_committed(),),
    ),
)

sleeper.card(
    "Hip Sing Tong",
    CostChange(None, -2, per=Count(Cards(zone=WON, owner=OPPONENT))),
    forced(on("skill gone"), exhaust(THE_EVENT_CARD)),
)
