"""The Thousand Young: neutral cards."""

from silverkey.cthulhu.cards.thousand_young.set import thousand_young
from silverkey.cthulhu.cards.writing import *

thousand_young.support(
    "The Archmage's Attaché",
    37,
    NEUTRAL,
    action(
        EXHAUST,
        RevealTop(who=HostPlayer(), stays=True),
        MayPlayShown(PlaysShown(matching=False), next_action=True),
    ),
    descriptor="Ensorcelled Valise",
    unique=True,
    cost=1,
    subtypes=("Attachment", "Artifact"),
    attach=Decks(),
)
