"""Forgotten Cities."""

from silverkey.cthulhu.cards.collectible.sets import forgotten_cities
from silverkey.cthulhu.cards.writing import *

forgotten_cities.character(
    "Bureau Chief",
    "C4",
    AGENCY,
    ShieldedFrom(THIS, DomainCount()),
    cost=2,
    skill=2,
    icons="C",
    subtypes=("Government",),
    keywords="Willpower",
)

forgotten_cities.character(
    "Absent-Minded Accountant",
    "U22",
    MISKATONIC,
    action(EXHAUST, DrawCards(), then(goes_insane(THIS))),
    cost=2,
    skill=1,
    icons="AI",
    subtypes=("Investigator",),
)

forgotten_cities.character(
    "Randolph Carter",
    "",
    MISKATONIC,
    response(AFTER_WOUNDED, DrawCards(), then(EachDoes(EACH_PLAYER, (DiscardCards(1),)))),
    unique=True,
    cost=5,
    skill=3,
    icons="CCAI",
    subtypes=("Sorcerer",),
    keywords="Toughness +3",
)

forgotten_cities.character(
    "Richard Upton Pickman",
    "R38",
    SYNDICATE,
    action(
        pay(2),
        choose(characters()),
        until_end_of_phase(THIS, GainTextOfChosen()),
        then(until_end_of_phase(CHOSEN, Blank())),
    ),
    descriptor="Genius Painter",
    unique=True,
    cost=3,
    skill=3,
    icons="CCI",
    subtypes=("Cultist",),
)

forgotten_cities.support(
    "K'n-Yan",
    "R136",
    NEUTRAL,
    response(
        AFTER_NIGHT_ENTERS,
        EachDoes(EACH_OPPONENT, (one_of(DiscardCards(1), SacrificeOwn(characters())),), if_able=True),
    ),
    descriptor="Of the Blue Light",
    unique=True,
    cost=2,
    subtypes=("Location", "Lost City"),
)

forgotten_cities.character(
    "Starry Wisdom Deacon",
    "U97",
    YOG,
    action(SACRIFICE, Lasts(None, (CostChange(Cards(type=EVENT, zone=HAND), -5, who=YOU),), uses=1)),
    cost=3,
    skill=3,
    icons="CAA",
    subtypes=("Cultist",),
)
