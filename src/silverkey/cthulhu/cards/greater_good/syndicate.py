"""For the Greater Good: the Syndicate."""

from silverkey.cthulhu.cards.writing import *

greater_good = card_set("greater-good")

greater_good.card(
    "Escaped Convict",
    forced(
        on("lose check", card=ITS_STORY, player=YOU),
        Do("uncommit", THIS),
        Pick(stories(but=EventCard(), where=("unresolved",)), to_join=THIS),
        Do("commit", THIS, place=CHOSEN_STORY),
    ),
)

greater_good.card(
    "On the Take",
    CommitToll(
        characters(controller=OPPONENT),
        (GiveUp(Cards(zone=HAND, owner=YOU), by="bottom"),),
        at=HOST_STORY,
    ),
    attach=stories(),
)
