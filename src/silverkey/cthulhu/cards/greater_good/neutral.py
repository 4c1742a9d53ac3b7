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
