"""Ancient Relics: the Syndicate."""

from silverkey.cthulhu.cards.ancient_relics.set import ancient_relics
from silverkey.cthulhu.cards.writing import *

ancient_relics.character(
    "Mr. David Pan",
    43,
    SYNDICATE,
    Static(ITS_STORY, (StrugglesBySkill(),), (IsCommitted(),)),
    descriptor="Red Pole",
    unique=True,
    cost=3,
    skill=4,
    subtypes=("Criminal",),
)
