"""Secrets of Arkham: neutral cards."""

from silverkey.cthulhu.cards.writing import *

secrets_of_arkham = card_set("secrets-of-arkham")

secrets_of_arkham.card(
    "Diseased Sewer Rats", forced(AFTER_PLAYING_THIS, choose(characters(skill=at_most(2))), wound(CHOSEN))
)

secrets_of_arkham.card(
    "Dimensional Rift", action(EXHAUST, pay(3), SACRIFICE, destroy(Every(either(characters(), supports()))))
)
