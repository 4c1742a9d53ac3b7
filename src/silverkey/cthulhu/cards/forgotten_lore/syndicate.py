"""Forgotten Lore: The Syndicate."""

from silverkey.cthulhu.cards.writing import *

forgotten_lore = card_set("forgotten-lore")

forgotten_lore.card(
    "The Underground Conspiracy",
    story_effect(
        AtLeast(1, characters(faction=SYNDICATE, controller=YOU)),
        EachDoes(EACH_OPPONENT, (Do("discard from hand", Every(Cards(zone=HAND, owner=YOU))),)),
    ),
).before_errata("2.0", "1.4", faction=SHUB)

forgotten_lore.card(
    "William Bain",
    response(
        on("exhaust", card=Cards(controller=OPPONENT)),
        pay(1),
        look_at_top(2),
        Pick(SEEN, number=2, up_to=True),
        Do("bottom", THOSE_CARDS),
    ),
)

forgotten_lore.card("Tragic Celebrity", DrawsMore(when=(AtLeast(1, Cards(type=CONSPIRACY)),)))

forgotten_lore.card(
    "Gun Runner's Club",
    action(
        EXHAUST_NAMED,
        Compare(Has(AN_OPPONENT, Cards(zone=HAND)), "more than", Has(YOURSELF, Cards(zone=HAND))),
        DrawCards(),
    ),
)
