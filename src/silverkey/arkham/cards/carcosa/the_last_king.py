"""The Path to Carcosa: the guests of The Last King."""

from silverkey.arkham.cards.writing import *

carcosa = card_set("ptc")

A_CLUE = GainClues(1, THIS)
TOLD_ALL = when(FORCED, last_clue_of(THIS), TurnOver())


def interviewed(name: str) -> Ability:
    """The other side of a guest who has told all that he knows."""
    return back(Remember(f"interviewed {name}"), TurnBack())


carcosa.card(
    "03076a",
    action(Test(INTELLECT, 3, success=(A_CLUE,)), action=PARLEY),
    TOLD_ALL,
    interviewed("Constance"),
)
carcosa.card(
    "03077",
    action(AtLeast(10, Yours("resources")), Test(INTELLECT, 2, success=(A_CLUE,)), action=PARLEY),
    TOLD_ALL,
    interviewed("Jordan"),
)
carcosa.card(
    "03078",
    action(AtLeast(6, Yours("cards in hand")), Test(WILLPOWER, 2, success=(A_CLUE,)), action=PARLEY),
    TOLD_ALL,
    interviewed("Haruko"),
)
carcosa.card(
    "03079",
    action(Test(WILLPOWER, 3, success=(A_CLUE,)), action=PARLEY),
    TOLD_ALL,
    interviewed("Sebastien"),
)
carcosa.card("03080", action(A_CLUE, action=PARLEY, actions=2), TOLD_ALL, interviewed("Ashleigh"))
carcosa.card("03065b", Modifier("fight", 3, THIS, (IsA(THIS, enemies(ready=False)),)))
