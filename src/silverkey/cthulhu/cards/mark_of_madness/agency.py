"""The Mark of Madness: the Agency."""

from silverkey.cthulhu.cards.writing import *

mark_of_madness = card_set("mark-of-madness")

mark_of_madness.card(
    "Ward of Protection", Static(HOST, (Keyword("Willpower"), Keyword("Invulnerability"))), attach=characters()
)

mark_of_madness.card(
    "Jean-Jacques Minot",
    Enters(state="insane"),
    response(
        AFTER_RESTORED,
        ready(THIS),
        then(
            Lasts(
                None,
                (Toll("trigger", (PayBy(GiveUp(characters(controller=YOU), by="wound")),), who=OPPONENT),),
                until="turn",
            )
        ),
    ),
)
