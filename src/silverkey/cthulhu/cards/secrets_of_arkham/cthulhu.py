"""Secrets of Arkham: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

secrets_of_arkham = card_set("secrets-of-arkham")

secrets_of_arkham.card(
    "Deep One Rising",
    forced(
        AFTER_PLAYING_THIS,
        choose(characters(non=("Deep One", "Ancient One")), if_able=True),
        destroy(CHOSEN),
    ),
)
