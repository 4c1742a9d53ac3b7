"""The Yuggoth Contract: the Agency."""

from silverkey.cthulhu.cards.writing import *

yuggoth = card_set("yuggoth")

_MORE_WOUNDS = AssignWounds(characters(committed=HERE), OfEvent("margin"), optional=True, together=True)

yuggoth.card(
    "Bloodbath",
    action(
        Phase(STORY_PHASE, before="active_player_commits"),
        Lasts(None, (InStruggles(COMBAT, (EachDoes(WINNER, (_MORE_WOUNDS,)),)),), until="turn"),
    ),
)

yuggoth.card(
    "Flanking Maneuver",
    action(
        PayBy(GiveUp(characters(icons=at_least(1, "C")), number=2, by="exhaust")),
        choose(characters(non=("Ancient One",))),
        destroy(CHOSEN),
    ),
)

yuggoth.card(
    "Machete",
    action(EXHAUST_NAMED, until_end_of_phase(HOST, Keyword("Fast"), gains("CC"))),
    attach=characters(controller=YOU),
)

yuggoth.card(
    "Apprentice Monster Hunter",
    action(SACRIFICE, choose(characters(subtypes=("Monster",), printed_skill=at_most(3))), wound(CHOSEN)),
)

yuggoth.card("Museum Security")

yuggoth.card("Sam Archer", action(pay(2), until_end_of_phase(THIS, gains("I"))))

yuggoth.card(
    "Exploring the Ruins",
    action(
        Reveal(Top(4)),
        Pick(Cards(type=SUPPORT, among=Chosen("searched"), zone=DECK)),
        take(CHOSEN_CARD),
        Rest(),
    ),
)

yuggoth.card("Border Patrol Guard", Static(THIS, (gains("CC"),), (ItIs("Day"),)))

yuggoth.card(
    "Police Headquarters",
    action(EXHAUST_NAMED, choose(characters(subtypes=("Criminal",))), exhaust(CHOSEN)),
)

yuggoth.card(
    "Sledgehammer",
    action(SACRIFICE, choose(characters(subtypes=("Monster", "Creature"), printed_skill=at_most(3))), destroy(CHOSEN)),
    attach=characters(controller=YOU),
)

yuggoth.card(
    "Out of the Darkness",
    action(choose(discarded(subtypes=("Weapon", "Item"), owner=YOU)), return_to_hand(CHOSEN_CARD)),
)

yuggoth.card("Springfield M1903", Static(HOST, (Skill(2), gains("CC"))), attach=characters(controller=YOU))

yuggoth.card(
    "James Logan",
    response(
        AFTER_ENTERING,
        Pick(
            Cards(type=SUPPORT, subtypes=("Attachment",), zone=DECK, owner=YOU, fits_on=THIS),
            number=2,
            up_to=True,
            to="enter",
        ),
        PutIntoPlay(THOSE_CARDS, onto=THIS),
        Shuffle(),
    ),
)

yuggoth.card(
    "Priest of Two Faiths",
    response(
        AFTER_COMMITTING,
        choose(characters(controller=OPPONENT, non=("Ancient One",), committed=HERE)),
        Lasts(None, (Cannot(CHOSEN, "count icons", "count its icons", modal="does not"),)),
    ),
)

yuggoth.card(
    "Intervention",
    CostChange(
        None, -2, when=(AtLeast(1, Happened(on("enter", card=characters(), by=OPPONENT, by_effect=True), "turn")),)
    ),
    action(
        EnterAs(CountsAs(3, icons("CCI"), ("Willpower",), keeps_text=True), Belongs("subtype", "Investigator")),
        at_end("phase", sacrifice(STILL_IN_PLAY)),
    ),
)
