"""Summons of the Deep: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

summons = card_set("summons")

summons.card(
    "Eat the Dead",
    disrupt(
        on("destroy", card=HOST),
        AsResources(Both(Host("that character"), THIS)),
    ),
    attach=characters(controller=YOU),
).before_errata(
    "2.0",
    "1.4",
    abilities=(
        response(
            on("destroy", "discard", card=THIS, causes=("host",), when=(Suffered(HOST, "destroy"),)),
            AsResources(Both(Host("that character"), THIS)),
        ),
    ),
)

summons.card(
    "The Black Goat's Rage",
    action(
        AllYours(SHUB),
        EachDoes(
            WhoeverHas("fewest", characters(state="ready"), "T"),
            (choose(characters(controller=YOU), number=2, to="insane"), goes_insane(THOSE_CHOSEN)),
            if_able=True,
        ),
    ),
)

summons.card(
    "Summoning Circle",
    action(
        EXHAUST_NAMED,
        PayBy(GiveUp(characters(faction=SHUB), fewer=ANY_NUMBER, by="exhaust")),
        Pick(
            Cards(type=CHARACTER, faction=SHUB, cost=at_most(Of("A", Paid("those characters"))), zone=DECK, owner=YOU)
        ),
        take(CHOSEN_CARD),
        Shuffle(),
    ),
)

summons.card(
    "Unspeakable Transformation",
    action(
        choose(characters(controller=YOU, cost=at_most(3))),
        Pick(characters(controller=YOU, but=CHOSEN_CARD), "other"),
        until_end_of_phase(CHOSEN, IconsOf(Chosen("other", "the other one"), printed=False)),
    ),
)

summons.card(
    "Mind Eater",
    action(
        pay(1),
        choose(characters(icons=at_least(1, "I"))),
        until_end_of_phase(CHOSEN, loses("I")),
        until_end_of_phase(THIS, gains("I")),
    ),
)

summons.card("Ghoulish Thrill Seeker", response(on("wound"), ready(THIS)))

summons.card("Insect Swarm", CostChange(Cards(faction=NEUTRAL), 1))

summons.card(
    "Under the Porch",
    action(
        SACRIFICE,
        Pick(Cards(type=CHARACTER, faction=SHUB, zone=DECK, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
        Shuffle(),
        at_end("phase", return_to_hand(STILL_IN_PLAY)),
    ),
)

summons.card(
    "Gibbering Soul",
    response(
        DESTROYING_THIS,
        Pick(Cards(type=CHARACTER, faction=SHUB, icons=at_least(1, "C"), zone=DECK, owner=YOU)),
        take(CHOSEN_CARD),
        Shuffle(),
    ),
)

summons.card(
    "Open Grave",
    response(
        on("destroy", card=characters(controller=YOU)),
        SACRIFICE,
        Pick(discarded(type=CHARACTER, faction=SHUB, skill=at_most(3), owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
    ),
)

summons.card("Binding Worm", Company(characters(), "not alone"))

summons.card(
    "Grim Wraith",
    response(
        AFTER_COMMITTING, ChooseStruggle(), until_end_of_phase(THE_EVENT_STORY, StrugglesInto("", TERROR, one=True))
    ),
)

summons.card(
    "Dimensional Worm",
    response(
        on("commit", card=THIS, when=(Turn(),)),
        ChooseStruggle(),
        until_end_of_phase(THE_EVENT_STORY, DecidedBy(ARCANE, of="")),
    ),
)
