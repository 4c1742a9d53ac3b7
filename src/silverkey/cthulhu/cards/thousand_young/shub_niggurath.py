"""The Thousand Young: Shub-Niggurath."""

from silverkey.cthulhu.cards.thousand_young.set import thousand_young
from silverkey.cthulhu.cards.writing import *

DAY_CARDS = Cards(keywords=("Day",))
YEBS_TOLL = forced(
    Trigger(("enter",), "after you play {this} from your hand", card=THIS, origin=HAND, causes=("play",)),
    EachDoes(EACH_PLAYER, (SacrificeOwn(Cards(), targeted=True, number=DomainCount(fewer_than=3)),)),
)

thousand_young.character(
    "Yeb",
    20,
    SHUB,
    passive(AFTER_ENTERING, destroy(Every(DAY_CARDS))),
    YEBS_TOLL,
    descriptor="Blasphemy in the Night Sky",
    unique=True,
    cost=5,
    skill=5,
    icons="TTCA",
    subtypes=("Ancient One",),
    keywords="Invulnerability, Villainous",
).before_errata("2.0", "1.4", abilities=(whenever(AtLeast(1, DAY_CARDS), destroy(Every(DAY_CARDS))), YEBS_TOLL))

thousand_young.conspiracy(
    "Pervasive Toxemia", 34, SHUB, CommitToll(cancellable=False), cost=0, steadfast=((SHUB, 1),)
).before_errata("2.0", "1.4", "4.1", abilities=(CommitToll(),))

thousand_young.support(
    "Favor of Eshu",
    29,
    SHUB,
    PlaysResources(),
    descriptor="Dark Blessing",
    unique=True,
    cost=2,
    subtypes=("Attachment", "Ritual"),
    attach=OwnDomains(),
)

thousand_young.character(
    "Baka",
    9,
    SHUB,
    response(
        AFTER_ENTERING,
        Pick(characters(controller=YOU, other=True), to="wound"),
        Pick(characters(controller=OPPONENT), "victim", to="wound"),
        wound(Chosen("chosen victim", "those characters")),
    ),
    cost=3,
    skill=2,
    icons="TC",
    subtypes=("Monster",),
    keywords="Resilient",
)
