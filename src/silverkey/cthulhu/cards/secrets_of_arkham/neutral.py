"""Secrets of Arkham: neutral cards."""

from silverkey.cthulhu.cards.writing import *

secrets_of_arkham = card_set("secrets-of-arkham")

secrets_of_arkham.card(
    "Diseased Sewer Rats", forced(AFTER_PLAYING_THIS, choose(characters(skill=at_most(2))), wound(CHOSEN))
)

secrets_of_arkham.card(
    "Dimensional Rift", action(EXHAUST, pay(3), SACRIFICE, destroy(Every(either(characters(), supports()))))
)

secrets_of_arkham.card("Feint", action(choose(characters()), until_end_of_phase(CHOSEN, Skill(-2), loses("C"))))

secrets_of_arkham.card("Magnifying Glass", Static(HOST, (gains("I"),)), attach=characters())

secrets_of_arkham.card(
    "Seeker of Mysteries", CostChange(Cards(type=CHARACTER, cost=at_least(5)), -1, minimum=1, who=YOU)
)

secrets_of_arkham.card(
    "Terrors in the Dark",
    forced(AFTER_PLAYING_THIS, destroy(Every(Cards(keywords=("Day",))))),
    response(
        on("play", player=OPPONENT, origin=HAND),
        EachDoes(THE_EVENT_PLAYER, (discard_top(YOURSELF, 1),)),
    ),
)

secrets_of_arkham.card(
    "Azathoth",
    response(
        AFTER_ENTERING,
        sacrifice(Every(either(characters(not_titled="Azathoth"), supports()))),
    ),
    passive(on("phase begins", which=END_OF_TURN), Eliminated()),
)

LOST_PERMANENTS = Count(Cards(non=(CHARACTER, CONSPIRACY), zone=DISCARD, among=Chosen("lost")))

secrets_of_arkham.card(
    "The Greatest Fear...",
    response(
        on("insane"),
        discard_at_random(2, of=ControllerOf(THE_EVENT_CARD)),
        then(Times(LOST_PERMANENTS, (may(Pick(stories()), PutTokens(CHOSEN_STORY)),))),
    ),
)
