"""Seekers of Knowledge: neutral cards."""

from silverkey.cthulhu.cards.writing import *

seekers = card_set("seekers")

seekers.card(
    "The Claret Knight",
    Immune(THIS),
    response(on("play", card=Cards(subtypes=("Tactic",), zone=HAND)), ready(THIS)),
)

seekers.card(
    "Aliki Zoni Uperetria",
    response(on("exhaust to commit", card=THIS), Drain(Domains(EACH_PLAYER), one=True)),
)

seekers.card(
    "Amaranth",
    CommitsExhausted(THIS, at=Every(Cards(type=CONSPIRACY))),
    response(
        on("succeed", player=YOU, card=ITS_STORY),
        Pick(Cards(type=CONSPIRACY, zone=DECK, owner=YOU)),
        take(CHOSEN_CARD),
        Shuffle(),
    ),
)

seekers.card(
    "Er'nrawr",
    Cannot(THIS, "blank", "have its text box blanked, nor counted as blank"),
    passive(
        AT_BEGINNING_OF_TURN,
        EachDoes(
            THE_EVENT_PLAYER,
            (
                one_of(
                    (Pick(characters(controller=YOU), to="wound"), wound(CHOSEN)),
                    Drain(YOUR_DOMAINS, one=True),
                ),
            ),
        ),
    ),
)
