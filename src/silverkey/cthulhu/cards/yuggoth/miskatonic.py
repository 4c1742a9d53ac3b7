"""The Yuggoth Contract: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

yuggoth = card_set("yuggoth")

yuggoth.card("Focused Art Student", response(AFTER_ENTERING, DrawCards()))

yuggoth.card(
    "Museum Curator",
    response(
        AFTER_ENTERING,
        Pick(Cards(type=SUPPORT, zone=DECK, owner=YOU), to="enter", top=5),
        PutIntoPlay(CHOSEN_CARD),
        Rest(as_they_lay=True),
    ),
)

yuggoth.card("Stone Calendar", action(EXHAUST_NAMED, PayBy(DiscardOwnTokens(0, one_story=False)), DrawCards(X)))

yuggoth.card("Perpetual Silence", action(until_end_of_phase(Every(characters()), IconsOf())))

yuggoth.card(
    "Erin Moirai",
    response(
        AFTER_PLAYING_THIS,
        choose(either(characters(state="exhausted"), supports(state="exhausted"))),
        ready(CHOSEN_CARD),
    ),
)

yuggoth.card(
    "Searching the Reserves",
    action(
        PayBy(GiveUp(characters(faction=MISKATONIC), by="exhaust")),
        Pick(discarded(type=SUPPORT, subtypes=("Artifact", "Tome"), owner=YOU)),
        return_to_hand(CHOSEN_CARD),
    ),
)

yuggoth.card("Broken Glasses", Static(HOST, (loses("II"),)), attach=characters())

yuggoth.card(
    "Under the Microscope",
    action(
        Phase(STORY_PHASE, before="active_player_commits"),
        Lasts(
            None,
            (
                InStruggles(
                    INVESTIGATION,
                    (
                        EachDoes(
                            WINNER,
                            (
                                Pick(
                                    characters(state="exhausted", committed=HERE),
                                    number=OfEvent("margin"),
                                    optional=True,
                                    up_to=True,
                                    to="ready",
                                ),
                                ready(THOSE_CHOSEN),
                            ),
                        ),
                    ),
                ),
            ),
            until="turn",
        ),
    ),
)

yuggoth.card(
    "M.U. Chem Lab",
    action(pay(1), until_end_of_phase(Every(characters(subtypes=("Student",))), gains("I"))),
)

yuggoth.card(
    "Derby Hall",
    action(
        pay(1),
        EXHAUST_NAMED,
        Pick(characters(subtypes=("Student", "Faculty"), owner=YOU)),
        return_to_hand(CHOSEN),
    ),
)

yuggoth.card("Harry Houdini", action(pay(1), Do("uncommit", THIS), then(ready(THIS))))

yuggoth.card(
    "Cultist Journal Sketches",
    action(EXHAUST_NAMED, choose(characters(keywords=("Villainous",))), return_to_hand(CHOSEN)),
    attach=characters(faction=MISKATONIC, controller=YOU),
)

yuggoth.card(
    "Professor Smith",
    forced(on("draw", player=YOU, by_effect=True), Lasts(THIS, (gains("AI"),), until="turn")),
)

yuggoth.card(
    "M.U. Museum of Natural History",
    action(
        EXHAUST_NAMED,
        choose(discarded(type=SUPPORT, subtypes=("Artifact",), owner=YOU)),
        return_to_hand(CHOSEN_CARD),
    ),
)

yuggoth.card(
    "Archaeological Dig Site",
    response(
        on("enters discard", card=Cards(type=SUPPORT, subtypes=("Item", "Tome")), player=YOU, origin=IN_PLAY),
        SACRIFICE,
        take(EventCard()),
    ),
)

yuggoth.card(
    "Uneasy Translator",
    action(
        EXHAUST_NAMED,
        choose(characters()),
        until_end_of_phase(CHOSEN, Skill(2, per=Count(characters(faction_but=CHOSEN)))),
    ),
)

yuggoth.card(
    "Field Research Station",
    action(
        EXHAUST_NAMED,
        pay(1),
        choose(stories()),
        one_of(
            Lasts(CHOSEN_STORY, (struggles("I"),), until=NEXT_PHASE_ENDS),
            Lasts(CHOSEN_STORY, (struggles("I", -1),), until=NEXT_PHASE_ENDS),
        ),
    ),
)
