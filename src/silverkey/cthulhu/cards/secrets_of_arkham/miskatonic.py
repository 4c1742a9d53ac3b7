"""Secrets of Arkham: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

secrets_of_arkham = card_set("secrets-of-arkham")

secrets_of_arkham.card(
    "Soothsayer", response(AFTER_COMMITTING, ChooseIcon(), until_end_of_phase(THIS, Icons(per=Count(attachments()))))
)
