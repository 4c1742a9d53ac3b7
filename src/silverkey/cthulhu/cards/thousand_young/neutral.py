"""The Thousand Young: neutral cards."""

from silverkey.cthulhu.cards.thousand_young.set import thousand_young
from silverkey.cthulhu.cards.writing import *

thousand_young.support(
    "The Archmage's Attaché",
    37,
    NEUTRAL,
    action(
        EXHAUST_NAMED,
        RevealTop(who=HostPlayer(), stays=True),
        Lasts(None, (PlaysShown(matching=False),), until=NEXT_ACTION),
    ),
    descriptor="Ensorcelled Valise",
    unique=True,
    cost=1,
    subtypes=("Attachment", "Artifact"),
    attach=Decks(),
)
