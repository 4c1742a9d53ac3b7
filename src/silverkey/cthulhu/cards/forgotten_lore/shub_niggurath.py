"""Forgotten Lore: Shub-Niggurath."""

from silverkey.cthulhu.cards.forgotten_lore.set import forgotten_lore
from silverkey.cthulhu.cards.writing import *

forgotten_lore.event(
    "Glimpse of the Void",
    14,
    SHUB,
    action(
        YOUR_OPERATIONS,
        Lasts(
            None,
            (SkipPhase(STORY_PHASE, ("coc-latest/errata/forgotten-lore/glimpse-of-the-void",)),),
            until=NEXT_TURN_ENDS,
        ),
        DrawCards(),
        Do("remove", THIS),
    ),
    cost=4,
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        as_event(action(YOUR_OPERATIONS, Lasts(None, (SkipPhase(STORY_PHASE),), until=NEXT_TURN_ENDS), DrawCards())),
    ),
)

forgotten_lore.character(
    "Displaced Chthonian",
    53,
    SHUB,
    forced(
        AT_BEGINNING_OF_TURN,
        EachDoes(THE_EVENT_PLAYER, (SacrificeOwn(supports()),), if_able=True),
    ),
    cost=4,
    skill=3,
    icons="TTC",
    subtypes=("Chthonian",),
).before_errata("2.0", "1.4", title="Displaced Cthonian", subtypes=("Cthonian",))

forgotten_lore.support(
    "Snow Graves",
    95,
    SHUB,
    SealsPile(),
    cost=0,
    subtypes=("Attachment",),
    attach=DiscardPiles(),
)
