"""Forgotten Lore: Hastur."""

from silverkey.cthulhu.cards.writing import *

forgotten_lore = card_set("forgotten-lore")

forgotten_lore.card(
    "White Out",
    action(
        OPPONENTS_TURN,
        choose(characters(committed=ANYWHERE)),
        Lasts(None, (Cannot(CHOSEN, "count", "count its icons or its skill", modal="does not"),)),
    ),
)

forgotten_lore.card(
    "Aspiring Artist", response(AFTER_PLAYING_THIS, AtMost(0, Cards(zone=WON, owner=YOU)), DrawCards(1))
).before_errata("1.4", subtypes=("Cultist",)).before_errata(
    "2.0",
    subtypes=("Cultist",),
    abilities=(response(AFTER_PLAYING_THIS, AtMost(0, Cards(zone=WON, owner=YOU)), DrawCards(2)),),
)

forgotten_lore.card(
    "Bringer of Fire",
    action(
        AtLeast(2, Cards(title="Bringer of Fire", controller=YOU)),
        PayBy(Do("exhaust", Every(Cards(title="Bringer of Fire", controller=YOU)))),
        choose(characters(skill=at_most(4))),
        destroy(CHOSEN),
    ),
)
