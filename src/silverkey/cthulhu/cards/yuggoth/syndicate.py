"""The Yuggoth Contract: the Syndicate."""

from silverkey.cthulhu.cards.writing import *

yuggoth = card_set("yuggoth")

yuggoth.card(
    "A Sight for Sore Eyes",
    action(
        NameA("card"),
        EachDoes(EACH_OPPONENT, (Reveal(Every(Cards(zone=HAND, owner=YOU))),)),
        until_end_of_phase(
            Every(characters(controller=YOU)), Skill(2, per=Count(Cards(where=("named",), zone=HAND, owner=OPPONENT)))
        ),
    ),
)

yuggoth.card(
    "Meat Wagon",
    action(PayBy(exhaust(HOST)), choose(characters(skill=at_most(2))), exhaust(CHOSEN)),
    attach=characters(subtypes=("Criminal",), controller=YOU),
)

yuggoth.card("Eyes in a Jar", LiesOpen(EACH_OPPONENT, HAND))

yuggoth.card(
    "Bootlegging Operation",
    action(PayBy(exhaust(Host("attached card"))), DrawCards(bottom=True)),
    attach=supports(subtypes=("Location",)),
)
