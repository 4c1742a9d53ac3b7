"""Forgotten Lore: Hastur."""

from silverkey.cthulhu.cards.forgotten_lore.set import forgotten_lore
from silverkey.cthulhu.cards.writing import *

forgotten_lore.event(
    "White Out",
    90,
    HASTUR,
    action(OPPONENTS_TURN, choose(characters(committed=ANYWHERE)), until_end_of_phase(CHOSEN, NotCounted())),
    cost=2,
    subtypes=("Polar",),
)

forgotten_lore.character(
    "Aspiring Artist",
    112,
    HASTUR,
    response(AFTER_PLAYING_THIS, AtMost(0, Cards(zone=WON, owner=YOU)), DrawCards(1)),
    cost=1,
    skill=0,
    subtypes=("Cultist", "Artist"),
).before_errata("1.4", subtypes=("Cultist",)).before_errata(
    "2.0",
    subtypes=("Cultist",),
    abilities=(response(AFTER_PLAYING_THIS, AtMost(0, Cards(zone=WON, owner=YOU)), DrawCards(2)),),
)

forgotten_lore.character(
    "Bringer of Fire",
    114,
    HASTUR,
    action(
        AtLeast(2, Cards(title="Bringer of Fire", controller=YOU)),
        PayBy("exhaust", Every(Cards(title="Bringer of Fire", controller=YOU))),
        choose(characters(skill_max=4)),
        destroy(CHOSEN),
    ),
    cost=3,
    skill=2,
    icons="TTA",
    subtypes=("Cultist",),
)
