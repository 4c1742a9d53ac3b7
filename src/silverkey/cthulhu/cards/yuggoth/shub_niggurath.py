"""The Yuggoth Contract: Shub-Niggurath."""

from silverkey.cthulhu.cards.writing import *

yuggoth = card_set("yuggoth")

FACEDOWN_HERE = Count(Cards(where=("facedown", "on this")))

yuggoth.card(
    "Ferocious Dark Young",
    response(
        AFTER_ENTERING,
        Pick(discarded(title="Ferocious Dark Young", owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
    ),
)

yuggoth.card("Empty Sockets", Static(HOST, (loses("CCII"), gains("TT"))), attach=characters())

yuggoth.card("Mi-Go Caretaker", Static(Every(characters(subtypes=("Mi-Go",), controller=YOU)), (Skill(1),)))

yuggoth.card(
    "Specimen Room",
    Static(Every(characters(subtypes=("Mi-Go",), controller=YOU)), (Skill(1, per=FACEDOWN_HERE),)),
    action(
        EXHAUST_NAMED,
        Pick(Cards(type=CHARACTER, zone=DISCARD, owner=OPPONENT)),
        Attach(CHOSEN, THIS, facedown=True),
    ),
)

yuggoth.card(
    "Mi-Go Brain Cylinder",
    action(
        PayBy(GiveUp(characters(subtypes=("Mi-Go",)), by="exhaust")),
        look_at_top(Of("skill", Paid("the character you exhausted"))),
        Rest("top", noun="them"),
    ),
)

yuggoth.card(
    "Mi-Go Laboratory",
    action(
        EXHAUST_NAMED,
        PayBy(sacrifice_own(characters(non=("Mi-Go",)))),
        until_end_of_phase(Every(characters(subtypes=("Mi-Go",))), Skill(2), gains("A")),
    ),
)

yuggoth.card("Mi-Go Guard", Static(THIS, (gains("C", per=Count(characters(subtypes=("Mi-Go",)))),)))

yuggoth.card(
    "Feasting Ghouls",
    Static(THIS, (Skill(1, per=FACEDOWN_HERE), gains("T", per=FACEDOWN_HERE))),
    action(
        pay(1),
        Pick(Cards(type=CHARACTER, zone=DISCARD, owner=OPPONENT)),
        Attach(CHOSEN, THIS, facedown=True),
    ),
)

yuggoth.card(
    "Optic Warehouse",
    action(
        EXHAUST_NAMED,
        pay(2),
        choose(stories()),
        one_of(until_end_of_phase(CHOSEN_STORY, struggles("T")), until_end_of_phase(CHOSEN_STORY, struggles("T", -1))),
    ),
)

yuggoth.card(
    "Chupacabra",
    action(pay(1), PayBy(sacrifice_own(characters())), until_end_of_phase(THIS, gains("CCC"))),
)

yuggoth.card(
    "Feeding Time",
    action(
        Pick(discarded(type=CHARACTER, owner=YOU), number=3, up_to=True),
        AsResources(THOSE_CARDS, YOUR_DOMAINS),
    ),
)

yuggoth.card(
    "Shub-Niggurath",
    action(
        pay(2),
        Pick(
            either(
                Cards(type=CHARACTER, subtypes=("Dark Young",), zone=HAND, owner=YOU),
                Cards(type=CHARACTER, subtypes=("Dark Young",), zone=DISCARD, owner=YOU),
            ),
            any_number=True,
            to="enter",
        ),
        PutIntoPlay(THOSE_CARDS),
    ),
)

yuggoth.card(
    "Examining the Optic Nerve",
    action(choose(characters(subtypes=("Mi-Go",))), until_end_of_phase(CHOSEN, gains("I"))),
)

yuggoth.card(
    "Mi-Go Scalpel",
    action(
        EXHAUST_NAMED,
        ChooseIcon(),
        until_end_of_phase(HOST, Icons(per=Count(characters(subtypes=("Mi-Go",), controller=YOU)))),
    ),
    attach=characters(subtypes=("Mi-Go",)),
)
