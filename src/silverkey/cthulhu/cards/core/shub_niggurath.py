"""Core Set: Shub-Niggurath."""

from silverkey.cthulhu.cards.core.set import core
from silverkey.cthulhu.cards.writing import *

core.character(
    "Shub-Niggurath",
    121,
    SHUB,
    action(
        pay(3),
        Pick(Cards(type="character", subtypes=("Dark Young",), zone=DECK, owner=YOU), to_play=True),
        PutIntoPlay(CHOSEN),
        Shuffle(),
    ),
    descriptor="The All Mother",
    unique=True,
    cost=7,
    skill=7,
    icons="TTTCA",
    subtypes=("Ancient One",),
    keywords="Villainous, Invulnerability",
)

core.character(
    "Y'Golonac",
    122,
    SHUB,
    action(pay(1), choose(characters()), ready(CHOSEN), until_end_of_phase(CHOSEN, MustJoin())),
    descriptor="The Obscenity",
    unique=True,
    cost=4,
    skill=4,
    icons="TTCA",
    subtypes=("Ancient One",),
    keywords="Villainous, Invulnerability",
)

core.character(
    "Priestess of Bubastis",
    123,
    SHUB,
    action(
        EXHAUST,
        Lasts(
            None,
            (CostChange(Cards(type="character", faction=SHUB, zone=HAND), -1, minimum=1, who=YOU),),
            uses=1,
        ),
    ),
    cost=1,
    skill=1,
    subtypes=("Cultist",),
)

core.character(
    "Slavering Gug",
    124,
    SHUB,
    action(pay(4), choose(characters()), wound(CHOSEN)),
    cost=5,
    skill=4,
    icons="CCC",
    subtypes=("Monster", "Gug"),
).before_errata("2.0", "1.4", subtypes=("Monster",))

core.character(
    "Forest Sister",
    125,
    SHUB,
    disrupt(WOUND_TO_THIS, pay(1), CancelEvent("cancel {number} to {this}", 1)),
    cost=2,
    skill=2,
    icons="T",
    subtypes=("Cultist",),
)

core.character(
    "Ancient Guardian",
    126,
    SHUB,
    action(
        pay(1),
        choose(either(characters(state="exhausted", controller=YOU), supports(state="exhausted", controller=YOU))),
        ready(CHOSEN),
    ),
    cost=4,
    skill=3,
    icons="TTCC",
    subtypes=("Servitor", "Dark Young"),
)

core.character(
    "Small Ghouls",
    127,
    SHUB,
    forced(AFTER_ENTERING, BottomOfDeck(3)),
    cost=5,
    skill=6,
    icons="TTCC",
    subtypes=("Monster",),
    steadfast=((SHUB, 2),),
)

core.character(
    "Watcher of the Woods",
    128,
    SHUB,
    Enters(True, (AtMost(0, supports(controller=YOU)),)),
    cost=3,
    skill=3,
    icons="TCA",
    subtypes=("Dark Young",),
)

core.character(
    "Mi-Go Scout",
    129,
    SHUB,
    Static(Every(characters(subtypes=("Mi-Go",))), (gains("I"),)),
    cost=3,
    skill=3,
    icons="CC",
    subtypes=("Mi-Go",),
)

core.character(
    "Mi-Go Warrior",
    130,
    SHUB,
    disrupt(WOUND_TO_ANY, EXHAUST, CancelEvent("cancel {number} to that character", 1)),
    cost=3,
    skill=3,
    icons="C",
    subtypes=("Mi-Go",),
)

core.character(
    "Hungry Dark Young",
    131,
    SHUB,
    response(
        AFTER_ENTERING,
        Pick(
            either(
                Cards(type="character", zone=HAND, owner=YOU, cost_max=2),
                discarded(type="character", owner=YOU, cost_max=2),
            ),
            to_play=True,
        ),
        PutIntoPlay(CHOSEN),
    ),
    cost=3,
    skill=2,
    icons="TC",
    subtypes=("Servitor", "Dark Young"),
)

core.character(
    "Degenerate Ghoul",
    132,
    SHUB,
    cost=1,
    skill=0,
    icons="TC",
    subtypes=("Independent",),
)

core.support(
    "Shadowed Woods",
    133,
    SHUB,
    response(
        Trigger(
            ("enter",),
            "after you play a Shub-Niggurath character from your hand",
            card=characters(faction=SHUB),
            player=YOU,
            causes=("play",),
        ),
        pay(X),
        choose(discarded(type="character", owner=YOU, cost_max=X)),
        return_to_hand(CHOSEN),
    ),
    cost=1,
    subtypes=("Location",),
)

core.support(
    "Ghoul Taint",
    134,
    SHUB,
    Cannot("commit", HOST, (Turn(ControllerOf(HOST)),), "commit to a story"),
    cost=1,
    subtypes=("Attachment", "Curse"),
    attach=characters(),
)

core.support(
    "Altar of the Blessed",
    135,
    SHUB,
    Static(Every(characters(controller=YOU)), (Skill(1),)),
    cost=1,
    subtypes=("Location",),
)

core.event(
    "Regeneration",
    136,
    SHUB,
    disrupt(WOUND_TO_YOURS, CancelEvent("cancel {number} to it", 1)),
    cost=1,
)

core.event(
    "Burrowing Beneath",
    137,
    SHUB,
    action(choose(supports()), destroy(CHOSEN)),
    cost=2,
)

core.event(
    "Horrid Mutation",
    138,
    SHUB,
    action(until_end_of_phase(Every(characters(controller=YOU, committed=ANYWHERE)), gains("T"))),
    cost=1,
)

core.event(
    "Bred to Survive",
    139,
    SHUB,
    action(until_end_of_phase(Every(characters(controller=YOU)), GainKeyword("Invulnerability"))),
    cost=2,
)

core.event(
    "Shocking Transformation",
    140,
    SHUB,
    action(
        PayWith("sacrifice", characters()),
        Pick(Cards(type="character", not_subtype="Ancient One", zone=DECK, owner=YOU), to_play=True),
        PutIntoPlay(CHOSEN),
        Shuffle(),
    ),
    cost=3,
)
