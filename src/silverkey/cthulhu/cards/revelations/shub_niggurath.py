"""Revelations: Shub-Niggurath."""

from silverkey.cthulhu.cards.revelations.set import revelations
from silverkey.cthulhu.cards.writing import *

revelations.event(
    "Feed Her Young",
    11,
    SHUB,
    action(AsResources(THIS, drained=True), then(DrawCards())),
    cost=1,
    steadfast=((SHUB, 3),),
)

revelations.character(
    "Black Dog",
    29,
    SHUB,
    response(
        Trigger(
            ("commit",),
            "after an opponent commits only one character to a story",
            player=OPPONENT,
            when=(CommittedAlone(),),
        ),
        pay(1),
        PutIntoPlay(THIS, at=THE_EVENT_STORY),
        after_story(THE_EVENT_STORY, return_to_hand(STILL_IN_PLAY)),
        zone=HAND,
    ),
    cost=2,
    skill=0,
    icons="CC",
    subtypes=("Monster", "Creature"),
    keywords="Fast, Willpower",
)

revelations.character(
    "Corrupted Midwife",
    51,
    SHUB,
    action(EXHAUST_NAMED, choose(discarded(type=CHARACTER, owner=YOU)), PlayNext(CHOSEN)),
    cost=3,
    skill=2,
    icons="TTA",
    subtypes=("Cultist", "Sorcerer"),
    keywords="Villainous",
)

revelations.support(
    "The Three Bells",
    92,
    SHUB,
    action(
        pay(1),
        EXHAUST_NAMED,
        EachDoes(EACH_PLAYER, (SacrificeOwn(characters(), targeted=True),)),
        then(AddToken(THIS)),
    ),
    action(
        TokensOn(THIS, 3),
        EXHAUST_NAMED,
        SACRIFICE,
        Pick(discarded(type=CHARACTER), to_play=True, yours=True),
        PutIntoPlay(CHOSEN, verb="enter here"),
    ),
    descriptor="The Sound of the Dark",
    unique=True,
    cost=1,
    subtypes=("Artifact",),
)

revelations.support(
    "The Necronomicon: Olaus Wormius Translation",
    112,
    SHUB,
    passive(AFTER_ENTERING, Do("shuffle in", Every(Cards(copy_of="The Necronomicon", other=True)))),
    action(
        PayTogether((PayBy("sacrifice", HOST), PayBy("shuffle in", THIS))),
        PutIntoPlay(
            Every(
                discarded(
                    type=CHARACTER,
                    owner=YOU,
                    skill_printed_below=PrintedOfPaid("skill", "the printed skill of attached character"),
                )
            )
        ),
    ),
    descriptor="Olaus Wormius Translation",
    unique=True,
    cost=3,
    subtypes=("Tome", "Relic", "Attachment"),
    attach=characters(controller=YOU),
)
