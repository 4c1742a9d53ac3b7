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

denizens.card(
    "Melisande LeBeau",
    forced(on("succeed", card=ITS_STORY, player=YOU), choose(supports()), destroy(CHOSEN_CARD)),
)

denizens.card(
    "Clover Club High Roller",
    response(on("succeed", card=ITS_STORY, player=YOU), PayBy(wound(THIS)), PutTokens(ITS_STORY)),
)

denizens.card(
    "Clover Club Pit Boss",
    Static(Every(characters(subtypes=("Criminal",), controller=YOU)), (Keyword("Willpower"),)),
)

denizens.card(
    "Numbers Runner",
    response(on("ready", card=THIS), choose(characters(skill=below(Of("skill", THIS)))), exhaust(CHOSEN)),
)

denizens.card(
    "The Clover Club",
    response(
        on("phase begins", player=YOU, which=OPERATIONS),
        EXHAUST_NAMED,
        Lasts(Every(characters(controller=OPPONENT)), (Skill(-1),), until="turn"),
    ),
)

denizens.card(
    "Danny O'Bannion's Office",
    response(on("destroy", card=characters(controller=YOU)), Limit(1, "phase", by_copy=True), DrawCards()),
)

denizens.card(
    "Concrete and Chains",
    Static(HOST, (Skill(-1, per=Of("tokens", THIS)),)),
    forced(
        AT_BEGINNING_OF_TURN,
        PutTokens(THIS),
        when_(AtMost(0, Of("skill", HOST)), destroy(HOST)),
    ),
    attach=characters(),
)

denizens.card(
    "Pay Tribute",
    action(YOUR_OPERATIONS, choose(characters(non=("Ancient One",))), exhaust(CHOSEN), then(Do("bottom", THIS_EVENT))),
)
