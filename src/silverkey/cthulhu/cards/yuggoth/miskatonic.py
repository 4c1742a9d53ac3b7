"""The Yuggoth Contract: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *
from silverkey.cthulhu.cards.yuggoth.set import yuggoth

yuggoth.character(
    "Focused Art Student",
    8,
    MISKATONIC,
    response(AFTER_ENTERING, DrawCards()),
    cost=2,
    skill=2,
    icons="AI",
    subtypes=("Student",),
    keywords="Loyal",
)

yuggoth.character(
    "Museum Curator",
    70,
    MISKATONIC,
    response(
        AFTER_ENTERING,
        Pick(Cards(type=SUPPORT, zone=DECK, owner=YOU), to_play=True, top=5),
        PutIntoPlay(CHOSEN_CARD),
        RestToBottom(as_they_lay=True),
    ),
    cost=2,
    skill=2,
    icons="A",
    subtypes=("Faculty",),
)

yuggoth.support(
    "Stone Calendar",
    109,
    MISKATONIC,
    action(EXHAUST_NAMED, DiscardOwnTokens(0, one_story=False), DrawCards(X)),
    cost=2,
    subtypes=("Artifact",),
)
