"""Forgotten Lore: neutral cards."""

from silverkey.cthulhu.cards.forgotten_lore.set import forgotten_lore
from silverkey.cthulhu.cards.writing import *

forgotten_lore.character(
    "Student of the Profane",
    15,
    NEUTRAL,
    response(
        Trigger(
            ("play",),
            "after an opponent plays a card for less than its printed cost",
            player=OPPONENT,
            when=(PaidLess(),),
        ),
        choose(stories()),
        PlaceTokens(CHOSEN_STORY),
    ),
    cost=2,
    skill=2,
    icons="I",
    subtypes=("Investigator", "Sorcerer"),
).before_errata("2.0", "1.4", subtypes=("Investigator", "Sorceror"))

forgotten_lore.character(
    "Ghost of Perdition",
    16,
    NEUTRAL,
    action(
        IsAttached(False),
        pay(2),
        choose(characters(other=True)),
        AttachThis(CHOSEN),
        at_end("phase", Do("sacrifice", ATTACHED)),
    ),
    Static(HOST, (gains("TTT"),)),
    Static(THIS, (GainSubtype("Curse"),), (IsAttached(),)),
    cost=2,
    skill=1,
    icons="T",
    subtypes=("Monster",),
)

forgotten_lore.character(
    "Mentor to Vaughn",
    35,
    NEUTRAL,
    action(pay(1), choose(characters(skill_max=2)), exhaust(CHOSEN)),
    descriptor="Without Equal",
    unique=True,
    cost=3,
    skill=3,
    icons="CCA",
    subtypes=("Sorcerer",),
    keywords="Willpower",
).before_errata("2.0", "1.4", subtypes=("Sorceror",))

forgotten_lore.event(
    "Broken Space, Broken Time",
    59,
    NEUTRAL,
    action(
        YOUR_OPERATIONS,
        EachDoes(
            EACH_PLAYER,
            (
                may(
                    Pick(
                        Cards(type="character", subtypes=("Ancient One",), cost_max=6, zone=DECK, owner=YOU),
                        to_play=True,
                    ),
                    PutIntoPlay(CHOSEN),
                    Shuffle(),
                ),
            ),
        ),
    ),
    cost=4,
    subtypes=("Disaster",),
)

forgotten_lore.support(
    "Whateley's Diary",
    77,
    NEUTRAL,
    action(pay(4), SACRIFICE, RedistributeTokens()),
    descriptor="Cryptic Text",
    unique=True,
    cost=3,
    subtypes=("Attachment", "Tome"),
    attach=characters(controller=YOU),
)

forgotten_lore.character(
    "Alaskan Sledge Dog",
    96,
    NEUTRAL,
    Immune(THIS, Cards(type="event", subtypes=("Polar",), zone=HAND)),
    Static(
        THIS,
        (
            gains("C", per=Count(Cards(title="Alaskan Sledge Dog"))),
            Skill(1, per=Count(Cards(title="Alaskan Sledge Dog"))),
        ),
    ),
    cost=1,
    skill=1,
    subtypes=("Creature",),
)
