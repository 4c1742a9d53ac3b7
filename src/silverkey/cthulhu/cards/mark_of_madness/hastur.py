"""The Mark of Madness: Hastur."""

from silverkey.cthulhu.cards.writing import *

mark_of_madness = card_set("mark-of-madness")

mark_of_madness.card(
    "Moon Worshiper",
    response(
        on(
            "insane",
            card=characters(printed_faction=HASTUR),
            rulings=("coc-latest/faq/moon-worshipper-entering-insane",),
        ),
        EXHAUST_NAMED,
        choose(characters(state="insane", where=("of event",))),
        restore(CHOSEN),
    ),
)

mark_of_madness.card(
    "Drawing the Sign",
    forced(on("lose struggle", player=OPPONENT, which="Terror"), PutTokens(THIS)),
    action(
        AtLeast(8, Of("tokens", THIS)),
        choose(stories()),
        sacrifice(THIS),
        WinStories(CHOSEN_STORY),
    ),
)
