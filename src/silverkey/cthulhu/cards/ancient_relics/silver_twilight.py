"""Ancient Relics: The Order of the Silver Twilight."""

from silverkey.cthulhu.cards.ancient_relics.set import ancient_relics
from silverkey.cthulhu.cards.writing import *

ancient_relics.character(
    "Initiate of Huang Hun",
    40,
    SILVER_TWILIGHT,
    response(
        AFTER_ENTERING,
        EachDoes(EACH_PLAYER, (Pick(characters(controller=YOU)), return_to_hand(CHOSEN)), if_able=True),
    ),
    cost=2,
    skill=2,
    icons="A",
    subtypes=("Criminal", "Lodge"),
    keywords="Loyal",
).before_errata("2.0", "1.4", "4.1", keywords={})

LET_GO = (choose(characters(controller=YOU, committed=ANYWHERE)), return_to_hand(CHOSEN))

ancient_relics.support(
    "The Doorway",
    63,
    SILVER_TWILIGHT,
    disrupt(BEFORE_EFFECT_RESOLVES, EXHAUST, *LET_GO),
    descriptor="Extra-dimensional Exit",
    unique=True,
    cost=0,
    subtypes=("Artifact", "Item"),
    steadfast=((SILVER_TWILIGHT, 1),),
).before_errata("2.0", "1.4", abilities=(disrupt(AT_ANY_DISRUPT, EXHAUST, *LET_GO),))

ancient_relics.support(
    "Eon Chart",
    82,
    SILVER_TWILIGHT,
    action(
        PickStory(),
        ChooseIcon(),
        until_end_of_phase(CHOSEN_STORY, StruggleOfChoice()),
        at_end("phase", Together((Do("shuffle in", THIS), Do("sacrifice", HOST))), still=THIS),
        Limit(1, "phase", by_copy=True),
    ),
    descriptor="Map of the Spheres",
    unique=True,
    cost=2,
    subtypes=("Attachment", "Relic"),
    attach=characters(controller=YOU),
)

ancient_relics.character(
    "Master of the Myths",
    101,
    SILVER_TWILIGHT,
    action(
        pay(1),
        PutIntoPlay(THIS),
        at_end("phase", return_to_hand(STILL_IN_PLAY)),
        zone=HAND,
    ),
    cost=3,
    skill=3,
    icons="AAA",
    subtypes=("Lodge", "Independent"),
    keywords="Willpower, Toughness +1",
)

BLOOD_MAGIC = (
    ControlsMore(YOURSELF, characters(subtypes=("Sorcerer",))),
    PayWith("sacrifice", characters(subtypes=("Sorcerer",))),
    PickStory(),
    PlaceTokens(CHOSEN_STORY),
)

ancient_relics.character(
    "Magnus Stiles",
    122,
    SILVER_TWILIGHT,
    action(*BLOOD_MAGIC, Limit(1, "turn", by_copy=True)),
    descriptor="Blood Mage",
    unique=True,
    cost=5,
    skill=3,
    icons="CAI",
    subtypes=("Lodge", "Sorcerer"),
).before_errata("2.0", "1.4", abilities=(action(*BLOOD_MAGIC, Limit(1, "round", by_copy=True)),))
