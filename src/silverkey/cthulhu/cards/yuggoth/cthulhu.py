"""The Yuggoth Contract: Cthulhu."""

from silverkey.cthulhu.cards.writing import *

yuggoth = card_set("yuggoth")

yuggoth.card("Backwater Deep One")

yuggoth.card("Ravenous Piranhas")

yuggoth.card("Brood of Yig", action(pay(1), until_end_of_phase(THIS, turns("T", "C"))))

yuggoth.card("Feathered Serpent", action(until_end_of_phase(THIS, turns("T", "CA"))))

yuggoth.card("Degenerate Serpent Cultist", action(pay(1), until_end_of_phase(THIS, turns("T", "A"))))

yuggoth.card(
    "Yig",
    Static(Every(characters(subtypes=("Serpent",))), (gains("T"),)),
    action(until_end_of_phase(THIS, turns("T", "CCA"))),
)

yuggoth.card("Shrine to Yig", Static(Every(characters(subtypes=("Serpent",), controller=YOU)), (gains("T"),)))

yuggoth.card(
    "River of Serpents",
    action(EXHAUST_NAMED, choose(characters(subtypes=("Serpent",))), until_end_of_phase(CHOSEN, gains("TT"))),
)

yuggoth.card(
    "Labyrinth of a Dead City",
    Cannot(Every(characters(printed_skill=at_most(1))), "commit", at=HOST_STORY),
    attach=stories(),
)

yuggoth.card(
    "Stygian Idol",
    Static(HOST, (gains("TT"),)),
    action(
        EXHAUST_NAMED,
        Lasts(None, (CostChange(Cards(type=CHARACTER, subtypes=("Serpent",)), -1, minimum=1, who=YOU),), uses=1),
    ),
    attach=characters(subtypes=("Serpent",)),
)

yuggoth.card("Cthulhu", action(pay(3), EachDoes(EACH_OPPONENT, (sacrifice_own(characters(), targeted=True),))))

yuggoth.card(
    "Deep One Scout",
    action(
        PayBy(GiveUp(characters(subtypes=("Deep One",)), number=2, by="exhaust")),
        Pick(Cards(type=CHARACTER, subtypes=("Deep One",), cost=at_most(3), zone=HAND, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
    ),
)

yuggoth.card(
    "Disguised Threat",
    action(
        PayBy(sacrifice_own(characters(non=("Serpent",)))),
        Pick(Cards(type=CHARACTER, subtypes=("Serpent",), zone=HAND, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
    ),
)

yuggoth.card(
    "Feeding Frenzy",
    disrupt(on("wounded"), wound(Every(characters(committed=THERE)))),
).before_errata(
    "2.0",
    "1.4",  # where every Disrupt comes before what it answers (coc-1.4/timing/disrupts.a)
    abilities=(disrupt(on("wound", causes=("Combat",)), wound(Every(characters(committed=THERE)))),),
)

yuggoth.card(
    "The Cave on the Hill",
    action(
        EXHAUST_NAMED,
        Pick(characters(controller=YOU, committed=ANYWHERE)),
        Do("uncommit", CHOSEN),
        then(ready(CHOSEN)),
    ),
)
