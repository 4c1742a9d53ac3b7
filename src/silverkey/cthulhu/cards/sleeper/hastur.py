"""The Sleeper Below: Hastur."""

from silverkey.cthulhu.cards.writing import *

sleeper = card_set("sleeper")

sleeper.card(
    "Ardois-Bonnot",
    response(
        on("commit", card=THIS, player=YOU, at=Every(stories(non=(CONSPIRACY,)))),
        GO_INSANE,
        ExecuteStory(THE_EVENT_STORY),
    ),
)

sleeper.card(
    "Sons of Carcosa",
    CostChange(None, -2, per=Count(Cards(zone=WON, owner=OPPONENT))),
    response(
        on("ready", player=EACH_PLAYER, together=True, when=(Phase(REFRESH, EACH_PLAYER, so=False),)),
        EachDoes(THE_EVENT_PLAYER, (GiveUp(characters(), by="insane"),), if_able=True),
    ),
)
