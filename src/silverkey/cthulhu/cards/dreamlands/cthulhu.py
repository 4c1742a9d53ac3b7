"""Dreamlands: Cthulhu."""

from silverkey.cthulhu.cards.dreamlands.set import dreamlands
from silverkey.cthulhu.cards.writing import *

dreamlands.character(
    "Beings of Ib",
    7,
    CTHULHU,
    CostChange(Cards(title="Bokrug", zone=HAND), -1, minimum=1),
    CountsAt(
        TheOnly(characters(subtypes=("Ancient One",), controller=YOU)),
        Committed("the story to which this card is committed"),
    ),
    cost=0,
    skill=0,
    subtypes=("Phantom", "Servitor"),
)

dreamlands.character(
    "Dreamlands Fanatic",
    47,
    CTHULHU,
    response(AFTER_OPPOSING_CHARACTER_LEFT, PutIntoPlay(THIS), zone=HAND),
    cost=3,
    skill=2,
    icons="TA",
    subtypes=("Cultist", "Dreamer"),
    keywords="Fast",
)

dreamlands.event(
    "Mnomquah's Serpent",
    107,
    CTHULHU,
    action(ItIs("Night"), Pick(characters(), to="attach"), AttachThis(CHOSEN)),
    AttachedAs(subtypes=("Curse",), keywords=("Night",)),
    Cannot("commit", HOST, words="commit to stories"),
    passive(
        Trigger(
            ("phase begins",),
            "at the end of each turn of attached character's controller",
            origin=END_OF_TURN,
            when=(Turn(ControllerOf(HOST)),),
        ),
        EachDoes(ControllerOf(HOST), (DiscardRandom(),)),
    ),
    cost=2,
    subtypes=("Spell",),
)

dreamlands.event(
    "Midnight Rendezvous",
    48,
    CTHULHU,
    action(destroy(Every(Cards(keywords=("Day",)))), then(Pick(stories()), AttachThis(CHOSEN_STORY))),
    Static(HOST_STORY, (SkipStruggles(INVESTIGATION),)),
    AttachedAs(subtypes=("Environment",), keywords=("Night",)),
    cost=2,
    keywords="Night",
)
