"""Ancient Relics: the Syndicate."""

from silverkey.cthulhu.cards.writing import *

ancient_relics = card_set("ancient-relics")

ancient_relics.card("Mr. David Pan", Static(ITS_STORY, (DecidedBy(),), (is_committed(),)))

ancient_relics.card(
    "Lady Lu Chu",
    Static(
        THIS,
        (Keyword("Fast"), gains("CC")),
        (is_committed(), AtMost(0, characters(controller=YOU, committed=HERE, other=True))),
    ),
)

ancient_relics.card(
    "Living Ink",
    passive(AFTER_LEAVING, Do("shuffle in", THIS)),
    action(pay(1), until_end_of_phase(HOST, gains("TCCC")), at_end("phase", destroy(HOST), still=HOST)),
    attach=characters(controller=YOU),
)

ancient_relics.card(
    "Forcing the Truth",
    action(
        Pick(characters(non=("Ancient One",)), to="exhaust"),
        exhaust(CHOSEN),
        then(Pick(characters(non=("Ancient One",)), to="ready"), ready(CHOSEN)),
    ),
)

ancient_relics.card("Border Runners")

ancient_relics.card("Shriven and Resolute", response(on("wound"), ready(HOST)), attach=characters())

ancient_relics.card(
    "James Crusher",
    action(
        choose(characters(non=("Ancient One",), committed=HERE, other=True)),
        PayBy(Do("uncommit", THIS)),
        Do("uncommit", CHOSEN),
    ),
)

ancient_relics.card(
    "Sons of Hermes",
    action(
        pay(1),
        PayBy(GiveUp(characters(subtypes=("Criminal",)), by="exhaust")),
        Pick(characters(subtypes=("Criminal",)), to="ready"),
        ready(CHOSEN),
    ),
)

ancient_relics.card(
    "Fortifying Ouzo",
    Static(HOST, (Keyword("Willpower"), gains("C"))),
    action(pay(1), Pick(characters(but=HOST), to="attach"), Attach(THIS, CHOSEN)),
    attach=characters(),
)

ancient_relics.card(
    "Outback Poacher", response(on("destroy", card=characters(subtypes=("Monster", "Creature"))), DrawCards())
)

ancient_relics.card(
    "Naval Tactics",
    action(
        ForEvery(
            characters(skill=at_most(X)),
            (Lasts(None, (Cannot(CHOSEN, "count printed icons", "count its printed icons", modal="does not"),)),),
        )
    ),
)

ancient_relics.card(
    "Written in Blood",
    passive(on("enters discard", card=THIS, player=YOU), Do("shuffle in", THIS), zone=DISCARD),
    action(
        AtLeast(1, characters(faction=SYNDICATE, controller=YOU, committed=WITH_HOST)),
        pay(1),
        Do("uncommit", HOST),
    ),
    attach=characters(non=("Ancient One",)),
)

ancient_relics.card(
    "Premature Detonation",
    action(
        Phase(STORY_PHASE, after="opponent_commits"),
        exhaust(Every(characters(non=("Ancient One",)))),
    ),
)

ancient_relics.card(
    "Nassor",
    response(
        on("all have committed"),
        choose(characters(non=("Ancient One",), committed=HERE)),
        EachDoes(
            ControllerOf(CHOSEN),
            (
                one_of(
                    Do("uncommit", CHOSEN),
                    Lasts(CHOSEN, (Delayed((sacrifice(CHOSEN),)),), until=AFTER_STORIES),
                ),
            ),
        ),
    ),
)
