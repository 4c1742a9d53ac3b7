"""Forgotten Lore: Hastur."""

from silverkey.cthulhu.cards.writing import *

forgotten_lore = card_set("forgotten-lore")

forgotten_lore.card(
    "White Out",
    action(
        OPPONENTS_TURN,
        choose(characters(committed=ANYWHERE)),
        Lasts(None, (Cannot(CHOSEN, "count", "count its icons or its skill", modal="does not"),)),
    ),
)

forgotten_lore.card(
    "Aspiring Artist", response(AFTER_PLAYING_THIS, AtMost(0, Cards(zone=WON, owner=YOU)), DrawCards(1))
).before_errata("1.4", subtypes=("Cultist",)).before_errata(
    "2.0",
    subtypes=("Cultist",),
    abilities=(response(AFTER_PLAYING_THIS, AtMost(0, Cards(zone=WON, owner=YOU)), DrawCards(2)),),
)

forgotten_lore.card(
    "Bringer of Fire",
    action(
        AtLeast(2, Cards(title="Bringer of Fire", controller=YOU)),
        PayBy(Do("exhaust", Every(Cards(title="Bringer of Fire", controller=YOU)))),
        choose(characters(skill=at_most(4))),
        destroy(CHOSEN),
    ),
)

forgotten_lore.card("Obscene Byakhee", response(AFTER_ENTERING, EachDoes(EACH_OPPONENT, (discard_at_random(),))))

forgotten_lore.card(
    "Altar of Madness",
    action(
        EXHAUST_NAMED,
        Lasts(
            None,
            (
                CostChange(
                    Cards(type=EVENT),
                    -1,
                    minimum=1,
                    per=Count(characters(state="insane", controller=OPPONENT)),
                    who=YOU,
                ),
            ),
            uses=1,
        ),
    ),
)

forgotten_lore.card(
    "Charles Dexter Ward, Unfortunate Fool",
    disrupt(DRIVING_THIS_INSANE, Instead(), choose(characters(other=True)), goes_insane(CHOSEN, if_able=True)),
)

forgotten_lore.card(
    "Artists Colony",
    action(
        EXHAUST_NAMED,
        Reveal(Top(1, EACH_PLAYER)),
        If(
            Compare(
                Of("printed cost", RevealedBy(YOURSELF)), "more than", Of("printed cost", RevealedBy(EACH_OPPONENT))
            ),
            (take(RevealedBy(YOURSELF)), Do("discard", RevealedBy(EACH_OPPONENT))),
            (Do("discard", RevealedBy(EACH_PLAYER)),),
        ),
    ),
)

forgotten_lore.card(
    "Shrieking Byakhee",
    response(
        on("enter", card=THIS, player=YOU, origin=HAND, causes=(PLAY,)),
        pay(2),
        Pick(Cards(type=CHARACTER, in_title="Byakhee", zone=DECK, owner=YOU), to="enter"),
        PutIntoPlay(CHOSEN),
        Shuffle(),
    ),
)

forgotten_lore.card(
    "The Hidden Conspiracy",
    story_effect(
        AtLeast(1, characters(faction=HASTUR, controller=YOU)),
        choose(characters(), any_number=True),
        goes_insane(THOSE_CHOSEN),
    ),
)

forgotten_lore.card(
    "Feathery Watchers",
    response(
        on("commit", card=THIS, when=(Turn(),)),
        choose(characters(controller=OPPONENT, non=("Ancient One",))),
        Lasts(None, (Cannot(CHOSEN, "commit", at=THE_EVENT_STORY),)),
    ),
)

forgotten_lore.card("Cold Spring Glen", forced(on("place token"), discard_top(THE_EVENT_PLAYER, 1)))

POLAR_EVENTS = Cards(type=EVENT, subtypes=("Polar",), zone=HAND)

forgotten_lore.card(
    "Giant Albino Penguin",
    Immune(THIS, POLAR_EVENTS),
    response(on("play", card=POLAR_EVENTS), EXHAUST_NAMED, DrawCards()),
)

forgotten_lore.card(
    "Atlach-Nacha",
    Cannot(THIS, "blank", "have its text box blanked, nor counted as blank"),
    response(
        AFTER_COMMITTING,
        discard_top(AN_OPPONENT, 1),
        when_(AtLeast(1, discarded(non=(CHARACTER,), among=Chosen("discarded"))), PutTokens(THE_EVENT_STORY)),
    ),
)

forgotten_lore.card(
    "Polar Mirage",
    action(
        Phase(STORY_PHASE, AN_OPPONENT, after="active_player_commits"),
        choose(characters(controller=OPPONENT, committed=NOWHERE)),
        Control(CHOSEN, until="phase"),
        Pick(stories(), "there", to_join=CHOSEN),
        Do("commit", CHOSEN, place=Chosen("there", "that story"), if_able=True),
    ),
)
