"""The Order of the Silver Twilight: The Order of the Silver Twilight."""

from silverkey.cthulhu.cards.silver_twilight.set import silver_twilight
from silverkey.cthulhu.cards.writing import *

silver_twilight.character(
    "Lord Jeffrey Farrington",
    18,
    SILVER_TWILIGHT,
    forced(AFTER_ENTERING, choose(characters()), return_to_hand(CHOSEN)),
    descriptor="Mysterious Benefactor",
    unique=True,
    cost=3,
    skill=3,
    icons="CAI",
    subtypes=("Lodge", "Independent"),
).before_errata("2.0", abilities=(response(AFTER_ENTERING, choose(characters()), return_to_hand(CHOSEN)),))

silver_twilight.character(
    "Lodge Barkeep",
    30,
    SILVER_TWILIGHT,
    response(AFTER_A_CHARACTER_READIES, EXHAUST_NAMED, exhaust(THE_EVENT_CARD)),
    cost=2,
    skill=2,
    icons="CA",
    subtypes=("Lodge",),
    steadfast=((SYNDICATE, 1),),
)

silver_twilight.character(
    "Silver Twilight Collector",
    33,
    SILVER_TWILIGHT,
    Static(THIS, (gains("C", per=OwnTokens()),)),
    forced(
        Trigger(
            ("destroy",),
            "after a Monster or Creature character is destroyed",
            card=characters(subtypes=("Monster", "Creature")),
        ),
        AddToken(THIS),
    ),
    cost=2,
    skill=2,
    icons="C",
    subtypes=("Lodge",),
)

silver_twilight.support(
    "Silver Twilight Lodge",
    36,
    SILVER_TWILIGHT,
    CostChange(Cards(type="character", faction=SILVER_TWILIGHT, zone=HAND), -1, minimum=1, who=YOU, first="turn"),
    descriptor="Nexus of Power",
    unique=True,
    cost=3,
    subtypes=("Location",),
).before_errata(
    "1.4",
    abilities=(
        CostChange(Cards(type="character", faction=SILVER_TWILIGHT, zone=HAND), -1, minimum=1, who=YOU, first="round"),
    ),
).before_errata(
    "2.0",
    abilities=(
        CostChange(Cards(type="character", faction=SILVER_TWILIGHT, zone=HAND), -1, minimum=1, who=YOU, first="game"),
    ),
)

silver_twilight.support(
    "Ritual of the Lance",
    42,
    SILVER_TWILIGHT,
    response(AFTER_YOU_SACRIFICE, AddToken(THIS)),
    action(DiscardTokens(5), SACRIFICE, destroy(Every(characters()))),
    descriptor="Utter Annihilation",
    unique=True,
    cost=3,
    subtypes=("Ritual",),
)

silver_twilight.support(
    "Ritual of Summoning",
    51,
    SILVER_TWILIGHT,
    action(PayWith("sacrifice", characters()), AddToken(THIS)),
    action(DiscardTokens(5), Pick(Cards(type="character", zone=HAND, owner=YOU), to_play=True), PutIntoPlay(CHOSEN)),
    descriptor="Horrific Methods",
    unique=True,
    cost=3,
    subtypes=("Ritual",),
)
