"""Denizens of the Underworld: the Syndicate."""

from silverkey.cthulhu.cards.denizens.set import denizens
from silverkey.cthulhu.cards.writing import *

denizens.character(
    "Jacob Finnegan",
    6,
    SYNDICATE,
    forced(
        Trigger(("succeed",), "when you succeed at a story to which {this} is committed", card=ITS_STORY, player=YOU),
        PlaceTokens(ITS_STORY),
    ),
    forced(
        Trigger(
            ("no success",),
            "when you do not succeed at a story to which {this} is committed",
            card=ITS_STORY,
            player=YOU,
        ),
        Do("bottom", THIS),
    ),
    descriptor="In Over His Head",
    unique=True,
    cost=1,
    skill=3,
    subtypes=("Criminal", "Student"),
)

NIGHT_CARDS = Cards(keywords=("Night",))
CRIMINALS_GAIN = Static(Every(characters(subtypes=("Criminal",), controller=YOU)), (gains("A"), Skill(1)))

denizens.character(
    "Crooked Attorney",
    17,
    SYNDICATE,
    passive(AFTER_ENTERING, destroy(Every(NIGHT_CARDS))),
    CRIMINALS_GAIN,
    cost=2,
    skill=4,
    subtypes=("Independent",),
    keywords="Villainous, Day",
).before_errata(
    "2.0", "1.4", abilities=(whenever(AtLeast(1, NIGHT_CARDS), destroy(Every(NIGHT_CARDS))), CRIMINALS_GAIN)
)

denizens.event(
    "Immurement",
    30,
    SYNDICATE,
    action(
        DrainRichest(),
        choose(either(supports(controller=OPPONENT), characters(not_subtype="Ancient One", controller=OPPONENT))),
        EachDoes(OwnerOf(CHOSEN_CARD), (AsResources(CHOSEN_CARD),)),
    ),
    cost=0,
    subtypes=("Tactic",),
    steadfast=((SYNDICATE, 2),),
)
