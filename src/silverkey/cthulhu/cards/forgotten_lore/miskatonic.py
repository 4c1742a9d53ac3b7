"""Forgotten Lore: Miskatonic University."""

from silverkey.cthulhu.cards.forgotten_lore.set import forgotten_lore
from silverkey.cthulhu.cards.writing import *

forgotten_lore.character(
    "Omega Alumnus",
    3,
    MISKATONIC,
    action(pay(1), choose(characters()), ChooseIcon(), until_end_of_phase(CHOSEN, IconBecomes(INVESTIGATION))),
    cost=3,
    skill=3,
    icons="CCA",
    subtypes=("Sorcerer",),
).before_errata("2.0", "1.4", subtypes=("Sorceror",))

forgotten_lore.character(
    "Thomas Olney",
    23,
    MISKATONIC,
    response(
        Trigger(
            ("destroy",),
            "after another character you control is destroyed",
            card=characters(controller=YOU, other=True),
        ),
        pay(2),
        LiesIn(THE_EVENT_CARD, DISCARD),
        PutIntoPlay(THE_EVENT_CARD),
    ),
    descriptor="Traveler with a Purpose",
    unique=True,
    cost=3,
    skill=3,
    icons="II",
    subtypes=("Investigator", "Sorcerer"),
).before_errata("1.4", subtypes=("Investigator", "Sorceror")).before_errata(
    "2.0",
    subtypes=("Investigator", "Sorceror"),
    abilities=(
        response(
            Trigger(
                ("enters discard",),
                "after another character you control enters any discard pile from play",
                card=characters(controller=YOU, other=True),
                origin=IN_PLAY,
            ),
            pay(2),
            LiesIn(THE_EVENT_CARD, DISCARD),
            PutIntoPlay(THE_EVENT_CARD),
        ),
    ),
)

forgotten_lore.character(
    "Seeker of the Profane",
    43,
    MISKATONIC,
    passive(
        Trigger(("phase begins",), "at the beginning of the story phase", origin=STORY_PHASE),
        EachDoes(EACH_PLAYER, (may(pay(2), CountAsPaid()),)),
    ),
    Cannot("commit", Every(characters(skill_max=2)), words="commit to stories", unless_paid=True),
    cost=3,
    skill=2,
    icons="AI",
    subtypes=("Investigator", "Sorcerer"),
).before_errata("2.0", "1.4", subtypes=("Investigator", "Sorceror"))

forgotten_lore.character(
    "Professor Lake",
    83,
    MISKATONIC,
    forced(
        Trigger(("play",), "after a player plays a card"),
        Lasts(
            None,
            (
                CannotPlay(
                    THAT_PLAYER,
                    Cards(zone=HAND, faction_not_other_than="answered"),
                    ("coc-latest/faq/professor-lake-neutral",),
                ),
            ),
        ),
    ),
    descriptor="Obsessed with Footprints",
    unique=True,
    cost=3,
    skill=3,
    icons="CI",
    subtypes=("Scientist",),
)

forgotten_lore.support(
    "Notebook Sketches",
    84,
    MISKATONIC,
    Static(HOST, (Skill(1),)),
    action(
        EXHAUST_NAMED, NameCard(), Lasts(None, (CostChange(Cards(zone=HAND, named=True), 4),), until=NEXT_TURN_BEGINS)
    ),
    descriptor="Crude but Salient",
    cost=1,
    subtypes=("Attachment", "Item"),
    attach=characters(controller=YOU),
)
