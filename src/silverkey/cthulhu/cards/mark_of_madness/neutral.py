"""The Mark of Madness: neutral cards."""

from silverkey.cthulhu.cards.writing import *

mark_of_madness = card_set("mark-of-madness")

mark_of_madness.card(
    "The Supplicant",
    Enters(state="insane"),
    response(
        AFTER_RESTORED,
        PayBy(ready(THIS)),
        choose(characters(state="insane")),
        restore(CHOSEN),
        Lasts(CHOSEN, (Keyword("Willpower"),), until="turn"),
    ),
)

mark_of_madness.card(
    "The Archmage, Arcanis",
    CostChange(None, -1, per_resource=NEUTRAL),
    action(
        PayBy(sacrifice_own(supports())),
        choose(supports(cost=at_most(Of("printed cost", Paid("the card you sacrificed"))))),
        Do("remove", CHOSEN_CARD),
        Limit(1, "turn", by_copy=True),
    ),
)

mark_of_madness.card(
    "Thaumaturgical Insight",
    disrupt(
        on("success", player=OPPONENT, which=UNOPPOSED),
        Pick(Cards(zone=DECK, owner=YOU)),
        Reveal(CHOSEN_CARD),
        Shuffle(),
        then(Do("top", CHOSEN_CARD), Do("remove", THIS_EVENT)),
    ),
)
