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
