"""Rituals of the Order: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

rituals = card_set("rituals")

THEY_LOSE_ONE = EachDoes(EACH_OPPONENT, (choose(characters(controller=YOU, committed=HERE)), destroy(CHOSEN)))

# In the older documents every Disrupt comes before what it disrupts (coc-1.4/timing/disrupts.a): so does one "after" a
# struggle.
rituals.card(
    "Bloodthirsty Star Spawn",
    disrupt(
        on("would win struggle", card=ITS_STORY, player=YOU, which="Combat"),
        Instead("wounding a character"),
        THEY_LOSE_ONE,
    ),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        disrupt(
            on("after struggle", card=ITS_STORY, player=YOU, which="Combat"),
            Instead("wounding a character"),
            THEY_LOSE_ONE,
        ),
    ),
)
