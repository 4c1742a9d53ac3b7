"""Summons of the Deep: The Syndicate."""

from silverkey.cthulhu.cards.summons.set import summons
from silverkey.cthulhu.cards.writing import *

summons.support(
    "Arkham Advertiser Archives",
    28,
    SYNDICATE,
    response(
        Trigger(("win struggle",), "after you win an [I] struggle", player=YOU, origin="Investigation"),
        EXHAUST_NAMED,
        RefreshDomain(2),
    ),
    cost=1,
    subtypes=("Location",),
    steadfast=((SYNDICATE, 2),),
)

summons.character(
    "Expendable Muscle",
    105,
    SYNDICATE,
    replacement(
        Trigger(("wound", "insane"), "whenever {this} would be wounded or go insane", card=THIS),
        Instead(),
        Pick(characters(controller=YOU, other=True, spared=True), to="attach"),
        AttachThis(CHOSEN),
    ),
    Static(HOST, (GainKeyword("Toughness", 1), GainKeyword("Willpower"))),
    cost=2,
    skill=2,
    icons="C",
    subtypes=("Servitor",),
)

summons.support(
    "False Papers",
    106,
    SYNDICATE,
    action(EXHAUST_NAMED, NameSubtype(), until_end_of_phase(HOST, GainSubtype())),
    cost=1,
    subtypes=("Attachment", "Item"),
    steadfast=((SYNDICATE, 2),),
    attach=characters(),
)

summons.character(
    "Trent Dixon",
    6,
    SYNDICATE,
    MustCommit(THIS),
    CountsAt(
        THIS, Every(stories()), (IsCommitted(), AtMost(0, characters(controller=YOU, committed=ANYWHERE, other=True)))
    ),
    descriptor="Workaholic",
    unique=True,
    cost=4,
    skill=3,
    icons="CC",
    subtypes=("Criminal",),
)

summons.support(
    "Underground Asylum",
    7,
    SYNDICATE,
    disrupt(EFFECT_DRIVING_INSANE, EXHAUST_NAMED, pay(1), CancelEffect("cancel that effect")),
    cost=2,
    subtypes=("Location",),
).before_errata(
    "1.4", abilities=(disrupt(CARD_EFFECT_DRIVING_INSANE, EXHAUST_NAMED, pay(1), CancelEffect("cancel that effect")),)
)

summons.event(
    "Tear Gas",
    86,
    SYNDICATE,
    action(Pick(characters(), to="attach"), AttachThis(CHOSEN)),
    Static(HOST, (Skill(-1),)),
    whenever(HasNoSkill(HOST), destroy(HOST)),
    cost=1,
)
