"""The Yuggoth Contract: the Syndicate."""

from silverkey.cthulhu.cards.writing import *

yuggoth = card_set("yuggoth")

yuggoth.card(
    "A Sight for Sore Eyes",
    action(
        NameA("card"),
        EachDoes(EACH_OPPONENT, (Reveal(Every(Cards(zone=HAND, owner=YOU))),)),
        until_end_of_phase(
            Every(characters(controller=YOU)), Skill(2, per=Count(Cards(named=True, zone=HAND, owner=OPPONENT)))
        ),
    ),
)

yuggoth.card(
    "Meat Wagon",
    action(PayBy(exhaust(HOST)), choose(characters(skill_max=2)), exhaust(CHOSEN)),
    attach=characters(subtypes=("Criminal",), controller=YOU),
)
