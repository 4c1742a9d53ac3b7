"""Ancient Relics: Yog-Sothoth."""

from silverkey.cthulhu.cards.ancient_relics.set import ancient_relics
from silverkey.cthulhu.cards.writing import *

READ_ALONG = ToHand(Topmost(discarded(type="event", owner=YOU)))

ancient_relics.character(
    "The Large Man",
    27,
    YOG,
    forced(AFTER_SUCCESS, DiscardTop(THE_EVENT_PLAYER, 2)),
    action(EXHAUST_NAMED, READ_ALONG, Limit(1, "phase", by_copy=True)),
    descriptor="Shorn But Patient",
    unique=True,
    cost=4,
    skill=3,
    icons="CAAI",
    subtypes=("Servitor",),
).before_errata(
    "2.0", "1.4", abilities=(forced(AFTER_SUCCESS, DiscardTop(THE_EVENT_PLAYER, 2)), action(EXHAUST_NAMED, READ_ALONG))
)

KEEP_SOUL = response(AFTER_A_CHARACTER_IS_DESTROYED, EXHAUST_NAMED, AttachCards(THE_EVENT_CARD))

ancient_relics.support(
    "Canopic Jar",
    28,
    YOG,
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    KEEP_SOUL,
    Static(Every(Cards(on_this=True)), (TriggeredFreely((ACTION, RESPONSE, DISRUPT)),)),
    descriptor="Vessel of Souls",
    unique=True,
    cost=2,
    subtypes=("Relic",),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        passive(AFTER_LEAVING, Do("shuffle in", THIS)),
        KEEP_SOUL,
        Static(Every(Cards(on_this=True)), (TriggeredFreely((RESPONSE,)),)),
    ),
)
