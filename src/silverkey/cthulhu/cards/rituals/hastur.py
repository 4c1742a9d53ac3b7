"""Rituals of the Order: Hastur."""

from silverkey.cthulhu.cards.writing import *

rituals = card_set("rituals")

rituals.card(
    "Twisted Choreographer",
    Static(THIS, (IconsOf(Every(Cards(where=("on this",)))),)),
    response(AFTER_ENTERING, Pick(discarded(type="character", owner=YOU), to="attach"), Attach(CHOSEN, THIS)),
)

rituals.card(
    "Painful Reflection",
    action(
        ChoosePlayer(opponents=True),
        EachDoes(THAT_PLAYER, (discard_cards(Count(characters(state="insane")), targeted=False, fewer=UP_TO),)),
    ),
)

rituals.card("Germaphobia", Company(HOST, "alone"), attach=characters(printed_skill=at_most(2)))
