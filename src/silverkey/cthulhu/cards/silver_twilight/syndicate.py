"""The Order of the Silver Twilight: The Syndicate."""

from silverkey.cthulhu.cards.writing import *

silver_twilight = card_set("silver-twilight")

silver_twilight.card(
    "Distraught Shopkeeper", forced(AFTER_ENTERING, exhaust(Every(characters(printed_skill=at_most(1)))))
)

silver_twilight.card(
    "An Offer You Can't Refuse",
    action(
        Pick(characters(state="exhausted", controller=YOU)),
        ready(CHOSEN),
        then(EachDoes(EACH_OPPONENT, (DrawCards(),))),
    ),
)
