"""Forgotten Lore: neutral cards."""

from silverkey.cthulhu.cards.writing import *

forgotten_lore = card_set("forgotten-lore")

LESS_THAN_PRINTED = Compare(OfEvent("price"), "lower than", Of("printed cost", EventCard("it")))

forgotten_lore.card(
    "Student of the Profane",
    response(
        on("play", player=OPPONENT, when=(LESS_THAN_PRINTED,)),
        choose(stories()),
        PutTokens(CHOSEN_STORY),
    ),
).before_errata("2.0", "1.4", subtypes=("Investigator", "Sorceror"))

forgotten_lore.card(
    "Ghost of Perdition",
    action(
        IsA(THIS, Cards(where=("attached",)), so=False),
        pay(2),
        choose(characters(other=True)),
        Attach(THIS, CHOSEN),
        at_end("phase", Do("sacrifice", ATTACHED)),
    ),
    Static(HOST, (gains("TTT"),)),
    Static(THIS, (Belongs("subtype", "Curse"),), (IsA(THIS, Cards(where=("attached",))),)),
)

forgotten_lore.card(
    "Mentor to Vaughn", action(pay(1), choose(characters(skill=at_most(2))), exhaust(CHOSEN))
).before_errata("2.0", "1.4", subtypes=("Sorceror",))

forgotten_lore.card(
    "Broken Space, Broken Time",
    action(
        YOUR_OPERATIONS,
        EachDoes(
            EACH_PLAYER,
            (
                may(
                    Pick(
                        Cards(type="character", subtypes=("Ancient One",), cost=at_most(6), zone=DECK, owner=YOU),
                        to="enter",
                    ),
                    PutIntoPlay(CHOSEN),
                    Shuffle(),
                ),
            ),
        ),
    ),
)

forgotten_lore.card("Whateley's Diary", action(pay(4), SACRIFICE, LayTokens()), attach=characters(controller=YOU))

forgotten_lore.card(
    "Alaskan Sledge Dog",
    Immune(THIS, Cards(type="event", subtypes=("Polar",), zone=HAND)),
    Static(
        THIS,
        (
            gains("C", per=Count(Cards(title="Alaskan Sledge Dog"))),
            Skill(1, per=Count(Cards(title="Alaskan Sledge Dog"))),
        ),
    ),
)

forgotten_lore.card(
    "Pocket Telescope",
    action(EXHAUST_NAMED, look_at_top(1), may(Do("bottom", Chosen("searched")))),
    attach=characters(controller=YOU),
)

forgotten_lore.card(
    "Arkham Inmate",
    action(goes_insane(THIS)),
    response(
        AFTER_RESTORED,
        choose(stories()),
        Lasts(None, (Company(characters(controller=OPPONENT), "one", at=CHOSEN_STORY),), until="turn"),
    ),
)

forgotten_lore.card(
    "Flare Gun",
    response(
        on("commit", card=HOST, when=(Turn(),)),
        pay(1),
        choose(characters(), number=2, up_to=True),
        Lasts(None, (MustCommit(THOSE_CHOSEN, at=THE_EVENT_STORY),)),
    ),
    attach=characters(controller=YOU),
)
