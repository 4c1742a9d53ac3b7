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
