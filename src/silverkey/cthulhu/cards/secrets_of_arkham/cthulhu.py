"""Secrets of Arkham: Cthulhu."""

from silverkey.cthulhu.cards.secrets_of_arkham.set import secrets_of_arkham
from silverkey.cthulhu.cards.writing import *

secrets_of_arkham.character(
    "Deep One Rising",
    29,
    CTHULHU,
    forced(
        AFTER_PLAYING_THIS,
        choose(characters(not_subtype=("Deep One", "Ancient One")), if_able=True),
        destroy(CHOSEN),
    ),
    cost=4,
    skill=4,
    icons="CCA",
    subtypes=("Deep One",),
)
