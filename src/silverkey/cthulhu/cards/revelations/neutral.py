"""Revelations: neutral cards."""

from silverkey.cthulhu.cards.writing import *

revelations = card_set("revelations")

revelations.card(
    "Hall of Champions",
    action(
        EXHAUST_NAMED,
        Pick(Cards(where=("champion",), zone=DECK, owner=YOU), top=10, to="enter"),
        PutIntoPlay(CHOSEN_CARD),
        Shuffle(),
        at_end("phase", Do("bottom", STILL_IN_PLAY)),
    ),
)

SOME_TOME = Cards(subtypes=("Tome",))

revelations.card(
    "Library of Pergamum",
    disrupt(
        on(
            "resolve",
            causes=TRIGGERED,
            when=(WouldDestroy(SOME_TOME),),
            rulings=("coc-latest/faq/library-of-pergamum",),
        ),
        EXHAUST_NAMED,
        CancelEvent(),
    ),
    response(
        on("use", card=SOME_TOME, causes=TRIGGERED),
        choose(characters()),
        choose(stories(), "story"),
        one_of(until_end_of_phase(CHOSEN, gains("C")), until_end_of_phase(CHOSEN, loses("C"))),
        then(
            one_of(
                until_end_of_phase(Chosen("story", "that story"), struggles("C")),
                until_end_of_phase(Chosen("story", "that story"), struggles("C", by=-1)),
            )
        ),
    ),
)

revelations.card(
    "Marcus Jamburg", action(RETURN_TO_HAND, choose(discarded(type=SUPPORT, owner=YOU)), PutIntoPlay(CHOSEN_CARD))
)
