"""The Thousand Young: the Agency."""

from silverkey.cthulhu.cards.writing import *

thousand_young = card_set("thousand-young")

thousand_young.card(
    "Faubourg Marigny",
    action(
        Limit(1, "turn", by_copy=True),
        Reveal(Top(), stays=True),
        when_(
            IsA(REVEALED, Cards(type=SUPPORT, subtypes=("Attachment",), zone=DECK)),
            may(PutIntoPlay(REVEALED, onto=characters())),
        ),
    ),
)

thousand_young.card(
    "Gregory Lean",
    Static(Every(supports()), (Blank(),)),
    action(
        Limit(1, "phase", by_copy=True),
        choose(supports()),
        Lasts(None, (Immune(CHOSEN_CARD, Cards(title="Gregory Lean")),)),
    ),
)
