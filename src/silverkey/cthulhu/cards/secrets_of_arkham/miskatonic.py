"""Secrets of Arkham: Miskatonic University."""

from silverkey.cthulhu.cards.secrets_of_arkham.set import secrets_of_arkham
from silverkey.cthulhu.cards.writing import *

secrets_of_arkham.character(
    "Soothsayer",
    10,
    MISKATONIC,
    response(AFTER_COMMITTING, ChooseIcon(), until_end_of_phase(THIS, IconOfChoice(1, per=attachments()))),
    cost=2,
    skill=2,
    subtypes=("Sorcerer",),
)
