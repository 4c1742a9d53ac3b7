"""The Sleeper Below: the Agency."""

from silverkey.cthulhu.cards.writing import *

sleeper = card_set("sleeper")

sleeper.card(
    "Inspector John Legrasse",
    response(
        on("use", player=OPPONENT, causes=TRIGGERED, targets=Cards(controller=YOU)), refresh(YOUR_DOMAINS, one=True)
    ),
)
