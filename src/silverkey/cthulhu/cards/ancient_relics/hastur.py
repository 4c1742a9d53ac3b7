"""Ancient Relics: Hastur."""

from silverkey.cthulhu.cards.writing import *

ancient_relics = card_set("ancient-relics")

TORMENT = (
    choose(characters(non=("Ancient One",))),
    EachDoes(ControllerOf(CHOSEN), (one_of(goes_insane(CHOSEN), discard_cards(Of("skill", CHOSEN), targeted=False)),)),
)

ancient_relics.card("Apeirophobia", action(YOUR_OPERATIONS, *TORMENT)).before_errata(
    "2.0", "1.4", abilities=((action(*TORMENT)),)
)

ancient_relics.card(
    "Stygian Eye",
    passive(AFTER_ENTERING, Control(HOST, until="attached")),
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    forced(on("ready", card=HOST), goes_insane(Host("that character"))),
    attach=characters(non=("Ancient One",)),
)

ancient_relics.card(
    "Jiang Shi",
    disrupt(
        on("before struggle", card=stories(), which="Terror"),
        pay(1),
        Do("commit", THIS, place=EventCard("that story")),
    ),
)
