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

ancient_relics.card("Hidden Agenda", action(Lasts(None, (RuleChange(REPEATED),), UNTIL_USED, uses=1)))

ancient_relics.card(
    "Nigel St. James",
    disrupt(
        on("destroy", card=characters(controller=YOU)),
        PayBy(ready(THIS)),
        Instead(),
        AsResources(THE_EVENT_CARD),
    ),
)

ancient_relics.card(
    "The Deodand",
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    forced(on("phase ends", when=(AtLeast(1, Happened(on("commit", card=characters()), to=HOST)),)), destroy(HOST)),
    attach=characters(non=("Ancient One",)),
)

ancient_relics.card(
    "Erasmus Manor",
    forced(on("leaves play", card=characters(controller=YOU)), Lasts(THIS, (gains("CI"),), until="turn")),
)

ancient_relics.card(
    "Arcane Tampering",
    response(
        on("exhaust", card=characters(), causes=(COST,)),
        EachDoes(ControllerOf(THE_EVENT_CARD), (sacrifice(THE_EVENT_CARD),)),
    ),
)

ancient_relics.card(
    "The Three Listeners",
    Static(
        THIS,
        (gains("AI"),),
        (Compare(Has(EACH_OPPONENT, Cards(zone=HAND)), "more than", Has(YOURSELF, Cards(zone=HAND))),),
    ),
)

ancient_relics.card(
    "Vacant Servant",
    Static(HOST, (gains("AA"),)),
    disrupt(
        on("struggle effect", player=YOU, card=Committed(of=HOST), which="Arcane"),
        SACRIFICE,
        Instead("instead of readying a character,"),
        refresh(Domains(EACH_PLAYER), one=True),
    ),
    attach=characters(),
)

ancient_relics.card(
    "Necessary Evil",
    action(
        Pick(characters(non=("Ancient One",), controller=YOU, committed=ANYWHERE), to="sacrifice"),
        until_end_of_phase(
            Every(characters(controller=YOU, committed=Committed(of=CHOSEN), but=CHOSEN)),
            IconsOf(CHOSEN, printed=False),
        ),
        sacrifice(CHOSEN),
    ),
)

ancient_relics.card(
    "Dirk Sharpe",
    action(
        pay(2),
        Pick(stories(visited_by=characters())),
        PutIntoPlay(THIS, at=CHOSEN_STORY, exhausted=True),
        zone=HAND,
    ),
)
