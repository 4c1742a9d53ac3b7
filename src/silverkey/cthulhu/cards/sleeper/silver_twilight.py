"""The Sleeper Below: the Order of the Silver Twilight."""

from silverkey.cthulhu.cards.writing import *

sleeper = card_set("sleeper")

sleeper.card("Professor George Angell", disrupt(EFFECT_TRIGGERED, RETURN_TO_HAND, CancelEvent()))

sleeper.card(
    "H.O.S.T",
    CostChange(None, -2, per=Count(Cards(zone=WON, owner=OPPONENT))),
    action(
        Pick(characters(subtypes=("Lodge",), owner=YOU)),
        return_to_hand(CHOSEN),
        then(DrawCards()),
        Limit(3, "turn", by_copy=False),
    ),
)

sleeper.card(
    "The Tablets of Nhing",
    response(
        on("destroy", card=characters(controller=YOU)),
        EXHAUST_NAMED,
        Pick(Cards(type=CHARACTER, cost=below(Of("printed cost", THE_EVENT_CARD)), zone=HAND, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
        then(PutTokens(THIS)),
    ),
)

sleeper.card(
    "Theosophist",
    action(
        EXHAUST_NAMED,
        choose(Cards(zone=DOMAIN, non=(NEUTRAL,))),
        NameA("faction"),
        Lasts(None, (BelongsElsewhere(THAT_RESOURCE),)),
    ),
)

sleeper.card(
    "Calling The Darkness",
    action(
        PayBy(GiveUp(characters(), by="insane", showing=icons("CCAAAII"))),
        Pick(Cards(type=CHARACTER, subtypes=("Ancient One",), zone=DECK, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
        Shuffle(),
    ),
)
