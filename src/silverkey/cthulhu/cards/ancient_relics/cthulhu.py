"""Ancient Relics: Cthulhu."""

from silverkey.cthulhu.cards.ancient_relics.set import ancient_relics
from silverkey.cthulhu.cards.writing import *

ancient_relics.character(
    "Aziz Chatuluka",
    15,
    CTHULHU,
    action(
        SACRIFICE,
        DrainAll(),
        Pick(Cards(type="character", subtypes=("Ancient One",), zone=HAND, owner=YOU), to_play=True),
        PutIntoPlay(CHOSEN),
        at_end("phase", Do("top", STILL_IN_PLAY)),
    ),
    descriptor="A Danger to all Mankind",
    unique=True,
    cost=2,
    skill=1,
    icons="A",
    subtypes=("Cultist",),
    keywords="Villainous",
)

ancient_relics.support(
    "Khopesh of the Abyss",
    16,
    CTHULHU,
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    Static(HOST, (GainKeyword("Toughness", 1),)),
    action(PayBy("wound", HOST), choose(characters()), wound(CHOSEN)),
    descriptor="Manifested Malice",
    unique=True,
    cost=2,
    subtypes=("Attachment", "Relic"),
    attach=characters(controller=YOU),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        passive(AFTER_LEAVING, Do("shuffle in", THIS)),
        Static(HOST, (GainKeyword("Toughness", 1),)),
        action(choose(characters()), wound(Both(CHOSEN, HOST))),
    ),
)

ancient_relics.support(
    "Temple of R'lyeh",
    73,
    CTHULHU,
    action(
        PayWith("sacrifice", characters(faction=CTHULHU)),
        ChoosePlayer(opponents=True),
        EachDoes(THAT_PLAYER, (SacrificeOwn(characters()),)),
    ),
    descriptor="Frozen in Time",
    unique=True,
    cost=2,
    subtypes=("Location",),
)
