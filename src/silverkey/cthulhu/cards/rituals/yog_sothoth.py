"""Rituals of the Order: Yog-Sothoth."""

from silverkey.cthulhu.cards.rituals.set import rituals
from silverkey.cthulhu.cards.writing import *

AN_OPPOSING_CHARACTER_ENTERS = Trigger(
    ("enter",),
    "after a triggered effect has brought an opponent's character into play",
    card=characters(controller=OPPONENT),
    causes=TRIGGERED,
)

rituals.character(
    "Stalking Hound",
    39,
    YOG,
    response(AN_OPPOSING_CHARACTER_ENTERS, PutIntoPlay(THIS), zone=HAND),
    response(AN_OPPOSING_CHARACTER_ENTERS, PutIntoPlay(THIS), zone=DISCARD),
    cost=4,
    skill=2,
    icons="TCA",
    subtypes=("Independent",),
    keywords="Fast",
)

rituals.character(
    "Glaaki",
    78,
    YOG,
    response(AFTER_COMMITTING, choose(characters()), until_end_of_phase(CHOSEN, LosePresentIcons(), MustJoin())),
    descriptor="The Inhabitant of the Lake",
    unique=True,
    cost=6,
    skill=4,
    icons="TTCCA",
    subtypes=("Ancient One",),
    keywords="Villainous, Toughness +3",
)
