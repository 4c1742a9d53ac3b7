"""Ancient Relics: Hastur."""

from silverkey.cthulhu.cards.ancient_relics.set import ancient_relics
from silverkey.cthulhu.cards.writing import *

TORMENT = (
    choose(characters(not_subtype="Ancient One")),
    EachDoes(ControllerOf(CHOSEN), (one_of(goes_insane(CHOSEN), DiscardCards(SkillOfChosen(), targeted=False)),)),
)

ancient_relics.event(
    "Apeirophobia",
    76,
    HASTUR,
    action(YOUR_OPERATIONS, *TORMENT),
    cost=2,
    subtypes=("Madness",),
).before_errata("2.0", "1.4", abilities=(as_event(action(*TORMENT)),))

ancient_relics.support(
    "Stygian Eye",
    96,
    HASTUR,
    passive(AFTER_ENTERING, Control(HOST, until="attached")),
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    forced(AFTER_HOST_READIES, goes_insane(Host("that character"))),
    descriptor="It Seduces with Promises of Power",
    unique=True,
    cost=2,
    subtypes=("Attachment", "Relic"),
    attach=characters(not_subtype="Ancient One"),
)

ancient_relics.character(
    "Jiang Shi",
    33,
    HASTUR,
    disrupt(
        Trigger(("before struggle",), "before you resolve a [T] struggle on any player's turn", origin="Terror"),
        pay(1),
        CommitTo(THIS, EventCard("that story")),
    ),
    descriptor="The Restless Dead",
    cost=3,
    skill=3,
    icons="TA",
    subtypes=("Monster",),
)
