"""Summons of the Deep: The Syndicate."""

from silverkey.cthulhu.cards.writing import *

summons = card_set("summons")

summons.card(
    "Arkham Advertiser Archives",
    response(
        Trigger(("win struggle",), "after you win an [I] struggle", player=YOU, origin="Investigation"),
        EXHAUST_NAMED,
        RefreshDomain(2),
    ),
)

summons.card(
    "Expendable Muscle",
    replacement(
        Trigger(("wound", "insane"), "whenever {this} would be wounded or go insane", card=THIS),
        Instead(),
        Pick(characters(controller=YOU, other=True, spared=True), to="attach"),
        AttachThis(CHOSEN),
    ),
    Static(HOST, (GainKeyword("Toughness", 1), GainKeyword("Willpower"))),
)

summons.card(
    "False Papers", action(EXHAUST_NAMED, NameSubtype(), until_end_of_phase(HOST, GainSubtype())), attach=characters()
)

summons.card(
    "Trent Dixon",
    MustCommit(THIS),
    CountsAt(
        THIS, Every(stories()), (IsCommitted(), AtMost(0, characters(controller=YOU, committed=ANYWHERE, other=True)))
    ),
)

summons.card(
    "Underground Asylum", disrupt(EFFECT_DRIVING_INSANE, EXHAUST_NAMED, pay(1), CancelEffect("cancel that effect"))
).before_errata(
    "1.4", abilities=(disrupt(CARD_EFFECT_DRIVING_INSANE, EXHAUST_NAMED, pay(1), CancelEffect("cancel that effect")),)
)

summons.card(
    "Tear Gas",
    action(Pick(characters(), to="attach"), AttachThis(CHOSEN)),
    Static(HOST, (Skill(-1),)),
    whenever(HasNoSkill(HOST), destroy(HOST)),
)
