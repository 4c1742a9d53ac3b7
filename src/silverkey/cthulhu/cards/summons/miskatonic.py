"""Summons of the Deep: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

summons = card_set("summons")

summons.card(
    "Hapless Graduate Student",
    replacement(on("draw", player=YOU), DrawOtherwise(SOME_FEWER)),
    forced(on("draw", player=YOU), goes_insane(THIS)),
)

summons.card(
    "Chess Prodigy",
    passive(
        on("commit", card=THIS, when=(Turn(),)),
        ChooseIcon(),
        Lasts(THE_EVENT_STORY, (DecidedBy(INVESTIGATION, of=""),)),
    ),
)

summons.card(
    "Field Researcher",
    response(
        on("decline story", player=OPPONENT),
        EXHAUST_NAMED,
        ExecuteStory(EventCard("that story")),
    ),
)

summons.card(
    "Rabbit's Foot",
    response(
        on("commit", card=HOST),
        Reveal(Top()),
        then(take(Chosen("revealed", "that card"))),
        when_(
            AtLeast(1, Cards(type=CHARACTER, zone=DECK, among=Chosen("revealed"))),
            until_end_of_phase(THE_EVENT_STORY, SkipStruggles("C")),
        ),
    ),
    attach=characters(faction=MISKATONIC),
)

summons.card(
    "Literature Professor",
    Static(
        THIS,
        (
            GainAbility(
                disrupt(
                    on("replace story", player=YOU), Pick(stories(zone=STORY_DECK)), ToStoryDeck(CHOSEN_STORY, "top")
                )
            ),
        ),
        (AllYours(MISKATONIC),),
    ),
)

summons.card("Dr. Carson", action(EXHAUST_NAMED, choose(characters(state="insane")), restore(CHOSEN), ready(CHOSEN)))

summons.card("Academic Obfuscation", TokensNeeded(HOST_STORY, 2, whose=EACH_OPPONENT), attach=stories())

summons.card(
    "Sleeping Pills",
    Static(Committed(of=HOST), (SkipStruggles("T"),), (is_committed(HOST),)),
    attach=characters(non=("Ancient One",)),
)

summons.card(
    "Scholarly Plagiarist",
    replacement(
        on("struggle effect", card=ITS_STORY, player=YOU, which="Investigation"),
        Instead("instead of the usual effect of that struggle,"),
        MoveToken(whose=AN_OPPONENT, at=THAT_STORY),
    ),
)

summons.card(
    "Howard Ludvinski",
    action(
        Pick(Cards(type=STORY, zone=WON, owner=YOU, where=("executable",))),
        ToStoryDeck(CHOSEN_STORY),
        ExecuteStory(CHOSEN_STORY),
    ),
)

SEEN_CARD = Chosen("searched", "that card")

summons.card(
    "Shortsighted Librarian",
    response(
        AFTER_WINNING_ARCANE,
        ChoosePlayer(deck=True),
        look_at_top(1, THAT_PLAYER),
        may(one_of(Do("bottom", SEEN_CARD), Do("discard", SEEN_CARD))),
    ),
)

summons.card(
    "Pagan Hall",
    disrupt(
        on("place token", player=YOU),
        EXHAUST_NAMED,
        PutTokens(THIS),
        CancelEvent("cancel the placing of {token} there", amount=1),
    ),
    action(EXHAUST_NAMED, Pick(stories()), LayTokens(origin=THIS, onto=CHOSEN_STORY)),
)

summons.card(
    "Summer Classes",
    action(
        choose(characters(committed=ANYWHERE)),
        Lasts(
            None,
            (Cannot(CHOSEN, "uncommit", "leave its story unless that is won"),),
            until=RESOLVED_AGAIN,
        ),
    ),
)

summons.card(
    "Changing the Names",
    action(ChoosePlayer(), MoveToken(whose=THAT_PLAYER, exchange=True)),
)
