"""The Sleeper Below: the Agency."""

from silverkey.cthulhu.cards.writing import *

sleeper = card_set("sleeper")

sleeper.card(
    "Inspector John Legrasse",
    response(
        on("use", player=OPPONENT, targets=Cards(controller=YOU)),
        refresh(Domains(EACH_PLAYER, drained=True), one=True),
    ),
)

sleeper.card(
    "The Peel Association",
    CostChange(None, -2, per=Count(Cards(zone=WON, owner=OPPONENT))),
    response(AFTER_PLAYING_THIS, ChooseDomain(Domains(EACH_PLAYER)), TurnResources(THAT_DOMAIN)),
)
