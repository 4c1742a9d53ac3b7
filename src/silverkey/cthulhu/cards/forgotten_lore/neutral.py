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

forgotten_lore.card(
    "Artifact of the Lost Cities",
    Static(HOST_CARD, (Belongs("subtype", "Artifact"),)),
    response(
        on("destroy", "discard", card=THIS, causes=("host",), when=(IsA(HOST_CARD, discarded()),)),
        DrawCards(3),
    ),
    attach=supports(),
)

forgotten_lore.card(
    "Written in the Sky",
    response(
        on("enter", card=characters(subtypes=("Ancient One",)), player=YOU, causes=(PLAY,)),
        Pick(Cards(type=CHARACTER, subtypes=("Ancient One",), zone=DECK, owner=YOU)),
        take(CHOSEN_CARD),
        Shuffle(),
    ),
)

forgotten_lore.card("Nodens", response(AFTER_ENTERING, wound(Every(characters(skill=at_most(3))))))

forgotten_lore.card(
    "Tulzscha",
    Static(Every(characters(subtypes=("Cultist",))), (Skill(1), gains("T"))),
    action(
        PayBy(sacrifice_own(characters(subtypes=("Cultist",)))),
        choose(characters(non=("Ancient One",), skill=at_most(2))),
        destroy(CHOSEN),
    ),
)

forgotten_lore.card("Granny Orne", response(AFTER_ENTERING, destroy(Every(characters(state="insane")))))

forgotten_lore.card(
    "607 Walter Street",
    response(
        on("destroy", card=Cards(subtypes=("Independent",))),
        EXHAUST_NAMED,
        IsA(EventCard(), discarded()),
        PutIntoPlay(EventCard()),
    ),
)

WITH_A_CONSPIRACY = (AtLeast(1, Cards(type=CONSPIRACY)),)

forgotten_lore.card(
    "Ol' Lazy Eyes",
    Static(THIS, (gains("T"),), WITH_A_CONSPIRACY),
    response(AFTER_PLAYING_THIS, Pick(Cards(type=CONSPIRACY, zone=DECK, owner=YOU)), take(CHOSEN_CARD), Shuffle()),
)

forgotten_lore.card("Crazy Eddie", Static(THIS, (Skill(1), gains("CA")), WITH_A_CONSPIRACY))

forgotten_lore.card("The Bootleg Whiskey Cover-Up", Static(Every(characters(committed=HERE)), (Blank(),)))

forgotten_lore.card(
    "Negotium Perambulans in Tenebris",
    TokensNeeded(THIS, number=10),
    Cannot(characters(cost=at_most(2)), "commit", at=Every(stories(other=True))),
)

POLAR_IN_THE_PILE = Count(discarded(type=EVENT, subtypes=("Polar",), owner=YOU))
AFTER_ALL_COMMITTED = Phase(STORY_PHASE, AN_OPPONENT, after="opponent_commits")

forgotten_lore.card(
    "Antarctic Wind",
    action(
        Phase(STORY_PHASE, AN_OPPONENT, after="active_player_commits"),
        Pick(characters(committed=NOWHERE), to="exhaust"),
        exhaust(CHOSEN),
        then(wound(CHOSEN, POLAR_IN_THE_PILE)),
    ),
)

forgotten_lore.card(
    "Polar Fog",
    action(
        OPPONENTS_TURN,
        choose(characters(committed=ANYWHERE)),
        Do("uncommit", CHOSEN),
        then(
            EachDoes(
                ControllerOf(CHOSEN),
                (
                    Pick(stories(but=THE_STORY_LEFT), "there", to_join=CHOSEN),
                    Do("commit", CHOSEN, place=Chosen("there", "that story")),
                ),
                if_able=True,
            )
        ),
    ),
)

LOST_PERMANENTS = Count(Cards(non=(CHARACTER, CONSPIRACY), zone=DISCARD, among=Chosen("lost")))

forgotten_lore.card(
    "The Greatest Fear",
    response(
        on("insane"),
        discard_at_random(2, of=ControllerOf(THE_EVENT_CARD)),
        then(Times(LOST_PERMANENTS, (may(Pick(stories()), PutTokens(CHOSEN_STORY)),))),
    ),
)

forgotten_lore.card(
    "Kitab Al-Azif",
    action(
        EXHAUST_NAMED,
        PayBy(discard_cards(targeted=False)),
        choose(stories(), by=EACH_PLAYER),
        Lasts(None, (TokensNeeded(Chosen("chosen", "those stories"), by=-1),)),
    ),
)

forgotten_lore.card(
    "Hypothermia",
    action(
        AFTER_ALL_COMMITTED,
        choose(characters(), number=POLAR_IN_THE_PILE, up_to=True),
        wound(THOSE_CHOSEN),
    ),
)

forgotten_lore.card(
    "Beneath the Mire",
    action(
        AFTER_ALL_COMMITTED,
        EachDoes(
            EACH_PLAYER,
            (
                when_(
                    AtLeast(3, Happened(on("commit", player=YOU), stories=True)),
                    Do("sacrifice", Every(characters(controller=YOU, committed=ANYWHERE))),
                ),
            ),
        ),
    ),
)

forgotten_lore.card(
    "The Rope and Anchor Tavern",
    passive(
        on("enter", card=THIS, player=YOU, causes=(PLAY,), origin=HAND),
        NameA("subtype"),
        when_leaving(),
    ),
    action(
        EXHAUST_NAMED,
        Lasts(None, (CostChange(Cards(type=CHARACTER, where=("of subtype",)), -1, minimum=1, who=YOU),), uses=1),
    ),
)

forgotten_lore.card(
    "Realm of Ice and Death",
    passive(on("play", card=Cards(type=EVENT, subtypes=("Polar",), zone=HAND)), Attach(EventCard(), THIS)),
    PlayedOffThis(Cards(type=EVENT, subtypes=("Polar",)), PayBy(RemoveTokens(1, at=Host("this conspiracy")))),
)
