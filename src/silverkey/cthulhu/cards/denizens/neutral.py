"""Denizens of the Underworld: neutral cards."""

from silverkey.cthulhu.cards.writing import *

denizens = card_set("denizens")

denizens.card(
    "Zstylzhemgni",
    disrupt(
        on("after struggle", card=ITS_STORY, player=YOU, which="Combat"),
        wound(Every(characters(committed=HERE, other=True))),
    ),
)

denizens.card(
    "Sarnath",
    Cannot(THIS, "ready", "ready in your refresh phase if you do not want it to", modal="need not"),
    response(
        on("ready", card=characters()),
        EXHAUST_NAMED,
        pay(2),
        exhaust(THE_EVENT_CARD),
        Lasts(None, (Cannot(THE_EVENT_CARD, "ready"),), until=WHILE_EXHAUSTED),
    ),
)

denizens.card(
    "Outmaneuvered",
    disrupt(
        on("resolve", source_types=(EVENT,), targets=characters(controller=YOU)),
        CancelEvent("cancel its effects"),
        Drain(DrainedFor("event"), refreshed=True),
    ),
)

denizens.card(
    "Wandering Tinker",
    disrupt(
        on(*LEAVING, card=characters()),
        EXHAUST_NAMED,
        choose(supports(non=("Relic",), where=("on that card",))),
        Control(CHOSEN_CARD),
        Pick(characters(but=EventCard(), where=("fit for it",)), "host"),
        Attach(CHOSEN_CARD, Chosen("host", "the other one"), moved=True),
    ),
)
