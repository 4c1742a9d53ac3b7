"""Masks of Nyarlathotep."""

from silverkey.cthulhu.cards.collectible.sets import masks
from silverkey.cthulhu.cards.writing import *


def _drawn_by_rituals() -> tuple[Ability, ...]:
    """What brings a character into play from hand and from the discard pile when an opponent plays a Ritual."""
    return tuple(response(AFTER_OPPONENT_PLAYS_RITUAL, PutIntoPlay(THIS), zone=zone) for zone in (HAND, DISCARD))


masks.character(
    "Unexpected Ally",
    "R8",
    AGENCY,
    *_drawn_by_rituals(),
    cost=4,
    skill=2,
    icons="CC",
    subtypes=("Investigator",),
)

masks.character(
    "Heterodox Physicist",
    "R24",
    MISKATONIC,
    *_drawn_by_rituals(),
    cost=3,
    skill=1,
    icons="II",
    subtypes=("Scientist",),
    keywords="Fast",
)

masks.character(
    "Chemist",
    "R40",
    SYNDICATE,
    *_drawn_by_rituals(),
    cost=3,
    skill=0,
    icons="CAI",
    subtypes=("Scientist",),
)

masks.character(
    "Gang Boss",
    "U42",
    SYNDICATE,
    disrupt(
        WOUND_TO_THIS,
        PayWith("sacrifice", supports(subtypes=("Mask",))),
        CancelEvent("cancel {number} to him", 1),
        then(choose(characters()), wound(CHOSEN)),
    ),
    cost=5,
    skill=5,
    icons="CCAI",
    subtypes=("Criminal",),
)

masks.character(
    "Coral Infection",
    "R58",
    CTHULHU,
    *_drawn_by_rituals(),
    cost=4,
    skill=2,
    icons="TC",
    subtypes=("Monster",),
    keywords="Toughness +1",
)

masks.character(
    "Forgotten Ones",
    "R79",
    HASTUR,
    *_drawn_by_rituals(),
    cost=3,
    skill=1,
    icons="TT",
    subtypes=("Servitor",),
)

masks.character(
    "Alchemist",
    "R93",
    YOG,
    Static(THIS, (Skill(1, Count(Cards(subtypes=("Mask",), controller=YOU))),)),
    *_drawn_by_rituals(),
    cost=3,
    skill=0,
    icons="CA",
    subtypes=("Sorcerer",),
)

masks.support(
    "Pharaonic Mask",
    "",
    YOG,
    Static(HOST, (gains("A"), GainSubtype("Avatar of Nyarlathotep"))),
    cost=0,
    subtypes=("Attachment", "Mask"),
    steadfast=((YOG, 1),),
    attach=characters(),
)

masks.character(
    "Interstellar Visitor",
    "R114",
    SHUB,
    *_drawn_by_rituals(),
    cost=3,
    skill=1,
    icons="AI",
    subtypes=("Mi-Go",),
)

masks.character(
    "Jackson Elias",
    "R127",
    NEUTRAL,
    action(pay(2), SACRIFICE, ToHand(Every(discarded(subtypes=("Weapon",), owner=YOU)))),
    descriptor="Skeptical Reporter",
    unique=True,
    cost=3,
    skill=5,
    icons="III",
    subtypes=("Investigator",),
)
