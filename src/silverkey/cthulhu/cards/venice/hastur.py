"""Terror in Venice: Hastur."""

from silverkey.cthulhu.cards.venice.set import venice
from silverkey.cthulhu.cards.writing import *

venice.event(
    "At Night they Roam",
    17,
    HASTUR,
    action(
        Phase(STORY_PHASE, EACH_PLAYER),
        choose(characters(state="insane", controller=OPPONENT), every_if=ItIs("Night")),
        Control(CHOSEN),
        then(restore(CHOSEN), CommitTo(CHOSEN)),
        at_end("phase", goes_insane(CHOSEN), ReturnControl(CHOSEN)),
    ),
    cost=2,
    subtypes=("Curse",),
)
