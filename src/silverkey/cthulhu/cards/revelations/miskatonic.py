"""Revelations: Miskatonic University."""

from silverkey.cthulhu.cards.revelations.set import revelations
from silverkey.cthulhu.cards.writing import *

TOME = choose(Cards(subtypes=("Tome",), usable=True))
THEN_GONE = then(EachDoes(ControllerOf(CHOSEN_CARD), (Do("sacrifice", CHOSEN_CARD),)))

revelations.character(
    "Eryn Cochwyn",
    89,
    MISKATONIC,
    action(GO_INSANE, TOME, TriggerFree(CHOSEN_CARD), THEN_GONE),
    descriptor="Disturbingly Insightful",
    unique=True,
    cost=3,
    skill=3,
    icons="AAI",
    subtypes=("Independent", "Lunatic"),
).before_errata("2.0", "1.4", abilities=(action(GO_INSANE, TOME, TriggerFree(CHOSEN_CARD, as_yours=False), THEN_GONE),))
