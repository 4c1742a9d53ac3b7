"""Terror in Venice: the Agency."""

from silverkey.cthulhu.cards.writing import *

venice = card_set("venice")

A_CONSPIRACY = AtLeast(1, Cards(type=CONSPIRACY))

venice.card(
    "Abbess Allegria Di Biase",
    Static(THIS, (Keyword("Fast"), Keyword("Willpower")), (A_CONSPIRACY,)),
    Cannot(THIS, "effect wound", "be wounded by card effects", when=(A_CONSPIRACY,)),
    action(pay(1), ChooseIcon(), until_end_of_phase(THIS, IconInto(ARCANE))),
)

venice.card(
    "Pious Carabiniere",
    response(
        on("enter", card=Cards(type=CONSPIRACY)),
        Pick(Cards(type=EVENT, zone=DECK, owner=YOU)),
        take(CHOSEN_CARD),
        Shuffle(),
    ),
)

venice.card(
    "The Iron Cross",
    disrupt(
        on("resolve", *STRUGGLE_MOMENTS, *HARM),
        EXHAUST_NAMED,
        Lasts(None, (Immune(Both(HOST, THIS)),)),
        then(PutTokens(THIS)),
    ),
    attach=characters(faction=AGENCY, controller=YOU),
)

venice.card(
    "Church Operative",
    Toll(
        "target",
        (PayBy(discard_cards(targeted=False)),),
        characters(faction=AGENCY, controller=YOU),
        who=OPPONENT,
        when=(ItIs("Day"),),
    ),
)

READIED = (
    Pick(characters(state="exhausted"), to="ready"),
    ready(CHOSEN),
    then(until_end_of_phase(CHOSEN, Keyword("Willpower"))),
)

venice.card(
    "San Marco Basilica",
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Night",))))),
    Immune(THIS, Cards(non=("Night",))),
    action(EXHAUST_NAMED, *READIED),
    action(pay(1), *READIED),
)

YOURS = characters(owner=YOU)

venice.card(
    "Hand of Fate",
    disrupt(
        on("destroy", "sacrifice", "discard", card=YOURS),
        Instead(alike=YOURS),
        Do("top", Chosen("spared", "those characters")),
    ),
)
