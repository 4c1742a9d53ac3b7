"""For the Greater Good: the Agency."""

from silverkey.cthulhu.cards.greater_good.set import greater_good
from silverkey.cthulhu.cards.writing import *

greater_good.support(
    "Red Tape",
    27,
    AGENCY,
    CancelsFirst(),
    cost=2,
    subtypes=("Condition", "Government"),
    keywords="Loyal",
)
