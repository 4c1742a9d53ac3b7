"""The Thousand Young: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

thousand_young = card_set("thousand-young")

thousand_young.card(
    "The Bloody Tongue",
    Static(Every(characters(committed=Committed("the same story as The Bloody Tongue"))), (Keyword("Toughness", 0),)),
)

thousand_young.card(
    "Broadmoor",
    action(
        Limit(1, "turn", by_copy=True),
        Reveal(Top(), stays=True),
        when_(
            AtLeast(1, Cards(type=EVENT, faction=CTHULHU, zone=DECK, among=Chosen("revealed"))),
            Lasts(None, (MayPlay(STILL_SHOWN),)),
        ),
    ),
)
