"""The Mark of Madness: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

mark_of_madness = card_set("mark-of-madness")

mark_of_madness.card(
    "Black Book of Azathoth",
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    action(PayBy(sacrifice(HOST)), choose(stories()), until_end_of_phase(CHOSEN_STORY, struggles("I"))),
    attach=characters(),
)

mark_of_madness.card(
    "Walter Gilman",
    Enters(state="insane"),
    response(AFTER_RESTORED, Limit(1, "turn", by_copy=True), PayBy(ready(THIS)), MoveToken(ANY_SIDE)),
)
