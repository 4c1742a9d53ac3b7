"""Rituals of the Order: Yog-Sothoth."""

from silverkey.cthulhu.cards.writing import *

rituals = card_set("rituals")

AN_OPPOSING_CHARACTER_ENTERS = on("enter", card=characters(controller=OPPONENT), causes=TRIGGERED)

rituals.card(
    "Stalking Hound",
    response(AN_OPPOSING_CHARACTER_ENTERS, PutIntoPlay(THIS), zone=HAND),
    response(AN_OPPOSING_CHARACTER_ENTERS, PutIntoPlay(THIS), zone=DISCARD),
)

rituals.card(
    "Glaaki",
    response(
        AFTER_COMMITTING,
        choose(characters()),
        until_end_of_phase(CHOSEN, IconsOf(printed=False)),
        Lasts(None, (MustCommit(CHOSEN, with_this=True),)),
    ),
)
