"""The ten stories of the Core Set."""

from silverkey.cthulhu.cards.writing import *

core = card_set("core")

_RESOURCES = Cards(zone=DOMAIN, owner=YOU)

core.card("Nowhere to Hide", story_effect(PutTokens(Every(stories()), 0)))

core.card("The Shadow out of Time", story_effect(EachDoes(EACH_PLAYER, (SwapWithDiscard(),))))

core.card("Opening Night", story_effect(PutIntoPlay(Every(discarded(type="character")), insane=True)))

core.card(
    "Ancient Apocrypha",
    story_effect(
        EachDoes(
            EACH_PLAYER, (GainDomain(), AsResources(Every(Cards(type=CHARACTER, zone=DISCARD, owner=YOU)), NEWEST))
        )
    ),
)

core.card(
    "The Call of Cthulhu",
    story_effect(EachDoes(EACH_PLAYER, (Pick(Cards(zone=DECK, owner=YOU)), take(CHOSEN_CARD), Shuffle()))),
)

core.card("Through the Gates", story_effect(Do("sacrifice", Every(characters(printed_skill=at_least(3))))))

core.card("Rotting Away", story_effect(Do("sacrifice", Every(characters(printed_skill=at_most(2))))))

core.card(
    "Frozen in Time",
    story_effect(
        EachDoes(
            EACH_PLAYER,
            (
                Pick(_RESOURCES, any_number=True),
                destroy(Chosen(noun="those resources")),
                discard_top(YOURSELF, Count(Cards(zone=DOMAIN, owner=YOU, but=CHOSEN_CARD), times=2)),
            ),
        )
    ),
)

core.card(
    "Dreamwalkers",
    story_effect(EachDoes(EACH_PLAYER, (Pick(stories(zone=WON, owner=YOU, other=True)), ToStoryDeck(CHOSEN_STORY)))),
)

core.card(
    "The Other Path",
    story_effect(EachDoes(EACH_PLAYER, (Pick(stories(tokens=at_most(2)), optional=True), PutTokens(CHOSEN_STORY)))),
)
