"""Ancient Relics: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

ancient_relics = card_set("ancient-relics")

READ_ALONG = take(Topmost(discarded(type="event", owner=YOU)))

ancient_relics.card(
    "The Large Man",
    forced(AFTER_SUCCESS, discard_top(THE_EVENT_PLAYER, 2)),
    action(EXHAUST_NAMED, READ_ALONG, Limit(1, "phase", by_copy=True)),
).before_errata(
    "2.0", "1.4", abilities=(forced(AFTER_SUCCESS, discard_top(THE_EVENT_PLAYER, 2)), action(EXHAUST_NAMED, READ_ALONG))
)

KEEP_SOUL = response(DESTROYING_A_CHARACTER, EXHAUST_NAMED, Attach(THE_EVENT_CARD, THIS))

ancient_relics.card(
    "Canopic Jar",
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    KEEP_SOUL,
    Static(
        Every(Cards(where=("on this",))),
        (TriggeredFreely((ACTION, RESPONSE, DISRUPT), (PayBy(exhaust(Host("its host"))), DISCARD_FROM_PLAY)),),
    ),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        passive(AFTER_LEAVING, Do("shuffle in", THIS)),
        KEEP_SOUL,
        Static(
            Every(Cards(where=("on this",))),
            (TriggeredFreely((RESPONSE,), (PayBy(exhaust(Host("its host"))), DISCARD_FROM_PLAY)),),
        ),
    ),
)
