"""Forgotten Lore: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

forgotten_lore = card_set("forgotten-lore")

forgotten_lore.card(
    "Glimpse of the Void",
    action(
        YOUR_OPERATIONS,
        Lasts(
            None,
            (Skips(STORY_PHASE, EACH_PLAYER, ("coc-latest/errata/forgotten-lore/glimpse-of-the-void",)),),
            until=NEXT_TURN_ENDS,
        ),
        DrawCards(),
        Do("remove", THIS),
    ),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        (action(YOUR_OPERATIONS, Lasts(None, (Skips(STORY_PHASE, EACH_PLAYER),), until=NEXT_TURN_ENDS), DrawCards())),
    ),
)

forgotten_lore.card(
    "Displaced Chthonian",
    forced(
        AT_BEGINNING_OF_TURN,
        EachDoes(THE_EVENT_PLAYER, (sacrifice_own(supports()),), if_able=True),
    ),
).before_errata("2.0", "1.4", title="Displaced Cthonian", subtypes=("Cthonian",))

forgotten_lore.card(
    "Snow Graves",
    Cannot(InHost("cards in attached discard pile"), "leave discard", "leave it"),
    attach=Places(DISCARD),
)
