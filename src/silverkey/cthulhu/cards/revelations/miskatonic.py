"""Revelations: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

revelations = card_set("revelations")

TOME = choose(Cards(subtypes=("Tome",), where=("usable",)))
THEN_GONE = then(EachDoes(ControllerOf(CHOSEN_CARD), (Do("sacrifice", CHOSEN_CARD),)))

revelations.card("Eryn Cochwyn", action(GO_INSANE, TOME, ForFree(CHOSEN_CARD, trigger=True), THEN_GONE)).before_errata(
    "2.0", "1.4", abilities=(action(GO_INSANE, TOME, ForFree(CHOSEN_CARD, trigger=True, as_yours=False), THEN_GONE),)
)

revelations.card(
    "The Great Library of Celaeno",
    response(
        on("use", card=Cards(subtypes=("Tome",)), causes=TRIGGERED),
        choose(characters(bearing=Cards(subtypes=("Tome",))), any_number=True),
        ready(THOSE_CHOSEN),
        until_end_of_phase(THOSE_CHOSEN, Skill(3)),
    ),
)
