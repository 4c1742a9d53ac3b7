"""Summons of the Deep: Hastur."""

from silverkey.cthulhu.cards.writing import *

summons = card_set("summons")

summons.card("Erich Zann", RuleChange("winner picks insane"))

summons.card(
    "Infernal Obsession",
    passive(on("enter", "attach anew", card=THIS), Control(HOST, until="attached")),
    passive(
        on("control", "control ends", card=HOST, by_another=True),
        Do("discard", THIS),
    ),
    attach=characters(non=("Ancient One",)),
)

summons.card(
    "Brain Transplant",
    action(
        choose(characters(state="insane"), "insane"),
        choose(characters(state="ready", controller=ControllerOf(Chosen("insane"))), "ready"),
        goes_insane(Chosen("ready", "the ready character"), if_able=True),
        then(restore(Chosen("insane", "the insane character")), ready(Chosen("insane", "it"))),
    ),
)

summons.card(
    "Shadow Company",
    Static(THIS, (skill_is(Count(characters(faction=HASTUR, controller=YOU))),)),
    response(
        on("succeed", player=YOU, when=(Alone(),)),
        choose(characters(controller=OPPONENT, skill=below(Of("skill", THIS)))),
        return_to_hand(CHOSEN),
    ),
)

summons.card(
    "The Thing Behind You",
    action(pay(2), PayBy(GiveUp(characters(faction=HASTUR, owner=YOU), by="return")), PutIntoPlay(THIS), zone=HAND),
)
