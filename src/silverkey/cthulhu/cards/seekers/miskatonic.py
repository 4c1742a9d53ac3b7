"""Seekers of Knowledge: Miskatonic University."""

from silverkey.cthulhu.cards.seekers.set import seekers
from silverkey.cthulhu.cards.writing import *

seekers.character(
    "Richard Pike",
    3,
    MISKATONIC,
    disrupt(
        DRIVING_THIS_INSANE,
        until_end_of_phase(
            Every(characters(faction=MISKATONIC, other=True)), GainKeyword("Willpower"), GainKeyword("Toughness")
        ),
    ),
    descriptor="Here to Help",
    unique=True,
    cost=2,
    skill=2,
    icons="AA",
    subtypes=("Student",),
)

seekers.character(
    "Matthew Alexander",
    7,
    MISKATONIC,
    Static(Every(characters(subtypes=("Explorer",))), (Skill(1),)),
    response(
        Trigger(
            ("enter", "leaves play"),
            "after a card effect makes a character enter or leave play",
            card=characters(),
            by_effect=True,
        ),
        AtLeast(1, Cards(faction=MISKATONIC, controller=YOU)),
        PutIntoPlay(THIS),
        zone=HAND,
    ),
    descriptor="Dark Companion",
    unique=True,
    cost=3,
    skill=2,
    icons="CAI",
    subtypes=("Explorer", "Scientist"),
    keywords="Loyal",
)

seekers.character(
    "Arctic Ethnologist",
    13,
    MISKATONIC,
    Static(THIS, (gains("C"),), (AllYours(MISKATONIC),)),
    Static(Every(characters(subtypes=("Explorer",), controller=YOU)), (gains("A"),), (AllYours(MISKATONIC),)),
    cost=2,
    skill=2,
    icons="AI",
    subtypes=("Explorer", "Scientist"),
)

DRAW_WHEN_PLAYED = forced(AFTER_PLAYING_THIS, DrawCards())

seekers.character(
    "Alternative Historian",
    15,
    MISKATONIC,
    DRAW_WHEN_PLAYED,
    action(
        PayWith("discard from hand", Cards(zone=HAND, owner=YOU)),
        choose(stories()),
        ChooseStruggle(),
        Lasts(CHOSEN_STORY, (StruggleOfChoice(-1),)),
        Limit(3, "turn", by_copy=True),
    ),
    cost=1,
    skill=2,
    subtypes=("Faculty", "Investigator"),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        DRAW_WHEN_PLAYED,
        action(
            PayWith("discard from hand", Cards(zone=HAND, owner=YOU)),
            choose(stories()),
            ChooseStruggle(),
            Lasts(CHOSEN_STORY, (StruggleOfChoice(-1),)),
        ),
    ),
)

seekers.support(
    "Ipiutak",
    27,
    MISKATONIC,
    response(
        Trigger(
            ("use",),
            "after a triggered effect has chosen a character you control as its only target",
            causes=TRIGGERED,
            when=(OnlyTarget(),),
        ),
        EXHAUST_NAMED,
        ChooseAnother(characters()),
        CopyOnto(CHOSEN),
    ),
    descriptor="The Bone City",
    unique=True,
    cost=1,
    subtypes=("Lost Civilization",),
)

STRUGGLE_COMES = Trigger(("before struggle",), "when an icon struggle is about to resolve at a story")

seekers.event(
    "Expert Testimony",
    36,
    MISKATONIC,
    disrupt(
        STRUGGLE_COMES,
        choose(characters(faction=MISKATONIC)),
        CommitTo(CHOSEN, THAT_STORY),
        then(until_end_of_phase(CHOSEN, boosts("I"))),
    ),
    cost=2,
    subtypes=("Research",),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        as_event(
            disrupt(
                STRUGGLE_COMES,
                choose(characters(faction=MISKATONIC)),
                CommitTo(CHOSEN, THAT_STORY),
                until_end_of_phase(CHOSEN, boosts("I")),
            )
        ),
    ),
)
