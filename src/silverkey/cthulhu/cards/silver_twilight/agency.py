"""The Order of the Silver Twilight: Agency."""

from silverkey.cthulhu.cards.writing import *

silver_twilight = card_set("silver-twilight")

silver_twilight.card(
    "Call for Backup",
    action(
        PayBy(GiveUp(characters(), by="exhaust")),
        Pick(Cards(type=CHARACTER, faction=AGENCY, zone=HAND, owner=YOU, cost=at_most(3)), to="enter"),
        PutIntoPlay(CHOSEN),
        at_end("phase", return_to_hand(STILL_IN_PLAY)),
    ),
)

silver_twilight.card(
    "Sister Sofia",
    response(
        on("win struggle", card=ITS_STORY, player=YOU, which="Combat"),
        choose(
            characters(controller=OPPONENT, committed=THERE),
            number=DomainCount(Domains(AN_OPPONENT, drained=True)),
        ),
        wound(THOSE_CHOSEN),
    ),
)
