"""The Yuggoth Contract: neutral cards."""

from silverkey.cthulhu.cards.writing import *

yuggoth = card_set("yuggoth")

yuggoth.card("The Locked Door", Static(Every(characters(committed=HERE)), (gains("I"),)))

yuggoth.card("The Painted Corpse", Static(Every(characters(committed=HERE)), (gains("A"),)))

yuggoth.card("The Guardian of the Key", Static(Every(characters(committed=HERE)), (gains("C"),)))

yuggoth.card("Behind the Door", Static(Every(characters(committed=HERE)), (gains("T"),)))

yuggoth.card("Taming the Storm", Static(Every(characters(committed=HERE)), (Skill(2),)))

yuggoth.card("Losing the Tail", Static(Every(characters(committed=HERE)), (Keyword("Fast"),)))

yuggoth.card(
    "The Red-Gloved Man",
    response(
        AFTER_ENTERING,
        Pick(Cards(type=CONSPIRACY, zone=DECK, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN_CARD),
        Shuffle(),
    ),
)

yuggoth.card(
    "The Yuggoth Contract",
    Static(HOST, (GainAbility(action(pay(1), PayBy(sacrifice_own(characters())), DrawCards(2))),)),
    attach=characters(controller=YOU),
)

yuggoth.card("Tattoo Parlor", Static(Every(characters(subtypes=("Cultist",), controller=YOU)), (gains("A"),)))

yuggoth.card(
    "Crowbar",
    action(
        PayBy(exhaust(HOST)),
        PayBy(return_to_hand(THIS)),
        Pick(characters(skill=at_most(1)), to="wound"),
        wound(CHOSEN),
    ),
    attach=characters(controller=YOU),
)

yuggoth.card(
    "Drunken Hallucinations",
    action(
        PayBy(GiveUp(characters(), by="insane")),
        Pick(Cards(type=CHARACTER, subtypes=("Monster",), cost=at_most(3), zone=HAND, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
        at_end("phase", sacrifice(STILL_IN_PLAY)),
    ),
)

yuggoth.card("Getaway Vehicle", Static(HOST, (Keyword("Fast"), Keyword("Toughness", 2))), attach=characters())

yuggoth.card(
    "Riding Shotgun",
    response(
        on("win struggle", player=YOU, which="Combat"),
        PayBy(GiveUp(characters(icons=at_least(1, "C")), by="exhaust")),
        choose(characters(committed=THERE)),
        wound(CHOSEN),
    ),
)

yuggoth.card(
    "Forgiveness?",
    disrupt(
        on("wound", card=characters(controller=YOU)),
        CancelEvent("cancel {wound} to it", 1),
        at_end("phase", sacrifice(Chosen("answered", "that character"))),
    ),
)
