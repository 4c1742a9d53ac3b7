"""Rituals of the Order: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

rituals = card_set("rituals")

rituals.card("Flux Stabilizer", Cannot(characters(), "triggered enter", "be put into play by triggered effects"))

rituals.card("Professional Counselor", Static(ITS_STORY, (Earlier("CAI"),), (is_committed(),)))
rituals.card(
    "Experiment Subject #613b",
    action(pay(2), DrawCards(Happened(on("enter", card=characters(subtypes=("Zoog",)))))),
)

rituals.card("Medical Student", forced(on("insane", card=characters(controller=YOU)), goes_insane(THIS)))

rituals.card(
    "Dean of Admissions",
    response(
        on("enter", card=characters(subtypes=("Student",)), player=YOU, causes=(PLAY,)), EXHAUST_NAMED, DrawCards()
    ),
)

rituals.card(
    "Board of Directors",
    response(
        AFTER_ENTERING,
        Pick(Cards(type=SUPPORT, subtypes=("Location",), faction=MISKATONIC, zone=DECK, owner=YOU)),
        PutIntoPlay(CHOSEN_CARD),
        Shuffle(),
    ),
)

rituals.card(
    "Zeiss Model C",
    Static(HOST, (struggles("I"),)),
    attach=characters(faction=MISKATONIC, controller=YOU),
)

rituals.card(
    "Obscure Linguist", response(AFTER_COMMITTING, choose(characters()), until_end_of_phase(CHOSEN, IconsOf()))
)

rituals.card("Rush Week", action(choose(characters(faction=MISKATONIC), number=2, up_to=True), ready(THOSE_CHOSEN)))

rituals.card(
    "Jamie Winthrop",
    response(on("draw", player=YOU), choose(characters()), until_end_of_phase(CHOSEN, IconsOf())),
)

rituals.card(
    "Lecturing Historian",
    action(
        EXHAUST_NAMED,
        choose(stories()),
        until_end_of_phase(Every(characters(controller=YOU, committed=AT_CHOSEN)), Skill(1, per=Of("A", AFFECTED))),
    ),
)

rituals.card(
    "Full Ride Scholarship",
    action(Pick(Cards(type=CHARACTER, subtypes=("Student",), zone=HAND, owner=YOU), to="enter"), PutIntoPlay(CHOSEN)),
)

rituals.card(
    "Elder Sign Parchment",
    action(
        SACRIFICE,
        choose(stories()),
        Lasts(None, (Cannot(Every(characters(icons=at_least(1, "T"))), "commit", at=CHOSEN_STORY),)),
    ),
)

rituals.card(
    "Forbidden Knowledge",
    action(PayBy(sacrifice(HOST)), DrawCards(4)),
    attach=characters(controller=YOU),
)
