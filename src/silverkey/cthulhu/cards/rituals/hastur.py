"""Rituals of the Order: Hastur."""

from silverkey.cthulhu.cards.rituals.set import rituals
from silverkey.cthulhu.cards.writing import *

rituals.character(
    "Twisted Choreographer",
    26,
    HASTUR,
    Static(THIS, (GainIconsOfAttached(),)),
    response(AFTER_ENTERING, Pick(discarded(type="character", owner=YOU), to="attach"), AttachCards(CHOSEN)),
    cost=3,
    skill=2,
    icons="A",
    subtypes=("Artist",),
)

rituals.event(
    "Painful Reflection",
    106,
    HASTUR,
    action(
        ChoosePlayer(opponents=True),
        EachDoes(THAT_PLAYER, (DiscardCards(Count(characters(state="insane")), up_to=True),)),
    ),
    cost=3,
    subtypes=("Madness",),
)
