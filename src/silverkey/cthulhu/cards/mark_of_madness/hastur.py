"""The Mark of Madness: Hastur."""

from silverkey.cthulhu.cards.mark_of_madness.set import mark_of_madness
from silverkey.cthulhu.cards.writing import *

mark_of_madness.character(
    "Moon Worshiper",
    2,
    HASTUR,
    response(
        Trigger(
            ("insane",),
            "after a Hastur character is made insane",
            card=characters(printed_faction=HASTUR),
            rulings=("coc-latest/faq/moon-worshipper-entering-insane",),
        ),
        EXHAUST_NAMED,
        choose(characters(printed_faction=HASTUR, state="insane", of_event=True)),
        restore(CHOSEN),
    ),
    cost=0,
    skill=0,
    icons="T",
    subtypes=("Cultist",),
    keywords="Fast",
    steadfast=((HASTUR, 1),),
)
