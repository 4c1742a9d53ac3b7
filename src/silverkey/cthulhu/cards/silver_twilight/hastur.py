"""The Order of the Silver Twilight: Hastur."""

from silverkey.cthulhu.cards.writing import *

silver_twilight = card_set("silver-twilight")

silver_twilight.card("Old Man of the Woods", action(GO_INSANE, choose(characters(state="insane")), destroy(CHOSEN)))

silver_twilight.card(
    "Sweet Old Lady",
    CommitToll(
        characters(controller=OPPONENT),
        (pay(2),),
        at=ITS_STORY,
        when=(is_committed(), AtMost(0, characters(controller=YOU, committed=HERE, other=True))),
    ),
)
