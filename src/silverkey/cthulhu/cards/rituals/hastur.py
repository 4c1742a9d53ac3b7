"""Rituals of the Order: Hastur."""

from silverkey.cthulhu.cards.writing import *

rituals = card_set("rituals")

rituals.card(
    "Twisted Choreographer",
    Static(THIS, (GainIconsOfAttached(),)),
    response(AFTER_ENTERING, Pick(discarded(type="character", owner=YOU), to="attach"), AttachCards(CHOSEN)),
)

rituals.card(
    "Painful Reflection",
    action(
        ChoosePlayer(opponents=True),
        EachDoes(THAT_PLAYER, (DiscardCards(Count(characters(state="insane")), up_to=True),)),
    ),
)
