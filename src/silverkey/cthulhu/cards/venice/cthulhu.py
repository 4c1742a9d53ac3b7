"""Terror in Venice: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

venice = card_set("venice")

venice.card(
    "Flooded Vault",
    action(
        SACRIFICE,
        Pick(Cards(type=SUPPORT, non=("Location",), zone=DECK, owner=YOU), to="enter"),
        then(PayPrintedCost(CHOSEN_CARD), then(PutIntoPlay(CHOSEN_CARD))),
        Shuffle(),
    ),
)

venice.card(
    "Don Lagorio",
    response(
        on("have committed", player=YOU, cards=characters(committed=Cards(type=CONSPIRACY))),
        Pick(Cards(type=EVENT, faction=CTHULHU, zone=DECK, owner=YOU)),
        take(CHOSEN_CARD),
        Shuffle(),
        then(PutTokens(THIS)),
    ),
)

venice.card(
    "Poleman",
    action(ItIs("Night"), pay(2), until_end_of_phase(THIS, gains("CCA")), Limit(1, "turn", by_copy=True)),
)

venice.card(
    "Swimming in the Deep",
    action(
        Pick(characters(faction=CTHULHU, controller=YOU)),
        Pick(stories(), "story", to_join=CHOSEN),
        Do("commit", CHOSEN, place=Chosen("story", "that story")),
        at_end("phase", sacrifice(CHOSEN), still=CHOSEN),
    ),
)

venice.card(
    "San Giorgio in Alga",
    passive(AFTER_ENTERING, destroy(Every(Cards(keywords=("Day",))))),
    Immune(THIS, Cards(non=("Day",))),
    replacement(
        on(ONE_DRAW, player=YOU),
        Instead(),
        Reveal(Top(2)),
        Pick(Cards(among=Chosen("revealed"), zone=DECK)),
        Do("bottom", CHOSEN_CARD),
        take(TheOnly(Cards(among=Chosen("revealed"), but=Chosen(), zone=DECK))),
    ),
)

venice.card(
    "Solar Eclipse",
    action(
        destroy(Every(Cards(keywords=("Day",)))),
        Lasts(None, (RuleChange("Night"),)),
        until_end_of_phase(Every(characters(faction=CTHULHU)), gains("TC")),
    ),
)
