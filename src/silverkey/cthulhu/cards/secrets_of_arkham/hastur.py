"""Secrets of Arkham: Hastur."""

from silverkey.cthulhu.cards.secrets_of_arkham.set import secrets_of_arkham
from silverkey.cthulhu.cards.writing import *

NEVER_COMMITS = Cannot("commit", THIS, words="commit to stories")
CHANGES_HANDS = action(pay(2), Control(THIS, to=EACH_OPPONENT))

secrets_of_arkham.character(
    "Poltergeist",
    37,
    HASTUR,
    NEVER_COMMITS,
    DoesNot("restore", Every(characters(state="insane", controller=YOU)), "restore during the refresh phase"),
    CHANGES_HANDS,
    cost=2,
    skill=2,
    icons="TT",
    subtypes=("Monster",),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        NEVER_COMMITS,
        Cannot("restore", Every(characters(state="insane", controller=YOU)), words="be restored"),
        CHANGES_HANDS,
    ),
)

secrets_of_arkham.event(
    "Writhing Wall",
    40,
    HASTUR,
    disrupt(EFFECT_TRIGGERED, CancelEvent("cancel it"), then(DrawCards())),
    cost=3,
    subtypes=("Spell",),
)
