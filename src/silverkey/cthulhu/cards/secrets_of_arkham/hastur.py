"""Secrets of Arkham: Hastur."""

from silverkey.cthulhu.cards.writing import *

secrets_of_arkham = card_set("secrets-of-arkham")

NEVER_COMMITS = Cannot(THIS, "commit", "commit to stories")
CHANGES_HANDS = action(pay(2), Control(THIS, to=EACH_OPPONENT))

secrets_of_arkham.card(
    "Poltergeist",
    NEVER_COMMITS,
    Cannot(
        Every(characters(state="insane", controller=YOU)),
        "restore",
        "restore during the refresh phase",
        modal="does not",
    ),
    CHANGES_HANDS,
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        NEVER_COMMITS,
        Cannot(Every(characters(state="insane", controller=YOU)), "restore", "be restored"),
        CHANGES_HANDS,
    ),
)

secrets_of_arkham.card("Writhing Wall", disrupt(EFFECT_TRIGGERED, CancelEvent(), then(DrawCards())))
