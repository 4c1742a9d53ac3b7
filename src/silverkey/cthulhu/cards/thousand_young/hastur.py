"""The Thousand Young: Hastur."""

from silverkey.cthulhu.cards.writing import *

thousand_young = card_set("thousand-young")

thousand_young.card(
    "The Thing in the Yellow Mask",
    Static(
        Every(characters(committed=Committed("the same story as The Thing in the Yellow Mask"))),
        (Keyword("Willpower", 0), loses("T")),
    ),
)

thousand_young.card(
    "Tremé",
    action(
        Phase(STORY_PHASE),
        Limit(1, "turn", by_copy=True),
        Reveal(Top(), stays=True),
        when_(
            IsA(REVEALED, Cards(type=CHARACTER, subtypes=("Lunatic",), zone=DECK)),
            choose(characters()),
            Do("insane regardless", CHOSEN),
        ),
    ),
)
