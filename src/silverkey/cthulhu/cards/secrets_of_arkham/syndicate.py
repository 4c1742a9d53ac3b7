"""Secrets of Arkham: The Syndicate."""

from silverkey.cthulhu.cards.writing import *

secrets_of_arkham = card_set("secrets-of-arkham")

secrets_of_arkham.card(
    "Elite Hit Squad",
    Cannot(THIS, "commit", "commit to stories", when=(OPPONENTS_TURN,)),
    action(pay(1), until_end_of_phase(THIS, Skill(1), gains("C"))),
)

secrets_of_arkham.card("Hired Mystic")

secrets_of_arkham.card("Intimidate", action(choose(characters(non=("Ancient One",))), exhaust(CHOSEN)))

secrets_of_arkham.card("Anarchist")

secrets_of_arkham.card("Fixer", CostChange(None, -2, minimum=1, when=(AtLeast(1, attachments()),)))

secrets_of_arkham.card(
    "Forced Foreclosure",
    action(
        YOUR_OPERATIONS,
        Pick(Cards(subtypes=("Location",)), to="attach"),
        Attach(THIS, CHOSEN_CARD),
        Control(CHOSEN_CARD, until="attached"),
    ),
)
