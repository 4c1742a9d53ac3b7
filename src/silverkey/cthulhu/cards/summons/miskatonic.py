"""Summons of the Deep: Miskatonic University."""

from silverkey.cthulhu.cards.writing import *

summons = card_set("summons")

summons.card(
    "Hapless Graduate Student",
    replacement(Trigger(("draw",), "whenever you would draw a card", player=YOU), DrawFewer()),
    forced(Trigger(("draw",), "after you draw a card", player=YOU), goes_insane(THIS)),
)

summons.card(
    "Chess Prodigy",
    passive(
        Trigger(("commit",), "when {this} commits to a story during your turn", card=THIS, when=(Turn(),)),
        ChooseIcon(),
        Lasts(THE_EVENT_STORY, (CountedBy(INVESTIGATION),)),
    ),
)

summons.card(
    "Field Researcher",
    response(
        Trigger(
            ("decline story",),
            "after an opponent wins a story and decides against its effect",
            player=OPPONENT,
        ),
        EXHAUST_NAMED,
        ExecuteStory(EventCard("that story")),
    ),
)

summons.card(
    "Rabbit's Foot",
    response(
        AFTER_HOST_COMMITS,
        RevealTop(),
        then(ToHand(Chosen("revealed", "that card"))),
        when_(
            IsA(Chosen("revealed", "the revealed card"), Cards(type=CHARACTER, zone=DECK)),
            until_end_of_phase(THE_EVENT_STORY, SkipStruggles(COMBAT)),
        ),
    ),
    attach=characters(faction=MISKATONIC),
)

summons.card(
    "Literature Professor",
    Static(THIS, (GainAbility(disrupt(AFTER_WINNING_A_STORY, PickNextStory())),), (AllYours(MISKATONIC),)),
)
