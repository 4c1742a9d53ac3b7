"""Ancient Relics: The Order of the Silver Twilight."""

from silverkey.cthulhu.cards.writing import *

ancient_relics = card_set("ancient-relics")

ancient_relics.card(
    "Initiate of Huang Hun",
    response(
        AFTER_ENTERING,
        EachDoes(EACH_PLAYER, (Pick(characters(controller=YOU)), return_to_hand(CHOSEN)), if_able=True),
    ),
).before_errata("2.0", "1.4", "4.1", keywords=())

LET_GO = (choose(characters(controller=YOU, committed=ANYWHERE)), return_to_hand(CHOSEN))

ancient_relics.card("The Doorway", disrupt(on("resolve"), EXHAUST, *LET_GO)).before_errata(
    "2.0", "1.4", abilities=(disrupt(on("resolve", *STRUGGLE_MOMENTS, *HARM), EXHAUST, *LET_GO),)
)

ancient_relics.card(
    "Eon Chart",
    action(
        Pick(stories()),
        ChooseIcon(),
        until_end_of_phase(CHOSEN_STORY, Struggles()),
        at_end("phase", Together((Do("shuffle in", THIS), Do("sacrifice", HOST))), still=THIS),
        Limit(1, "phase", by_copy=True),
    ),
    attach=characters(controller=YOU),
)

ancient_relics.card(
    "Master of the Myths",
    action(
        pay(1),
        PutIntoPlay(THIS),
        at_end("phase", return_to_hand(STILL_IN_PLAY)),
        zone=HAND,
    ),
)

BLOOD_MAGIC = (
    controls_more(YOURSELF, characters(subtypes=("Sorcerer",)), than=EACH_OPPONENT),
    PayBy(sacrifice_own(characters(subtypes=("Sorcerer",)))),
    Pick(stories()),
    PutTokens(CHOSEN_STORY),
)

ancient_relics.card("Magnus Stiles", action(*BLOOD_MAGIC, Limit(1, "turn", by_copy=True))).before_errata(
    "2.0", "1.4", abilities=(action(*BLOOD_MAGIC, Limit(1, "round", by_copy=True)),)
)

ancient_relics.card("Hidden Agenda", action(Lasts(None, (Repeats(),), UNTIL_USED, uses=1)))
