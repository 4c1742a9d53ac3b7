"""Core Set: neutral cards and the conspiracy."""

from silverkey.cthulhu.cards.writing import *

core = card_set("core")

core.card(
    "Mystic Bounty Hunter", action(SACRIFICE, return_to_hand(Every(Cards(subtypes=("Attachment",), zone=DISCARD))))
)

core.card(
    "Freelance Agent",
    Static(
        THIS,
        (gains("CC", per=Count(characters(committed=ANYWHERE, controller=OPPONENT, skill=below(Of("skill", THIS))))),),
        (is_committed(),),
    ),
)

core.card(".45 Pistols", Static(HOST, (gains("C"),)), attach=characters())

core.card("Political Demonstration", response(AFTER_WINNING_BY_TWO, choose(supports()), destroy(CHOSEN)))

core.card("Overzealous Initiate", action(SACRIFICE, GainDomain()))

core.card("Arkham Asylum", action(pay(1), choose(characters(state="insane")), restore(CHOSEN), ready(CHOSEN)))

core.card("Moving the Scenery", response(AFTER_WINNING_BY_TWO, MoveToken()))

core.card(
    "Military Advisor",
    response(WOUNDING_THIS, pay(2), choose(characters(skill=below(Of("skill", THIS)))), wound(CHOSEN)),
)

core.card(
    "Serpent from Yoth",
    forced(AFTER_DISCARDED_FROM_PLAY, EachDoes(EACH_OPPONENT, (sacrifice_own(characters(), targeted=True),))),
)

core.card(
    "Tcho-Tcho Talisman",
    Static(HOST, (gains("TT"),)),
    response(
        AFTER_ENTERING_A_DISCARD_PILE,
        pay(1),
        return_to_hand(THIS),
    ),
    attach=characters(controller=YOU),
)

core.card("Inside Information", action(choose(stories()), ChooseStruggle(), Lasts(CHOSEN_STORY, (Struggles(-1),))))

core.card("Dabbler in the Unknown", action(SACRIFICE, Pick(stories(where=("empty",))), PutTokens(CHOSEN_STORY)))

core.card("Gentleman's Club", action(EXHAUST, pay(2), DrawCards()))

core.card("Eldritch Nexus", action(GainDomain(), then(AsResources(Top(), NEWEST))))

core.card("The Bootleg Whiskey Cover-Up", Static(Every(characters(committed=HERE)), (Blank(),)))
