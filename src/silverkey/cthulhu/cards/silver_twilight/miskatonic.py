"""The Order of the Silver Twilight: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

silver_twilight = card_set("silver-twilight")

silver_twilight.card(
    "Dr. Bartlett",
    Static(
        THIS,
        (Keyword("Willpower"), Keyword("Invulnerability")),
        (AtLeast(1, Cards(type=CONSPIRACY, controller=YOU)),),
    ),
)

silver_twilight.card(
    "Pnakotic Manuscripts",
    action(EXHAUST_NAMED, choose(characters(controller=YOU)), until_end_of_phase(HOST, IconsOf(CHOSEN))),
    attach=characters(faction=MISKATONIC, controller=YOU),
)
