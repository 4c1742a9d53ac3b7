"""Terror in Venice: Hastur."""

from silverkey.cthulhu.cards.writing import *

venice = card_set("venice")

venice.card(
    "At Night they Roam",
    action(
        Phase(STORY_PHASE, EACH_PLAYER),
        choose(characters(state="insane", controller=OPPONENT), every=ItIs("Night")),
        Control(CHOSEN),
        then(
            restore(CHOSEN),
            Pick(stories(), "story", to_join=CHOSEN),
            Do("commit", CHOSEN, place=Chosen("story", "that story")),
        ),
        at_end("phase", goes_insane(CHOSEN), Control(CHOSEN, to=OwnerOf(CHOSEN))),
    ),
)

venice.card(
    "San Servolo",
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Day",))))),
    Immune(THIS, Cards(non=("Day",))),
    response(
        on("insane"),
        EXHAUST_NAMED,
        choose(characters(controller=ControllerOf(THE_EVENT_CARD), but=EventCard())),
        unless(goes_insane(CHOSEN), ControllerOf(CHOSEN), pay(1)),
    ),
)

venice.card("Cunning Mascheraro", CountsAt(THIS, Every(Cards(type=CONSPIRACY)), what="icons"))

venice.card("Return to Carcosa", response(on("restore"), Do("shuffle in", THE_EVENT_CARD)))

venice.card(
    "The Unspeakable Oath",
    disrupt(
        on("resolve", card=Cards(type=EVENT), causes=(PLAY,)), CancelEvent(), then(Do("top", EventCard("that event")))
    ),
)

venice.card(
    "Doctor Lomboso",
    forced(
        on("insane"),
        choose(discarded(controller=ControllerOf(THE_EVENT_CARD)), if_able=True),
        Do("top", CHOSEN_CARD),
    ),
)
