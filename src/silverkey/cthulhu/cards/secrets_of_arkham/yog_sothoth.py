"""Secrets of Arkham: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

secrets_of_arkham = card_set("secrets-of-arkham")

UNEARTHED = (
    PutIntoPlay(Fitting(Top(2, EACH_PLAYER), Cards(type=CHARACTER, zone=DECK)), insane=True),
    Rest(DISCARD, noun="the others"),
)

secrets_of_arkham.card(
    "Things in the Ground",
    action(EXHAUST_NAMED, SACRIFICE, *UNEARTHED),
).before_errata("2.0", "1.4", abilities=(action(EXHAUST_NAMED, *UNEARTHED),))

secrets_of_arkham.card(
    "Calling Down the Ancients", action(choose(characters(extreme=("lowest", "skill"))), destroy(CHOSEN))
)

secrets_of_arkham.card(
    "Chant of Thoth",
    action(
        choose(discarded(subtypes=("Artifact", "Spell"), owner=YOU), number=3, up_to=True),
        Lasts(None, (MayPlay(CHOSEN, once=True),)),
    ),
)

secrets_of_arkham.card(
    "Gatekeeper", response(AFTER_WINNING_BY_TWO, pay(2), ChoosePlayer(opponents=True), discard_top(THAT_PLAYER, 3))
)

secrets_of_arkham.card("Hermetic Scholar", forced(AFTER_ENTERING, discard_top(EACH_PLAYER, 4)))

secrets_of_arkham.card("Wizard of Yog-Sothoth", Static(THIS, (gains("TAA"), Keyword("Toughness", 1)), (ItIs("Night"),)))
