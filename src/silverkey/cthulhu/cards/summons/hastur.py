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

summons.card(
    "Terrifying Visage",
    response(on("win struggle", player=YOU, which="Terror"), ready(HOST)),
    attach=characters(icons=at_least(1, "T")),
)

summons.card(
    "Local Brew",
    Static(HOST, (Keyword("Fast"),)),
    Static(Every(characters(controller=YOU, committed=WITH_HOST)), (Keyword("Fast"),)),
    attach=characters(controller=YOU),
)

summons.card("Long-Dead Prince", action(IsA(THIS, characters(where=("wounded",))), return_to_hand(THIS)))

summons.card(
    "Stealthy Byakhee",
    response(
        AFTER_COMMITTING,
        choose(characters(controller=OPPONENT, icons=at_least(1, "A"))),
        Lasts(None, (Cannot(CHOSEN, "commit", at=Committed("the same story as Stealthy Byakhee")),)),
    ),
)

summons.card(
    "Coffee House",
    response(
        on("win struggle", player=YOU, which="Arcane", amount_min=2),
        SACRIFICE,
        ready(Every(characters(controller=YOU))),
    ),
)

summons.card(
    "Spawn of the Sleeper",
    action(
        choose(characters(lately=Happened(on("insane", causes=("Terror",))))),
        Control(CHOSEN),
    ),
)

summons.card(
    "Wandering Inmate",
    response(
        on("restore"),
        EXHAUST_NAMED,
        unless(return_to_hand(THE_EVENT_CARD), OwnerOf(THE_EVENT_CARD), PayPrintedCost(THE_EVENT_CARD)),
    ),
)

summons.card(
    "Vaporous Isle",
    replacement(on("insane", when=(is_in_state(THIS, "ready"),)), Instead(), return_to_hand(THE_EVENT_CARD)),
    forced(on("succeed", player=OPPONENT), exhaust(THIS)),
)
