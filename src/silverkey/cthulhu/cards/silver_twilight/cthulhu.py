"""The Order of the Silver Twilight: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

silver_twilight = card_set("silver-twilight")

silver_twilight.card(
    "Joe Sargent",
    action(
        EXHAUST_NAMED,
        pay(2),
        choose(
            characters(
                non=("Ancient One",),
                committed=ANYWHERE,
                skill=at_most(Count(characters(subtypes=("Deep One",), controller=YOU))),
            )
        ),
        destroy(CHOSEN),
    ),
)

silver_twilight.card(
    "In the Wake of the Sleeper",
    action(
        YOUR_OPERATIONS,
        choose(characters(non=("Ancient One",))),
        destroy(Every(characters(same_title=CHOSEN))),
    ),
)
