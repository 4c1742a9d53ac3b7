"""For the Greater Good: neutral cards."""

from silverkey.cthulhu.cards.writing import *

greater_good = card_set("greater-good")

greater_good.card(
    "Ice Storm",
    action(
        Lasts(
            None,
            (
                CommitToll(
                    characters(controller=OPPONENT),
                    (PutTokens(THE_EVENT_STORY, -1),),
                    each_story=True,
                    if_able=True,
                ),
            ),
        )
    ),
)
greater_good.card("Iod", CostChange(Cards(type=CHARACTER, printed_skill=at_most(2)), 1))

greater_good.card("Tommy Gun", Static(HOST, (gains("CC"),)), Static(HOST, (struggles("C"),)), attach=characters())
