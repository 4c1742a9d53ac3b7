"""Denizens of the Underworld: the Syndicate."""

from silverkey.cthulhu.cards.writing import *

denizens = card_set("denizens")

denizens.card(
    "Jacob Finnegan",
    forced(
        on("succeed", card=ITS_STORY, player=YOU),
        PutTokens(ITS_STORY),
    ),
    forced(
        on("no success", card=ITS_STORY, player=YOU),
        Do("bottom", THIS),
    ),
)

NIGHT_CARDS = Cards(keywords=("Night",))
CRIMINALS_GAIN = Static(Every(characters(subtypes=("Criminal",), controller=YOU)), (gains("A"), Skill(1)))

denizens.card("Crooked Attorney", passive(AFTER_ENTERING, destroy(Every(NIGHT_CARDS))), CRIMINALS_GAIN).before_errata(
    "2.0", "1.4", abilities=(whenever(AtLeast(1, NIGHT_CARDS), destroy(Every(NIGHT_CARDS))), CRIMINALS_GAIN)
)

denizens.card(
    "Immurement",
    action(
        PayBy(Drain(Domains(richest=True), one=True)),
        choose(either(supports(controller=OPPONENT), characters(non=("Ancient One",), controller=OPPONENT))),
        EachDoes(OwnerOf(CHOSEN_CARD), (AsResources(CHOSEN_CARD),)),
    ),
)
