"""Kingsport Dreams."""

from silverkey.cthulhu.cards.writing import *

kingsport_dreams = card_set("kingsport-dreams")

kingsport_dreams.card("Basil Elton", action(PayBy(Do("shuffle in", THIS)), refresh(Domains(EACH_PLAYER))))

kingsport_dreams.card(
    "Charles Dexter Ward",
    RuleChange("always insane"),
    replacement(
        DRIVING_THIS_INSANE,
        Instead(),
        choose(characters(other=True), if_able=True),
        goes_insane(CHOSEN),
    ),
)

kingsport_dreams.card("Visitor from the Spheres", response(AFTER_EVENT_PLAYED, pay(3), CopyEffect()))
