"""Dreamlands: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

dreamlands = card_set("dreamlands")

dreamlands.card(
    "Twilight Gate",
    action(
        choose(Cards(type=CHARACTER, non=("Ancient One",), zone=DOMAIN, owner=YOU)),
        PutIntoPlay(CHOSEN_CARD, verb="enter here"),
        at_end("phase", AsResources(STILL_IN_PLAY)),
    ),
)

_A_GUG = characters(subtypes=("Gug",))
_AFTER_ITS_WOUND = on("wound", card=THIS)

dreamlands.card(
    "Puj-Dunk",
    response(
        _AFTER_ITS_WOUND,
        Pick(Cards(type=CHARACTER, subtypes=("Gug",), zone=HAND, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN_CARD),
    ),
)

dreamlands.card("Enraged Gug", response(_AFTER_ITS_WOUND, choose(characters(icons=at_least(1, "C"))), wound(CHOSEN)))

dreamlands.card(
    "City of Gugs",
    Static(Every(characters(subtypes=("Gug",), controller=YOU)), (Keyword("Toughness"),), when=(ItIs("Day"),)),
)

dreamlands.card("Laboring Gug", response(_AFTER_ITS_WOUND, DrawCards()))

dreamlands.card(
    "Great Stone Circle",
    Static(Every(stories(visited_by=_A_GUG)), (Earlier("C", "T"),), when=(ItIs("Night"),)),
)

dreamlands.card(
    "Guardian of the Key",
    disrupt(
        on("resolve", "chosen", causes=TRIGGERED, targets=supports()), EXHAUST_NAMED, CancelEvent("cancel that effect")
    ),
)

dreamlands.card(
    "The Silver Key",
    Cannot(Every(characters(state="ready")), "commit", at=HOST_STORY),
    CommitsExhausted(characters(), at=HOST_STORY),
    forced(on("commit", at=HOST_STORY), ready(THE_EVENT_CARD)),
    attach=stories(),
)

dreamlands.card("Wandering Gug", response(_AFTER_ITS_WOUND, ChoosePlayer(deck=True), discard_top(THAT_PLAYER, 1)))

dreamlands.card(
    "Ascension to Zura",
    action(
        PayBy(GiveUp(characters(subtypes=("Gug",), state="exhausted", where=("wounded",)), by="remove wound")),
        ready(Paid("that character")),
    ),
)

dreamlands.card("Gug Sentinel", response(_AFTER_ITS_WOUND, choose(characters(controller=OPPONENT)), exhaust(CHOSEN)))

dreamlands.card(
    "The Tower of Koth",
    response(on("succeed", player=YOU), EXHAUST_NAMED, choose(characters(subtypes=("Monster",))), wound(CHOSEN)),
)
