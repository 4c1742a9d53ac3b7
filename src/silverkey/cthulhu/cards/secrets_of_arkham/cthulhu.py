"""Secrets of Arkham: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

secrets_of_arkham = card_set("secrets-of-arkham")

secrets_of_arkham.card(
    "Deep One Rising",
    forced(
        AFTER_PLAYING_THIS,
        choose(characters(non=("Deep One", "Ancient One")), if_able=True),
        destroy(CHOSEN),
    ),
)

secrets_of_arkham.card(
    "Hydra", action(pay(2), choose(discarded(type=CHARACTER, subtypes=("Deep One",), owner=YOU)), PutIntoPlay(CHOSEN))
)

secrets_of_arkham.card("Lord of Y'ha-nthlei", action(pay(1), choose(characters(subtypes=("Deep One",))), ready(CHOSEN)))

secrets_of_arkham.card(
    "Primal Fear", action(choose(characters(icons=at_most(0, "T"))), until_end_of_phase(CHOSEN, Blank()))
)

secrets_of_arkham.card(
    "Carl Stanford",
    action(
        PayBy(sacrifice_own(either(characters(subtypes=("Cultist",)), Cards(subtypes=("Mask",))))),
        until_end_of_phase(THIS, gains("CCAA")),
    ),
)

secrets_of_arkham.card(
    "Giving Thanks",
    response(
        on("leaves play", card=THIS, when=(IsA(HOST_STORY, Cards(zone=WON)),)),
        ready(Every(characters(subtypes=("Deep One",), controller=YOU))),
    ),
    attach=stories(),
)
