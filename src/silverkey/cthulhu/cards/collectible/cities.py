"""Forgotten Cities."""

from silverkey.cthulhu.cards.writing import *

forgotten_cities = card_set("forgotten-cities")

forgotten_cities.card("Bureau Chief", Immune(THIS, chosen=True, cost_max=DomainCount()))

forgotten_cities.card("Absent-Minded Accountant", action(EXHAUST, DrawCards(), then(goes_insane(THIS))))

forgotten_cities.card(
    "Randolph Carter", response(WOUNDING_THIS, DrawCards(), then(EachDoes(EACH_PLAYER, (discard_cards(1),))))
)

forgotten_cities.card(
    "Richard Upton Pickman",
    action(
        pay(2),
        choose(characters()),
        until_end_of_phase(THIS, TextOf(CHOSEN)),
        then(until_end_of_phase(CHOSEN, Blank())),
    ),
)

forgotten_cities.card(
    "K'n-Yan",
    response(
        on("enter", card=Cards(keywords=("Night",)), origin=HAND),
        EachDoes(EACH_OPPONENT, (one_of(discard_cards(1), sacrifice_own(characters())),), if_able=True),
    ),
)

forgotten_cities.card(
    "Starry Wisdom Deacon",
    action(SACRIFICE, Lasts(None, (CostChange(Cards(type=EVENT), -5, who=YOU),), uses=1)),
)
