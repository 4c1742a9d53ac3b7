"""The Order of the Silver Twilight: The Order of the Silver Twilight."""

from silverkey.cthulhu.cards.writing import *

silver_twilight = card_set("silver-twilight")

silver_twilight.card(
    "Lord Jeffrey Farrington", forced(AFTER_ENTERING, choose(characters()), return_to_hand(CHOSEN))
).before_errata("2.0", abilities=(response(AFTER_ENTERING, choose(characters()), return_to_hand(CHOSEN)),))

silver_twilight.card("Lodge Barkeep", response(on("ready", card=characters()), EXHAUST_NAMED, exhaust(THE_EVENT_CARD)))

silver_twilight.card(
    "Silver Twilight Collector",
    Static(THIS, (gains("C", per=Of("tokens", AFFECTED)),)),
    forced(
        on("destroy", card=characters(subtypes=("Monster", "Creature"))),
        PutTokens(THIS),
    ),
)

silver_twilight.card(
    "Silver Twilight Lodge",
    CostChange(Cards(type="character", faction=SILVER_TWILIGHT), -1, minimum=1, who=YOU, first="turn"),
).before_errata(
    "1.4",
    abilities=(CostChange(Cards(type="character", faction=SILVER_TWILIGHT), -1, minimum=1, who=YOU, first="round"),),
).before_errata(
    "2.0",
    abilities=(CostChange(Cards(type="character", faction=SILVER_TWILIGHT), -1, minimum=1, who=YOU, first="game"),),
)

silver_twilight.card(
    "Ritual of the Lance",
    response(on("sacrifice", card=characters(), player=YOU), PutTokens(THIS)),
    action(PayBy(PutTokens(THIS, -5)), SACRIFICE, destroy(Every(characters()))),
)

silver_twilight.card(
    "Ritual of Summoning",
    action(PayBy(sacrifice_own(characters())), PutTokens(THIS)),
    action(
        PayBy(PutTokens(THIS, -5)),
        Pick(Cards(type="character", zone=HAND, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
    ),
)
