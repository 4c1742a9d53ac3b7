"""Revelations: the Agency."""

from silverkey.cthulhu.cards.revelations.set import revelations
from silverkey.cthulhu.cards.writing import *

LEARNED = Static(THIS, (gains("AI"),), (AtLeast(1, Cards(subtypes=("Tome",), controller=YOU)),))
VISION = (
    AtMost(0, supports(controller=YOU)),
    Pick(Cards(type=SUPPORT, faction=AGENCY, zone=DECK, owner=YOU), top=5),
    ToHand(CHOSEN_CARD, "reveal it and put it into your hand"),
    Shuffle(but_rest=True),
    then(RestToBottom()),
)

revelations.character(
    "Jenica Capra",
    61,
    AGENCY,
    LEARNED,
    action(*VISION, Limit(1, "turn", by_copy=True)),
    descriptor="Police Psychic",
    unique=True,
    cost=2,
    skill=2,
    icons="AI",
    subtypes=("Government", "Relic Hunter"),
).before_errata("2.0", "1.4", abilities=(LEARNED, action(*VISION)))

revelations.character(
    "Elena Belskaia",
    101,
    AGENCY,
    action(DiscardSome(2), then(DrawCards()), Limit(1, "turn", by_copy=True)),
    descriptor="Always Prepared",
    unique=True,
    cost=3,
    skill=3,
    icons="AI",
    subtypes=("Government",),
).before_errata("2.0", "1.4", abilities=(action(DiscardSome(2), then(DrawCards())),))
