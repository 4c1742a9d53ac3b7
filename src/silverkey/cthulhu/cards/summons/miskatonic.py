"""Summons of the Deep: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

summons = card_set("summons")

summons.card(
    "Hapless Graduate Student",
    replacement(on("draw", player=YOU), DrawFewer()),
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
