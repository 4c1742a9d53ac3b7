"""Denizens of the Underworld: the Agency."""

from silverkey.cthulhu.cards.writing import *

denizens = card_set("denizens")

denizens.card(
    "Special Agent Callahan",
    Static(
        THIS,
        (gains("CI"), Keyword("Fast")),
        (AtLeast(1, characters(subtypes=("Criminal",), controller=OPPONENT, committed=HERE)),),
    ),
)

denizens.card(
    "Deep Undercover",
    action(
        choose(characters()),
        NameA("subtype", of=Cards(controller=OPPONENT)),
        until_end_of_phase(CHOSEN, Belongs("subtype"), Keyword("Invulnerability"), Keyword("Willpower")),
    ),
)
