"""Secrets of Arkham: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

secrets_of_arkham = card_set("secrets-of-arkham")

secrets_of_arkham.card(
    "Soothsayer", response(AFTER_COMMITTING, ChooseIcon(), until_end_of_phase(THIS, Icons(per=Count(attachments()))))
)

secrets_of_arkham.card(
    "Scientific Text",
    Static(HOST, (gains("A"),), (is_in_state(THIS, "ready"),)),
    action(EXHAUST_NAMED, DrawCards()),
    attach=characters(faction=MISKATONIC),
)

secrets_of_arkham.card("Visiting Professor", Static(THIS, (Skill(2), gains("CCC")), (ItIs("Day"),)))

secrets_of_arkham.card(
    "The Necronomicon", action(EXHAUST, pay(3), choose(characters()), Control(CHOSEN, until="phase"))
)

secrets_of_arkham.card(
    "Professor Armitage", action(pay(1), choose(Cards(state="exhausted", subtypes=("Tome",))), ready(CHOSEN_CARD))
)

secrets_of_arkham.card(
    "Misinformation",
    action(
        PayBy(GiveUp(characters(icons=at_least(2, "I")), by="exhaust")),
        choose(stories()),
        RemoveTokens(3, at=CHOSEN_STORY, up_to=True),
    ),
)
